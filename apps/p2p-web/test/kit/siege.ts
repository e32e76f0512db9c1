/** A running match, and people who say anything: strangers and members to the host, and the host to its guests. */
import type { Draw, MoveBase } from '@cheeseboard/engine';
import { memberOf, seatOf } from '../../src/host/room.ts';
import { Frames, framesOf } from '../../src/protocol/frames.ts';
import { apply, type Json, type Patch } from '../../src/protocol/patch.ts';
import type { Act } from '../../src/tables/table.ts';
import { type Fed, type Scene, wasDone } from './garbage.ts';
import { type Guest, type Party, startedParty, usualPolicy } from './party.ts';
import { acts, almostFromGuest, almostFromHost, type Bend, bend, bent, fromGuest, noise } from './rubbish.ts';
import { short } from './short.ts';

const PEOPLE = 3;
/** Links of strangers: far from those of the party. */
const STRANGERS = 1_000_000;
/** Draws that never were: far from those of the match. */
const DRAWINGS = 100_000;

export class Siege implements Scene {
  readonly #draw: Draw;
  readonly #fed: Fed;
  readonly #party: Party;
  readonly #shown = new Map<Guest, Shown>();
  #strangers = STRANGERS;
  #drawings = DRAWINGS;
  /** The last match that was played to the end. */
  #over = 0;

