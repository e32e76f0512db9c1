#!/usr/bin/env node
// Starts the Firefox that CHEESEBOARD_FIREFOX names, with a WebDriver BiDi proxy in front of it. Playwright always sends
// `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 does not know yet; the proxy answers that it worked.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const optionalMethod = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.CHEESEBOARD_FIREFOX, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: firefox.stderr })) {
  const url = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1];
  console.error(url ? `WebDriver BiDi listening on ${await proxyTo(url)}` : line);
}

async function proxyTo(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, request) => {
    const browser = new WebSocket(`${url}${request.url}`);
    const optionalIds = new Set();
    const opened = once(browser, 'open');
    client.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === optionalMethod) optionalIds.add(id);
      await opened;
      browser.send(String(data));
    });
    browser.on('message', (data) => {
      const { id, error } = JSON.parse(data);
      const isUnknown = optionalIds.delete(id) && error === 'unknown command';
      client.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
    });
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
  });
  return `ws://127.0.0.1:${server.address().port}`;
}
