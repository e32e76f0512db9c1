/** The acts of people at a table, one function each. Acts are validated here; moves are validated by the engine. */
import { type AnyGame, Invalid, readOptions, readSeats, type Seat } from '@cheeseboard/engine';
import { cleanLine, cleanName } from '../protocol/text.ts';
import type { Act, Answer, Chair, PersonId, Policy } from '../tables/table.ts';
import type { MatchLifecycle, Signed } from './match-lifecycle.ts';
import { freeBotName, freeName, isHost, type Member, memberOf, type Room, seatOf } from './room.ts';

/** The parts of the table that acts use. */
export interface ActContext {
  readonly room: Room;
  readonly games: readonly AnyGame[];
  readonly lifecycle: MatchLifecycle;
  readonly now: number;
  /** The signature that came with a move or an undo. */
  readonly signed: Signed | undefined;
  isAway(person: PersonId): boolean;
  /** Rate limit of the chat. */
  maySay(person: PersonId): boolean;
  sendAway(person: PersonId): void;
  /** False while too many voters are silent: they may be electing another host. */
  mayAppend(): boolean;
  handOver(person: PersonId): Answer;
  close(): void;
}

const ok: Answer = { ok: true };
type Why = Extract<Answer, { readonly why: unknown }>['why'];
const no = (why: Why): Answer => ({ ok: false, why });

type Doing<K extends Act['kind']> = (
  context: ActContext,
  act: Extract<Act, { readonly kind: K }>,
  me: Member,
) => Answer;

/** The level of the bot that replaces somebody who stands up or is sent away. */
const STAND_IN_LEVEL = 'steady';
const MAX_CHAT_LINES = 60;
const MAX_REACTION_CHARS = 8;

/** Acts that change the seats or the game. They are refused while players sign the next match. */
const setupActs = new Set<Act['kind']>(['sit', 'ready', 'set-game', 'set-chair', 'start', 'rematch']);

const hostActs = new Set<Act['kind']>([
  'answer-seat',
  'set-game',
  'set-chair',
  'set-policy',
  'start',
  'stand-in',
  'send-away',
  'hand-over',
  'rematch',
  'to-lobby',
  'close',
]);

export function carryOut(context: ActContext, act: Act, me: Member): Answer {
  if (hostActs.has(act.kind) && !isHost(context.room, me.id)) return no('not-host');
  // It is somebody else's table now.
  if (context.room.handedOver) return no('not-now');
  if (context.lifecycle.isStarting && setupActs.has(act.kind)) return no('not-now');
  return (doing[act.kind] as Doing<Act['kind']>)(context, act, me);
}

