import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createStore } from '../../demo/store.ts';
import { createBrightonWest } from '../../examples/brighton-west/content/store.ts';
import { version } from '../../generator/util/version.ts';
import { openDemoWithKind } from '../../tools/example/open-demo-with-kind.ts';
import { cacheWithPictures } from '../support/cache-with-pictures.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { guidedTours } from './own-code/guided-tours.ts';

const run = promisify(execFile);

/** The package of this project, in a folder of its own: what npm says about it. */
let folder = '';
let packed: { readonly filename: string; readonly size: number; readonly files: readonly string[] };

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const { stdout } = await npm(['pack', '--json', '--pack-destination', folder], projectRoot);
  const [{ filename, size, files }] = JSON.parse(stdout);
  packed = { filename, size, files: files.map((file: { path: string }) => file.path) };
});
afterAll(() => removeFolder(folder));

it('a pier’s own folder is made, checked and built by the package that npm packs and installs, without a checkout beside it', async () => {
  const { filename, files } = packed;
  expect(packed.size).toBeLessThan(5_000_000);
  for (const file of [
    'bin/boardwalk.mjs',
    'bundle/sources.json.gz',
    'docs/operators.md',
    'bundle/types.json.gz',
    'docs/report.schema.json',
    'wordpress/boardwalk.zip',
  ])
    expect(files).toContain(file);
  // npm unpacks each three times.
  expect(files.length).toBeLessThan(720);
  expect(files.filter((file) => /^(tests|tools|wordpress\/boardwalk)\/|\.jpg$/.test(file))).toEqual([]);

  // Its WordPress knows tours, too.
  const code = path.join(folder, 'code');
  await writeFiles(code, guidedTours);
  const kind = path.join(code, 'kinds', 'tour.ts');
  const cms = await openDemoWithKind({ root: projectRoot, kind, store: createStore() });
  onTestFinished(() => cms.close());
  const site = path.join(folder, 'my-pier');
  await cp(path.join(folder, filename), path.join(site, filename));
  await npm(['install', `./${filename}`], site);
  const where = ['--endpoint', cms.url, '--site-url', 'https://www.pier.example'];
  const installed = path.join(site, 'node_modules', 'boardwalk', 'bin', 'boardwalk.mjs');
  const made = await run(process.execPath, [installed, 'init', '.', ...where], {
    cwd: site,
    env: withoutSettings(),
  });
  expect(made.stdout).not.toContain('npm install');
  // Nothing to install any more, nor to ask about, such as scripts of packages.
  const install = await npm(['ci', '--dry-run'], site);
  expect(install.stderr).toBe('');
  expect(await countPackages(site)).toBeLessThanOrEqual(110);
  const { stdout: used } = await run('du', ['-sm', 'node_modules'], { cwd: site });
  expect(Number.parseInt(used, 10)).toBeLessThanOrEqual(110);
  // The demo is none of its business.
  await expect(run(process.execPath, [installed, 'cms'], { cwd: site })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The demo is in the repository of Boardwalk only'),
  });
  // It came bundled; the sources are unpacked where a site has code of its own alone.
  expect(existsSync(path.join(site, 'node_modules', 'boardwalk', 'node_modules'))).toBe(false);
  const sources = path.join(site, 'node_modules', 'boardwalk', 'generator');
  expect(existsSync(sources)).toBe(false);
  expect(await faultsOfTypes(site)).toEqual(['own.ts', 'templates/pages/EventPage.tsx']);
  // Its pictures are those of the demo, which are made already.
  const cache = cacheWithPictures(path.join(site, 'node_modules', '.cache', 'boardwalk'));

  expect((await npm(['run', 'check'], site)).stdout).toContain('A build can read this CMS');
  expect((await npm(['run', 'generate'], site)).stdout).toMatch(/✔ 204 pages, .* in dist\n/);
  expect(existsSync(sources)).toBe(true);
  expect(await readFile(path.join(site, 'dist', 'index.html'), 'utf8')).toContain(
    'href="https://www.pier.example/"',
  );
  expect((await npm(['run', 'generate'], site)).stdout).toContain('0 pages rendered');
  expect(await readdir(cache)).toContain('bundles-en-US.log');
  expect((await stat(path.join(site, 'dist', '_boardwalk', 'manifest.json'))).isFile()).toBe(true);
  // A checkout makes one with the package that it packs.
  const checkout = path.join(projectRoot, 'bin', 'boardwalk.mjs');
  await run(process.execPath, [checkout, 'init', 'west', ...where], { cwd: folder, env: withoutSettings() });
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'west', 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ boardwalk: `file:${filename}` });
  expect((await stat(path.join(folder, 'west', filename))).size).toBe(packed.size);
});

