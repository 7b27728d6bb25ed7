import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeProject, writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A Boardwalk of a few lines, whose command prints the site's kinds, with our start. */
const project = {
  'package.json': '{ "name": "boardwalk", "type": "module", "engines": { "node": ">=20" } }',
  'bin/cli.ts':
    "import { ownKinds } from '../generator/content/kinds/own-kinds.ts'; export const main = () => console.log(JSON.stringify(ownKinds));",
  'extend/index.ts': 'export const defineKind = (kind: object) => kind;',
  'generator/content/kinds/own-kinds.ts': 'export const ownKinds = [];',
  'bin/delivery/post-process.ts': '',
  'generator/content/kinds/read-worker.ts': '',
  'generator/media/picture-process.ts': '',
  'generator/pages/render-worker.ts': '',
  'generator/publish/folder-worker.ts': '',
};

const starts = [
  'boardwalk',
  'bundle',
  'bundle-checksums',
  'code-beside',
  'packed-sources',
  'refuse-old-node',
  'site-code',
  'source-hash',
];
const files = [
  ...starts.map((name) => `bin/${name}.mjs`),
  'config/site-folders.mjs',
  'config/find-package.mjs',
];

async function makeBoardwalk(): Promise<string> {
  const root = await makeProject(project);
  for (const name of files) await cp(path.join(projectRoot, name), path.join(root, name));
  // Its cache is its own.
  await rm(path.join(root, 'node_modules'));
  await mkdir(path.join(root, 'node_modules'));
  await symlink(
    path.join(projectRoot, 'node_modules', 'esbuild'),
    path.join(root, 'node_modules', 'esbuild'),
  );
  return root;
}

const tour = (guide: string) => ({
  'kinds/tour.ts': `import { defineKind } from 'boardwalk';
import helper from 'helper';
export default defineKind({ connection: 'tours', folder: 'tours', fields: { guide: '${guide}', helper } });`,
});

const helper = {
  'node_modules/helper/package.json': '{ "name": "helper", "main": "index.js" }',
  'node_modules/helper/index.js': "module.exports = require('./inner/words.js');",
  'node_modules/helper/inner/words.js': "module.exports = 'helped';",
};

async function openSite() {
  const [root, folder] = [await makeBoardwalk(), await temporaryFolder()];
  const add = (more: Readonly<Record<string, string>>) =>
    writeFiles(path.join(folder, 'releases', '3'), more);
  await add({ ...tour('Ada'), ...helper });
  await symlink(path.join('releases', '3'), path.join(folder, 'current'));
  const start = (name = 'releases/3') =>
    spawnBoardwalk(['--config', path.join(folder, name, 'site.config.ts')], {}, root);
  return { root, folder, add, start };
}

describe('a site with code of its own', () => {
  it('has packages whose files import each other', async () => {
    const { start } = await openSite();
    const { exitCode, stdout, stderr } = await start();
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([
      { connection: 'tours', folder: 'tours', fields: { guide: 'Ada', helper: 'helped' }, name: 'tour' },
    ]);
  });

  it('may be named by a symbolic link', async () => {
    const { start } = await openSite();
    const { stdout, stderr } = await start('current');
    expect(stderr).toBe('');
    expect(stdout).toContain('"Ada"');
  });

  it('is bundled again after an edit of a package of its workspace, or of a file that a link leads to', async () => {
    const { add, start, folder } = await openSite();
    await writeFiles(path.join(folder, 'shared'), {
      'package.json': '{ "name": "shared", "main": "index.ts", "type": "module" }',
      'index.ts': "export default 'One';",
      'linked.ts': "export default 'One';",
    });
    const site = path.join(folder, 'releases', '3');
    await symlink(path.join(folder, 'shared'), path.join(site, 'node_modules', 'shared'));
    await mkdir(path.join(site, 'lib'));
    await symlink(path.join(folder, 'shared'), path.join(site, 'lib', 'shared'));
    await add({
      'kinds/tour.ts': `import shared from 'shared';
import linked from '../lib/shared/linked.ts';
export default { connection: 'tours', folder: 'tours', fields: { shared, linked } };`,
    });
    const fields = async () => JSON.parse((await start()).stdout)[0].fields;
    expect(await fields()).toEqual({ shared: 'One', linked: 'One' });
    await writeFiles(path.join(folder, 'shared'), { 'index.ts': "export default 'Two';" });
    expect(await fields()).toEqual({ shared: 'Two', linked: 'One' });
    await writeFiles(path.join(folder, 'shared'), { 'linked.ts': "export default 'Three';" });
    expect(await fields()).toEqual({ shared: 'Two', linked: 'Three' });
  });

  it('is bundled once more when its code was saved while it was bundled', async () => {
    const { root, add, start } = await openSite();
    const newer = tour('Bo')['kinds/tour.ts'];
    const real = await readFile(path.join(root, 'bin', 'bundle.mjs'), 'utf8');
    await writeFiles(root, {
      'bin/bundle.mjs': `import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { bundleCommandLine as bundle } from './real.mjs';
export const bundleCommandLine = (options) => {
  if (existsSync(marker)) writeFileSync(options.site.folder + '/kinds/tour.ts', ${JSON.stringify(newer)});
  rmSync(marker, { force: true });
  return bundle(options);
};
const marker = ${JSON.stringify(path.join(root, 'marker'))};`,
      'bin/real.mjs': real,
      marker: '',
    });
    expect((await start()).stdout).toContain('"Bo"');
    // What was stored is not that of the code before.
    await add(tour('Ada'));
    expect((await start()).stdout).toContain('"Ada"');
  });
});
