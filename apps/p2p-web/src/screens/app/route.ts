/** Where one is: the fragment of the address. It never reaches a web server. */

export type Mode = 'friends' | 'bots' | 'device';

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'new'; readonly game: string; readonly mode: Mode }
  | { readonly at: 'join'; readonly invitation: string }
  /** `pair`: to let somebody in by hand. */
  | { readonly at: 'host'; readonly room: string; readonly pair?: true }
  | { readonly at: 'local'; readonly room: string }
  /** What is to be replayed, as the replay screen writes it. */
  | { readonly at: 'replay'; readonly what: string }
  | { readonly at: 'settings' }
  /** `what`: what was carried across, as the pairing screen writes it. */
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
      // Whatever it holds: who opens tables says whether it is an invitation.
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

/** What somebody pasted: a whole link, its end, or only the invitation. Null when there is none in it. */
export function readPasted(text: string): string | null {
  const trimmed = text.trim();
  const marked = /#\/t\/([^\s#]+)/.exec(trimmed);
  if (marked) return marked[1]!;
  return /^[\w.~-]{20,}$/.test(trimmed) ? trimmed : null;
}
