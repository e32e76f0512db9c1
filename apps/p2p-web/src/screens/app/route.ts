/** Routes in the fragment of the address, which is never sent to a web server. */

export type Mode = 'friends' | 'bots' | 'device';

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'new'; readonly game: string; readonly mode: Mode }
  /** A first game, in which the app explains what is new. */
  | { readonly screen: 'teach'; readonly game: string }
  /** `board`: this browser becomes a big screen. */
  | { readonly screen: 'join'; readonly invitation: string; readonly board?: true }
  /** `pair`: the screen opens with pairing by hand. */
  | { readonly screen: 'host'; readonly room: string; readonly pair?: true }
  | { readonly screen: 'local'; readonly room: string }
  /** `packedRecord`: the record as record-link.ts packs it. `step`: the number of steps at which the replay opens. */
  | { readonly screen: 'replay'; readonly packedRecord: string; readonly step: number }
  | { readonly screen: 'settings' }
  | { readonly screen: 'evenings' }
  | { readonly screen: 'connection' }
  /** `firstText`: the text that first-text.ts writes, with the host's offer and the invitation. */
  | { readonly screen: 'pair'; readonly firstText: string }
  | { readonly screen: 'unknown' };

export const address = {
  start: '#/',
  settings: '#/settings',
  evenings: '#/evenings',
  connection: '#/connection',
  pair: '#/pair',
  new: (game: string, mode: Mode): string => (mode === 'friends' ? `#/new/${game}` : `#/new/${game}/${mode}`),
  teach: (game: string): string => `#/teach/${game}`,
  host: (room: string): string => `#/host/${room}`,
  letIn: (room: string): string => `#/host/${room}/pair`,
  join: (invitation: string): string => `#/t/${invitation}`,
  /** `link`: an invitation, as a fragment or as a whole link. */
  board: (link: string): string => `${link}/board`,
  local: (room: string): string => `#/local/${room}`,
  replay: (packedRecord: string, step = 0): string => `#/replay/${packedRecord}${step > 0 ? `/${step}` : ''}`,
} as const;

const word = /^[A-Za-z0-9_-]+$/;

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { screen: 'start' };
  const slash = path.indexOf('/');
  const head = slash < 0 ? path : path.slice(0, slash);
  const parameters = slash < 0 ? '' : path.slice(slash + 1);
  switch (head) {
    case 'new':
      return readNew(parameters);
    case 't': {
      // The invitation is not validated here: opening the table reports a broken one.
      const invitation = parameters.replace(/\/board$/, '');
      if (invitation === '') return { screen: 'unknown' };
      return invitation === parameters
        ? { screen: 'join', invitation }
        : { screen: 'join', invitation, board: true };
    }
    case 'host': {
      const room = parameters.replace(/\/pair$/, '');
      if (!word.test(room)) return { screen: 'unknown' };
      return room === parameters ? { screen: 'host', room } : { screen: 'host', room, pair: true };
    }
    case 'teach':
      return word.test(parameters) ? { screen: head, game: parameters } : { screen: 'unknown' };
    case 'local':
      return word.test(parameters) ? { screen: head, room: parameters } : { screen: 'unknown' };
    case 'settings':
    case 'evenings':
    case 'connection':
      return parameters === '' ? { screen: head } : { screen: 'unknown' };
    case 'pair':
      return { screen: head, firstText: parameters };
    case 'replay':
      return readReplay(parameters);
    default:
      return { screen: 'unknown' };
  }
}

function readReplay(parameters: string): Route {
  const [packedRecord = '', step = '0', ...surplus] = parameters.split('/');
  if (!/^\d{1,6}$/.test(step) || surplus.length > 0) return { screen: 'unknown' };
  return { screen: 'replay', packedRecord, step: Number(step) };
}

function readNew(parameters: string): Route {
  const [game = '', mode = 'friends', ...surplus] = parameters.split('/');
  if (!word.test(game) || surplus.length > 0) return { screen: 'unknown' };
  if (mode !== 'friends' && mode !== 'bots' && mode !== 'device') return { screen: 'unknown' };
  return { screen: 'new', game, mode };
}

/** Finds an invitation in pasted text: a whole link, its end, or the bare invitation. */
export function readPasted(text: string): string | null {
  const trimmed = text.trim();
  const invitationMatch = /#\/t\/([^\s#]+)/.exec(trimmed);
  if (invitationMatch) return invitationMatch[1]!;
  return /^[\w.~-]{20,}$/.test(trimmed) ? trimmed : null;
}
