import { BuildError } from '../../problems/problem.ts';

export interface StillReading<Result> {
  /** What tells one state of the content from the next: counts and newest dates, say. */
  readonly look: () => Promise<string>;
  /** Reads it, given what was seen just before and what the last pass read: only what changed since needs to be asked for. */
  readonly read: (seen: string, before: Result | undefined) => Promise<Result>;
  readonly passes?: number;
}

/**
 * Reads content that editors may change meanwhile: when it is not as it was before it was read, it is read again, so that no
 * site shows half of an edit. Throws a BuildError('content') when it never stays.
 */
export async function readUntilStill<Result>({
  look,
  read,
  passes = 3,
}: StillReading<Result>): Promise<Result> {
  let result: Result | undefined;
  let seen = await look();
  for (let pass = 1; pass <= passes; pass++) {
    result = await read(seen, result);
    const now = await look();
    if (now === seen) return result;
    seen = now;
  }
  const message = `The content keeps changing: it was read ${passes} times, and was edited each time while it was read`;
  throw new BuildError('content', message, [
    { message, hint: 'Run the build again when the import (or other writing to the CMS) has ended.' },
  ]);
}
