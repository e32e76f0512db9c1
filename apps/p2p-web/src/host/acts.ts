/** The acts of people at a table, one function each. Acts are validated here; moves are validated by the engine. */
import { Invalid, readOptions, readSeats, type Seat } from '@cheeseboard/engine';
import { isGuestAct } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import { cleanLine, cleanName } from '../protocol/text.ts';
import type { Act, Answer, Ask, Chair, PersonId } from '../tables/table.ts';
import type { HostTable } from './host-table.ts';
import { restartAbsences } from './people.ts';
import {
  botChair,
  dropRequestsFor,
  freeBotName,
  freeName,
  isHost,
  type Member,
  memberOf,
  ok,
  type Room,
  refuse,
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
/** How many people may be asking for seats at once, and how often each may ask. The host has to answer them all. */
const MAX_SEAT_REQUESTS = 6;
const SEAT_REQUESTS_PER_SECOND = 0.05;
const SEAT_REQUESTS_BURST = 3;

/** Acts that change the seats or the game. They are refused while players sign the next match. */
const setupActs = new Set<Act['kind']>([
  'sit',
  'ready',
  'answer-seat',
  'set-game',
  'set-chair',
  'start',
  'rematch',
]);

/** Acts that players may do, too, if the host is a big screen: nobody needs to walk to it. */
const nextGameActs: { readonly [P in Room['phase']]: readonly Act['kind'][] } = {
  lobby: ['set-game'],
  playing: [],
  over: ['rematch', 'to-lobby'],
};

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
    const answer = isInTime ? perform(host, act, me, signed) : refuse('too-fast');
    me.done = n;
    me.answers = [...me.answers.slice(1 - MAX_ANSWERS), [n, answer]];
    host.context.isChanged = true;
  }
  const answer = me.answers.find(([number]) => number === n)?.[1] ?? ok;
  session.answers.push({ t: 'did', n, answer });
  return true;
}

function perform(host: HostTable, act: Act, me: Member, signed: Command['signed']): Answer {
  if (!isGuestAct(act.kind) && !isHost(host.room, me.id) && !mayChooseNextGame(host.room, act, me))
    return refuse('not-host');
  // After a hand-over, only the next host changes the table.
  if (host.room.handedOver) return refuse('not-now');
  if (host.matches.isStarting && setupActs.has(act.kind)) return refuse('not-now');
  return (performers[act.kind] as Perform<Act['kind']>)(host, act, me, signed);
}

const mayChooseNextGame = (room: Room, { kind }: Act, me: Member): boolean =>
  nextGameActs[room.phase].includes(kind) &&
  seatOf(room, me.id) !== null &&
  memberOf(room, room.host)?.board === true;

