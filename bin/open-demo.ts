import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import type { DemoCms } from '../demo/demo-cms.ts';

/** Starts the demo CMS on a port, by default a free one. Throws ConfigError in a package, which comes without its pictures and other files. */
export async function openDemo(root: string, port?: number): Promise<DemoCms> {
  const folder = path.join(root, 'demo');
  if (!existsSync(path.join(folder, 'files'))) {
    throw new ConfigError([
      'The demo is in the repository of Boardwalk only: in a site, set the address of your WordPress as endpoint in the settings, by BOARDWALK_ENDPOINT or with --endpoint',
    ]);
  }
  const { createDemoCms } = await import('../demo/demo-cms.ts');
  return createDemoCms({ folder, ...(port !== undefined && { port }) });
}
