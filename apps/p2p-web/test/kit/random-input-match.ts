/** A running match under random input: from strangers and members to the host, and from the host to its guests. */
import type { Draw, MoveBase } from '@cheeseboard/engine';
import { memberOf, seatOf } from '../../src/host/room.ts';
import { Frames, framesOf } from '../../src/protocol/frames.ts';
import { readFromHost } from '../../src/protocol/messages.ts';
import { apply, type Json, type Patch } from '../../src/protocol/patch.ts';
import type { Act } from '../../src/tables/table.ts';
import {
  acts,
  almostFromGuest,
  almostFromHost,
  fromGuest,
  fromPlayer,
  type Mutation,
  mutate,
  mutation,
  noise,
} from './random-input.ts';
import { type InputCounts, type TableUnderTest, wasDone } from './random-input-tables.ts';
import { shortOptions } from './short.ts';
import { type Guest, type SyncTable, startedTable, usualPolicy } from './sync-table.ts';

const PEOPLE_COUNT = 3;
/** The number of the first stranger's connection, far above those of the table. */
const FIRST_STRANGER_CONNECTION = 1_000_000;

export class MatchUnderRandomInput implements TableUnderTest {
  readonly #draw: Draw;
  readonly #counts: InputCounts;
  readonly #table: SyncTable;
  readonly #snapshots = new Map<Guest, ShownSnapshot>();
  #strangerConnection = FIRST_STRANGER_CONNECTION;
  #lastFinishedMatch = 0;

