import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import { commandCdn } from '../../../sync/cdn/command.ts';
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
