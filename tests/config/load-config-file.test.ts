import { mkdir, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfigFile } from '../../config/load-config-file.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const load = (file: string) => loadConfigFile({ file, name: 'site.config.ts', boardwalk: projectRoot });

it('settings may import packages and builtin modules, wherever their file lies, and are read again each time', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'site.config.ts');
  await writeFile(path.join(folder, 'words.ts'), `export const name: string = 'pier';`);
  await writeFile(
    file,
    `import { readFileSync } from 'node:fs';
     import path from 'path';
     import * as z from 'zod';
     import mime from 'mime/lite';
     import { name } from './words.ts';
     export default {
       name, text: readFileSync(path.join(${JSON.stringify(folder)}, 'text'), 'utf8'),
       isString: z.string().safeParse(name).success, type: mime.getType('a.txt'),
     };`,
  );
  for (const text of ['one', 'two']) {
    await writeFile(path.join(folder, 'text'), text);
    const { settings, files } = await load(file);
    expect(settings).toEqual({ name: 'pier', text, isString: true, type: 'text/plain' });
    expect(new Set(files)).toEqual(new Set([file, path.join(folder, 'words.ts')]));
  }
});

it('settings that import a package that is missing are refused, with the line', async () => {
  const file = path.join(await temporaryFolder(), 'site.config.ts');
  await writeFile(file, `\nimport 'no-such-package';`);
  await expect(load(file)).rejects.toMatchObject({
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
  const { settings: during } = await load(file);
  expect(hidden(Array.isArray(during) ? during : ['.boardwalk'])).toEqual([]);
  expect(hidden(await readdir(path.join(projectRoot, 'node_modules')))).toEqual([]);
});

it('settings may import TypeScript by an alias, from a package of a workspace, and as CommonJS, and a watch follows all of it', async () => {
  const folder = await realpath(await temporaryFolder());
  await writeFiles(folder, {
    'site/package.json': JSON.stringify({ type: 'module', imports: { '#hours': './hours.ts' } }),
    'site/tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./shared/*'] } } }),
    'site/hours.ts': `export const opens: string = '10:00';`,
    'site/shared/name.ts': `export { name } from 'piers';`,
    'site/count.cjs': `exports.count = require('node:path').sep.length;`,
    'piers/package.json': JSON.stringify({ name: 'piers', exports: './piers.ts', type: 'module' }),
    'piers/piers.ts': `import { closes } from 'closing-time'; export const name: string = 'West ' + closes;`,
    'piers/node_modules/closing-time/package.json': JSON.stringify({ name: 'closing-time', type: 'module' }),
    'piers/node_modules/closing-time/index.js': `export const closes = 22;`,
    'site/site.config.ts': `import { opens } from '#hours';
      import { name } from '@/name.ts';
      import { count } from './count.cjs';
      export default { opens, name, count };`,
  });
  await mkdir(path.join(folder, 'site', 'node_modules'));
  await symlink(path.join(folder, 'piers'), path.join(folder, 'site', 'node_modules', 'piers'));
  const { settings, files } = await load(path.join(folder, 'site', 'site.config.ts'));
  expect(settings).toEqual({ opens: '10:00', name: 'West 22', count: 1 });
  const names = files.map((file) => path.relative(folder, file));
  expect([...new Set(names)].sort()).toEqual([
    ...['piers/piers.ts', 'site/count.cjs', 'site/hours.ts', 'site/shared/name.ts', 'site/site.config.ts'],
  ]);
});

it('import.meta says in each file of the settings where it is', async () => {
  const folder = await realpath(await temporaryFolder());
  await writeFiles(folder, {
    'hours/summer.ts': `export const place: string = import.meta.filename;`,
    'text.txt': 'beside',
    'site.config.ts': `import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { place } from './hours/summer.ts';
      const require = createRequire(import.meta.url);
      const text = readFileSync(new URL('text.txt', import.meta.url), 'utf8');
      export default { text, place, folder: import.meta.dirname, found: require.resolve('./text.txt') };`,
  });
  expect((await load(path.join(folder, 'site.config.ts'))).settings).toEqual({
    ...{ text: 'beside', place: path.join(folder, 'hours', 'summer.ts') },
    ...{ folder, found: path.join(folder, 'text.txt') },
  });
});

it('a folder in place of the settings is refused', async () => {
  const folder = await temporaryFolder();
  await expect(loadConfigFile({ file: folder, name: 'piers', boardwalk: projectRoot })).rejects.toThrow(
    'piers: this is a folder; name the config file, such as piers/site.config.ts',
  );
});
