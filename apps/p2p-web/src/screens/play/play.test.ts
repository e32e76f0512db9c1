import { type AnyGame, Match, type MatchSetup, seededChance, seededDraw } from '@cheeseboard/engine';
import { daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaText } from '@cheeseboard/engine/gouda-gouda/text';
import { mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import { writeRecord } from '@cheeseboard/engine/records';
import { describe, expect, test } from 'vitest';
import type { ElectionStatus, Person, Table, TableState } from '../../tables/table.ts';
import { cuesOf } from './cues.ts';
import { auditText } from './fairness.ts';
import { noticesOf } from './notices.ts';
import { LINK_MAX_CHARACTERS, readLink, writeLink } from './record-link.ts';
import { isAsked, isMyTurn, mustAnswer, ownViaOf, playersOf, viaOf, whileAnimating } from './seats.ts';
import { turnLine } from './status-line.ts';
import { formatTime } from './time.ts';
import { hasSecrets, nextToAct, type Seated } from './turns.ts';
import { en } from './words/en.ts';
import { playWords } from './words/index.ts';

const person = (id: string, seat: number | null, changes: Partial<Person> = {}): Person => ({
  id,
  name: id,
  colour: null,
  host: id === 'Anna',
  connection: 'here',
  seat,
  ready: true,
  ...changes,
});

/** The table of a match as one seat sees it. */
function stateOf(
  match: Match,
  me: string,
  seats: readonly string[],
  changes: Partial<TableState> = {},
): TableState {
  const seat = seats.indexOf(me);
  return {
    phase: match.result ? 'over' : 'playing',
    game: match.game.id,
    options: match.options,
    policy: { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 2 },
    chairs: seats.map((id) => ({ kind: 'person', person: id, standIn: false })),
    people: seats.map((id, place) => person(id, place)),
    me,
    paused: null,
    waiting: [],
    asks: [],
    chat: [],
    match: {
      number: 1,
      version: match.length,
      view: match.view(seat < 0 ? 'spectator' : seat),
      moves: seat < 0 ? [] : match.legalMoves(seat),
      log: match.history.flatMap(({ events }) => events),
      thinking: [],
      clock: null,
      result: match.result,
      record: null,
      fair: null,
    },
    ...changes,
  };
}

const tableOf = (state: TableState): Table => ({
  connection: { state: 'open' },
  state,
  subscribe: () => () => {},
  act: async () => ({ ok: true }),
  leave: () => {},
});

const names = ['Anna', 'Ben', 'Clara'];
/** A match of any game, without the types of that game. */
const newMatch = (game: AnyGame, setup: MatchSetup): Match => new Match(game, setup);

const seatedIn = (match: Match, people = names): Seated[] =>
  people.map((name, seat) => ({ seat, table: tableOf(stateOf(match, name, people)) }));

/** A deal of Daumen drauf in which somebody may parry out of turn. */
function withParry(): { match: Match; parrier: number } {
  for (let seed = 0; ; seed++) {
    const match = newMatch(daumenDrauf, { seats: 3, options: { firstLeader: 0 } });
    match.resolveAll(seededChance(seed));
    match.play(0, match.legalMoves(0)[0]);
    const parrier = match.actors.find((seat) => seat === 2);
    if (parrier !== undefined && match.actors.length === 2) return { match, parrier };
  }
}

describe('whose turn it is', () => {
  test('the status line does not say that the game continues while the table shows the end', () => {
    const match = newMatch(mensErgerJeNiet, { seats: 2 });
    match.resolveAll(seededChance(1));
    const state = stateOf(match, 'Clara', ['Anna', 'Ben']);
    const withoutTurn = { ...state, match: { ...state.match!, view: { ...state.match!.view, turn: null } } };
    expect(turnLine(state, en, false)).toMatch(/^(Anna|Ben)’s turn$/);
    expect(turnLine(withoutTurn, en, false)).toBe('The game continues');
    expect(turnLine(withoutTurn, en, true)).toBe('The last move');
    expect(turnLine(withoutTurn, en, false, 1)).toMatch(/ is next$/);
  });

  test('nobody is called to roll while the table still shows how the others moved', () => {
    const match = newMatch(mensErgerJeNiet, { seats: 2, options: { firstPlayer: 1 } });
    const state = stateOf(match, 'Anna', ['Anna', 'Ben']);
    const rolling = { ...state, match: { ...state.match!, roller: 0 } };
    expect(mustAnswer(rolling)).toBe(true);
    expect(mustAnswer(whileAnimating(rolling, rolling.match, state.match!.view))).toBe(false);
  });

  test('a player who could parry is neither asked nor called', () => {
    const { match, parrier } = withParry();
    const state = stateOf(match, names[parrier]!, names);
    expect(state.match!.moves.length).toBeGreaterThan(0);
    expect(isAsked(state)).toBe(false);
    const earlierState = {
      ...state,
      match: { ...state.match!, version: state.match!.version - 1, moves: [] },
    };
    expect(cuesOf(earlierState, state, false)).toEqual([]);
  });

  test('one device goes to the player in turn, not to one who could parry', () => {
    const { match } = withParry();
    expect(nextToAct(seatedIn(match), 0)).toBe(1);
    expect(nextToAct(seatedIn(match), 2)).toBe(1);
  });

  test('a power window asks everybody; against bots only when a token can be played', () => {
    const match = newMatch(goudaGouda, { seats: 3, options: { firstPlayer: 0, powers: 'on' } });
    match.resolveAll(seededChance(1));
    for (const seat of [0, 1, 2]) match.play(seat, { type: 'start', mice: [5, 0, 0] });
    match.play(0, { type: 'name', place: 0 });
    match.resolveAll(seededChance(1));
    const [anna, ben] = ['Anna', 'Ben'].map((name) => stateOf(match, name, names)) as [
      TableState,
      TableState,
    ];
    expect([anna, ben].map(isAsked)).toEqual([true, true]);
    expect([anna, ben].map(isMyTurn)).toEqual([true, false]);
    const onlyPass = { ...ben, match: { ...ben.match!, moves: [{ type: 'pass' }] } };
    expect(mustAnswer(onlyPass)).toBe(true);
    const bots = onlyPass.chairs.map((chair, seat) =>
      seat === 1 ? chair : ({ kind: 'bot', level: 'steady', name: 'Feta' } as const),
    );
    expect(mustAnswer({ ...onlyPass, chairs: bots })).toBe(false);
    expect(mustAnswer({ ...ben, chairs: bots })).toBe(true);
  });

  test('one device goes around to everybody with a token in a power window', () => {
    const match = newMatch(goudaGouda, { seats: 3, options: { firstPlayer: 0, powers: 'on' } });
    match.resolveAll(seededChance(1));
    for (const seat of [0, 1, 2]) match.play(seat, { type: 'start', mice: [5, 0, 0] });
    match.play(0, { type: 'name', place: 0 });
    match.resolveAll(seededChance(2));
    expect(nextToAct(seatedIn(match), 0)).toBe(0);
    match.play(0, { type: 'pass' });
    expect(nextToAct(seatedIn(match), 0)).toBe(1);
    match.play(1, { type: 'pass' });
    expect(nextToAct(seatedIn(match), 1)).toBe(2);
  });
});

describe('the pass-device screen', () => {
  test('is shown only if hands or tokens are secret', () => {
    const { match } = withParry();
    expect(hasSecrets(seatedIn(match), daumenDraufText.en)).toBe(true);
    const piles = newMatch(mensErgerJeNiet, { seats: 3 });
    piles.resolveAll(seededChance(1));
    expect(hasSecrets(seatedIn(piles), mensErgerJeNietText.en)).toBe(false);
    const mice = newMatch(goudaGouda, { seats: 3, options: { powers: 'off' } });
    mice.resolveAll(seededChance(1));
    expect(hasSecrets(seatedIn(mice), goudaGoudaText.en)).toBe(false);
    const tokens = newMatch(goudaGouda, {
      seats: 3,
      options: { powers: 'on', tokensPerPlayer: 'fullSet' },
    });
    tokens.resolveAll(seededChance(1));
    // All players hold the same tokens, but tokens still count as secrets.
    expect(hasSecrets(seatedIn(tokens), goudaGoudaText.en)).toBe(true);
  });
});

describe('notices', () => {
  const match = newMatch(mensErgerJeNiet, { seats: 3 });
  match.resolveAll(seededChance(1));
  const noticesFor = (me: string, changes: Partial<TableState>) =>
    noticesOf(stateOf(match, me, names, changes), { connection: { state: 'open' } }, en);

  test('tell that the host is gone, the countdown, the votes, and whether anybody can be elected', () => {
    const connection = { state: 'connecting', why: 'lost', tries: 1 } as const;
    const election = { since: 0, until: 20_000, votes: 0, quorum: 2, voters: 3 };
    const say = (changes: Partial<ElectionStatus>) =>
      noticesOf(stateOf(match, 'Ben', names), { connection, election: { ...election, ...changes } }, en)[0]!;
    expect(say({})).toMatchObject({ text: en.hostGone, until: 20_000, wait: en.waitLonger });
    expect(say({ votes: 1 }).text).toContain('1 of 2');
    expect(say({ until: null })).toMatchObject({ text: en.noElectionPossible, link: en.sendLink });
    expect(say({ until: null }).wait).toBeUndefined();
  });

  test('tell to whom the table is handed over', () => {
    const state = stateOf(match, 'Anna', names, { waiting: ['Ben'] });
    const [notice] = noticesOf(state, { connection: { state: 'open' }, handedOverTo: 'Ben' }, en);
    expect(notice!.text).toBe(en.handingOver('Ben'));
  });

  test('name whoever carries a connection, and nobody while it is lost', () => {
    const people = names.map((id, seat) => person(id, seat, id === 'Ben' ? { via: 'Clara' } : {}));
    const state = stateOf(match, 'Ben', names, { people });
    const lost = { state: 'connecting', why: 'lost', tries: 1 } as const;
    expect(ownViaOf(state, { state: 'open' }, en)).toBe('via Clara');
    expect(ownViaOf(state, lost, en)).toBe(null);
    expect(viaOf(state, people[0], en)).toBe(null);
  });

  test('tell why the connection is lost', () => {
    const [line] = noticesOf(
      stateOf(match, 'Ben', names),
      { connection: { state: 'connecting', why: 'lost', tries: 1 } },
      en,
    );
    expect(line!.text).toContain('lost');
    expect(line!.text).toContain('kept');
  });

  test('tell a guest without any network that it is offline, not that the host is gone', () => {
    const connection = { state: 'connecting', why: 'signalling', tries: 3 } as const;
    const election = { since: 0, until: 20_000, votes: 0, quorum: 2, voters: 3 };
    const [notice, ...others] = noticesOf(stateOf(match, 'Ben', names), { connection, election }, en);
    expect(notice!.text).toBe(`${en.disconnected.signalling} ${en.reconnectsByItself}`);
    expect(notice!.until).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('tell a host that it is offline if it reaches neither server nor players', () => {
    const away = names.map((id, seat) => person(id, seat, id === 'Anna' ? {} : { connection: 'away' }));
    const textsFor = (listening: 'lost' | 'open', changes: Partial<TableState>) => {
      const hosted = { listening } as NonNullable<Table['hosted']>;
      const state = stateOf(match, 'Anna', names, changes);
      return noticesOf(state, { connection: { state: 'open' }, hosted }, en).map(({ text }) => text);
    };
    const waiting = ['Ben', 'Clara'];
    expect(textsFor('lost', { people: away, waiting })).toEqual([
      `You seem to be offline. ${en.hostOffline}`,
    ]);
    expect(textsFor('open', { people: away, waiting })).toEqual([en.waitsFor('Ben, Clara')]);
    expect(textsFor('lost', {})).toEqual([]);
  });

  test('offer an update only to somebody who met a newer version', () => {
    const state = stateOf(match, 'Ben', names);
    const election = { since: 0, until: 20_000, votes: 0, quorum: 2, voters: 2 };
    const offers = (why: 'older' | 'newer' | 'lost', changes: Pick<Table, 'election'> = {}): boolean[] =>
      noticesOf(state, { connection: { state: 'connecting', why, tries: 1 }, ...changes }, en).map(
        ({ fetch = false }) => fetch,
      );
    expect(offers('older')).toEqual([true]);
    expect(offers('older', { election })).toEqual([true]);
    for (const why of ['newer', 'lost'] as const) expect(offers(why)).toEqual([false]);
  });

  test('ask those who have not answered about an undo', () => {
    const asks = [{ kind: 'undo', seat: 0, to: 4, waiting: [1] }] as const;
    expect(noticesFor('Ben', { asks })[0]!.choices.map(({ act }) => act.kind)).toEqual([
      'answer-undo',
      'answer-undo',
    ]);
    expect(noticesFor('Clara', { asks })[0]!.choices).toEqual([]);
    expect(noticesFor('Anna', { asks })[0]!.text).toContain('Ben');
  });

  test('ask only the host about a seat', () => {
    const people = [...names.map((id, seat) => person(id, seat)), person('Dora', null)];
    const asks = [{ kind: 'seat', person: 'Dora', seat: 1 }] as const;
    expect(noticesFor('Anna', { asks, people })[0]!.choices).toHaveLength(2);
    expect(noticesFor('Ben', { asks, people })).toEqual([]);
    expect(noticesFor('Dora', { asks, people })[0]!.choices.map(({ act }) => act.kind)).toEqual(['ask-seat']);
  });

  test('offer the seats of those who are away to somebody who has none', () => {
    const away = { connection: 'away' } as const;
    const people = [person('Anna', 0), person('Ben', 1, away), person('Clara', 2), person('Dora', null)];
    const offered = (id: string, changes = {}) =>
      noticesFor(id, { people, ...changes }).find((notice) => notice.id === 'claim');
    expect(offered('Dora')!.choices).toEqual([{ label: 'I am Ben', act: { kind: 'claim-seat', seat: 1 } }]);
    for (const id of ['Anna', 'Clara']) expect(offered(id)).toBeUndefined();
    const chairs = names.map((id) => ({ kind: 'person', person: id, standIn: id === 'Ben' }) as const);
    expect(offered('Dora', { chairs })!.choices[0]!.label).toBe('I am Ben (a bot is standing in)');
    const asks = [{ kind: 'claim', person: 'Dora', seat: 1 }] as const;
    expect(offered('Dora', { asks })).toBeUndefined();
    const replaced = [...people.slice(0, 3), person('Dora', null, { replaced: true })];
    expect(offered('Dora', { people: replaced })!.text).toContain('While you were away');
  });

  test('let only the host confirm who somebody is, and not while the table waits for voters', () => {
    const people = [...names.map((id, seat) => person(id, seat)), person('Ben 2', null)];
    const asks = [{ kind: 'claim', person: 'Ben 2', seat: 1 }] as const;
    const labels = (id: string, waiting: readonly string[] = []) =>
      noticesFor(id, { asks, people, waiting })[0]?.choices.map(({ label }) => label);
    expect(noticesFor('Anna', { asks, people })[0]!.text).toContain(
      'Ben 2 says they are Ben, on a new device',
    );
    expect(labels('Anna')).toEqual(['Yes, that is Ben', en.decline]);
    expect(labels('Anna', ['Ben', 'Clara'])).toEqual([en.decline]);
    expect(labels('Clara')).toBeUndefined();
    expect(labels('Ben 2')).toEqual([en.takeBack]);
    const gone = { connection: { state: 'connecting', why: 'nobody', tries: 1 } } as const;
    const texts = noticesOf(stateOf(match, 'Ben 2', names, { asks, people }), gone, en).map(
      ({ text }) => text,
    );
    expect(texts).toContain(en.claimWithoutHost('Ben'));
  });

  test('name who is away and let the host choose a bot', () => {
    const people = names.map((id, seat) => person(id, seat, id === 'Clara' ? { connection: 'away' } : {}));
    expect(noticesFor('Anna', { people })[0]!.choices.map(({ act }) => act)).toEqual([
      { kind: 'stand-in', seat: 2, bot: true },
    ]);
    expect(noticesFor('Ben', { people })[0]!.text).toContain('Clara');
    expect(noticesFor('Ben', { people })[0]!.choices).toEqual([]);
  });

  test('combine several absent people into one notice', () => {
    const people = names.map((id, seat) => person(id, seat, id === 'Anna' ? {} : { connection: 'away' }));
    const notices = noticesFor('Anna', { people });
    expect(notices).toHaveLength(1);
    expect(notices[0]!.text).toBe(en.away('Ben, Clara', true));
    expect(notices[0]!.choices.flatMap(({ act, furtherActs = [] }) => [act, ...furtherActs])).toEqual([
      { kind: 'stand-in', seat: 1, bot: true },
      { kind: 'stand-in', seat: 2, bot: true },
    ]);
    // The only notice is that the host waits for missing voters.
    expect(noticesFor('Anna', { people, waiting: ['Ben', 'Clara'] }).map(({ text }) => text)).toEqual([
      en.waitsFor('Ben, Clara'),
    ]);
  });

  test('combine host loss and connection status into one notice', () => {
    const match = newMatch(mensErgerJeNiet, { seats: 3 });
    const people = names.map((id, seat) => person(id, seat, id === 'Clara' ? { connection: 'away' } : {}));
    const state = stateOf(match, 'Ben', names, { people });
    const election = { since: 0, until: 20_000, votes: 0, quorum: 2, voters: 2 };
    const texts = (why: 'nobody' | 'blocked'): string[] =>
      noticesOf(state, { connection: { state: 'connecting', why, tries: 1 }, election }, en).map(
        ({ text }) => text,
      );
    expect(texts('nobody')).toEqual([en.hostGone]);
    expect(texts('blocked')).toEqual([`${en.disconnected.blocked} ${en.hostGone}`]);
  });
});

describe('the audit', () => {
  const fairAudit = { players: 2, draws: 6, violation: null, verdict: null };
  const checked = {
    steps: 15,
    moves: 9,
    draws: 6,
    people: 2,
    without: 0,
    alone: 0,
    replaced: [],
    entries: 17,
    signatures: 11,
    unconfirmed: 0,
    views: 16,
  };

  test('says nothing during a correct game', () => {
    expect(auditText(fairAudit, en)).toBe('');
    expect(auditText(fairAudit, en, true)).toBe(en.fair.unchecked);
    expect(auditText(null, en)).toBe('');
  });

  test('says at the end what was checked and what was not', () => {
    const sentenceOfVerified = auditText({ ...fairAudit, verdict: { type: 'verified', checked } }, en);
    expect(sentenceOfVerified).toContain('9 moves, 6 draws, 11 signatures');
    expect(sentenceOfVerified).toContain('16 positions');
    const alone = auditText(
      { ...fairAudit, verdict: { type: 'alone', checked: { ...checked, alone: 3 } } },
      en,
    );
    expect(alone).toContain('3 draws');
    expect(alone).not.toMatch(/^Verified/);
  });

  test('names the entry and the person of a violation at once, and offers to play on or leave', () => {
    const violation = { kind: 'signature', index: 7, key: null, name: 'Brie' } as const;
    const match = newMatch(mensErgerJeNiet, { seats: 3 });
    const state = stateOf(match, 'Ben', names);
    for (const words of Object.values(playWords)) {
      const withIt = { ...state, match: { ...state.match!, fair: { ...fairAudit, violation } } };
      const [notice] = noticesOf(withIt, { connection: { state: 'open' } }, words);
      expect(notice).toMatchObject({ urgent: true, dismiss: words.fair.playOn, leave: words.leave });
      expect(notice!.text).toContain('7');
      expect(notice!.text).toContain('Brie');
      const ownViolation = { kind: 'stand-in', index: 9, key: null, name: null } as const;
      expect(auditText({ ...fairAudit, violation: ownViolation }, words)).toContain(
        words.fair.own['stand-in'](9),
      );
    }
  });
});

test('gives two people with the same choice different colours', () => {
  const match = newMatch(mensErgerJeNiet, { seats: 3 });
  const people = names.map((id, seat) => person(id, seat, { colour: seat < 2 ? 'blue' : null }));
  const colours = playersOf(stateOf(match, 'Anna', names, { people }), en, false).map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(3);
  expect(colours[0]).toBe('blue');
});

test('a clock shows whole seconds and never a negative time', () => {
  expect([61_000, 59_001, 900, 0, -5000].map(formatTime)).toEqual(['1:01', '1:00', '0:01', '0:00', '0:00']);
});

describe('a record in a link', () => {
  test('is read back unchanged, with every name', async () => {
    const match = newMatch(mensErgerJeNiet, { seats: 2, players: ['Zoë 🧀', '<b>"&'] });
    match.resolveAll(seededChance(1));
    const record = writeRecord(match);
    const link = await writeLink(record);
    expect(link).toMatchObject({ ok: true });
    const { packedRecord } = link as { packedRecord: string };
    expect(packedRecord).toMatch(/^[\w-]+$/);
    expect(await readLink(packedRecord)).toBe(record);
  });

  test('is refused if too long, truncated or a decompression bomb', async () => {
    const draw = seededDraw('noise');
    const noise = Array.from({ length: 40_000 }, () => draw(10)).join('');
    expect(await writeLink(noise)).toEqual({ ok: false, why: 'long' });
    const { packedRecord } = (await writeLink('cheeseboard record 1\n'.repeat(20))) as {
      packedRecord: string;
    };
    for (const bad of [
      packedRecord.slice(0, -6),
      `2${packedRecord}`,
      '1',
      '',
      '1!',
      `0${'a'.repeat(LINK_MAX_CHARACTERS)}`,
    ])
      expect(await readLink(bad)).toBe(null);
    const bomb = (await writeLink('0'.repeat(5_000_000))) as { ok: true; packedRecord: string };
    expect(bomb.ok).toBe(true);
    expect(await readLink(bomb.packedRecord)).toBe(null);
  });
});
