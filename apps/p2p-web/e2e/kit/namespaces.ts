/**
 * A network made of network namespaces: machines with their own addresses, each on a wire that can be slow, lossy or cut. Linux
 * only, as root.
 */
import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFileSync,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { type Wire, type WireChange, wirePorts } from './wire-process.ts';

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** The reason why this machine cannot make network namespaces; null if it can. */
export function namespacesMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'network namespaces need root on Linux';
  if (chromium.executablePath === undefined) return 'CHEESEBOARD_BROWSER must name a browser';
  for (const [command, ...args] of [
    ['ip', 'netns', 'list'],
    ['iptables', '--version'],
  ] as const) {
    if (spawnSync(command, args).status !== 0) return `${command} is missing`;
  }
  const probeNamespace = `cb-probe-${process.pid}`;
  if (spawnSync('ip', ['netns', 'add', probeNamespace]).status !== 0)
    return 'namespaces are not allowed here';
  const vxlan = ['type', 'vxlan', 'id', '1', 'dstport', '4789'];
  const hasVxlan = spawnSync('ip', ['-n', probeNamespace, 'link', 'add', 'probe', ...vxlan]).status === 0;
  run('ip', 'netns', 'del', probeNamespace);
  return hasVxlan ? null : 'the kernel has no VXLAN';
}

export interface ServerOptions {
  /** The folder of the site. */
  readonly folder: string;
  /** The folder of the app whose server is started; this app by default. */
  readonly app?: string;
  /** Further options of the server. */
  readonly args?: readonly string[];
}

const thisApp = join(import.meta.dirname, '..', '..');

const WORKING: Wire = { delayMs: 0, loss: 0, isCut: false };
/** The ends of the underlay, which carries the frames of all wires as UDP packets. */
const [UNDERLAY_KERNEL, UNDERLAY_RELAY] = ['10.97.0.1', '10.97.0.2'];
let networks = 0;

/**
 * Not every kernel can delay packets (`netem`), so a wire is a pair of VXLAN devices whose packets go through a process of this kit. One
 * end is in the machine, the other one in the bridge of the router.
 */
export class HomeNetwork {
  readonly #prefix = `cb-${process.pid}-${networks++}`;
  readonly #folder: string;
  readonly #namespaces: string[] = [];
  readonly #machines: string[] = [];
  readonly #browsers: Browser[] = [];
  readonly #processes: ChildProcess[] = [];
  #relay: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
    process.once('exit', this.#abandon);
  }

  /** Removes the namespaces if this process ends early. */
  readonly #abandon = (): void => {
    for (const child of this.#processes) child.kill('SIGKILL');
    for (const namespace of this.#namespaces) run('ip', 'netns', 'del', namespace);
  };

  static async make(...machines: string[]): Promise<HomeNetwork> {
    const network = new HomeNetwork(await mkdtemp(join(tmpdir(), 'cheeseboard-home-')));
    const router = network.#addNamespace('router');
    const underlay = network.#addNamespace('underlay');
    run('ip', 'link', 'add', 'relay', 'netns', underlay, 'type', 'veth', 'peer', 'kernel', 'netns', router);
    for (const [namespace, device, address] of [
      [underlay, 'relay', UNDERLAY_KERNEL],
      [router, 'kernel', UNDERLAY_RELAY],
    ] as const) {
      run('ip', '-n', namespace, 'address', 'add', `${address}/24`, 'dev', device);
      run('ip', '-n', namespace, 'link', 'set', device, 'up');
    }
    run('ip', '-n', router, 'link', 'add', 'bridge', 'type', 'bridge');
    run('ip', '-n', router, 'address', 'add', '10.98.0.1/24', 'dev', 'bridge');
    run('ip', '-n', router, 'link', 'set', 'bridge', 'up');
    for (const machine of machines) network.#connect(machine, router, underlay);
    await network.#startRelay(router);
    return network;
  }

  #addNamespace(name: string): string {
    const namespace = this.#namespaceOf(name);
    run('ip', 'netns', 'add', namespace);
    this.#namespaces.push(namespace);
    run('ip', '-n', namespace, 'link', 'set', 'lo', 'up');
    return namespace;
  }

