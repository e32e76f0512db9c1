/** The acts of people at a table, one function each. Acts are validated here; moves are validated by the engine. */
import { Invalid, readOptions, readSeats, type Seat } from '@cheeseboard/engine';
import { RateLimit } from '../protocol/rate-limit.ts';
import { cleanLine, cleanName } from '../protocol/text.ts';
import type { Act, Answer, Chair, PersonId } from '../tables/table.ts';
import type { HostTable } from './host-table.ts';
import { restartAbsences } from './people.ts';
import {
  botChair,
  freeBotName,
  freeName,
  isHost,
  type Member,
  memberOf,
  no,
  ok,
  type Room,
  seatOf,
} from './room.ts';
import type { Command, Session } from './session.ts';

type Perform<K extends Act['kind']> = (
  host: HostTable,
  act: Extract<Act, { readonly kind: K }>,
  me: Member,
  /** The signature that came with a move or an undo. */
  signed: Command['signed'],
) => Answer;

/** How many answers the host keeps for each person, in case they repeat a command. */
const MAX_ANSWERS = 8;
const MAX_CHAT_LINES = 60;
const MAX_REACTION_CHARACTERS = 8;
const CHAT_LINES_PER_SECOND = 0.5;
const CHAT_LINES_BURST = 6;

/** Acts that change the seats or the game. They are refused while players sign the next match. */
const setupActs = new Set<Act['kind']>(['sit', 'ready', 'set-game', 'set-chair', 'start', 'rematch']);

/** Acts that guests may do. All other acts are for the host. */
const guestActs = new Set<Act['kind']>([
  'profile',
  'sit',
  'ready',
  'move',
  'say',
  'pause',
  'ask-undo',
  'answer-undo',
  'ask-seat',
]);

/** Carries out each command once and in order; a repeated one gets its earlier answer. Returns false for a command that is out of order. */
export function carryOut(
  host: HostTable,
  session: Session,
  { n, act, signed }: Command,
  isInTime: boolean,
): boolean {
  const me = memberOf(host.room, session.person!);
  if (!me || n > me.done + 1 || n < 1) return false;
  if (n === me.done + 1) {
    const answer = isInTime ? perform(host, act, me, signed) : no('too-fast');
    me.done = n;
    me.answers = [...me.answers.slice(1 - MAX_ANSWERS), [n, answer]];
    host.context.isChanged = true;
  }
  const answer = me.answers.find(([number]) => number === n)?.[1] ?? ok;
  session.answers.push({ t: 'did', n, answer });
  return true;
}

function perform(host: HostTable, act: Act, me: Member, signed: Command['signed']): Answer {
  if (!guestActs.has(act.kind) && !isHost(host.room, me.id)) return no('not-host');
  // After a hand-over, only the next host changes the table.
  if (host.room.handedOver) return no('not-now');
  if (host.matches.isStarting && setupActs.has(act.kind)) return no('not-now');
  return (performers[act.kind] as Perform<Act['kind']>)(host, act, me, signed);
}

