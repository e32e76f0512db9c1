import { spawn } from 'node:child_process';

/** Opens the default browser, if there is one. */
export function openBrowser(url: string): void {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args]: [string, ...string[]] =
    platform === 'darwin'
      ? ['open', url]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '""', url]
        : ['xdg-open', url];
  const opening = spawn(command, args, { stdio: 'ignore', detached: true });
  // Without a browser, the printed address is enough.
  opening.on('error', () => {});
  opening.unref();
}
