/** A home network out of network namespaces: machines with addresses of their own on one bridge. Linux only, as root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Why there can be no namespaces here, or null. */
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
  const probe = `cb-probe-${process.pid}`;
  if (spawnSync('ip', ['netns', 'add', probe]).status !== 0) return 'namespaces are not allowed here';
  run('ip', 'netns', 'del', probe);
  return null;
}

export class HomeNetwork {
  readonly #prefix: string;
  readonly #folder: string;
  readonly #machines = new Map<string, string>();
  readonly #browsers: Browser[] = [];

  private constructor(prefix: string, folder: string) {
    this.#prefix = prefix;
    this.#folder = folder;
  }

  static async make(...machines: string[]): Promise<HomeNetwork> {
    const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-home-'));
    const network = new HomeNetwork(`cb-${process.pid}`, folder);
    const router = network.#namespace('router');
    run('ip', '-n', router, 'link', 'add', 'bridge', 'type', 'bridge');
    run('ip', '-n', router, 'address', 'add', '10.98.0.1/24', 'dev', 'bridge');
    run('ip', '-n', router, 'link', 'set', 'bridge', 'up');
    for (const machine of machines) network.#connect(machine, router);
    return network;
  }

  #namespace(machine: string): string {
    const name = `${this.#prefix}-${machine}`;
    run('ip', 'netns', 'add', name);
    run('ip', '-n', name, 'link', 'set', 'lo', 'up');
    this.#machines.set(machine, name);
    return name;
  }

  #connect(machine: string, router: string): void {
    const name = this.#namespace(machine);
    const address = this.addressOf(machine);
    const veth = ['type', 'veth', 'peer', 'name', 'eth0', 'netns', name];
    run('ip', 'link', 'add', machine, 'netns', router, ...veth);
    run('ip', '-n', router, 'link', 'set', machine, 'master', 'bridge', 'up');
    run('ip', '-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    run('ip', '-n', name, 'link', 'set', 'eth0', 'up');
    // Without a default route, Chromium gathers no candidates.
    run('ip', '-n', name, 'route', 'add', 'default', 'via', '10.98.0.1');
  }

  addressOf(machine: string): string {
    return `10.98.0.${10 * [...this.#machines.keys()].indexOf(machine)}`;
  }

  /** The start of a command line that runs a command on a machine. */
  commandOn(machine: string): readonly [string, ...string[]] {
    return ['ip', 'netns', 'exec', this.#machines.get(machine)!];
  }

  /** Drops mDNS, as many guest networks and firewalls do. */
  blockMdns(machine: string): void {
    const [command, ...args] = this.commandOn(machine);
    for (const chain of ['INPUT', 'OUTPUT']) {
      for (const iptables of ['iptables', 'ip6tables'])
        run(command, ...args, iptables, '-A', chain, '-p', 'udp', '--dport', '5353', '-j', 'DROP');
    }
  }

  async browserOn(machine: string): Promise<Browser> {
    const script = join(this.#folder, machine);
    await writeFile(
      script,
      `#!/bin/sh\nexec ${this.commandOn(machine).join(' ')} '${chromium.executablePath}' "$@"\n`,
    );
    await chmod(script, 0o755);
    const browser = await playwright.launch({ ...chromium, executablePath: script });
    this.#browsers.push(browser);
    return browser;
  }

  async remove(): Promise<void> {
    for (const browser of this.#browsers) await browser.close();
    for (const name of this.#machines.values()) run('ip', 'netns', 'del', name);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
