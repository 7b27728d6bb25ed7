import type { SyncPhase } from './deploy.ts';
import type { SyncOptions } from './options.ts';
import type { Prepared } from './prepare.ts';

/** Counts what is done, against the totals of a plan. */
export function countProgress({ onProgress }: SyncOptions): {
  readonly onDone: (phase: SyncPhase) => void;
  readonly expect: (prepared: Prepared) => void;
} {
  const done = { upload: 0, switch: 0, remove: 0, check: 0 };
  let totals = { ...done };
  return {
    onDone: (phase) => {
      done[phase] += 1;
      onProgress?.({ phase, done: done[phase], total: Math.max(done[phase], totals[phase]) });
    },
    expect: (prepared) => {
      const { assets, switched, removed } = prepared.plan;
      const { waiting, endangered } = prepared.bodies;
      totals = {
        upload: assets.length + waiting.length + endangered.length,
        switch: switched.length,
        remove: Math.ceil(removed.length / 1000),
        check: prepared.files.size,
      };
    },
  };
}
