import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaText } from '@cheeseboard/engine/gouda-gouda/text';
import { mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import { writeRecord } from '@cheeseboard/engine/records';
import { describe, expect, test } from 'vitest';
import type { Fate, Person, Table, TableState } from '../../tables/table.ts';
import { cuesOf } from './cues.ts';
import { tellFair } from './fairness.ts';
import { noticesOf } from './notices.ts';
import { LINK_MAX_CHARACTERS, readLink, writeLink } from './record-link.ts';
import { isAsked, isMyTurn, needsMe, playersOf } from './seats.ts';
import { clockFace } from './time.ts';
import { hasSecrets, nextToAct, type Seated } from './turns.ts';
import { en } from './words/en.ts';
import { playWords } from './words/index.ts';

const person = (id: string, seat: number | null, more: Partial<Person> = {}): Person => ({
  id,
  name: id,
  colour: null,
  host: id === 'Anna',
  connection: 'here',
  seat,
  ready: true,
  ...more,
});

/** The table of a match as one seat sees it. */
function stateOf(
  match: Match,
  me: string,
  seats: readonly string[],
  more: Partial<TableState> = {},
): TableState {
  const seat = seats.indexOf(me);
  return {
    phase: match.result ? 'over' : 'playing',
    game: match.game.id,
    options: match.options,
    policy: { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 2 },
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
    ...more,
  };
}

const tableOf = (state: TableState): Table => ({
  line: { state: 'open' },
  state,
  subscribe: () => () => {},
  act: async () => ({ ok: true }),
  leave: () => {},
});

const names = ['Anna', 'Ben', 'Clara'];
const seatedIn = (match: Match, people = names): Seated[] =>
  people.map((name, seat) => ({ seat, table: tableOf(stateOf(match, name, people)) }));

/** A deal of Daumen drauf in which somebody may parry out of turn. */
function withParry(): { match: Match; parrier: number } {
  for (let seed = 0; ; seed++) {
    const match = new Match(daumenDrauf, { seats: 3, options: { firstLeader: 0 } }) as unknown as Match;
    match.resolveAll(seededChance(seed));
    match.play(0, match.legalMoves(0)[0]);
    const parrier = match.actors.find((seat) => seat === 2);
    if (parrier !== undefined && match.actors.length === 2) return { match, parrier };
  }
}

describe('whose turn it is', () => {
  test('who could parry is not the one who is asked, and is not called', () => {
    const { match, parrier } = withParry();
    const state = stateOf(match, names[parrier]!, names);
    expect(state.match!.moves.length).toBeGreaterThan(0);
    expect(isAsked(state)).toBe(false);
    const earlier = { ...state, match: { ...state.match!, version: state.match!.version - 1, moves: [] } };
    expect(cuesOf(earlier, state)).toEqual(['move']);
  });

  test('with one device it goes to who is in turn, not to who could parry', () => {
    const { match } = withParry();
    expect(nextToAct(seatedIn(match), 0)).toBe(1);
    expect(nextToAct(seatedIn(match), 2)).toBe(1);
  });

  test('in a power window all are asked, and it is one turn; who is alone among bots answers only what can be played', () => {
    const match = new Match(goudaGouda, { seats: 3, options: { firstPlayer: 0 } }) as unknown as Match;
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
    expect(needsMe(onlyPass)).toBe(true);
    const bots = onlyPass.chairs.map((chair, seat) =>
      seat === 1 ? chair : ({ kind: 'bot', level: 'steady', name: 'Feta' } as const),
    );
    expect(needsMe({ ...onlyPass, chairs: bots })).toBe(false);
    expect(needsMe({ ...ben, chairs: bots })).toBe(true);
  });

  test('in a power window it goes round to everybody who holds a token', () => {
    const match = new Match(goudaGouda, { seats: 3, options: { firstPlayer: 0 } }) as unknown as Match;
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
  test('hangs where hands or tokens are secret, and nowhere else', () => {
    const { match } = withParry();
    expect(hasSecrets(seatedIn(match), daumenDraufText)).toBe(true);
    const piles = new Match(mensErgerJeNiet, { seats: 3 }) as unknown as Match;
    piles.resolveAll(seededChance(1));
    expect(hasSecrets(seatedIn(piles), mensErgerJeNietText)).toBe(false);
    const mice = new Match(goudaGouda, { seats: 3, options: { powers: 'off' } }) as unknown as Match;
    mice.resolveAll(seededChance(1));
    expect(hasSecrets(seatedIn(mice), goudaGoudaText)).toBe(false);
    const tokens = new Match(goudaGouda, {
      seats: 3,
      options: { tokensPerPlayer: 'fullSet' },
    }) as unknown as Match;
    tokens.resolveAll(seededChance(1));
    // Everybody holds the same, and still nobody shows it.
    expect(hasSecrets(seatedIn(tokens), goudaGoudaText)).toBe(true);
  });
});

describe('notices', () => {
  const match = new Match(mensErgerJeNiet, { seats: 3 }) as unknown as Match;
  match.resolveAll(seededChance(1));
  const told = (me: string, more: Partial<TableState>) =>
    noticesOf(stateOf(match, me, names, more), { line: { state: 'open' } }, en);

  test('a host that is gone: how long, who is sought, and whether anybody can go on', () => {
    const line = { state: 'connecting', why: 'lost', tries: 1 } as const;
    const fate = { since: 0, until: 20_000, votes: 0, needed: 2, heirs: 3 };
    const say = (more: Partial<Fate>) =>
      noticesOf(stateOf(match, 'Ben', names), { line, fate: { ...fate, ...more } }, en)[0]!;
    expect(say({})).toMatchObject({ text: en.hostGone, until: 20_000, wait: en.waitLonger });
    const { me, people } = stateOf(match, 'Ben', names);
    const other = people.find(({ id }) => id !== me)!;
    expect(say({ waits: me })).toMatchObject({ text: en.waitsLonger, until: 20_000, wait: en.waitLonger });
    expect(say({ waits: other.id })).toMatchObject({ text: en.waitsWith(other.name), wait: en.waitLonger });
    expect(say({ votes: 1 }).text).toContain('1 of 2');
    expect(say({ until: null })).toMatchObject({ text: en.hostMissed });
    expect(say({ until: null }).wait).toBeUndefined();
  });

  test('a host that has handed over says to whom', () => {
    const state = stateOf(match, 'Anna', names, { waiting: ['Ben'] });
    const [notice] = noticesOf(state, { line: { state: 'open' }, handed: 'Ben' }, en);
    expect(notice!.text).toBe(en.handsOver('Ben'));
  });

  test('a lost line says what happens', () => {
    const [line] = noticesOf(
      stateOf(match, 'Ben', names),
      { line: { state: 'connecting', why: 'lost', tries: 1 } },
      en,
    );
    expect(line!.text).toContain('lost');
    expect(line!.text).toContain('kept');
  });

  test('who meets a newer version can look for it; nobody else is offered that', () => {
    const state = stateOf(match, 'Ben', names);
    const fate = { since: 0, until: 20_000, votes: 0, needed: 2, heirs: 2 };
    const offers = (why: 'older' | 'newer' | 'lost', more: Pick<Table, 'fate'> = {}): boolean[] =>
      noticesOf(state, { line: { state: 'connecting', why, tries: 1 }, ...more }, en).map(
        ({ fetch = false }) => fetch,
      );
    expect(offers('older')).toEqual([true]);
    expect(offers('older', { fate })).toEqual([true]);
    for (const why of ['newer', 'lost'] as const) expect(offers(why)).toEqual([false]);
  });

  test('an undo is asked of those who have not answered', () => {
    const asks = [{ kind: 'undo', seat: 0, waiting: [1] }] as const;
    expect(told('Ben', { asks })[0]!.choices.map(({ act }) => act.kind)).toEqual([
      'answer-undo',
      'answer-undo',
    ]);
    expect(told('Clara', { asks })[0]!.choices).toEqual([]);
    expect(told('Anna', { asks })[0]!.text).toContain('Ben');
  });

  test('only the host decides about a seat', () => {
    const people = [...names.map((id, seat) => person(id, seat)), person('Dora', null)];
    const asks = [{ kind: 'seat', person: 'Dora', seat: 1 }] as const;
    expect(told('Anna', { asks, people })[0]!.choices).toHaveLength(2);
    expect(told('Ben', { asks, people })).toEqual([]);
    expect(told('Dora', { asks, people })[0]!.choices.map(({ act }) => act.kind)).toEqual(['ask-seat']);
  });

  test('who is away is named, and the host can let a bot play', () => {
    const people = names.map((id, seat) => person(id, seat, id === 'Clara' ? { connection: 'away' } : {}));
    expect(told('Anna', { people })[0]!.choices.map(({ act }) => act)).toEqual([
      { kind: 'stand-in', seat: 2, bot: true },
    ]);
    expect(told('Ben', { people })[0]!.text).toContain('Clara');
    expect(told('Ben', { people })[0]!.choices).toEqual([]);
  });

  test('however many are away, there is one notice', () => {
    const people = names.map((id, seat) => person(id, seat, id === 'Anna' ? {} : { connection: 'away' }));
    const one = told('Anna', { people });
    expect(one).toHaveLength(1);
    expect(one[0]!.text).toBe(en.away('Ben, Clara', true));
    expect(one[0]!.choices.flatMap(({ act, also = [] }) => [act, ...also])).toEqual([
      { kind: 'stand-in', seat: 1, bot: true },
      { kind: 'stand-in', seat: 2, bot: true },
    ]);
    // Who could have gone on without the host is waited for, and that is all there is to say.
    expect(told('Anna', { people, waiting: ['Ben', 'Clara'] }).map(({ text }) => text)).toEqual([
      en.waitsFor('Ben, Clara'),
    ]);
  });

  test('a host who is gone is one notice, also where more is known of the line', () => {
    const match = new Match(mensErgerJeNiet, { seats: 3 }) as unknown as Match;
    const people = names.map((id, seat) => person(id, seat, id === 'Clara' ? { connection: 'away' } : {}));
    const state = stateOf(match, 'Ben', names, { people });
    const fate = { since: 0, until: 20_000, votes: 0, needed: 2, heirs: 2 };
    const texts = (why: 'nobody' | 'blocked'): string[] =>
      noticesOf(state, { line: { state: 'connecting', why, tries: 1 }, fate }, en).map(({ text }) => text);
    expect(texts('nobody')).toEqual([en.hostGone]);
    expect(texts('blocked')).toEqual([`${en.cut.blocked} ${en.hostGone}`]);
  });
});

describe('whether chance was fair', () => {
  const fair = { people: 2, seated: 2, opened: 3, excluded: null, finding: null, audit: null };
  const checked = { steps: 15, moves: 9, draws: 6, people: 2, without: 0, alone: 0 };
  const seen = { ...checked, views: 16, own: 4, since: 0 };

  test('nothing is said while one plays and all is well', () => {
    expect(tellFair(fair, en)).toBe('');
    expect(tellFair(null, en)).toBe('');
  });

  test('at the end it is said what was checked, and what was not', () => {
    const audit = { type: 'verified', seen } as const;
    expect(tellFair({ ...fair, audit }, en)).toBe(
      'Checked: 6 draws by 2 people, 9 moves and 16 views that you were shown. All of it fits.',
    );
    const less = { type: 'verified', seen: { ...seen, without: 1, since: 4 } } as const;
    expect(tellFair({ ...fair, seated: 3, audit: less }, en)).toContain(
      'All of it fits. 1 draw went on without somebody. 1 of you had no part in the draws. This page has watched from step 4 on.',
    );
    expect(tellFair({ ...fair, audit: { type: 'incomplete', seen, open: 2 } }, en)).toContain(
      '2 draws could not',
    );
    const alone = { type: 'alone', seen: { ...seen, alone: 3 } } as const;
    expect(tellFair({ ...fair, audit: alone }, en)).toContain('3 draws were made by one of you alone');
  });

  test('what does not fit is said at once, with its step', () => {
    const said = tellFair({ ...fair, finding: { type: 'view', step: 7 } }, en);
    expect(said).toContain('(step 7)');
    expect(said).not.toContain('Ask the host');
  });

  test('what may be nobody’s fault accuses nobody', () => {
    for (const type of ['alone', 'outside'] as const) {
      for (const words of Object.values(playWords)) {
        const said = tellFair({ ...fair, people: 0, finding: { type } }, words);
        expect(said).toBe(words.fair.blameless[type]);
      }
    }
    expect(tellFair({ ...fair, finding: { type: 'left-out', draw: 9 } }, en)).toBe(
      en.fair.blameless['left-out'],
    );
  });

  test('who is out of the draws is told why', () => {
    expect(tellFair({ ...fair, excluded: 'wrong' }, en)).toBe(en.fair.excluded.wrong);
    expect(tellFair({ ...fair, excluded: 'forgotten' }, en)).toBe(en.fair.excluded.forgotten);
    const match = new Match(mensErgerJeNiet, { seats: 3 }) as unknown as Match;
    const state = stateOf(match, 'Ben', names);
    const told = noticesOf(
      { ...state, match: { ...state.match!, fair: { ...fair, excluded: 'wrong' } } },
      { line: { state: 'open' } },
      en,
    );
    expect(told).toMatchObject([{ id: 'fair', urgent: false, text: en.fair.excluded.wrong }]);
  });
});

test('two people with the same colour are drawn in two', () => {
  const match = new Match(mensErgerJeNiet, { seats: 3 }) as unknown as Match;
  const people = names.map((id, seat) => person(id, seat, { colour: seat < 2 ? 'blue' : null }));
  const colours = playersOf(stateOf(match, 'Anna', names, { people }), en, false).map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(3);
  expect(colours[0]).toBe('blue');
});

test('a clock shows whole seconds, and never less than none', () => {
  expect([61_000, 59_001, 900, 0, -5000].map(clockFace)).toEqual(['1:01', '1:00', '0:01', '0:00', '0:00']);
});

describe('a record in a link', () => {
  test('comes back as it was, with every name', async () => {
    const match = new Match(mensErgerJeNiet, { seats: 2, players: ['Zoë 🧀', '<b>"&'] }) as unknown as Match;
    match.resolveAll(seededChance(1));
    const record = writeRecord(match);
    const link = await writeLink(record);
    expect(link).toMatchObject({ ok: true });
    const { what } = link as { what: string };
    expect(what).toMatch(/^[\w-]+$/);
    expect(await readLink(what)).toBe(record);
  });

  test('is refused when it is too long, cut off, or made to burst', async () => {
    const draw = seededDraw('noise');
    const noise = Array.from({ length: 40_000 }, () => draw(10)).join('');
    expect(await writeLink(noise)).toEqual({ ok: false, why: 'long' });
    const { what } = (await writeLink('cheeseboard record 1\n'.repeat(20))) as { what: string };
    for (const bad of [what.slice(0, -6), `2${what}`, '1', '', '1!', `0${'a'.repeat(LINK_MAX_CHARACTERS)}`])
      expect(await readLink(bad)).toBe(null);
    const bomb = (await writeLink('0'.repeat(5_000_000))) as { ok: true; what: string };
    expect(bomb.ok).toBe(true);
    expect(await readLink(bomb.what)).toBe(null);
  });
});
