/** Seats and turns, derived from a table's state. */
import type { Seat, ViewBase } from '@cheeseboard/engine';
import type { TablePlayer } from '@cheeseboard/ui-components';
import { coloursOf } from '../../look/colours.ts';
import type { Act, ConnectionStatus, MatchState, Person, TableState } from '../../tables/table.ts';
import type { PlayWords } from './words/index.ts';

const connections = { here: 'here', shaky: 'connecting', away: 'away' } as const;

export const personById = (state: TableState, id: string): Person | undefined =>
  state.people.find((person) => person.id === id);

/** A person's name; a big screen is called that. */
export const shownName = ({ name, board }: Person, words: PlayWords): string =>
  board ? words.bigScreen : name;

export const me = (state: TableState): Person | undefined => personById(state, state.me);

export const isHost = (state: TableState): boolean => me(state)?.host ?? false;

export const hostOf = (state: TableState): Person | undefined => state.people.find(({ host }) => host);

/** Whether I may choose what is played next, a rematch or another game: as host, or as a player if the host is a big screen. */
export const mayChooseNextGame = (state: TableState): boolean =>
  isHost(state) || (hostOf(state)?.board === true && typeof me(state)?.seat === 'number');

/** The person of a seat, even while a bot stands in. */
export function personAt(state: TableState, seat: Seat): Person | undefined {
  const chair = state.chairs[seat];
  return chair?.kind === 'person' ? personById(state, chair.person) : undefined;
}

/** The seats whose person is away. That person may come back with a new key and claim the seat. */
export const claimableSeats = (
  state: TableState,
): { readonly seat: Seat; readonly name: string; readonly standIn: boolean }[] =>
  state.chairs.flatMap((chair, seat) => {
    const person = personAt(state, seat);
    const isAway = person?.connection === 'away' && !person.host && person.id !== state.me;
    return chair.kind === 'person' && isAway ? [{ seat, name: person.name, standIn: chair.standIn }] : [];
  });

/** The words by which somebody claims a seat. */
export const claimLabel = (
  { name, standIn }: ReturnType<typeof claimableSeats>[number],
  words: PlayWords,
): string => (standIn ? words.iAmWithBot(name) : words.iAm(name));

export function nameAt(state: TableState, seat: Seat, words: PlayWords): string {
  const chair = state.chairs[seat];
  if (chair?.kind === 'bot') return chair.name;
  return personAt(state, seat)?.name || words.player(seat + 1);
}

/** "via" and the name of the carrier of the person's connection; null if it is direct. */
export function viaOf(state: TableState, person: Person | undefined, words: PlayWords): string | null {
  const carrier = person?.via === undefined ? undefined : personById(state, person.via);
  return carrier ? words.via(carrier.name || words.player((carrier.seat ?? 0) + 1)) : null;
}

/** "via" and the name of the carrier of the reader's connection; null if it is direct, or lost. */
export function ownViaOf(state: TableState, connection: ConnectionStatus, words: PlayWords): string | null {
  const isConnected = connection.state === 'open' || connection.state === 'shaky';
  return isConnected ? viaOf(state, me(state), words) : null;
}

export const namesOf = (state: TableState, words: PlayWords): string[] =>
  state.chairs.map((_, seat) => nameAt(state, seat, words));

/** The players for the game's table. On one device they have no connection status. */
export function playersOf(state: TableState, words: PlayWords, local: boolean): TablePlayer[] {
  const colours = coloursOf(state);
  return state.chairs.map((chair, seat) => {
    const person = personAt(state, seat);
    return {
      name: nameAt(state, seat, words),
      colour: colours[seat]!,
      bot: chair.kind === 'bot' || (chair.kind === 'person' && chair.standIn),
      thinking: state.match?.thinking.includes(seat) ?? false,
      ...(person && !local ? { connection: connections[person.connection] } : {}),
    };
  });
}

/** Whose turn it publicly is; never who else might act (DD-10). */
export function turnIn(view: ViewBase): Seat | null {
  const { turn, active } = view as { readonly turn?: unknown; readonly active?: unknown };
  if (typeof turn === 'number') return turn;
  return typeof active === 'number' ? active : null;
}

/** Whether the game waits for me; false when I only might step in. */
export function isAsked(state: TableState): boolean {
  const { match } = state;
  if (isRolling(state)) return true;
  if (!match || match.result || match.moves.length === 0) return false;
  const { turn } = match.view as { readonly turn?: unknown };
  return typeof turn !== 'number' || turn === match.view.viewer;
}

/** Whether it is publicly my turn, even while I have nothing to do: my dice still roll. */
export const isOwnTurn = (state: TableState): boolean =>
  isMyTurn(state) || (state.match !== null && turnIn(state.match.view) === state.match.view.viewer);

/** Whether I am asked in my own turn. In a power window (GG-13) or a vote (GG-9), I may be asked in somebody else's turn. */
export function isMyTurn(state: TableState): boolean {
  const turn = state.match ? turnIn(state.match.view) : null;
  return isAsked(state) && (turn === null || turn === state.match?.view.viewer);
}

/** Whether the match waits until I have read the result of a round. */
export const isReading = ({ match }: TableState): boolean =>
  match?.breath?.readers?.some((seat) => seat === match.view.viewer) ?? false;

/** Whether the match waits for me to roll the dice. */
export const isRolling = ({ match, paused }: TableState): boolean =>
  paused === null && match?.roller != null && match.roller === match.view.viewer;

/** The state while the table still shows an earlier view: without a question, a clock or a result that this view does not lead to. */
export function whileAnimating(state: TableState, match: MatchState, view: ViewBase): TableState {
  const breath = match.breath?.readers ? null : (match.breath ?? null);
  const shown = { ...match, view, moves: [], roller: null, clock: null, result: null, breath };
  return { ...state, phase: 'playing', match: shown };
}

/** What the match waits for me to say before it goes on: that I have read the result of a round, or that I roll. Null if nothing. */
export function goOnAct(state: TableState): Act | null {
  const kind = isReading(state) ? 'next-round' : isRolling(state) ? 'roll' : null;
  return kind && { kind, version: state.match!.version };
}

/** Whether I play against bots only. */
export const isAlone = ({ chairs, match }: TableState): boolean =>
  !chairs.some((chair, seat) => chair.kind === 'person' && seat !== match?.view.viewer);

/** Whether I must answer myself. Against bots the table passes for me when passing is all I can do (GG-13). */
export function mustAnswer(state: TableState): boolean {
  const { match } = state;
  if (!match || !isAsked(state)) return false;
  return !(isAlone(state) && 'window' in match.view && match.moves.every(({ type }) => type === 'pass'));
}

/** The names of these seats, such as "Anna, Ben". */
export const listOf = (state: TableState, seats: readonly Seat[], words: PlayWords): string =>
  seats.map((seat) => nameAt(state, seat, words)).join(', ');
