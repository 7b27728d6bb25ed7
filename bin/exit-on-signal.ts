import { type Signal, signalExitCodes, signals } from './exit-codes.ts';

/**
 * Ends the process on SIGINT, SIGTERM or SIGHUP: running work cleans up after itself
 * (generator/publish/on-exit), and the published site stays. A second signal ends it at once.
 * Calls `onSignal` before. Returns a function that stops listening.
 */
export function exitOnSignal(
  onSignal: () => void = () => undefined,
  reassurance = 'The output folder is unchanged since the last finished build.',
): () => void {
  const end = (signal: Signal): void => {
    // Without a listener, the next signal ends the process even during the clean-up.
    stop();
    process.stderr.write(`
${signal}: stopped. ${reassurance}
`);
    onSignal();
    process.exit(signalExitCodes[signal]);
  };
  const stop = (): void => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return stop;
}
