import { hostname } from 'node:os';
import * as z from 'zod';
import { isRunning, startOf } from './running.ts';

const schema = z.object({
  processId: z.int().positive(),
  host: z.string(),
  /** From `startOf`; null where the system does not tell it. */
  started: z.string().nullable(),
});

/** The build that holds a lock. */
export type LockHolder = Readonly<z.infer<typeof schema>>;

export function ourselves(): LockHolder {
  return { processId: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Returns null for a text that is not a lock of Boardwalk. */
export function parseHolder(text: string): LockHolder | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Returns false when its process has ended, or its id now belongs to another process. True for
 * another machine, which cannot be checked.
 */
export function isAtWork({ processId, host, started }: LockHolder): boolean {
  if (host !== hostname()) return true;
  if (!isRunning(processId)) return false;
  const startedNow = startOf(processId);
  return started === null || startedNow === null || started === startedNow;
}
