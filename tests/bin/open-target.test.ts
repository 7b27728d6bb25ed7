import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openTarget } from '../../bin/commands/sync/open-target.ts';
import { readConfig } from '../../bin/read-config.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('a site is published to a folder that goes from its own one by its settings, and from the current one by a flag', async () => {
  const folder = await temporaryFolder();
  const configFile = path.join(folder, 'site.config.mjs');
  const settings = { siteUrl: 'https://www.pier.example', sync: { target: './www' } };
  await writeFile(configFile, `export default ${JSON.stringify(settings)};`);
  const config = await readConfig({ configFile, flags: {}, root: projectRoot });
  expect((await openTarget(undefined, config)).address).toBe(`${path.join(folder, 'www')}/`);
  expect((await openTarget('www', config)).address).toBe(`${path.resolve('www')}/`);
});
