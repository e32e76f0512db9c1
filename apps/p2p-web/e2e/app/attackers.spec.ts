/** Attackers, as people at the table see them: a squatter, a replayed handshake, moves for somebody else. */
import { PROTOCOL } from '../../src/protocol/handshake.ts';
import type { FromHost } from '../../src/protocol/messages.ts';
import { hostAddress, readInvitation } from '../../src/protocol/room.ts';
import { expectTable, playFast, seatOf, statusOf, tableOf } from '../kit/at-the-table.ts';
import { expect, type Person, startTable, test } from '../kit/index.ts';
import { connectionOf } from '../kit/recovery-time.ts';
import type { AttackerApi } from '../pages/attacker.ts';
import type { EndpointApi } from '../pages/transport.ts';

/** Calls the bare transport in the attacker's page. */
function callTransport<N extends keyof EndpointApi>(
  { page }: Person,
  name: N,
  ...args: Parameters<EndpointApi[N]>
): Promise<Awaited<ReturnType<EndpointApi[N]>>> {
  return page.evaluate(
    ([functionName, callArguments]) =>
      (window as typeof window & { end: Record<string, (...values: unknown[]) => unknown> }).end[
        functionName!
      ]!(...callArguments),
    [name, args] as [string, unknown[]],
  ) as never;
}

const addressIn = (link: string): string => hostAddress(readInvitation(link)!.secret, 0);

/** Records what a person's browser sends over its data channels, and what comes back. */
async function recordTraffic({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const send = RTCDataChannel.prototype.send as (text: string) => void;
    const sent: string[] = [];
    const answers: string[] = [];
    const channels = new WeakSet<RTCDataChannel>();
    Object.assign(window, { sent, answers });
    RTCDataChannel.prototype.send = function record(this: RTCDataChannel, text: unknown) {
      if (typeof text === 'string') {
        sent.push(text);
        Object.assign(window, { channel: this });
        if (!channels.has(this)) this.addEventListener('message', ({ data }) => answers.push(String(data)));
        channels.add(this);
      }
      return send.call(this, text as string);
    } as typeof RTCDataChannel.prototype.send;
  });
}

const sentBy = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => (window as typeof window & { sent: string[] }).sent);

const answersReceivedBy = ({ page }: Person): Promise<string> =>
  page.evaluate(() => (window as typeof window & { answers: string[] }).answers.join('\n'));

/** The last message of a kind that a person sent, and the transport's prefix before it. */
async function messageOf(person: Person, kind: string): Promise<{ prefix: string; text: string }> {
  const frame = (await sentBy(person)).findLast((text) => text.includes(`"t":"${kind}"`))!;
  const messageStart = frame.indexOf('{');
  return { prefix: frame.slice(0, messageStart), text: frame.slice(messageStart) };
}

