import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface StartedServer {
  readonly url: string;
}

/** Fails with what to install where a server is missing. Resolves to what it says of its version. */
export function requireServer(command: string, versionFlag: string): string {
  const { error, stdout, stderr } = spawnSync(command, [versionFlag], { encoding: 'utf8' });
  if (error) throw new Error(`${command} is missing on this machine: apt-get install nginx caddy`);
  return `${stdout}${stderr}`.trim();
}

/** Starts a server that ends with the test, and waits until it listens at the port. */
export async function startServer(
  command: string,
  args: readonly string[],
  { port, env = {} }: { readonly port: number; readonly env?: Readonly<Record<string, string>> },
): Promise<StartedServer> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${said}`);
    await setTimeout(20);
  }
  return { url: `http://127.0.0.1:${port}` };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}
