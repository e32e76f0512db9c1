/** What a screen shows between matches and before the first one. */
import { expect, test } from 'vitest';
import type { NewTable } from '../src/tables/table.ts';
import { memoryWorld } from './kit/browsers.ts';
import { playOn, startMatch } from './kit/table.ts';

const policy: NewTable['policy'] = {
  away: 'wait',
  undo: 'ask',
  takeover: true,
  clockSeconds: null,
  breathSeconds: 0,
};

test('a table on one device starts with everybody in their own seat, and without stand-ins', async () => {
  const home = memoryWorld('device');
  const { tables } = home.browser('Ada');
  const chairs: NewTable['chairs'] = [
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Ben' },
    { kind: 'me', name: 'Cas' },
    { kind: 'bot', level: 'easy' },
  ];
  const { room } = await tables.createLocal({ game: 'david-goliath', options: {}, policy, chairs });
  const shared = (await tables.local(room))!;
  const { state } = shared.tables[0]!;
  expect(state!.phase).toBe('playing');
  const isPlaying = state!.chairs.map((chair) => chair.kind === 'person' && !chair.standIn);
  expect(isPlaying).toEqual([true, true, true, false]);
  // The table waits for nobody: the cards are dealt, and somebody plays.
  await home.clock.until(() => (shared.tables[0]!.state!.match?.version ?? 0) > 1, 20);
  expect(shared.tables[0]!.state!.waiting).toEqual([]);
  shared.leave();
});

test('the result and the record stay on every screen until the rematch starts', async () => {
  const home = await startMatch('rematch', 'daumen-drauf', ['Ada', 'Ben']);
  const [ada, ben] = home.tables;
  await playOn(home, home.tables);
  await home.clock.until(() => home.tables.every(({ state }) => state?.match?.record != null));
  const firstMatch = ben!.state!.match!;
  const lostTabs: string[] = [];
  ben!.subscribe(() => {
    const { phase, match } = ben!.state!;
    if (phase === 'over' && (match?.result == null || match.record !== firstMatch.record))
      lostTabs.push(phase);
  });
  expect(await ada!.act({ kind: 'rematch' })).toEqual({ ok: true });
  await home.clock.until(() => home.tables.every(({ state }) => state?.match?.number === 2));
  expect(lostTabs).toEqual([]);
  expect(ben!.state!.match!.result).toBeNull();
});

test('a reload in the lobby shows nothing until the host answers', async () => {
  const home = memoryWorld('lobby');
  const ada = home.browser('Ada');
  const chairs: NewTable['chairs'] = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { room } = await ada.tables.create({ game: 'gouda-gouda', options: {}, policy, chairs });
  const host = (await ada.tables.host(room))!;
  const guest = (await home.browser('Ben').tables.join(host.invitation))!;
  await home.clock.until(() => guest.connection.state === 'open');
  guest.leave();
  ada.crash();
  await home.clock.tick();
  const rejoined = (await home.browser('Ben').tables.join(host.invitation))!;
  expect(rejoined.state).toBeNull();
});

test('a table that is closed leaves no save behind', async () => {
  const home = await startMatch('closed', 'gouda-gouda', ['Ada', 'Ben']);
  const { services } = home.browsers.get('Ada')!;
  const savedTables = await services.savedTables();
  expect((await savedTables.list()).map(({ role }) => role)).toEqual(['host']);
  expect(await home.host.act({ kind: 'close' })).toEqual({ ok: true });
  await home.clock.tick();
  expect(await savedTables.list()).toEqual([]);
});

test('a guest who is sent a view of nothing gets the right one at the next reload', async () => {
  let isCorrupt = false;
  const home = await startMatch('nonsense', 'gouda-gouda', ['Ada', 'Ben'], {
    watch: {
      intercept: ({ down, text }) => {
        if (!isCorrupt || !down || !text.includes('"t":"update"')) return [text];
        isCorrupt = false;
        return [text, `.${JSON.stringify({ t: 'update', patch: { match: { view: [0, { viewer: 1 }] } } })}`];
      },
    },
  });
  const [ada, ben] = home.tables;
  isCorrupt = true;
  expect(await ada!.act({ kind: 'say', text: 'cheese', reaction: false })).toEqual({ ok: true });
  await home.clock.until(() => ben!.state!.match!.view.viewer === 1 && !('seats' in ben!.state!.match!.view));
  expect(ben!.state!.match!.moves).toEqual([]);
  home.crash('Ben');
  const rejoined = (await home.browser('Ben').tables.join(home.invitation))!;
  await home.clock.until(() => rejoined.connection.state === 'open');
  await playOn(home, [ada!, rejoined], 4);
  expect(rejoined.state!.match!.fair!.violation).toMatchObject({ kind: 'view' });
});