test('whoever takes the address of a host that left cannot pose as the host', async ({
  people,
  signalling,
}) => {
  test.setTimeout(240_000);
  const [anna, ben, eve] = (await people('Anna', 'Ben', 'Eve')) as [Person, Person, Person];
  await playFast(anna, ben);
  const link = await startTable(anna, [ben], { game: 'daumen-drauf', seats: 2 });
  await expectTable(anna, ben);
  await eve.goto('pages/transport.html');
  await callTransport(eve, 'join', { brokers: [signalling.url] });
  await anna.page.close();
  await callTransport(eve, 'listen', addressIn(link));
  const challenge = JSON.stringify({
    t: 'challenge',
    v: PROTOCOL,
    key: 'A'.repeat(43),
    nonce: 'B'.repeat(22),
    term: 0,
    proof: { first: 'A'.repeat(43), changes: [] },
    signature: 'C'.repeat(86),
  } satisfies FromHost);
  const answeredConnections = new Set<number>();
  await expect
    .poll(
      async () => {
        for (let connection = 0; connection < Math.max(0, ...answeredConnections) + 6; connection++) {
          const received = await callTransport(eve, 'received', connection);
          if (answeredConnections.has(connection) || !received.some((text) => text.includes('"t":"hello"')))
            continue;
          answeredConnections.add(connection);
          await callTransport(eve, 'say', connection, `.${challenge}`);
        }
        return ben.page.getByText('Somebody else is answering at this address').first().isVisible();
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  // The attacker received a hello and nothing of the game.
  for (const connection of answeredConnections)
    expect((await callTransport(eve, 'received', connection)).join('\n')).not.toMatch(/"proof"|"do"/);
});

test('a replayed handshake is refused, and nobody can move for somebody else', async ({
  people,
  signalling,
}) => {
  test.setTimeout(240_000);
  const [anna, ben, eve] = (await people('Anna', 'Ben', 'Eve')) as [Person, Person, Person];
  await playFast(anna, ben);
  await recordTraffic(ben);
  const fillForm = async (host: Person): Promise<void> => {
    await host.openRules();
    await host.field('First player').selectOption({ index: 1 });
  };
  const link = await startTable(anna, [ben], { game: 'gouda-gouda', seats: 2, fillForm });
  await expectTable(anna, ben);

  await eve.goto('pages/transport.html');
  await callTransport(eve, 'join', { brokers: [signalling.url] });
  let connection = -1;
  await expect
    .poll(async () => {
      const callResult = await callTransport(eve, 'call', addressIn(link));
      if (typeof callResult === 'number') connection = callResult;
      return callResult;
    })
    .toEqual(expect.any(Number));
  const receivedTexts = async (): Promise<string> =>
    (await callTransport(eve, 'received', connection)).join('\n');
  await callTransport(eve, 'say', connection, (await messageOf(ben, 'hello')).text);
  await expect.poll(receivedTexts).toContain('"t":"challenge"');
  await callTransport(eve, 'say', connection, (await messageOf(ben, 'proof')).text);
  await expect.poll(receivedTexts).toContain('(closed)');
  expect(await receivedTexts()).not.toContain('"t":"welcome"');
  await expect(seatOf(anna, 'Ben')).toBeVisible();

  // Ben's own browser claims Anna's seat, and then simply moves out of turn.
  await expect(statusOf(anna)).toContainText('Your turn');
  const { prefix, text } = await messageOf(ben, 'do');
  const { n } = JSON.parse(text) as { n: number };
  const move = { type: 'start', mice: [5, 0, 0] };
  const forgedActs = [
    { kind: 'move', version: 2, move, seat: 0 },
    ...[1, 2, 3].map((version) => ({ kind: 'move', version, move })),
  ];
  for (const [offset, act] of forgedActs.entries()) {
    // The first act does not match the schema, so the host does not count it.
    const commandText = `${prefix}${JSON.stringify({ t: 'do', n: n + Math.max(1, offset), act })}`;
    await ben.page.evaluate((frame) => {
      const { channel } = window as typeof window & { channel: RTCDataChannel };
      // The host may have closed the channel.
      if (channel.readyState === 'open') channel.send(frame);
    }, commandText);
  }
  // The host refuses each of the other acts.
  for (const offset of [1, 2, 3]) {
    await expect
      .poll(() => answersReceivedBy(ben))
      .toMatch(new RegExp(`"t":"did","n":${n + offset},"answer":{"ok":false`));
  }
  await expectTable(ben);
  await expect(statusOf(ben)).toContainText('Anna’s turn');
  await expect(statusOf(anna)).toContainText('Your turn');
  // Anna still has all her mice to place.
  await tableOf(anna).locator('.spot.lit').first().click();
  await expect(tableOf(anna).locator('.deed')).toHaveAttribute('aria-disabled', 'true');
});

test('a seated guest returns while 40 silent peers call again and again', async ({ people, signalling }) => {
  test.setTimeout(240_000);
  const [anna, ben, eve] = (await people('Anna', 'Ben', 'Eve')) as [Person, Person, Person];
  await playFast(anna, ben);
  const link = await startTable(anna, [ben], { game: 'daumen-drauf', seats: 2 });
  await expectTable(anna, ben);
  // Eve's browser may refuse more connections and report errors; Anna's must report nothing.
  eve.expectProblems(/./);
  await eve.goto('pages/attacker.html');
  await eve.page.evaluate(
    ([broker, address]) =>
      (window as typeof window & { attacker: AttackerApi }).attacker.floodSilently(broker, address, 40),
    [signalling.url, addressIn(link)] as const,
  );
  const callCount = () =>
    eve.page.evaluate(() => (window as typeof window & { attacker: AttackerApi }).attacker.openedSilently());
  await expect.poll(callCount, { timeout: 60_000 }).toBeGreaterThan(40);
  await ben.page.reload();
  await expectTable(ben);
  await expect.poll(() => connectionOf(ben)).toBe('open');
  await expect(seatOf(anna, 'Ben')).toBeVisible();
});
