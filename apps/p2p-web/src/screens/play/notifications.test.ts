import { expect, test } from 'vitest';
import type { ConnectionStatus, ElectionStatus, TableState } from '../../tables/table.ts';
import { allowNotifications, type NotificationApi } from './browser-notifications.ts';
import { isHostGone, newsOf, TableNotifications } from './notifications.ts';

const anna = { id: 'anna', name: 'Anna', connection: 'here', host: true, seat: 0 };
const ben = { id: 'ben', name: 'Ben', connection: 'here', host: false, seat: 1 };

const lobby = (...people: object[]) =>
  ({
    me: 'anna',
    phase: 'lobby',
    people: [anna, ...people],
    chairs: [],
    match: null,
  }) as unknown as TableState;

/** A match between Anna and Ben, as `me` sees it. */
const playing = (turn: number, me = 'anna', number = 1, phase: TableState['phase'] = 'playing') => {
  const viewer = me === 'anna' ? 0 : 1;
  const match = { number, view: { viewer, turn }, moves: turn === viewer ? [{}] : [], result: null };
  const chairs = [anna, ben].map(({ id }) => ({ kind: 'person', person: id, standIn: false }));
  return { me, phase, paused: null, people: [anna, ben], chairs, match } as unknown as TableState;
};

const kindsOf = (before: TableState, after: TableState): string[] =>
  newsOf(before, after).map(({ kind }) => kind);

test('tells when the turn comes to the reader, once', () => {
  expect(kindsOf(playing(1), playing(0))).toEqual(['turn']);
  expect(kindsOf(playing(0), playing(0))).toEqual([]);
  expect(kindsOf(playing(0), playing(1))).toEqual([]);
  // The first turn of the next match, although the last one ended in the reader's turn.
  expect(kindsOf(playing(0, 'anna', 1, 'over'), playing(0, 'anna', 2))).toEqual(['turn']);
});

test('tells guests that a game or a rematch begins; the host knows', () => {
  expect(kindsOf({ ...lobby(ben), me: 'ben' }, playing(0, 'ben'))).toEqual(['begun']);
  expect(kindsOf(playing(0, 'ben', 1, 'over'), playing(0, 'ben', 2))).toEqual(['rematch']);
  expect(kindsOf(playing(0, 'ben', 1, 'over'), playing(1, 'ben', 2))).toEqual(['turn', 'rematch']);
  expect(kindsOf(lobby(ben), playing(1))).toEqual([]);
});

test('tells who has arrived, under a name', () => {
  const away = { ...ben, connection: 'away' };
  expect(newsOf(lobby(), lobby(ben))).toEqual([{ kind: 'arrival', names: ['Ben'] }]);
  expect(newsOf(lobby(), lobby({ ...ben, name: '' }))).toEqual([]);
  expect(kindsOf(lobby({ ...ben, name: '' }), lobby(ben))).toEqual(['arrival']);
  expect(kindsOf(lobby(away), lobby(ben))).toEqual(['arrival']);
  expect(kindsOf(lobby(ben), lobby(ben))).toEqual([]);
  expect(kindsOf(lobby(ben), lobby(away))).toEqual([]);
  // During a match somebody who was away returns often, for example after an election.
  expect(kindsOf({ ...playing(1), people: [anna, away] } as unknown as TableState, playing(1))).toEqual([]);
});

test('the host is gone only if this browser is not offline itself', () => {
  const state = playing(1, 'ben');
  const election = {} as ElectionStatus;
  const connecting = (why: 'nobody' | 'lost' | 'signalling'): ConnectionStatus => ({
    state: 'connecting',
    why,
    tries: 1,
  });
  expect(isHostGone({ state, connection: { state: 'open' }, election: null })).toBe(false);
  expect(isHostGone({ state, connection: connecting('lost'), election: null })).toBe(false);
  expect(isHostGone({ state, connection: connecting('nobody'), election: null })).toBe(true);
  expect(isHostGone({ state, connection: connecting('lost'), election })).toBe(true);
  expect(isHostGone({ state, connection: connecting('signalling'), election })).toBe(false);
  expect(isHostGone({ state: null, connection: connecting('nobody'), election: null })).toBe(false);
});

/** A browser that remembers what it shows. */
function fakeBrowser(answer: NotificationPermission = 'granted') {
  const shown: string[] = [];
  const closed: string[] = [];
  let permission: NotificationPermission | 'unsupported' = 'default';
  const page = { isHidden: true };
  const setPermission = (value: typeof permission): void => {
    permission = value;
  };
  const api: NotificationApi = {
    permission: () => permission,
    async request() {
      permission = answer;
      return answer;
    },
    isPageHidden: () => page.isHidden,
    async show(title) {
      shown.push(title);
      return () => void closed.push(title);
    },
  };
  return { api, shown, closed, page, setPermission };
}

const open = { connection: { state: 'open' }, election: null } as const;

test('shows news only while the page is hidden and the reader wants it', async () => {
  const { api, shown, closed, page, setPermission } = fakeBrowser();
  let setting: 'ask' | 'on' | 'off' = 'ask';
  const notifications = new TableNotifications(
    't',
    () => setting,
    ({ kind }) => ({ title: kind, text: '' }),
    api,
  );
  const takeTurn = (): void => {
    notifications.update({ ...open, state: playing(1) });
    notifications.update({ ...open, state: playing(0) });
  };
  page.isHidden = false;
  takeTurn();
  expect(notifications.shouldAsk).toBe(false);
  page.isHidden = true;
  takeTurn();
  // Something was missed: now is the moment to ask.
  expect(shown).toEqual([]);
  expect(notifications.shouldAsk).toBe(true);
  expect(await allowNotifications(api)).toBe(true);
  setting = 'on';
  expect(notifications.shouldAsk).toBe(false);
  takeTurn();
  expect(shown).toEqual(['turn']);
  await Promise.resolve();
  notifications.pageShown();
  expect(closed).toEqual(['turn']);
  setting = 'off';
  takeTurn();
  // The browser has withdrawn its permission.
  setting = 'on';
  setPermission('denied');
  takeTurn();
  expect(shown).toEqual(['turn']);
});

test('does not ask if the reader or the browser has said no', async () => {
  const { api, setPermission } = fakeBrowser('denied');
  let setting: 'ask' | 'off' = 'ask';
  const notifications = new TableNotifications(
    't',
    () => setting,
    () => ({ title: '', text: '' }),
    api,
  );
  notifications.update({ ...open, state: lobby() });
  notifications.update({ ...open, state: lobby(ben) });
  expect(notifications.shouldAsk).toBe(true);
  setting = 'off';
  expect(notifications.shouldAsk).toBe(false);
  setting = 'ask';
  expect(await allowNotifications(api)).toBe(false);
  expect(notifications.shouldAsk).toBe(false);
  setPermission('unsupported');
  expect(notifications.shouldAsk).toBe(false);
  expect(await allowNotifications(api)).toBe(false);
});

test('takes back that the host is gone when the host returns', async () => {
  const { api, shown, closed, setPermission } = fakeBrowser();
  setPermission('granted');
  const notifications = new TableNotifications(
    't',
    () => 'on',
    ({ kind }) => ({ title: kind, text: '' }),
    api,
  );
  const state = playing(0, 'ben');
  notifications.update({ ...open, state });
  const gone = {
    state,
    connection: { state: 'connecting', why: 'nobody', tries: 1 },
    election: null,
  } as const;
  notifications.update(gone);
  notifications.update(gone);
  expect(shown).toEqual(['host-gone']);
  await Promise.resolve();
  notifications.update({ ...open, state });
  expect(closed).toEqual(['host-gone']);
});
