import type { FailureKind } from '../generator/problems/problem.ts';

/** The exit codes of the command line. docs/operators.md lists them. */
export const exitCodes = {
  ok: 0,
  bug: 1,
  usage: 2,
  source: 3,
  content: 4,
  render: 5,
  output: 6,
  locked: 7,
  refused: 8,
  unfinished: 9,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** The exit codes of a command that a signal ended, by the signal. */
export const signalExitCodes = {
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
  SIGHUP: exitCodes.hungUp,
} as const;

export type Signal = keyof typeof signalExitCodes;

export const signals: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Returns the exit code of a build that stopped. */
export function exitCodeOf(kind: FailureKind): number {
  return kind === 'stalled' ? exitCodes.bug : exitCodes[kind];
}
