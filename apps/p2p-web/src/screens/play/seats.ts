/** Who sits where and whose turn it is, read from what a table says. */
import type { Seat, ViewBase } from '@cheeseboard/engine';
import type { TablePlayer } from '@cheeseboard/ui-components';
import { coloursOf } from '../../look/colours.ts';
import type { Person, TableState } from '../../tables/table.ts';
import type { PlayWords } from './words/index.ts';

const connections = { here: 'here', shaky: 'connecting', away: 'away' } as const;

export const personById = (state: TableState, id: string): Person | undefined =>
  state.people.find((person) => person.id === id);

export const me = (state: TableState): Person | undefined => personById(state, state.me);

export const isHost = (state: TableState): boolean => me(state)?.host ?? false;

export const hostOf = (state: TableState): Person | undefined => state.people.find(({ host }) => host);

/** The person on a chair, also while a bot holds it for them. */
export function personAt(state: TableState, seat: Seat): Person | undefined {
  const chair = state.chairs[seat];
  return chair?.kind === 'person' ? personById(state, chair.person) : undefined;
}

export function nameAt(state: TableState, seat: Seat, words: PlayWords): string {
  const chair = state.chairs[seat];
  if (chair?.kind === 'bot') return chair.name;
  return personAt(state, seat)?.name || words.player(seat + 1);
}

export const namesOf = (state: TableState, words: PlayWords): string[] =>
  state.chairs.map((_, seat) => nameAt(state, seat, words));

/** As the table draws them. Nobody needs a connection on one device. */
export function playersOf(state: TableState, words: PlayWords, local: boolean): TablePlayer[] {
  const chosen = coloursOf(state);
  return state.chairs.map((chair, seat) => {
    const person = personAt(state, seat);
    return {
      name: nameAt(state, seat, words),
      colour: chosen[seat]!,
      bot: chair.kind === 'bot' || (chair.kind === 'person' && chair.standIn),
      thinking: state.match?.thinking.includes(seat) ?? false,
      ...(person && !local ? { connection: connections[person.connection] } : {}),
    };
  });
}

/** Whose turn it is for all to see; never who else might act (DD-10). Null when nobody's. */
export function turnIn(view: ViewBase): Seat | null {
  const { turn, active } = view as { readonly turn?: unknown; readonly active?: unknown };
  if (typeof turn === 'number') return turn;
  return typeof active === 'number' ? active : null;
}

/** Whether I am the one that is waited for: not when I only might step in. */
export function isAsked(state: TableState): boolean {
  const { match } = state;
  if (!match || match.result || match.moves.length === 0) return false;
  const { turn } = match.view as { readonly turn?: unknown };
  return typeof turn !== 'number' || turn === match.view.viewer;
}

/** Whether what I am asked is in my own turn: in a power window (GG-13) or a vote (GG-9) it may be somebody else's. */
export function isMyTurn(state: TableState): boolean {
  const turn = state.match ? turnIn(state.match.view) : null;
  return isAsked(state) && (turn === null || turn === state.match?.view.viewer);
}

/** Nobody else plays here: only bots. */
export const isAlone = ({ chairs, match }: TableState): boolean =>
  !chairs.some((chair, seat) => chair.kind === 'person' && seat !== match?.view.viewer);

/** Whether I am asked and have to answer myself: who is alone is not, where all that is left is to pass on tokens (GG-13). */
export function needsMe(state: TableState): boolean {
  const { match } = state;
  if (!match || !isAsked(state)) return false;
  return !(isAlone(state) && 'window' in match.view && match.moves.every(({ type }) => type === 'pass'));
}

/** "Anna, Ben" */
export const listOf = (state: TableState, seats: readonly Seat[], words: PlayWords): string =>
  seats.map((seat) => nameAt(state, seat, words)).join(', ');
