import { isSavedSince } from '../bundle/template-hashes.ts';
import { createScheduler } from './scheduler.ts';
import { type FileWatchOptions, type StopWatching, watchFiles } from './watch-files.ts';

/** Files to be watched in the place of those before. */
interface Followed {
  readonly files: readonly string[];
  /** Those that were not watched before are reported when they were saved since. */
  readonly sinceMs: number;
}

export interface FollowedFiles {
  readonly follow: (followed: Followed) => void;
  readonly stop: StopWatching;
}

/** Watches single files, of which each build tells anew which they are. */
export function followFiles(options: Pick<FileWatchOptions, 'onChange' | 'onNotice'>): FollowedFiles {
  let current: readonly string[] = [];
  let stopCurrent: StopWatching = async () => undefined;
  const changes = createScheduler<Followed>({
    join: (_, later) => later,
    run: async ({ files, sinceMs }) => {
      if (files.join() === current.join()) return;
      const isWatched = (file: string): boolean => files.includes(file);
      const stop = await watchFiles({ ...options, folders: [], files, isWatched });
      await stopCurrent();
      const before = current;
      const saved = files.filter((file) => !before.includes(file) && isSavedSince('/', [file], sinceMs));
      [current, stopCurrent] = [files, stop];
      if (saved.length > 0) options.onChange(saved);
    },
  });
  return {
    follow: changes.request,
    stop: async () => {
      await changes.stop();
      await stopCurrent();
    },
  };
}