it('an update is one command: a site of an older package is built by the newer one, with its pictures, and told what has changed in its copies', async () => {
  const site = path.join(folder, 'brighton-west');
  await cp(path.join(projectRoot, 'examples/brighton-west'), site, {
    recursive: true,
    filter: (file) => !/content$|dist$|node_modules$/.test(file),
  });
  const older = await packOlder();
  await writeFiles(site, {
    'package.json': JSON.stringify({ type: 'module', dependencies: { boardwalk: `file:${older}` } }),
    [older]: await readFile(path.join(folder, older)),
  });
  const kind = path.join(site, 'kinds', 'cruise.ts');
  const cms = await openDemoWithKind({ root: projectRoot, kind, store: createBrightonWest() });
  onTestFinished(() => cms.close());
  const boardwalk = async (...args: readonly string[]) =>
    (
      await run(path.join(site, 'node_modules/.bin/boardwalk'), args, {
        cwd: site,
        env: { ...withoutSettings(), BOARDWALK_ENDPOINT: cms.url, BOARDWALK_NOW: demoNow },
      })
    ).stdout;
  await npm(['install'], site);
  cacheWithPictures(path.join(site, 'node_modules/.cache/boardwalk'));
  for (const copy of [changedPage, samePage]) await boardwalk('eject', copy);
  expect(await boardwalk('generate')).toContain('first build');

  // As docs/keep-it-up-to-date.md says it.
  await cp(path.join(folder, packed.filename), path.join(site, packed.filename));
  await npm(['install', `./${packed.filename}`], site);
  expect(JSON.parse(await readFile(path.join(site, 'package.json'), 'utf8')).dependencies).toEqual({
    boardwalk: `file:${packed.filename}`,
  });
  expect(await boardwalk('generate')).toMatch(/✔ \d+ pages.*\n.*0 removed/);
  const status = await boardwalk('eject', '--status');
  expect(status).toContain(`▲ ${changedPage}: its original has changed since 0.0.9:\n    @@ `);
  expect(status).toContain('    -// As it was in the older version.\n');
  expect(status).toContain(`✔ ${samePage}: its original is as in 0.0.9\n`);
});

const changedPage = 'templates/pages/EventPage.tsx';
const samePage = 'templates/pages/SearchPage.tsx';

/** Packs the package again as version 0.0.9, in which a page was another one. Returns the name of its file. */
async function packOlder(): Promise<string> {
  const older = path.join(folder, 'older');
  await mkdir(older);
  await run('tar', ['-xzf', packed.filename, '-C', 'older', '--strip-components=1'], { cwd: folder });
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(older, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  await edit('package.json', (text) => text.replace(version, '0.0.9'));
  // The sources of its command line are one file.
  const sources = path.join(older, 'bundle', 'sources.json.gz');
  const texts: Record<string, string> = JSON.parse(gunzipSync(await readFile(sources)).toString());
  const ofVersion = 'generator/util/version.ts';
  texts[ofVersion] = texts[ofVersion]?.replace(version, '0.0.9') ?? '';
  await writeFile(sources, gzipSync(JSON.stringify(texts)));
  await edit(changedPage, (text) => `${text}// As it was in the older version.\n`);
  const { stdout } = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], older);
  return JSON.parse(stdout)[0].filename;
}

function npm(args: readonly string[], cwd: string) {
  return run('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd,
    env: withoutSettings(),
  });
}

/** Code as a site has it: right lines, and one at the end of each file that is wrong. */
const typed = {
  'own.ts': `import { defineConfig, type Settings } from 'boardwalk';
import { openCache } from 'boardwalk/runtime';
const checks: Settings['checks'] = { privateText: 'warn' };
defineConfig({ siteUrl: 'https://www.pier.example', endpoint: process.env.ENDPOINT, checks });
void openCache('local');
defineConfig({ siteUrl: 'https://www.pier.example', sitUrl: 1 });
`,
  'templates/pages/EventPage.tsx': `import { EventPage as Ours, type EventPageProps } from 'boardwalk/templates/pages/EventPage.tsx';
import { CardLine } from '../components/Card.tsx';
import styles from '../components/Card.module.css';
export const EventPage = (props: EventPageProps) => <div className={styles.own}><Ours {...props} /></div>;
export const line = <CardLine>Tides</CardLine>;
export const wrong = <CardLine line={1} />;
`,
};

/** The files in which the compiler finds faults, with the settings that `init` writes. The site keeps its guided tours. */
async function faultsOfTypes(site: string): Promise<readonly string[]> {
  await writeFiles(site, { ...guidedTours, ...typed });
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '--project', site, '--noEmit'], {
    cwd: site,
  }).catch((failed: { readonly stdout: string }) => failed);
  for (const file of Object.keys(typed)) await rm(path.join(site, file));
  return stdout.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
}

/** As `npm ls --all` lists them. */
async function countPackages(site: string): Promise<number> {
  const { packages } = JSON.parse(
    await readFile(path.join(site, 'node_modules', '.package-lock.json'), 'utf8'),
  );
  return Object.keys(packages).length;
}

/** The environment of a user, with nothing of npm's own that runs the tests. */
function withoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(BOARDWALK_|npm_|GITHUB_ACTIONS$)/.test(name)),
  );
}
