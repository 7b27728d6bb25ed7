import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { awaitProgress, NoProgress } from '../../generator/util/await-progress.ts';
import type { Cdn } from './cdn.ts';

/** A CDN may take some minutes. */
const commandLimitMs = 1_800_000;

/**
 * Makes a CDN of a command of the site's owner, which a shell runs for each request: with the
 * addresses as lines on its input, and the reference in SYNC_DEPLOY. Rejects when it does not exit
 * with 0, and ends it when it takes longer than `limitMs`.
 */
export function commandCdn(command: string, limitMs = commandLimitMs): Cdn {
  return {
    invalidate: async (addresses, reference) => {
      const child = spawn(command, {
        shell: true,
        stdio: ['pipe', 'inherit', 'inherit'],
        env: { ...process.env, SYNC_DEPLOY: reference },
      });
      // A command may end without reading its input: its exit code tells how it went.
      child.stdin.on('error', () => undefined).end(`${addresses.join('\n')}\n`);
      const awaited = 'the command of the setting sync.invalidate';
      const [code, signal] = await awaitProgress({ awaited, limitMs }, () => once(child, 'close')).catch(
        (error: unknown) => {
          if (error instanceof NoProgress) child.kill('SIGKILL');
          throw error;
        },
      );
      if (code !== 0)
        throw new Error(`the command of the setting sync.invalidate ended with ${code ?? signal}`);
    },
  };
}
