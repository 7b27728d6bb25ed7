import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod';
import { codeOf } from '../util/code-of.ts';
import { parseJson } from '../util/parse-json.ts';

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
  return schema.safeParse(parseJson(text)).data ?? null;
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

/** Returns true while a process of this machine runs. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // No permission to signal it: it runs, as another user.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Returns the start time of a process in clock ticks since boot, which tells it from an earlier one
 * of the same id. Null where the system does not tell it, and for an ended process.
 * proc_pid_stat(5), field 22.
 * @internal
 */
export function startOf(processId: number): string | null {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // The second field is the program's name, which may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