  constructor(game: string, seed: string, draw: Draw, fed: Fed) {
    this.#draw = draw;
    this.#fed = fed;
    this.#party = startedParty({
      seed,
      game,
      people: PEOPLE,
      bots: 1,
      gameOptions: short[game] ?? {},
      policy: { ...usualPolicy, breath: 0.5 },
      // Any move: what is searched for is not good play.
      think: ({ seen }) => (seen.moves[draw(Math.max(1, seen.moves.length))] as MoveBase) ?? null,
    });
    this.#party.join('Watcher');
    for (const guest of this.#party.guests) this.#shown.set(guest, new Shown(guest));
  }

  feed(): void {
    const kind = this.#draw(100);
    if (kind < 10) this.#stranger();
    else if (kind < 60) this.#member();
    else this.#guest();
    this.#party.wait(60);
    this.#goOn();
  }

  #stranger(): void {
    const party = this.#party;
    const link = ++this.#strangers;
    party.tell({ is: 'link', link, fingerprints: null });
    party.tell({
      is: 'text',
      link,
      text: this.#draw(2) === 0 ? noise(this.#draw) : almostFromGuest(this.#draw),
    });
    party.tell({ is: 'closed', link });
    this.#fed.toStrangers += 1;
  }

  /** Somebody at the table, over their own line: mostly what the rules allow, so that the match goes on. */
  #member(): void {
    const draw = this.#draw;
    const party = this.#party;
    const { room, match } = party.host;
    const able = party.guests.filter((guest) => match?.actors.includes(seatOf(room, guest.person) ?? -1));
    const among = able.length > 0 && draw(3) > 0 ? able : party.guests;
    const { link, person: me } = among[draw(among.length)]!;
    if (link === null) return;
    const n = (memberOf(room, me)?.done ?? 0) + 1;
    const act = this.#wish(me);
    const kind = draw(100);
    const text =
      kind < 1
        ? noise(draw)
        : kind < 3
          ? JSON.stringify(bent(fromGuest[draw(fromGuest.length)]!, draw))
          : kind < 8
            ? JSON.stringify({ ...fromGuest[2 + draw(5)]!, match: room.matches })
            : JSON.stringify({ t: 'do', n, act: kind < 10 ? bent(act, draw) : act });
    party.tell({ is: 'text', link, text });
    this.#fed.fromMembers += 1;
    if (!wasDone(room, me, n)) return;
    this.#fed.done += 1;
    if (act.kind === 'move') this.#fed.moves += 1;
  }

  #wish(me: string): Act {
    const draw = this.#draw;
    const { room, match } = this.#party.host;
    const seat = seatOf(room, me);
    const kind = draw(20);
    if (!match || kind < 5) {
      const act = acts[draw(acts.length)]!;
      // Who stands up does not come back, and who pauses keeps all from moving.
      const isRare =
        act.kind === 'pause' || act.kind === 'to-lobby' || (act.kind === 'sit' && act.seat === null);
      return isRare && draw(20) > 0 ? { kind: 'pause', paused: false } : act;
    }
    const own = seat === null ? [] : match.legalMoves(seat);
    const others = match.actors.flatMap((other) => match.legalMoves(other));
    const among = kind === 5 ? others : own;
    const move = among[draw(Math.max(1, among.length))] ?? { type: 'pass' };
    const version = match.length - (kind === 6 ? 1 + draw(3) : 0);
    return {
      kind: 'move',
      version: Math.max(0, version),
      move: kind === 7 ? (bent(move, draw) as MoveBase) : move,
    };
  }

  /** The host says anything to somebody who sits there. */
  #guest(): void {
    const draw = this.#draw;
    const { guests } = this.#party;
    // Who was told of draws that never were gives no links any more: that is told to who only watches.
    const isDrawn = draw(8) === 0;
    const guest = guests[isDrawn ? PEOPLE : draw(guests.length)]!;
    if (guest.link === null || guest.client.line.state !== 'open') return;
    this.#fed.toGuests += 1;
    if (draw(60) === 0) {
      const text = draw(2) === 0 ? noise(draw) : almostFromHost(draw);
      guest.tell({ is: 'text', text: `${draw(10) === 0 ? '+' : '.'}${text}` });
      return;
    }
    const picture = this.#shown.get(guest)!.now;
    const last = isDrawn && (picture.match?.fair as Part | null)?.last;
    const { patch, back } = last === undefined || last === false ? this.#bend(picture) : this.#drawn(last);
    say(guest, patch);
    if (guest.client.line.state !== 'open') return;
    this.#fed.shown += 1;
    // Back to the truth, or what comes next would not fit, and a new line takes signatures.
    if (draw(50) > 0) say(guest, back);
  }

  /** Somewhere in a picture; mostly in what is drawn and what is shown of the game, of which the protocol knows least. */
  #bend(picture: Shown['now']): Bend {
    const draw = this.#draw;
    const { match } = picture;
    const part = match && (['view', 'view', 'log', 'moves', 'fair', null, null] as const)[draw(8)];
    if (!match || part === undefined) return bend(picture, draw);
    const { patch, back } = bend(part === null ? match : match[part]!, draw);
    const around = (change: Patch): Patch => ({ match: part === null ? change : { [part]: change } });
    return { patch: around(patch), back: around(back) };
  }

  /** A draw that is new to who sees it, so that they check it. */
  #drawn(last: Json): Bend {
    const draw = this.#draw;
    this.#drawings += 1;
    const kinds = [
      { kind: 'dice', count: 1, faces: 6, sealed: false },
      { kind: 'shuffle', size: 40, sealed: false },
    ];
    const links = draw(2) === 0 ? [null, null, null] : ['0f'.repeat(32), null, null];
    const made = { index: 1 + draw(9), request: kinds[draw(2)]!, outcome: [0], links };
    const now = { ...(draw(2) === 0 && last ? (last as Part) : made), draw: this.#drawings };
    const bent = apply(now as Json, bend(now as Json, draw).patch);
    const around = (change: Json): Patch => ({ match: { fair: { last: [0, change] } } });
    return { patch: around(bent), back: around(last) };
  }

  /** A match that is over, or given up, is followed by another. */
  #goOn(): void {
    const { host, hostGuest } = this.#party;
    const { phase, chairs, matches } = host.room;
    if (phase === 'playing' || hostGuest.client.line.state !== 'open') return;
    if (phase === 'over' && this.#over !== matches) {
      this.#over = matches;
      this.#fed.over += 1;
    }
    const seat = chairs.findIndex(({ kind }) => kind === 'open');
    if (phase === 'over') hostGuest.act({ kind: seat < 0 ? 'rematch' : 'to-lobby' });
    else if (seat < 0) hostGuest.act({ kind: 'start' });
    else hostGuest.act({ kind: 'set-chair', seat, chair: { kind: 'bot', level: 'easy' } });
  }

  end(): void {
    const party = this.#party;
    for (const guest of party.guests) party.cut(guest);
    const late = party.join('Somebody who comes later');
    const isBack = ({ client }: Guest): boolean => client.line.state === 'open';
    for (let second = 0; second < 60 && !party.guests.every(isBack); second++) party.wait(1_000);
    party.settle();
    const { room, match } = party.host;
    for (const guest of [...party.guests, late]) {
      const state = guest.state;
      if (!isBack(guest) || !state) throw new Error('somebody does not come back');
      const seen = JSON.stringify(state.match?.view);
      const view = match && JSON.stringify(match.view(seatOf(room, state.me) ?? 'spectator'));
      if (match && seen !== view) throw new Error(`after all this ${state.me} sees ${seen}, not ${view}`);
    }
  }
}

function say(guest: Guest, patch: Patch): void {
  for (const text of framesOf(JSON.stringify({ t: 'patch', patch }))) guest.tell({ is: 'text', text });
}

type Part = { readonly [key: string]: Json };

/** What the host has shown to somebody, as it is. */
class Shown {
  readonly #guest: Guest;
  #frames = new Frames();
  #picture: Json = null;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  get now(): Part & { readonly match: Part | null } {
    for (const { text } of this.#guest.heard.splice(0)) {
      const whole = this.#frames.add(text);
      const message = whole === null ? null : JSON.parse(whole);
      if (message?.t === 'welcome') this.#picture = message.picture;
      if (message?.t === 'patch') this.#picture = apply(this.#picture, message.patch);
    }
    return this.#picture as never;
  }
}
