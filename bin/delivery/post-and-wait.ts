import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Receiver } from './receiver.ts';

/**
 * Sends a report once from a process of its own, while this thread waits: nothing else of the run
 * goes on meanwhile, so that it cannot publish after all. What becomes of the report is not known.
 */
export function postAndWait({ url, authorization }: Receiver, body: string, timeoutMs: number): void {
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'post-process.js')], {
    // By its input: arguments are seen by others on the machine.
    input: [url.href, authorization ?? '', body].join('\n'),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
}
