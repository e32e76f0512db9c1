/**
 * Browser notifications about a table whose page is out of sight: your turn, somebody has arrived, the host is gone, the game or a
 * rematch has begun. They come from this page, without a push service, so only while the page lives.
 */
import type { Settings } from '../../storage/settings.ts';
import type { Table, TableState } from '../../tables/table.ts';
import { browserNotifications, type NotificationApi } from './browser-notifications.ts';
import { isHost, mustAnswer } from './seats.ts';

/** Something that a notification tells. */
export type TableNews =
  | { readonly kind: 'turn' | 'host-gone' | 'begun' | 'rematch' }
  | { readonly kind: 'arrival'; readonly names: readonly string[] };

export type WatchedTable = Pick<Table, 'state' | 'connection' | 'election'>;

/** What has happened between two states of a table, most urgent first. */
export function newsOf(before: TableState, after: TableState): TableNews[] {
  const news: TableNews[] = [];
  const isPlaying = after.phase === 'playing';
  const isNewMatch = before.phase !== 'playing' || before.match?.number !== after.match?.number;
  if (isPlaying && mustAnswer(after) && (isNewMatch || !mustAnswer(before))) news.push({ kind: 'turn' });
  // The host has started it.
  if (isPlaying && before.phase !== 'playing' && !isHost(after))
    news.push({ kind: before.phase === 'over' ? 'rematch' : 'begun' });
  const names = arrivals(before, after);
  if (names.length > 0) news.push({ kind: 'arrival', names });
  return news;
}

/** Whoever is here under a name and was not before. During a match, people lose their connection and return: only newcomers count. */
function arrivals(before: TableState, after: TableState): string[] {
  return after.people.flatMap(({ id, name, connection }) => {
    const earlier = before.people.find((person) => person.id === id);
    const isNew =
      !earlier || earlier.name === '' || (after.phase === 'lobby' && earlier.connection === 'away');
    return id !== after.me && name !== '' && connection !== 'away' && isNew ? [name] : [];
  });
}

/** Whether the host is gone, as far as this browser can tell: a browser that is offline itself cannot. */
export function isHostGone({ state, connection, election }: WatchedTable): boolean {
  if (!state) return false;
  if (connection.state !== 'connecting') return election != null && connection.state !== 'ended';
  return connection.why === 'nobody' || (election != null && connection.why !== 'signalling');
}

/** Watches one table and tells its news while the page is hidden, if the reader wants that. */
export class TableNotifications {
  readonly #api: NotificationApi;
  readonly #setting: () => Settings['notifications'];
  readonly #tell: (news: TableNews) => { readonly title: string; readonly text: string };
  readonly #tag: string;
  #stateBefore: TableState | null = null;
  #wasHostGone = false;
  /** Whether something happened while the page was hidden that the reader could have been told. */
  #hasMissedNews = false;
  #close: (() => void) | null = null;
  #kindShown: TableNews['kind'] | null = null;

  constructor(
    tag: string,
    setting: () => Settings['notifications'],
    tell: (news: TableNews) => { readonly title: string; readonly text: string },
    api: NotificationApi = browserNotifications,
  ) {
    this.#tag = tag;
    this.#setting = setting;
    this.#tell = tell;
    this.#api = api;
  }

  /** Call this after each change of the table. Returns the news. */
  update(table: WatchedTable): TableNews[] {
    const { state } = table;
    const before = this.#stateBefore;
    this.#stateBefore = state;
    if (!state) return [];
    const isGone = isHostGone(table);
    const news: TableNews[] = before ? newsOf(before, state) : [];
    if (isGone && !this.#wasHostGone) news.push({ kind: 'host-gone' });
    if (!isGone && this.#kindShown === 'host-gone') this.#closeShown();
    this.#wasHostGone = isGone;
    const [first] = news;
    if (first && this.#api.isPageHidden()) this.#report(first);
    return news;
  }

  /** Call this when the page is in sight again. */
  pageShown(): void {
    this.#closeShown();
  }

  /** Whether to ask the reader now: they have missed something, and neither they nor the browser have said no. */
  get shouldAsk(): boolean {
    const permission = this.#api.permission();
    return (
      this.#hasMissedNews &&
      this.#setting() === 'ask' &&
      permission !== 'denied' &&
      permission !== 'unsupported'
    );
  }

  end(): void {
    this.#closeShown();
  }

  #report(news: TableNews): void {
    this.#hasMissedNews = true;
    if (this.#setting() !== 'on' || this.#api.permission() !== 'granted') return;
    const { title, text } = this.#tell(news);
    this.#kindShown = news.kind;
    void this.#api.show(title, text, this.#tag).then((close) => {
      this.#close = close;
      // The page may have come into sight meanwhile.
      if (this.#kindShown === null) this.#closeShown();
    });
  }

  #closeShown(): void {
    this.#kindShown = null;
    this.#close?.();
    this.#close = null;
  }
}
