/** The state of a fetch, for an island. */
export type FetchState =
  | { readonly status: 'pending' | 'done' }
  | { readonly status: 'failed'; readonly error: unknown };

/** A loading message is shown at least this long: nobody can read a shorter flash. Milliseconds. */
export const minimumDisplayMs = 200;

/**
 * Makes a function that runs `load` and reports its state: pending at once, then done or failed,
 * but not before 200 ms have passed. Calls during a run share its promise, which never rejects
 * unless `onChange` throws.
 */
export function createFetch(
  load: () => Promise<void>,
  onChange: (state: FetchState) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    onChange({ status: 'pending' });
    const [result] = await Promise.allSettled([
      load(),
      new Promise((resolve) => setTimeout(resolve, minimumDisplayMs)),
    ]);
    running = undefined;
    onChange(result.status === 'fulfilled' ? { status: 'done' } : { status: 'failed', error: result.reason });
  };
  return () => {
    running ??= run();
    return running;
  };
}
