import { once } from 'node:events';
import * as z from 'zod';

/**
 * A watch is two processes: one that stays and keeps the terminal, and one that works and is
 * replaced when its code or its settings change. The first ends the other by closing
 * the channel between them, so that Ctrl-C, which the terminal sends to both, is handled once.
 */

/** Set for the working process: the id of the supervising one. */
export const supervisorVariable = 'WATCHED_BY_BOARDWALK';

/** Set for a working process that replaces one: it serves at the same place, which was told. */
export const againVariable = 'WATCHED_AGAIN_BY_BOARDWALK';

/** Requests a new working process: not used as an exit code by any command. */
export const restartCode = 75;

/**
 * Returns true in the working process. A process that it starts inherits the variable but has
 * another parent.
 */
export function isSupervised(): boolean {
  // Undefined in a process that never had a channel; one whose channel is closed already only ends.
  return process.connected !== undefined && process.env[supervisorVariable] === String(process.ppid);
}

const readySchema = z.object({ port: z.number(), configFiles: z.array(z.string()).readonly() });

/** The facts about a working process that the next one, or its absence, needs. */
export type Ready = z.output<typeof readySchema>;

/** Tells the supervising process that the work has begun. */
export function tellReady(ready: Ready): void {
  if (process.connected) process.send?.(ready);
}

/** Reads such a message. */
export function readReady(message: unknown): Ready | undefined {
  return readySchema.safeParse(message).data;
}

/**
 * Resolves when the working process must end: the supervising one has closed the channel, or is gone.
 */
export async function untilStopped(): Promise<void> {
  // The terminal's Ctrl-C reaches this process too; the supervising one passes it on.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  if (process.connected) await Promise.race([once(process, 'disconnect'), once(process, 'SIGTERM')]);
}
