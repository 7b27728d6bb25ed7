import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../bin/read-config.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('--strict-blocks sets the check for unknown blocks to fail, whatever the settings say, and no other', async () => {
  const configFile = path.join(await temporaryFolder(), 'site.config.mjs');
  const settings = {
    siteUrl: 'https://www.pier.example',
    checks: { unknownBlock: 'off', brokenLink: 'fail' },
  };
  await writeFile(configFile, `export default ${JSON.stringify(settings)};`);
  const read = (isStrict: boolean) => readConfig({ configFile, flags: {}, root: projectRoot, isStrict });
  expect((await read(false)).checks).toMatchObject({ unknownBlock: 'off', brokenLink: 'fail' });
  expect((await read(true)).checks).toMatchObject({
    unknownBlock: 'fail',
    brokenLink: 'fail',
    missingMedia: 'warn',
  });
});

it('an empty name of the config file is refused, with the flag and the variable that gave it', async () => {
  await expect(readConfig({ configFile: '', flags: {}, root: projectRoot })).rejects.toThrow(
    '--config, BOARDWALK_CONFIG: empty; name the config file, or do not set it',
  );
});
