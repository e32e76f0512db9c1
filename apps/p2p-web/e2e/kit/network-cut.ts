import type { Page } from '@playwright/test';

/**
 * Lets a test cut a page's network, so that no byte gets in or out, WebRTC included. Only connections that are opened after this call can be
 * cut.
 */
export async function networkOf(page: Page): Promise<{ cut(): Promise<void>; restore(): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const setCut = async (isCut: boolean): Promise<void> => {
    await devtools.send('Network.emulateNetworkConditionsByRule', {
      offline: false,
      matchedNetworkConditions: [
        {
          urlPattern: '',
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
          packetLoss: isCut ? 100 : 0,
          offline: isCut,
        },
      ],
    } as never);
  };
  await setCut(false);
  return { cut: () => setCut(true), restore: () => setCut(false) };
}