const performers: { readonly [K in Act['kind']]: Perform<K> } = {
  profile({ room }, { name, colour }, me) {
    const cleanedName = cleanName(name);
    if (cleanedName === '') return no('invalid');
    const isColourTaken = room.members.some(
      (other) => other !== me && other.colour === colour && seatOf(room, other.id) !== null,
    );
    if (colour !== null && isColourTaken) return no('taken');
    me.name = freeName(room, cleanedName, me.id);
    me.colour = colour;
    return ok;
  },

  sit({ room }, { seat }, me) {
    const ownSeat = seatOf(room, me.id);
    if (seat === ownSeat) return ok;
    if (seat === null) {
      room.chairs[ownSeat!] = room.phase === 'playing' ? botChair(room) : { kind: 'open' };
      if (room.host !== me.id) me.ready = false;
      return ok;
    }
    if (room.phase !== 'lobby') return no('not-now');
    const chair = room.chairs[seat];
    if (!chair) return no('invalid');
    if (chair.kind === 'person' || (chair.kind === 'bot' && !isHost(room, me.id))) return no('taken');
    if (ownSeat !== null) room.chairs[ownSeat] = { kind: 'open' };
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

  move({ room, matches }, { version, move }, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return no('not-seated');
    if (room.phase !== 'playing') return no('not-now');
    return matches.current!.move(seat, version, move, signed);
  },

  say({ room, context }, { text, reaction }, me) {
    const clean = cleanLine(text);
    if (clean === '' || me.name === '' || (reaction && clean.length > MAX_REACTION_CHARACTERS))
      return no('invalid');
    const limit = context.chatLimits.get(me.id) ?? new RateLimit(CHAT_LINES_PER_SECOND, CHAT_LINES_BURST);
    context.chatLimits.set(me.id, limit);
    if (!limit.take(context.now)) return no('too-fast');
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

  'ask-undo'({ room, matches }, _act, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return no('not-seated');
    if (room.phase !== 'playing' || room.policy.undo === 'never') return no('not-now');
    return matches.current!.askUndo(seat, signed);
  },

  'answer-undo'({ room, matches }, { yes }, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return no('not-seated');
    return matches.current?.answerUndo(seat, yes, signed) ?? no('not-now');
  },

  'ask-seat'(host, { seat }, me) {
    const { room } = host;
    room.asks = room.asks.filter((ask) => ask.kind !== 'seat' || ask.person !== me.id);
    if (seat === null) return ok;
    if (seatOf(room, me.id) !== null) return no('not-now');
    if (room.phase !== 'playing' || (!room.policy.takeover && !isHost(room, me.id))) return no('not-now');
    if (me.name === '') return no('invalid');
    if (!isFree(host, room.chairs[seat])) return no(room.chairs[seat] ? 'taken' : 'invalid');
    if (isHost(room, me.id)) return giveSeat(room, seat, me.id);
    room.asks = [...room.asks, { kind: 'seat', person: me.id, seat }];
    return ok;
  },

  'answer-seat'(host, { person, yes }) {
    const { room } = host;
    const ask = room.asks.find((request) => request.kind === 'seat' && request.person === person);
    if (ask?.kind !== 'seat') return no('not-now');
    room.asks = room.asks.filter((one) => one !== ask);
    if (!yes) return ok;
    if (room.phase !== 'playing' || host.context.isAway(person)) return no('not-now');
    return isFree(host, room.chairs[ask.seat]) ? giveSeat(room, ask.seat, person) : no('taken');
  },

  'set-game'({ room, context }, { game: id, options, seats }) {
    if (room.phase !== 'lobby') return no('not-now');
    const game = context.parts.games.find((known) => known.id === id);
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

  'set-policy'({ room, context }, { policy }) {
    room.policy = policy;
    restartAbsences(context);
    return ok;
  },

  start({ room, context, matches }) {
    if (room.phase !== 'lobby') return no('not-now');
    // Everybody who sits and has a name can play. `ready` only informs the host.
    const canPlay = (chair: Chair): boolean => {
      if (chair.kind !== 'person') return chair.kind === 'bot';
      const host = isHost(room, chair.person);
      return host || (memberOf(room, chair.person)!.name !== '' && !context.isAway(chair.person));
    };
    return room.chairs.every(canPlay) ? matches.begin() : no('not-ready');
  },

  'stand-in'({ room, context }, { seat, bot }) {
    const chair = room.chairs[seat];
    if (room.phase !== 'playing' || chair?.kind !== 'person') return no('not-now');
    // A bot replaces only players who are away.
    if (bot && !context.isAway(chair.person)) return no('not-now');
    room.chairs[seat] = { ...chair, standIn: bot };
    return ok;
  },

  'send-away'(host, { person }, me) {
    const { room } = host;
    const member = memberOf(room, person);
    if (!member || person === me.id || isHost(room, person)) return no('invalid');
    const seat = seatOf(room, person);
    if (seat !== null) room.chairs[seat] = room.phase === 'playing' ? botChair(room) : { kind: 'open' };
    host.sendAway(person);
    return ok;
  },

  'hand-over': (host, { person }) => host.handOver(person),

  rematch({ room, matches }) {
    if (room.phase !== 'over') return no('not-now');
    if (room.chairs.some(({ kind }) => kind === 'open')) return no('not-ready');
    room.chairs = room.chairs.map((_, seat) => room.chairs.at(seat - 1)!);
    room.turned = (room.turned ?? 0) + 1;
    return matches.begin();
  },

  'to-lobby'({ room, matches }) {
    if (room.phase === 'lobby' && !matches.isStarting) return no('not-now');
    matches.abandon();
    return ok;
  },

  close: (host) => host.close(),
};

/** Whether somebody can take over this chair: it is a bot's, or that of a player who is away. */
const isFree = ({ context }: HostTable, chair: Chair | undefined): boolean =>
  chair !== undefined && (chair.kind !== 'person' || context.isAway(chair.person));

function giveSeat(room: Room, seat: Seat, person: PersonId): Answer {
  room.chairs[seat] = { kind: 'person', person, standIn: false };
  return ok;
}
