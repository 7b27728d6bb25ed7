/**
 * Runs a clean-up when the process ends by a signal or an uncaught error; the latest registered
 * first. Returns a function that cancels it.
 */
export function onExit(cleanUp: () => void): () => void {
  const run = () => {
    try {
      cleanUp();
    } catch {
      // The process ends now with its exit code: the next build removes the rest.
    }
  };
  process.prependOnceListener('exit', run);
  return () => void process.off('exit', run);
}
