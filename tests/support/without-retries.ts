import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoSiteUrl } from '../../bin/read-config.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Settings in which a request to the CMS is sent once: for runs that no CMS answers, which would wait between their attempts. */
export const withoutRetries = { graphql: { clients: { default: { options: { retries: 0 } } } } };

/** Writes these settings for the demo's address. Resolves to the flag that names them. */
export async function flagWithoutRetries(): Promise<readonly string[]> {
  const file = path.join(await temporaryFolder(), 'without-retries.config.mjs');
  await writeFile(file, `export default ${JSON.stringify({ siteUrl: demoSiteUrl, ...withoutRetries })};`);
  return ['--config', file];
}
