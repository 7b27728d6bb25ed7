import { hostname } from 'node:os';
import * as z from 'zod';
import { isRunning, startOf } from './running.ts';

const schema = z.object({
  processId: z.int().positive(),
  host: z.string(),
  /** As `startOf` tells it; null where the system does not. */
  started: z.string().nullable(),
});

/** The build that a lock belongs to. */
export type LockHolder = Readonly<z.infer<typeof schema>>;

export function ourselves(): LockHolder {
  return { processId: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Null for what is no lock of ours. */
export function parseHolder(text: string): LockHolder | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** False when its process is gone, or its id is another process's now. Of another machine nobody here can tell: true. */
export function isAtWork({ processId, host, started }: LockHolder): boolean {
  if (host !== hostname()) return true;
  if (!isRunning(processId)) return false;
  const startedNow = startOf(processId);
  return started === null || startedNow === null || started === startedNow;
}