  constructor(game: string, seed: string, draw: Draw, fed: InputCounts) {
    this.#draw = draw;
    this.#counts = fed;
    this.#table = startedTable({
      seed,
      game,
      people: PEOPLE_COUNT,
      bots: 1,
      gameOptions: shortOptions[game] ?? {},
      policy: { ...usualPolicy, breathSeconds: 0.5 },
      // Any move will do: good play takes time.
      think: ({ seen }) => (seen.moves[draw(Math.max(1, seen.moves.length))] as MoveBase) ?? null,
    });
    this.#table.join('Watcher');
    for (const guest of this.#table.guests) this.#snapshots.set(guest, new ShownSnapshot(guest));
  }

  feed(): void {
    const kind = this.#draw(100);
    if (kind < 10) this.#sendAsStranger();
    else if (kind < 60) this.#sendAsMember();
    else this.#sendAsHost();
    this.#table.wait(60);
    this.#restartIfOver();
  }

  #sendAsStranger(): void {
    const table = this.#table;
    const connection = ++this.#strangerConnection;
    const text = this.#draw(2) === 0 ? noise(this.#draw) : almostFromGuest(this.#draw);
    table.tell({ type: 'connected', connection, fingerprints: null });
    table.tell({ type: 'text', connection, text });
    table.tell({ type: 'closed', connection });
    this.#counts.fromStrangers += 1;
  }

  /** Somebody at the table sends a message: mostly what the rules allow, so that the match goes on. */
  #sendAsMember(): void {
    const draw = this.#draw;
    const table = this.#table;
    const { room, match } = table.host;
    const movableGuests = table.guests.filter(({ person, state }) => {
      const seat = seatOf(room, person);
      return seat !== null && (match?.actors.includes(seat) || state?.match?.roller === seat);
    });
    const guests = movableGuests.length > 0 && draw(3) > 0 ? movableGuests : table.guests;
    const guest = guests[draw(guests.length)]!;
    const { connection, person } = guest;
    if (connection === null) return;
    const n = (memberOf(room, person)?.done ?? 0) + 1;
    const act = this.#anyAct(person);
    this.#counts.fromMembers += 1;
    const kind = draw(100);
    // A valid move needs a signature, so the guest's client sends it; everything else is sent as raw text.
    if (kind >= 10 && act.kind === 'move') guest.act(act);
    else table.tell({ type: 'text', connection, text: this.#memberText(kind, n, act) });
    if (!wasDone(room, person, n)) return;
    this.#counts.done += 1;
    if (act.kind === 'move') this.#counts.moves += 1;
  }

  #memberText(kind: number, n: number, act: Act): string {
    const draw = this.#draw;
    const match = this.#table.host.room.matches;
    if (kind < 1) return noise(draw);
    if (kind < 3) return JSON.stringify(mutate(fromGuest[draw(fromGuest.length)]!, draw));
    if (kind < 8) return JSON.stringify({ ...fromPlayer[draw(fromPlayer.length)]!, match });
    return JSON.stringify({ t: 'do', n, act: kind < 10 ? mutate(act, draw) : act });
  }

  #anyAct(person: string): Act {
    const draw = this.#draw;
    const { room, match } = this.#table.host;
    const seat = seatOf(room, person);
    const kind = draw(20);
    if (!match || kind < 5) {
      const act = acts[draw(acts.length)]!;
      // Pauses, returns to the lobby and empty seats are rare, because with many of them nobody would play for long.
      const isRare =
        act.kind === 'pause' || act.kind === 'to-lobby' || (act.kind === 'sit' && act.seat === null);
      return isRare && draw(20) > 0 ? { kind: 'pause', paused: false } : act;
    }
    if (seat !== null && match.game.roller?.(match.state) === seat && kind > 7)
      return { kind: 'roll', version: match.length };
    const legalMoves = seat === null ? [] : match.legalMoves(seat);
    const otherMoves = match.actors.flatMap((other) => match.legalMoves(other));
    const candidates = kind === 5 ? otherMoves : legalMoves;
    const move = candidates[draw(Math.max(1, candidates.length))] ?? { type: 'pass' };
    const version = Math.max(0, match.length - (kind === 6 ? 1 + draw(3) : 0));
    return { kind: 'move', version, move: kind === 7 ? (mutate(move, draw) as MoveBase) : move };
  }

  /** The host sends a random message to somebody at the table. */
  #sendAsHost(): void {
    const draw = this.#draw;
    const { guests } = this.#table;
    const guest = guests[draw(guests.length)]!;
    if (guest.connection === null || guest.client.connection.state !== 'open') return;
    this.#counts.toGuests += 1;
    if (draw(60) === 0) {
      const text = draw(2) === 0 ? noise(draw) : almostFromHost(draw);
      guest.tell({ type: 'text', text: `${draw(10) === 0 ? '+' : '.'}${text}` });
      return;
    }
    const snapshot = this.#snapshots.get(guest)!.current;
    // A mutated `wanted` may name a later match, which a guest rightly takes as the start of that match.
    if (snapshot.wanted !== null) return;
    const { patch, back } = this.#mutation(snapshot);
    send(guest, patch);
    if (guest.client.connection.state !== 'open') return;
    this.#counts.shown += 1;
    // Restores the real snapshot: the next patch would not fit otherwise, and a new connection takes time.
    if (draw(50) > 0) send(guest, back);
  }

  /** A random change of the snapshot, mostly in the game's view, which the protocol validates least. */
  #mutation(snapshot: ShownSnapshot['current']): Mutation {
    const draw = this.#draw;
    const { match } = snapshot;
    const part = match && (['view', 'view', 'log', 'draw', null, null] as const)[draw(7)];
    if (!match || part === undefined) return mutation(snapshot, draw);
    const { patch, back } = mutation(part === null ? match : match[part]!, draw);
    const inMatch = (change: Patch): Patch => ({ match: part === null ? change : { [part]: change } });
    return { patch: inMatch(patch), back: inMatch(back) };
  }

  /** Starts another match after one that is over or given up. */
  #restartIfOver(): void {
    const { host, hostGuest } = this.#table;
    const { phase, chairs, matches } = host.room;
    if (phase === 'playing' || hostGuest.client.connection.state !== 'open') return;
    if (phase === 'over' && this.#lastFinishedMatch !== matches) {
      this.#lastFinishedMatch = matches;
      this.#counts.over += 1;
    }
    const seat = chairs.findIndex(({ kind }) => kind === 'open');
    if (phase === 'over') hostGuest.act({ kind: seat < 0 ? 'rematch' : 'to-lobby' });
    else if (seat < 0) hostGuest.act({ kind: 'start' });
    else hostGuest.act({ kind: 'set-chair', seat, chair: { kind: 'bot', level: 'easy' } });
  }

  end(): void {
    const table = this.#table;
    for (const guest of table.guests) table.cut(guest);
    table.join('Late');
    const isBack = ({ client }: Guest): boolean => client.connection.state === 'open';
    for (let second = 0; second < 60 && !table.guests.every(isBack); second++) table.wait(1_000);
    table.settle();
    const { room, match } = table.host;
    for (const guest of table.guests) {
      const state = guest.state;
      if (!isBack(guest) || !state)
        throw new Error(`${guest.person} does not come back: ${JSON.stringify(guest.client.connection)}`);
      const viewText = JSON.stringify(state.match?.view);
      const view = match && JSON.stringify(match.view(seatOf(room, state.me) ?? 'spectator'));
      if (match && viewText !== view) throw new Error(`${state.me} sees ${viewText}, not ${view}`);
    }
  }
}

function send(guest: Guest, patch: Patch): void {
  for (const text of framesOf(JSON.stringify({ t: 'update', patch }))) guest.tell({ type: 'text', text });
}

type JsonObject = { readonly [key: string]: Json };

/** The snapshot that the host has really shown to somebody. */
class ShownSnapshot {
  readonly #guest: Guest;
  readonly #frames = new Frames();
  #snapshot: Json = null;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  get current(): JsonObject & { readonly match: JsonObject | null } {
    for (const { text } of this.#guest.received.splice(0)) {
      const messageText = this.#frames.add(text);
      const message = messageText === null ? null : readFromHost(messageText);
      if (message?.t === 'welcome') this.#snapshot = message.snapshot as unknown as Json;
      if (message?.t === 'update' && message.patch !== undefined)
        this.#snapshot = apply(this.#snapshot, message.patch);
    }
    return this.#snapshot as never;
  }
}
