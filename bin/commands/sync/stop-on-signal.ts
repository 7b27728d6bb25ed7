import { BuildError } from '../../../generator/problems/problem.ts';
import { type Signal, signalExitCodes, signals } from '../../exit-codes.ts';

/**
 * Aborts on SIGINT, SIGTERM or SIGHUP, so that a sync begins nothing further and gives its lock
 * back. A second signal ends the process at once; the lock then ends by itself.
 */
export function stopOnSignal(): {
  readonly signal: AbortSignal;
  /** Returns what to tell of a failure: the signal, where one came before anything was seen. */
  readonly reasonOf: (failure: unknown) => unknown;
  /** Undefined unless a signal came. */
  readonly exitCode: () => number | undefined;
  readonly end: () => void;
} {
  const controller = new AbortController();
  let received: Signal | undefined;
  const stop = (signal: Signal): void => {
    received = signal;
    end();
    // Not a failure of the store, which would be named with its address.
    controller.abort(new BuildError('refused', `Stopped by ${signal}`));
  };
  const end = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  for (const signal of signals) process.on(signal, stop);
  const reasonOf = (failure: unknown): unknown =>
    controller.signal.aborted && failure instanceof BuildError && failure.kind === 'refused'
      ? controller.signal.reason
      : failure;
  return { signal: controller.signal, reasonOf, exitCode: () => received && signalExitCodes[received], end };
}
