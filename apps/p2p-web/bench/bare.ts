/** The round trip of a bare data channel between two pages, as a baseline. */
import type { Page } from 'playwright';

interface BareChannelGlobals {
  bareConnection: RTCPeerConnection;
  bareChannel: RTCDataChannel;
}

/** Measures `count` round trips of `bytes`, in milliseconds each. */
export async function bareRoundTrips(from: Page, to: Page, count: number, bytes: number): Promise<number[]> {
  const offer = await from.evaluate(async () => {
    const pageGlobals = globalThis as typeof globalThis & BareChannelGlobals;
    pageGlobals.bareConnection = new RTCPeerConnection();
    pageGlobals.bareChannel = pageGlobals.bareConnection.createDataChannel('bare');
    await pageGlobals.bareConnection.setLocalDescription();
    return gatherCandidates(pageGlobals.bareConnection);

    function gatherCandidates(connection: RTCPeerConnection): Promise<string> {
      return new Promise((resolve) => {
        const resolveWhenDone = () => {
          if (connection.iceGatheringState === 'complete') resolve(connection.localDescription!.sdp);
        };
        connection.addEventListener('icegatheringstatechange', resolveWhenDone);
        resolveWhenDone();
      });
    }
  });
  const answer = await to.evaluate(async (sdp) => {
    const pageGlobals = globalThis as typeof globalThis & BareChannelGlobals;
    const connection = new RTCPeerConnection();
    pageGlobals.bareConnection = connection;
    connection.addEventListener('datachannel', ({ channel }) => {
      channel.addEventListener('message', ({ data }) => channel.send(data));
    });
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await connection.setLocalDescription();
    return new Promise<string>((resolve) => {
      const resolveWhenDone = () => {
        if (connection.iceGatheringState === 'complete') resolve(connection.localDescription!.sdp);
      };
      connection.addEventListener('icegatheringstatechange', resolveWhenDone);
      resolveWhenDone();
    });
  }, offer);
  const roundTripsMs = await from.evaluate(
    async ([sdp, rounds, size]) => {
      const { bareConnection, bareChannel } = globalThis as typeof globalThis & BareChannelGlobals;
      await bareConnection.setRemoteDescription({ type: 'answer', sdp });
      if (bareChannel.readyState !== 'open') {
        await new Promise((resolve) => bareChannel.addEventListener('open', resolve, { once: true }));
      }
      const text = 'x'.repeat(size);
      const latencies: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const startMs = performance.now();
        const reply = new Promise((resolve) =>
          bareChannel.addEventListener('message', resolve, { once: true }),
        );
        bareChannel.send(text);
        await reply;
        latencies.push(performance.now() - startMs);
      }
      bareConnection.close();
      return latencies;
    },
    [answer, count, bytes] as const,
  );
  await to.evaluate(() => (globalThis as typeof globalThis & BareChannelGlobals).bareConnection.close());
  return roundTripsMs;
}
