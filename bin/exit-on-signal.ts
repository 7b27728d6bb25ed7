import { exitCodes } from './exit-codes.ts';

/**
 * Ends the process on Ctrl-C, or when it is told to end: what is under way cleans up after itself (generator/publish/on-exit),
 * and the published site stays. A second signal ends it at once. Returns what stops this. faults.md 96.
 */
export function exitOnSignal(): () => void {
  const end = (signal: NodeJS.Signals): void => {
    // Without a listener, the system ends the process, even amid cleaning up.
    stop();
    process.stderr.write(`\n${signal}: stopped. The output folder is as the last finished build left it.\n`);
    process.exit(signal === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated);
  };
  const stop = (): void => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return stop;
}
