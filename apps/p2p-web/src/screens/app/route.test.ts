import { expect, test } from 'vitest';
import { address, readPasted, readRoute } from './route.ts';

test('reads back every route that the app writes', () => {
  expect(readRoute(address.start)).toEqual({ screen: 'start' });
  expect(readRoute('')).toEqual({ screen: 'start' });
  expect(readRoute(address.settings)).toEqual({ screen: 'settings' });
  expect(readRoute(address.connection)).toEqual({ screen: 'connection' });
  expect(readRoute(address.pair)).toEqual({ screen: 'pair', firstText: '' });
  expect(readRoute(address.new('gouda-gouda', 'friends'))).toEqual({
    screen: 'new',
    game: 'gouda-gouda',
    mode: 'friends',
  });
  expect(readRoute(address.new('gouda-gouda', 'bots'))).toMatchObject({ mode: 'bots' });
  expect(readRoute(address.teach('gouda-gouda'))).toEqual({ screen: 'teach', game: 'gouda-gouda' });
  expect(readRoute(address.host('abc'))).toEqual({ screen: 'host', room: 'abc' });
  expect(readRoute(address.letIn('abc'))).toEqual({ screen: 'host', room: 'abc', pair: true });
  expect(readRoute(address.local('abc'))).toEqual({ screen: 'local', room: 'abc' });
  expect(readRoute(address.join('abc.def'))).toEqual({ screen: 'join', invitation: 'abc.def' });
  const board = { screen: 'join', invitation: 'abc.def', board: true };
  expect(readRoute(address.board(address.join('abc.def')))).toEqual(board);
  expect(readRoute('#/replay')).toEqual({ screen: 'replay', packedRecord: '', step: 0 });
  expect(readRoute(address.replay('1ab_-'))).toEqual({ screen: 'replay', packedRecord: '1ab_-', step: 0 });
  expect(readRoute(address.replay('1ab', 12))).toEqual({ screen: 'replay', packedRecord: '1ab', step: 12 });
});

test.each([
  '#/nonsense',
  '#/new',
  '#/new/x/y/z',
  '#/new/gouda/poker',
  '#/teach',
  '#/teach/x/y',
  '#/host/',
  '#/host/a/b',
  '#/host/a/b/pair',
  '#/local/a/pair',
  '#/t/',
  '#/t//board',
  '#/settings/x',
  '#/connection/x',
  '#/replay/1ab/x',
  '#/replay/1ab/-1',
  '#/replay/1ab/1/2',
])('%s is nowhere', (hash) => {
  expect(readRoute(hash)).toEqual({ screen: 'unknown' });
});

test('finds an invitation in pasted text', () => {
  const invitation = 'k3v9m2x7q4w8r5t6.y1z2a3b4';
  expect(readPasted(`https://cheese.example/play/#/t/${invitation}`)).toBe(invitation);
  expect(readPasted(`  Come and play: https://cheese.example/#/t/${invitation} \n`)).toBe(invitation);
  expect(readPasted(`#/t/${invitation}`)).toBe(invitation);
  expect(readPasted(invitation)).toBe(invitation);
  expect(readPasted('hello there')).toBeNull();
  expect(readPasted('https://cheese.example/')).toBeNull();
  expect(readPasted('')).toBeNull();
});
