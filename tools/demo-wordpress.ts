import path from 'node:path';
import { parseArgs } from 'node:util';
import { untilInterrupted } from '../bin/exit-on-signal.ts';
import { findPlugins } from '../tests/wordpress/server/find-plugins.ts';
import { packagesFolder } from '../tests/wordpress/server/packages.ts';
import { startWordpress } from '../tests/wordpress/server/start-wordpress.ts';
import { messageLines } from './demo-wordpress/message-lines.ts';
import { prepareSite } from './demo-wordpress/prepare-site.ts';
import { installPackages } from './packages/install-packages.ts';

/**
 * Runs a real WordPress with the demo's content until it is interrupted. `--folder DIR` keeps the site between starts,
 * `--port N` is its port.
 */
export async function main(root: string): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { port: { type: 'string' }, folder: { type: 'string' } },
  });
  const port = toPort(values.port ?? '0');
  await installPackages(packagesFolder);
  const plugins = await findPlugins();
  const folder = values.folder === undefined ? {} : { folder: path.resolve(values.folder) };
  const wordpress = await startWordpress({ ...folder, port, plugins });
  const interrupted = untilInterrupted();
  try {
    await prepareSite(wordpress, { plugins, demo: path.join(root, 'demo') });
    for (const line of messageLines(wordpress.url, plugins)) process.stdout.write(`${line}\n`);
    await interrupted;
  } finally {
    await wordpress.close();
  }
}

function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port ${text}: must be a whole number from 0 to 65535`);
}
