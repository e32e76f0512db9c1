/** What is still missing before a game can begin. */
import type { TableState } from '../../tables/table.ts';
import type { LobbyWords } from '../../words/lobby.ts';

export interface Missing {
  /** What prevents the start, one sentence each. */
  readonly needed: readonly string[];
  /** Names of seated people who are not ready. The host can start anyway. */
  readonly unready: string;
}

export function missingAt({ chairs, people, me }: TableState, words: LobbyWords): Missing {
  const openSeats = chairs.filter(({ kind }) => kind === 'open').length;
  const seatedPeople = people.filter(({ seat, host }) => seat !== null && !host);
  const awayPeople = seatedPeople.filter(({ connection }) => connection === 'away');
  const presentPeople = seatedPeople.filter(({ connection }) => connection !== 'away');
  const namelessPeople = presentPeople.filter(({ name }) => name === '');
  const unreadyPeople = presentPeople.filter(({ ready, name }) => !ready && name !== '');
  const namesOf = (listedPeople: typeof people): string =>
    listedPeople.map(({ id, name }) => (id === me ? words.you : name || words.unnamed)).join(', ');
  return {
    needed: [
      ...(openSeats > 0 ? [words.openChairs(openSeats)] : []),
      ...(namelessPeople.length > 0 ? [words.personWithoutName] : []),
      ...(awayPeople.length > 0 ? [words.peopleAway(namesOf(awayPeople))] : []),
    ],
    unready: unreadyPeople.length > 0 ? words.waitFor(namesOf(unreadyPeople)) : '',
  };
}