const doing: { readonly [K in Act['kind']]: Doing<K> } = {
  profile({ room }, { name, colour }, me) {
    const clean = cleanName(name);
    if (clean === '') return no('invalid');
    const taken = room.members.some(
      (other) => other !== me && other.colour === colour && seatOf(room, other.id) !== null,
    );
    if (colour !== null && taken) return no('taken');
    me.name = freeName(room, clean, me.id);
    me.colour = colour;
    return ok;
  },

  sit({ room }, { seat }, me) {
    const own = seatOf(room, me.id);
    if (seat === own) return ok;
    if (seat === null) {
      room.chairs[own!] = room.phase === 'playing' ? botChair(room) : { kind: 'open' };
      if (room.host !== me.id) me.ready = false;
      return ok;
    }
    if (room.phase !== 'lobby') return no('not-now');
    const chair = room.chairs[seat];
    if (!chair) return no('invalid');
    if (chair.kind === 'person' || (chair.kind === 'bot' && !isHost(room, me.id))) return no('taken');
    if (own !== null) room.chairs[own] = { kind: 'open' };
    room.chairs[seat] = { kind: 'person', person: me.id, standIn: false };
    return ok;
  },

  ready({ room }, { ready }, me) {
    if (room.phase !== 'lobby') return no('not-now');
    if (seatOf(room, me.id) === null) return no('not-seated');
    if (ready && me.name === '') return no('invalid');
    me.ready = ready;
    return ok;
  },

  move({ room, lifecycle, signed, mayAppend }, { version, move }, me) {
    const seat = seatOf(room, me.id);
    if (seat === null) return no('not-seated');
    if (room.phase !== 'playing') return no('not-now');
    if (room.paused !== null || !mayAppend()) return no('paused');
    return lifecycle.move(seat, version, move, signed);
  },

  say({ room, maySay }, { text, reaction }, me) {
    const clean = cleanLine(text);
    if (clean === '' || me.name === '' || (reaction && clean.length > MAX_REACTION_CHARS))
      return no('invalid');
    if (!maySay(me.id)) return no('too-fast');
    room.said += 1;
    const line = { number: room.said, person: me.id, name: me.name, text: clean, reaction };
    room.chat = [...room.chat.slice(1 - MAX_CHAT_LINES), line];
    return ok;
  },

  pause({ room }, { paused }, me) {
    if (room.phase !== 'playing') return no('not-now');
    if (seatOf(room, me.id) === null && !isHost(room, me.id)) return no('not-seated');
    if (paused && room.paused !== null) return ok;
    room.paused = paused ? me.id : null;
    return ok;
  },

  'ask-undo'({ room, lifecycle, signed, now, mayAppend }, _act, me) {
    const seat = seatOf(room, me.id);
    const { match, undo } = lifecycle;
    if (seat === null) return no('not-seated');
    if (room.phase !== 'playing' || !match || room.policy.undo === 'never') return no('not-now');
    if (room.paused !== null || !mayAppend()) return no('paused');
    // No undo while a draw is pending, and one at a time.
    if (match.chance || undo.request) return no('not-now');
    const refusal = match.undoRefusal(seat);
    if (refusal) return { ok: false, refusal };
    if (!lifecycle.agreeToUndo(seat, signed)) return no('stale');
    undo.ask(seat, now);
    return ok;
  },

  'answer-undo'({ room, lifecycle, signed }, { yes }, me) {
    const seat = seatOf(room, me.id);
    const { undo } = lifecycle;
    if (seat === null) return no('not-seated');
    if (!undo.request?.waiting.includes(seat)) return no('not-now');
    if (yes && !lifecycle.agreeToUndo(seat, signed)) return no('stale');
    undo.answer(seat, yes);
    return ok;
  },

  'ask-seat'(context, { seat }, me) {
    const { room } = context;
    room.asks = room.asks.filter((ask) => ask.kind !== 'seat' || ask.person !== me.id);
    if (seat === null) return ok;
    if (seatOf(room, me.id) !== null) return no('not-now');
    if (room.phase !== 'playing' || (!room.policy.takeover && !isHost(room, me.id))) return no('not-now');
    if (me.name === '') return no('invalid');
    if (!isFree(context, room.chairs[seat])) return no(room.chairs[seat] ? 'taken' : 'invalid');
    if (isHost(room, me.id)) return giveSeat(room, seat, me.id);
    room.asks = [...room.asks, { kind: 'seat', person: me.id, seat }];
    return ok;
  },

  'answer-seat'(context, { person, yes }) {
    const { room } = context;
    const ask = room.asks.find((one) => one.kind === 'seat' && one.person === person);
    if (ask?.kind !== 'seat') return no('not-now');
    room.asks = room.asks.filter((one) => one !== ask);
    if (!yes) return ok;
    if (room.phase !== 'playing' || context.isAway(person)) return no('not-now');
    return isFree(context, room.chairs[ask.seat]) ? giveSeat(room, ask.seat, person) : no('taken');
  },

  'set-game'({ room, games }, { game: id, options, seats }) {
    if (room.phase !== 'lobby') return no('not-now');
    const game = games.find((known) => known.id === id);
    if (!game) return no('invalid');
    try {
      room.options = readOptions(game, readSeats(game, seats), options);
    } catch (error) {
      if (error instanceof Invalid) return no('invalid');
      throw error;
    }
    room.game = id;
    room.chairs = Array.from({ length: seats }, (_, seat) => room.chairs[seat] ?? { kind: 'open' });
    for (const member of room.members) if (member.id !== room.host) member.ready = false;
    return ok;
  },

  'set-chair'({ room }, { seat, chair }) {
    if (room.phase !== 'lobby') return no('not-now');
    const now = room.chairs[seat];
    if (!now) return no('invalid');
    const name = now.kind === 'bot' ? now.name : freeBotName(room);
    if (now.kind === 'person' && now.person !== room.host) memberOf(room, now.person)!.ready = false;
    room.chairs[seat] = chair.kind === 'bot' ? { ...chair, name } : chair;
    return ok;
  },

  'set-policy'({ room, lifecycle }, { policy }: { readonly policy: Policy }) {
    room.policy = policy;
    lifecycle.policyChanged();
    return ok;
  },

  start(context) {
    const { room } = context;
    if (room.phase !== 'lobby') return no('not-now');
    // Everybody who sits and has a name can play. `ready` only informs the host.
    const canPlay = (chair: Chair): boolean => {
      if (chair.kind !== 'person') return chair.kind === 'bot';
      const host = isHost(room, chair.person);
      return host || (memberOf(room, chair.person)!.name !== '' && !context.isAway(chair.person));
    };
    return room.chairs.every(canPlay) ? context.lifecycle.begin() : no('not-ready');
  },

  'stand-in'({ room, isAway }, { seat, bot }) {
    const chair = room.chairs[seat];
    if (room.phase !== 'playing' || chair?.kind !== 'person') return no('not-now');
    // A bot replaces only players who are away.
    if (bot && !isAway(chair.person)) return no('not-now');
    room.chairs[seat] = { ...chair, standIn: bot };
    return ok;
  },

  'send-away'(context, { person }, me) {
    const { room } = context;
    const member = memberOf(room, person);
    if (!member || person === me.id || isHost(room, person)) return no('invalid');
    const seat = seatOf(room, person);
    if (seat !== null) room.chairs[seat] = room.phase === 'playing' ? botChair(room) : { kind: 'open' };
    context.sendAway(person);
    return ok;
  },

  'hand-over'({ handOver }, { person }) {
    return handOver(person);
  },

  rematch(context) {
    const { room } = context;
    if (room.phase !== 'over') return no('not-now');
    if (room.chairs.some(({ kind }) => kind === 'open')) return no('not-ready');
    room.chairs = room.chairs.map((_, seat) => room.chairs.at(seat - 1)!);
    room.turned = (room.turned ?? 0) + 1;
    return context.lifecycle.begin();
  },

  'to-lobby'({ room, lifecycle }) {
    if (room.phase === 'lobby' && !lifecycle.isStarting) return no('not-now');
    lifecycle.abandon();
    return ok;
  },

  close({ close }) {
    close();
    return ok;
  },
};

const botChair = (room: Room): Chair => ({ kind: 'bot', level: STAND_IN_LEVEL, name: freeBotName(room) });

/** A chair that somebody can take over: a bot's, or that of a player who is away. */
const isFree = (context: ActContext, chair: Chair | undefined): boolean =>
  chair !== undefined && (chair.kind !== 'person' || context.isAway(chair.person));

function giveSeat(room: Room, seat: Seat, person: PersonId): Answer {
  room.chairs[seat] = { kind: 'person', person, standIn: false };
  return ok;
}
