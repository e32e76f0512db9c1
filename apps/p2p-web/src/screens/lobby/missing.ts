/** What is still missing before a game can begin, a sentence each. */
import type { TableState } from '../../tables/table.ts';
import type { LobbyWords } from '../../words/lobby.ts';

export function missingAt({ chairs, people, me }: TableState, words: LobbyWords): string[] {
  const open = chairs.filter(({ kind }) => kind === 'open').length;
  const seated = people.filter(({ seat }) => seat !== null);
  const away = seated.filter(({ connection }) => connection === 'away');
  // Who starts is ready.
  const unready = seated.filter(({ connection, ready, host }) => connection !== 'away' && !ready && !host);
  const named = (list: typeof people): string =>
    list.map(({ id, name }) => (id === me ? words.you : name || words.unnamed)).join(', ');
  return [
    ...(open > 0 ? [words.openChairs(open)] : []),
    ...(unready.length > 0 ? [words.waitFor(named(unready))] : []),
    ...(away.length > 0 ? [words.awayNow(named(away))] : []),
  ];
}
