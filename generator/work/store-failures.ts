import { BuildError } from '../problems/problem.ts';
import type { Site } from '../site/site.ts';
import type { WorkStore } from '../store/work-store.ts';

/** Wraps a site so that its work ends, at the next progress of a step, when its store has failed. */
export function watchStore<Watched extends Site & { readonly workStore: WorkStore }>(site: Watched): Watched {
  return {
    ...site,
    onProgress: (progress) => {
      refuseFailure(site.workStore);
      site.onProgress(progress);
    },
  };
}

/**
 * Throws a BuildError when the store has failed: `unfinished` where a retry may help, `usage` where it
 * denies the access.
 */
export function refuseFailure(store: WorkStore): void {
  const failure = store.failure();
  if (failure === undefined) return;
  const { kind, message, hint } = failure;
  throw new BuildError(
    kind === 'denied' ? 'usage' : 'unfinished',
    `The store ${store.location} does not take the work of this shard`,
    [{ message, hint }],
    { cause: failure },
  );
}
