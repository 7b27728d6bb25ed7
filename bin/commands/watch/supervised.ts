import { once } from 'node:events';

/**
 * A watch is two processes: one that stays and keeps the terminal, and one that works and is replaced when its own code
 * or its settings change. They talk by messages, so that Ctrl-C, which the terminal sends to both, is never heard twice.
 */

/** Set for the working process: the id of the one that stays. */
export const supervisorVariable = 'WATCHED_BY_BOARDWALK';

/** The working process asks for a new one in its place: no code that a command answers with. */
export const restartCode = 75;

export const stopMessage = 'stop';

/** True in the working process. A process that it starts in turn inherits the variable but has another parent. */
export function isSupervised(): boolean {
  return process.connected && process.env[supervisorVariable] === String(process.ppid);
}

/** The working process is at work. */
export function tellReady(port: number): void {
  process.send?.({ port });
}

/** The port of such a message. */
export function readReady(message: unknown): number | undefined {
  const isReady = typeof message === 'object' && message !== null && 'port' in message;
  return isReady && typeof message.port === 'number' ? message.port : undefined;
}

/** Resolves when the working process is to end: it is told so, or the one that stays is gone. */
export async function untilStopped(): Promise<void> {
  // The terminal's Ctrl-C reaches this process too; the one that stays passes it on.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  await Promise.race([once(process, 'message'), once(process, 'disconnect'), once(process, 'SIGTERM')]);
}
