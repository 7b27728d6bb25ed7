/** What an island shows of something that it fetches. */
export type FetchState =
  | { readonly status: 'pending' | 'done' }
  | { readonly status: 'failed'; readonly error: unknown };

/** A word that something is on its way is shown at least this long: one that flashes is not read. Milliseconds. */
export const minimumDisplayMs = 200;

/**
 * Makes the function that runs `load` and tells how it is getting on: pending at once, done or failed when it has ended, but not
 * before 200 ms have passed; what takes longer is told at once. Called while it runs, it runs nothing new and gives the same
 * promise. That never rejects, unless `onChange` throws.
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
