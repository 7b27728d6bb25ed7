import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfigFile } from '../../config/load-config-file.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('settings may import packages and builtin modules, wherever their file lies, and are read again each time', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'site.config.ts');
  await writeFile(path.join(folder, 'words.ts'), `export const name: string = 'pier';`);
  await writeFile(
    file,
    `import { readFileSync } from 'node:fs';
     import path from 'path';
     import * as z from 'zod';
     import { addDays } from 'date-fns/addDays';
     import { name } from './words.ts';
     export default {
       name, text: readFileSync(path.join(${JSON.stringify(folder)}, 'text'), 'utf8'),
       isString: z.string().safeParse(name).success, day: addDays(new Date(0), 1).getTime(),
     };`,
  );
  for (const text of ['one', 'two']) {
    await writeFile(path.join(folder, 'text'), text);
    const read = await loadConfigFile({ file, name: 'site.config.ts', boardwalk: projectRoot });
    expect(read).toEqual({ name: 'pier', text, isString: true, day: 86_400_000 });
  }
});

it('settings that import a package that is missing are refused, with the line', async () => {
  const file = path.join(await temporaryFolder(), 'site.config.ts');
  await writeFile(file, `\nimport 'no-such-package';`);
  await expect(
    loadConfigFile({ file, name: 'site.config.ts', boardwalk: projectRoot }),
  ).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/site\.config\.ts:2:.*no-such-package/),
  });
});

it('leaves no file of the settings beside the packages, also while they are read', async () => {
  const file = path.join(await temporaryFolder(), 'site.config.ts');
  await writeFile(
    file,
    `import { readdirSync } from 'node:fs';
     export default readdirSync(${JSON.stringify(path.join(projectRoot, 'node_modules'))});`,
  );
  const hidden = (names: readonly string[]) => names.filter((name) => name.startsWith('.boardwalk'));
  const during = await loadConfigFile({ file, name: 'site.config.ts', boardwalk: projectRoot });
  expect(hidden(Array.isArray(during) ? during : ['.boardwalk'])).toEqual([]);
  expect(hidden(await readdir(path.join(projectRoot, 'node_modules')))).toEqual([]);
});
