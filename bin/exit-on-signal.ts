import { once } from 'node:events';
import { BuildError } from '../generator/problems/problem.ts';
import { type Signal, signalExitCodes, signals } from './exit-codes.ts';

export interface SignalOptions {
  /** Called before the process ends. */
  readonly onSignal?: () => void;
  readonly reassurance?: string;
}

/**
 * Ends the process on SIGINT, SIGTERM or SIGHUP: running work cleans up after itself
 * (generator/publish/on-exit), and the published site stays. A second signal ends it at once.
 * Returns a function that stops listening.
 */
export function exitOnSignal({
  onSignal,
  reassurance = 'The output folder is unchanged since the last finished build.',
}: SignalOptions = {}): () => void {
  return onFirstSignal((signal) => {
    process.stderr.write(`\n${signal}: stopped. ${reassurance}\n`);
    onSignal?.();
    process.exit(signalExitCodes[signal]);
  });
}

/** Without a listener, the next signal ends the process even during the clean-up. */
function onFirstSignal(listener: (signal: Signal) => void): () => void {
  const stop = (): void => {
    for (const signal of signals) process.off(signal, hear);
  };
  const hear = (signal: Signal): void => {
    stop();
    listener(signal);
  };
  for (const signal of signals) process.on(signal, hear);
  return stop;
}

/** Resolves on Ctrl-C or SIGTERM. */
export async function untilInterrupted(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

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
  const end = onFirstSignal((signal) => {
    received = signal;
    // Not a failure of the store, which would be named with its address.
    controller.abort(new BuildError('refused', `Stopped by ${signal}`));
  });
  const reasonOf = (failure: unknown): unknown =>
    controller.signal.aborted && failure instanceof BuildError && failure.kind === 'refused'
      ? controller.signal.reason
      : failure;
  return { signal: controller.signal, reasonOf, exitCode: () => received && signalExitCodes[received], end };
}
