import type { Page } from '@playwright/test';

/** The power over a page's network: no byte gets in or out while it is dark. To be had before a connection that it is to hold for. */
export async function powerOver(page: Page): Promise<{ dark(dark: boolean): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const set = (dark: boolean) =>
    devtools.send('Network.emulateNetworkConditionsByRule', {
      offline: false,
      matchedNetworkConditions: [
        {
          urlPattern: '',
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
          packetLoss: dark ? 100 : 0,
          offline: dark,
        },
      ],
    } as never);
  await set(false);
  return { dark: async (dark) => void (await set(dark)) };
}
