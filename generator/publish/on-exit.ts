/**
 * Does a last piece of work when the process ends while something is under way: by a signal, or a failure that nobody
 * caught. What was begun last is cleaned up first. Returns what takes it back, for when that thing has ended well.
 */
export function onExit(cleanUp: () => void): () => void {
  const run = () => {
    try {
      cleanUp();
    } catch {
      // The process ends now, and its exit code is decided: the next build removes what is left.
    }
  };
  process.prependOnceListener('exit', run);
  return () => void process.off('exit', run);
}
