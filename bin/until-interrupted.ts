import { once } from 'node:events';

/** Resolves on Ctrl-C or SIGTERM. */
export async function untilInterrupted(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