const performers: { readonly [K in Act['kind']]: Perform<K> } = {
  profile({ room }, { name, colour }, me) {
    const cleanedName = cleanName(name);
    if (cleanedName === '') return refuse('invalid');
    const isColourTaken = room.members.some(
      (other) => other !== me && other.colour === colour && seatOf(room, other.id) !== null,
    );
    if (colour !== null && isColourTaken) return refuse('taken');
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
    if (room.phase !== 'lobby') return refuse('not-now');
    const chair = room.chairs[seat];
    if (!chair) return refuse('invalid');
    if (chair.kind === 'person' || (chair.kind === 'bot' && !isHost(room, me.id))) return refuse('taken');
    if (ownSeat !== null) room.chairs[ownSeat] = { kind: 'open' };
    room.chairs[seat] = { kind: 'person', person: me.id, standIn: false };
    dropRequestsFor(room, seat);
    me.replaced = false;
    me.board = undefined;
    return ok;
  },

  ready({ room }, { ready }, me) {
    if (room.phase !== 'lobby') return refuse('not-now');
    if (seatOf(room, me.id) === null) return refuse('not-seated');
    if (ready && me.name === '') return refuse('invalid');
    me.ready = ready;
    return ok;
  },

  board(host, { board }, me) {
    const { room, matches } = host;
    const seat = seatOf(room, me.id);
    if (board && seat !== null) {
      // Whoever plays would lose their hand.
      if (room.phase !== 'lobby' || matches.isStarting) return refuse('not-now');
      performers.sit(host, { kind: 'sit', seat: null }, me, undefined);
    }
    if (board) withdrawRequest(room, me.id);
    me.board = board || undefined;
    return ok;
  },

  move({ room, matches }, { version, move }, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return refuse('not-seated');
    if (room.phase !== 'playing') return refuse('not-now');
    return matches.current!.move(seat, version, move, signed);
  },

  'next-round'({ room, matches }, { version }, me) {
    const seat = seatOf(room, me.id);
    if (seat === null) return refuse('not-seated');
    if (room.phase !== 'playing') return refuse('not-now');
    matches.current!.turns.finishReading(seat, version);
    return ok;
  },

  roll({ room, matches }, { version }, me) {
    const seat = seatOf(room, me.id);
    if (seat === null) return refuse('not-seated');
    if (room.phase !== 'playing') return refuse('not-now');
    matches.current!.turns.roll(seat, version);
    return ok;
  },

  say({ room, context }, { text, reaction }, me) {
    const clean = cleanLine(text);
    if (clean === '' || me.name === '' || (reaction && clean.length > MAX_REACTION_CHARACTERS))
      return refuse('invalid');
    const limit = context.chatLimits.get(me.id) ?? new RateLimit(CHAT_LINES_PER_SECOND, CHAT_LINES_BURST);
    context.chatLimits.set(me.id, limit);
    if (!limit.take(context.now)) return refuse('too-fast');
    room.said += 1;
    const line = { number: room.said, person: me.id, name: me.name, text: clean, reaction };
    room.chat = [...room.chat.slice(1 - MAX_CHAT_LINES), line];
    return ok;
  },

  pause({ room }, { paused }, me) {
    if (room.phase !== 'playing') return refuse('not-now');
    if (seatOf(room, me.id) === null && !isHost(room, me.id)) return refuse('not-seated');
    if (paused && room.paused !== null) return ok;
    room.paused = paused ? me.id : null;
    return ok;
  },

  'ask-undo'({ room, matches }, _act, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return refuse('not-seated');
    if (room.phase !== 'playing' || room.policy.undo === 'never') return refuse('not-now');
    return matches.current!.askUndo(seat, signed);
  },

  'answer-undo'({ room, matches }, { yes }, me, signed) {
    const seat = seatOf(room, me.id);
    if (seat === null) return refuse('not-seated');
    return matches.current?.answerUndo(seat, yes, signed) ?? refuse('not-now');
  },

  'ask-seat'(host, { seat }, me) {
    const { room } = host;
    withdrawRequest(room, me.id);
    if (seat === null) return ok;
    if (seatOf(room, me.id) !== null) return refuse('not-now');
    if (room.phase !== 'playing' || (!room.policy.takeover && !isHost(room, me.id))) return refuse('not-now');
    if (me.name === '') return refuse('invalid');
    if (!isFree(host, room.chairs[seat])) return refuse(room.chairs[seat] ? 'taken' : 'invalid');
    if (isHost(room, me.id)) return giveSeat(room, seat, me);
    return addRequest(host, { kind: 'seat', person: me.id, seat });
  },

  'claim-seat'(host, { seat }, me) {
    const { room } = host;
    withdrawRequest(room, me.id);
    const isPlaying = room.phase === 'playing';
    if (room.phase === 'over' || (isPlaying && seatOf(room, me.id) !== null)) return refuse('not-now');
    if (me.name === '') return refuse('invalid');
    if (!isClaimable(host, room.chairs[seat])) return refuse(room.chairs[seat] ? 'taken' : 'invalid');
    if (isHost(room, me.id)) return giveSeat(room, seat, me, true);
    return addRequest(host, { kind: 'claim', person: me.id, seat });
  },

  'answer-seat'(host, { person, yes }) {
    const { room, matches } = host;
    const member = memberOf(room, person);
    const ask = room.asks.find((request) => request.kind !== 'undo' && request.person === person);
    if (!member || !ask) return refuse('not-now');
    // Without its lease the host cannot change who may elect. The request stays until it can.
    if (yes && room.phase === 'playing' && !matches.current!.log.mayAppend) return refuse('not-now');
    withdrawRequest(room, person);
    if (!yes) return ok;
    const isClaim = ask.kind === 'claim';
    const isPossible = room.phase === 'playing' || (isClaim && room.phase === 'lobby');
    if (!isPossible || host.context.isAway(person)) return refuse('not-now');
    const mayTake = isClaim ? isClaimable : isFree;
    return mayTake(host, room.chairs[ask.seat]) ? giveSeat(room, ask.seat, member, isClaim) : refuse('taken');
  },

  'set-game'({ room, context }, { game: id, options, seats }, me) {
    if (room.phase !== 'lobby') return refuse('not-now');
    // Only the host may take somebody's chair away.
    const leavesSomebody = room.chairs.slice(seats).some(({ kind }) => kind === 'person');
    if (leavesSomebody && !isHost(room, me.id)) return refuse('not-now');
    const game = context.parts.games.find((candidate) => candidate.id === id);
    if (!game) return refuse('invalid');
    try {
      room.options = readOptions(game, readSeats(game, seats), options);
    } catch (error) {
      if (error instanceof Invalid) return refuse('invalid');
      throw error;
    }
    room.game = id;
    room.chairs = Array.from({ length: seats }, (_, seat) => room.chairs[seat] ?? { kind: 'open' });
    for (const member of room.members) if (member.id !== room.host) member.ready = false;
    return ok;
  },

  'set-chair'({ room }, { seat, chair }) {
    if (room.phase !== 'lobby') return refuse('not-now');
    const chairBefore = room.chairs[seat];
    if (!chairBefore) return refuse('invalid');
    const name = chairBefore.kind === 'bot' ? chairBefore.name : freeBotName(room);
    if (chairBefore.kind === 'person' && chairBefore.person !== room.host)
      memberOf(room, chairBefore.person)!.ready = false;
    room.chairs[seat] = chair.kind === 'bot' ? { ...chair, name } : chair;
    dropRequestsFor(room, seat);
    return ok;
  },

  'set-policy'({ room, context }, { policy }) {
    room.policy = policy;
    restartAbsences(context);
    return ok;
  },

  start({ room, context, matches }) {
    if (room.phase !== 'lobby') return refuse('not-now');
    // Everybody who sits and has a name can play. `ready` only informs the host.
    const canPlay = (chair: Chair): boolean => {
      if (chair.kind !== 'person') return chair.kind === 'bot';
      const isHostChair = isHost(room, chair.person);
      return isHostChair || (memberOf(room, chair.person)!.name !== '' && !context.isAway(chair.person));
    };
    return room.chairs.every(canPlay) ? matches.begin() : refuse('not-ready');
  },

  'stand-in'({ room, context }, { seat, bot }) {
    const chair = room.chairs[seat];
    if (room.phase !== 'playing' || chair?.kind !== 'person') return refuse('not-now');
    // A bot replaces only players who are away.
    if (bot && !context.isAway(chair.person)) return refuse('not-now');
    room.chairs[seat] = { ...chair, standIn: bot };
    return ok;
  },

  'send-away'(host, { person }, me) {
    const { room } = host;
    const member = memberOf(room, person);
    if (!member || person === me.id || isHost(room, person)) return refuse('invalid');
    const seat = seatOf(room, person);
    if (seat !== null) room.chairs[seat] = room.phase === 'playing' ? botChair(room) : { kind: 'open' };
    host.sendAway(person);
    return ok;
  },

  'hand-over': (host, { person }) => host.handOver(person),

  rematch({ room, matches }) {
    if (room.phase !== 'over') return refuse('not-now');
    if (room.chairs.some(({ kind }) => kind === 'open')) return refuse('not-ready');
    room.chairs = room.chairs.map((_, seat) => room.chairs.at(seat - 1)!);
    room.turned = (room.turned ?? 0) + 1;
    return matches.begin();
  },

  'to-lobby'({ room, matches }) {
    if (room.phase === 'lobby' && !matches.isStarting) return refuse('not-now');
    matches.abandon();
    return ok;
  },

  close: (host) => host.close(),
};

