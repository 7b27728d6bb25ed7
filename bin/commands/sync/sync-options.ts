import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import type { Cdn } from '../../../sync/cdn.ts';
import type { SyncOptions } from '../../../sync/options.ts';

/** Returns what the settings and the environment say about every sync. */
export function settingsOf({
  sync,
}: ResolvedConfig): Pick<SyncOptions, 'limits' | 'retention' | 'cdn' | 'commit' | 'now'> {
  const { mostRemovals, mostRemovedShare, keepDeploys, keepDays, invalidate } = sync;
  const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  return {
    limits: { mostRemovals, mostRemovedShare },
    retention: { keepDeploys, keepDays },
    cdn: invalidate === undefined ? undefined : commandCdn(invalidate),
    commit: GITHUB_SHA ?? CI_COMMIT_SHA,
    now: () => Date.now(),
  };
}

/** Runs a command of the site's owner for each sync, with the addresses as lines on its input. */
function commandCdn(command: string): Cdn {
  return {
    invalidate: async (addresses, reference) => {
      const child = spawn(command, {
        shell: true,
        stdio: ['pipe', 'inherit', 'inherit'],
        env: { ...process.env, SYNC_DEPLOY: reference },
      });
      child.stdin.on('error', () => undefined).end(`${addresses.join('\n')}\n`);
      const [code, signal] = await once(child, 'close');
      if (code !== 0)
        throw new Error(`the command of the setting sync.invalidate ended with ${code ?? signal}`);
    },
  };
}
