/** Routes in the fragment of the address, which is never sent to a web server. */

export type Mode = 'friends' | 'bots' | 'device';

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'new'; readonly game: string; readonly mode: Mode }
  | { readonly at: 'join'; readonly invitation: string }
  /** `pair`: opens pairing by hand. */
  | { readonly at: 'host'; readonly room: string; readonly pair?: true }
  | { readonly at: 'local'; readonly room: string }
  /** `what`: the record, as record-link.ts packs it. */
  | { readonly at: 'replay'; readonly what: string }
  | { readonly at: 'settings' }
  /** `what`: the first text of pairing, as first-text.ts writes it. */
  | { readonly at: 'pair'; readonly what: string }
  | { readonly at: 'unknown' };

export const address = {
  start: '#/',
  settings: '#/settings',
  pair: '#/pair',
  new: (game: string, mode: Mode): string => (mode === 'friends' ? `#/new/${game}` : `#/new/${game}/${mode}`),
  host: (room: string): string => `#/host/${room}`,
  letIn: (room: string): string => `#/host/${room}/pair`,
  join: (invitation: string): string => `#/t/${invitation}`,
  local: (room: string): string => `#/local/${room}`,
} as const;

const word = /^[A-Za-z0-9_-]+$/;

export function readRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { at: 'start' };
  const slash = path.indexOf('/');
  const head = slash < 0 ? path : path.slice(0, slash);
  const rest = slash < 0 ? '' : path.slice(slash + 1);
  switch (head) {
    case 'new':
      return readNew(rest);
    case 't':
      // Not validated here: opening the table reports a broken invitation.
      return rest === '' ? { at: 'unknown' } : { at: 'join', invitation: rest };
    case 'host': {
      const room = rest.replace(/\/pair$/, '');
      if (!word.test(room)) return { at: 'unknown' };
      return room === rest ? { at: 'host', room } : { at: 'host', room, pair: true };
    }
    case 'local':
      return word.test(rest) ? { at: head, room: rest } : { at: 'unknown' };
    case 'settings':
      return rest === '' ? { at: 'settings' } : { at: 'unknown' };
    case 'pair':
    case 'replay':
      return { at: head, what: rest };
    default:
      return { at: 'unknown' };
  }
}

function readNew(rest: string): Route {
  const [game = '', mode = 'friends', ...more] = rest.split('/');
  if (!word.test(game) || more.length > 0) return { at: 'unknown' };
  if (mode !== 'friends' && mode !== 'bots' && mode !== 'device') return { at: 'unknown' };
  return { at: 'new', game, mode };
}

/** Finds an invitation in pasted text: a whole link, its end, or the bare invitation. */
export function readPasted(text: string): string | null {
  const trimmed = text.trim();
  const marked = /#\/t\/([^\s#]+)/.exec(trimmed);
  if (marked) return marked[1]!;
  return /^[\w.~-]{20,}$/.test(trimmed) ? trimmed : null;
}