/** Whether somebody can take over this chair: it is a bot's, or that of a player who is away. */
const isFree = ({ context }: HostTable, chair: Chair | undefined): boolean =>
  chair !== undefined && (chair.kind !== 'person' || context.isAway(chair.person));

/** Whether somebody can claim this chair as their own: its person is away and is not the host. */
const isClaimable = ({ room, context }: HostTable, chair: Chair | undefined): boolean =>
  chair?.kind === 'person' && chair.person !== room.host && context.isAway(chair.person);

function withdrawRequest(room: Room, person: PersonId): void {
  room.asks = room.asks.filter((ask) => ask.kind === 'undo' || ask.person !== person);
}

function addRequest({ room, context }: HostTable, ask: Exclude<Ask, { readonly kind: 'undo' }>): Answer {
  const { seatRequestLimits } = context;
  const limit =
    seatRequestLimits.get(ask.person) ?? new RateLimit(SEAT_REQUESTS_PER_SECOND, SEAT_REQUESTS_BURST);
  seatRequestLimits.set(ask.person, limit);
  const isFull = room.asks.filter(({ kind }) => kind !== 'undo').length >= MAX_SEAT_REQUESTS;
  if (isFull || !limit.take(context.now)) return refuse('too-fast');
  room.asks = [...room.asks, ask];
  return ok;
}

/**
 * Gives a seat to somebody, and refuses everybody else who asked for it. `isClaim`: they are the person who had it, so they keep that
 * person's name and colour.
 */
function giveSeat(room: Room, seat: Seat, member: Member, isClaim = false): Answer {
  const ownSeat = seatOf(room, member.id);
  if (ownSeat !== null) room.chairs[ownSeat] = { kind: 'open' };
  const chair = room.chairs[seat]!;
  const previousMember = chair.kind === 'person' ? memberOf(room, chair.person) : undefined;
  room.chairs[seat] = { kind: 'person', person: member.id, standIn: false };
  dropRequestsFor(room, seat);
  member.replaced = false;
  member.board = undefined;
  if (!previousMember) return ok;
  previousMember.replaced = true;
  previousMember.ready = false;
  if (isClaim)
    [member.name, member.colour, previousMember.colour] = [previousMember.name, previousMember.colour, null];
  // During a match, the person before keeps their name until the log has given their seat away.
  if (room.phase === 'lobby') previousMember.name = freeName(room, previousMember.name, previousMember.id);
  return ok;
}
