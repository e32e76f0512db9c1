/** A guest whose browser finds the host but gets no ICE candidates from it, as if two networks blocked each other. */
import { hostAddress, readInvitation } from '../../src/protocol/room.ts';
import { peerIdOf } from '../../src/transport/peerjs/broker.ts';
import { expect, joinTable, openTable, setReady, test } from '../kit/index.ts';

test('somebody who cannot connect to the host joins through another guest', async ({ people }) => {
  const [anna, ben, clara] = await people('Anna', 'Ben', 'Clara');
  const link = await openTable(anna!, { game: 'mens-erger-je-niet', seats: 3 });
  await joinTable(ben!, link);
  await setReady(ben!);
  const hostId = peerIdOf(hostAddress(readInvitation(link)!.secret, 0));
  await clara!.page.routeWebSocket(/peerjs/, (socket) => {
    const server = socket.connectToServer();
    const isBlocked = (message: string | Buffer) =>
      String(message).includes('"CANDIDATE"') && String(message).includes(hostId);
    socket.onMessage((message) => isBlocked(message) || server.send(message));
    server.onMessage((message) => isBlocked(message) || socket.send(message));
  });
  await joinTable(clara!, link);
  for (const { page } of [anna!, ben!, clara!])
    await expect(page.locator('cbp-people').getByText('via Ben', { exact: true })).toBeVisible();
  await setReady(clara!);
  await expect(anna!.page.getByText('Everybody is ready.').first()).toBeVisible();
});
