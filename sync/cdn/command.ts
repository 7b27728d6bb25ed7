import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Cdn } from './cdn.ts';

/**
 * Makes a CDN of a command of the site's owner, which a shell runs for each request: with the
 * addresses as lines on its input, and the reference in SYNC_DEPLOY. Rejects when it does not exit
 * with 0.
 */
export function commandCdn(command: string): Cdn {
  return {
    invalidate: async (addresses, reference) => {
      const child = spawn(command, {
        shell: true,
        stdio: ['pipe', 'inherit', 'inherit'],
        env: { ...process.env, SYNC_DEPLOY: reference },
      });
      // A command may end without reading its input: its exit code tells how it went.
      child.stdin.on('error', () => undefined).end(`${addresses.join('\n')}\n`);
      const [code, signal] = await once(child, 'close');
      if (code !== 0)
        throw new Error(`the command of the setting sync.invalidate ended with ${code ?? signal}`);
    },
  };
}
