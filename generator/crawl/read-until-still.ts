import { BuildError } from '../problems/problem.ts';

export interface StillReading<Result> {
  /** Identifies the state of the content, by counts and newest dates. */
  readonly look: () => Promise<string>;
  /**
   * Reads the content, given its state and the result of the last pass: only later changes must be
   * requested.
   */
  readonly read: (seen: string, before: Result | undefined) => Promise<Result>;
  /** Takes the result of a pass with which the next one agrees, though the state has changed. */
  readonly agree?: (result: Result, next: Result) => Result | undefined;
}

const passes = 3;

/**
 * Reads content that editors may change meanwhile: reads again when the state has changed, so that
 * no site shows half of an edit. Throws a BuildError('content') when it keeps changing.
 */
export async function readUntilStill<Result>({ look, read, agree }: StillReading<Result>): Promise<Result> {
  let result: Result | undefined;
  let seen = await look();
  for (let pass = 1; pass <= passes; pass++) {
    const before = result;
    result = await read(seen, before);
    const now = await look();
    if (now === seen) return result;
    const agreed = before && agree?.(before, result);
    if (agreed) return agreed;
    seen = now;
  }
  const message = `The content keeps changing: it was read ${passes} times, and was edited each time while it was read`;
  throw new BuildError('content', message, [
    {
      message,
      hint: 'Run the build again when the import (or other writing to the CMS) has ended.',
    },
  ]);
}
