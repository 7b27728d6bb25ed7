import { spawnSync } from 'node:child_process';
import { headersOf } from './post-report.ts';
import type { Receiver } from './receiver.ts';

/** Reads the request from its input: arguments are seen by others on the machine. */
const script = `
const { url, ...request } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
fetch(url, { method: 'POST', redirect: 'manual', ...request }).then(() => process.exit());
`;

/**
 * Sends a report once from a process of its own, while this thread waits: nothing else of the run
 * goes on meanwhile, so that it cannot publish after all. What becomes of the report is not known.
 */
export function postAndWait({ url, authorization }: Receiver, body: string, timeoutMs: number): void {
  spawnSync(process.execPath, ['--eval', script], {
    input: JSON.stringify({ url: url.href, headers: headersOf(authorization), body }),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
}
