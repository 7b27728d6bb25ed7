import { setTimeout } from 'node:timers/promises';

/** Resolves when something has come true, which is looked at every few milliseconds. The test's own limit ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setTimeout(2);
}
