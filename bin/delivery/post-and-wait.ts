import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findProxy } from '../../generator/http/find-proxy.ts';
import { proxyOptions } from '../use-proxies.ts';
import { headersOf } from './post-report.ts';
import type { Receiver } from './receiver.ts';

/** Reads the request from its input: arguments are seen by others on the machine. */
const script = `
const { url, undici, proxy, ...request } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const dispatcher = proxy ? new (require(undici).ProxyAgent)(proxy) : undefined;
fetch(url, { method: 'POST', redirect: 'manual', dispatcher, ...request }).then(() => process.exit());
`;

/**
 * Sends a report once from a process of its own, while this thread waits: nothing else of the run
 * goes on meanwhile, so that it cannot publish after all. What becomes of the report is not known.
 */
export function postAndWait({ url, authorization }: Receiver, body: string, timeoutMs: number): void {
  const proxy = findProxy(url);
  const undici = createRequire(import.meta.url).resolve('undici');
  spawnSync(process.execPath, ['--eval', script], {
    input: JSON.stringify({
      ...{ url: url.href, headers: headersOf(authorization), body },
      ...(proxy && { undici, proxy: proxyOptions(proxy) }),
    }),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
}