  #namespaceOf(machine: string): string {
    return `${this.#prefix}-${machine}`;
  }

  #connect(machine: string, router: string, underlay: string): void {
    const name = this.#addNamespace(machine);
    const index = this.#machines.push(machine) - 1;
    const addEnd = (device: string, port: number, namespace: string): void => {
      const vxlan = ['type', 'vxlan', 'id', '1', 'remote', UNDERLAY_RELAY, 'dstport', String(port)];
      run('ip', '-n', underlay, 'link', 'add', device, ...vxlan, 'nolearning');
      run('ip', '-n', underlay, 'link', 'set', device, 'netns', namespace);
    };
    const [nearPort, farPort] = wirePorts(index);
    addEnd('eth0', nearPort, name);
    addEnd(`wire${index}`, farPort, router);
    run('ip', '-n', router, 'link', 'set', `wire${index}`, 'master', 'bridge', 'up');
    run('ip', '-n', name, 'address', 'add', `${this.addressOf(machine)}/24`, 'dev', 'eth0');
    // The kernel leaves checksums and segmentation to the network card, but a wire has none: switch that off.
    run('ip', '-n', name, 'link', 'set', 'eth0', 'gso_max_segs', '1', 'up');
    const fillChecksums = ['-t', 'mangle', '-A', 'POSTROUTING', '-j', 'CHECKSUM', '--checksum-fill'];
    this.#run(machine, 'iptables', ...fillChecksums);
    // Without a default route, Chromium gathers no candidates.
    run('ip', '-n', name, 'route', 'add', 'default', 'via', '10.98.0.1');
  }

  async #startRelay(router: string): Promise<void> {
    const script = join(import.meta.dirname, 'wire-process.ts');
    const args = ['netns', 'exec', router, process.execPath, script, UNDERLAY_KERNEL];
    this.#relay = spawn('ip', [...args, String(this.#machines.length)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#processes.push(this.#relay);
    await once(this.#relay, 'message');
  }

  #run(machine: string, ...command: string[]): void {
    run('ip', 'netns', 'exec', this.#namespaceOf(machine), ...command);
  }

  addressOf(machine: string): string {
    return `10.98.0.${10 * (this.#machines.indexOf(machine) + 1)}`;
  }

  /** Runs a command on a machine until the network is removed. */
  start(machine: string, command: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
    const args = ['netns', 'exec', this.#namespaceOf(machine), ...command];
    const child = spawn('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#processes.push(child);
    return child;
  }

  /** Starts the server of `npm start` on a machine. Returns the address of the site. */
  async serveOn(machine: string, { folder, app = thisApp, args = [] }: ServerOptions): Promise<string> {
    const options = ['--folder', folder, '--port', '4242', '--no-open', ...args];
    const server = this.start(machine, [process.execPath, join(app, 'server', 'main.ts'), ...options]);
    let output = '';
    server.stderr.on('data', (part) => {
      output += part;
    });
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (part) => {
        output += part;
        if (output.includes('Ctrl+C')) resolve();
      });
      server.once('exit', () => reject(new Error(`The server has ended: ${output}`)));
    });
    return `http://${this.addressOf(machine)}:4242/`;
  }

  /** Replaces the faults of a machine's wire, in both directions. Faults that are left out end. */
  setWire(machine: string, wire: Partial<Wire>): void {
    const change: WireChange = { index: this.#machines.indexOf(machine), ...WORKING, ...wire };
    this.#relay!.send(change);
  }

  /** Drops mDNS, as many guest networks and firewalls do. */
  blockMdns(machine: string): void {
    for (const chain of ['INPUT', 'OUTPUT'])
      for (const iptables of ['iptables', 'ip6tables'])
        this.#run(machine, iptables, '-A', chain, '-p', 'udp', '--dport', '5353', '-j', 'DROP');
  }

  /** Drops UDP between two machines, so that they cannot connect directly. Returns a function that lets it through again. */
  blockUdp(machine: string, other: string): () => void {
    const changeRule = (action: '-A' | '-D', to: string, from: string): void =>
      this.#run(to, 'iptables', action, 'INPUT', '-p', 'udp', '-s', this.addressOf(from), '-j', 'DROP');
    changeRule('-A', machine, other);
    changeRule('-A', other, machine);
    return () => {
      changeRule('-D', machine, other);
      changeRule('-D', other, machine);
    };
  }

  async browserOn(machine: string): Promise<Browser> {
    const script = join(this.#folder, machine);
    const command = `ip netns exec ${this.#namespaceOf(machine)} '${chromium.executablePath}'`;
    await writeFile(script, `#!/bin/sh\nexec ${command} "$@"\n`);
    await chmod(script, 0o755);
    const browser = await playwright.launch({ ...chromium, executablePath: script });
    this.#browsers.push(browser);
    return browser;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser.close()));
    await Promise.all(
      this.#processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      }),
    );
    process.off('exit', this.#abandon);
    for (const namespace of this.#namespaces) run('ip', 'netns', 'del', namespace);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
