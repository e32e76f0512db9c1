/**
 * Load of the signalling server, on Linux: `pnpm bench:signalling [tables]`. Each table is one host and three guests, each with
 * a socket that echoes every 15 s like the app's. In play, guests close theirs three seconds after they are connected, so this
 * is the worst case. Prints memory and CPU time of the server, a process of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const GUESTS = 3;
const ECHO_MS = 15_000;
/** A text as long as a session description with candidates that Chromium writes. */
const DESCRIPTION = 'x'.repeat(1_200);
const CLOCK_TICKS_PER_S = 100;
const MEASURE_MS = 30_000;
const tables = Number(process.argv[2] ?? 1_000);

const main = join(import.meta.dirname, '..', 'server', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'cheeseboard-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const server: ChildProcess = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    main,
    '--no-open',
    '--no-stun',
    '--proxied',
    '--port',
    '0',
    '--folder',
    folder,
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
let output = '';
server.stdout!.on('data', (part) => {
  output += part;
});
while (!output.includes('Ctrl+C')) await once(server.stdout!, 'data');
const [, port] = /localhost:(\d+)/.exec(output)!;

/** CPU seconds and resident bytes of the server. */
function usage(): { cpuS: number; bytes: number } {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!;
  return { cpuS: (Number(stat[11]) + Number(stat[12])) / CLOCK_TICKS_PER_S, bytes: Number(kilobytes) * 1024 };
}

let clients = 0;
const sockets: WebSocket[] = [];
/** Connects a client. Each one has an address of its own, as if a proxy had reported it. */
async function connect(id: string): Promise<WebSocket> {
  const number = clients++;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/peerjs/peerjs?key=peerjs&id=${id}&token=${id}`, {
    headers: { 'x-forwarded-for': address },
  });
  sockets.push(socket);
  await once(socket, 'message');
  const echo = setInterval(
    () => socket.send(JSON.stringify({ type: 'EXPIRE', dst: id, payload: {} })),
    ECHO_MS,
  );
  socket.on('close', () => clearInterval(echo));
  return socket;
}

/** Connects a host and its guests, who exchange an offer, an answer and six candidates each. */
async function openTable(table: number): Promise<void> {
  const host = await connect(`host${table}`);
  host.on('message', (data) => {
    const { type, src } = JSON.parse(String(data)) as { type: string; src: string };
    if (type === 'OFFER') host.send(JSON.stringify({ type: 'ANSWER', dst: src, payload: DESCRIPTION }));
  });
  for (let guest = 0; guest < GUESTS; guest++) {
    const socket = await connect(`guest${table}x${guest}`);
    const answer = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'OFFER', dst: `host${table}`, payload: DESCRIPTION }));
    for (let candidate = 0; candidate < 6; candidate++)
      socket.send(JSON.stringify({ type: 'CANDIDATE', dst: `host${table}`, payload: 'x'.repeat(150) }));
    await answer;
  }
}

const usageBefore = usage();
const startMs = performance.now();
const PARALLEL_OPENINGS = 16;
await Promise.all(
  Array.from({ length: PARALLEL_OPENINGS }, async (_, firstTable) => {
    for (let table = firstTable; table < tables; table += PARALLEL_OPENINGS) await openTable(table);
  }),
);
const usageAfterOpening = usage();
const openS = (performance.now() - startMs) / 1000;
await new Promise((resolve) => setTimeout(resolve, MEASURE_MS));
const usageAtEnd = usage();
const openSockets = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
const perTable = (value: number) => value / tables;
console.log(`${tables} tables, ${openSockets} of ${clients} sockets open after ${MEASURE_MS / 1000} s`);
console.log(
  `memory   ${(usageAtEnd.bytes / 2 ** 20).toFixed(0)} MiB (${(usageBefore.bytes / 2 ** 20).toFixed(0)} empty), ${(perTable(usageAtEnd.bytes - usageBefore.bytes) / 1024).toFixed(0)} KiB per table`,
);
console.log(
  `opening  ${(1000 * perTable(usageAfterOpening.cpuS - usageBefore.cpuS)).toFixed(2)} ms of CPU per table, ${(tables / openS).toFixed(0)} tables/s here`,
);
console.log(
  `keeping  ${((100 * (usageAtEnd.cpuS - usageAfterOpening.cpuS)) / (MEASURE_MS / 1000)).toFixed(1)} % of one core`,
);
server.kill();
rmSync(folder, { recursive: true });
process.exit(0);
