import { createServer } from 'node:net';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

export interface Chromium {
  readonly browser: Browser;
  /** Where other programs drive the same browser: Lighthouse brings its own. */
  readonly debuggingPort: number;
}

/** Starts the Chromium that comes with the packages: nothing of the machine's is used but the processor. */
export async function openChromium(): Promise<Chromium> {
  const debuggingPort = await findFreePort();
  const browser = await playwright.launch({
    // Not the package's own arguments: they are for a cloud function, one process and no web security.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // The report's own certificate, on this machine: see serve-encrypted.ts.
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
    executablePath: await chromium.executablePath(),
    headless: true,
  });
  return { browser, debuggingPort };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
