import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createStore } from '../../demo/store.ts';
import { openDemoWithKind } from '../../tools/example/open-demo-with-kind.ts';
import { cacheWithPictures } from '../support/cache-with-pictures.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { guidedTours } from './own-code/guided-tours.ts';

const run = promisify(execFile);

it('a pier’s own folder is made, checked and built by the package that npm packs and installs, without a checkout beside it', async () => {
  const folder = await temporaryFolder();
  const npm = (args: readonly string[], cwd: string) =>
    run('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier'], {
      cwd,
      env: withoutSettings(),
    });
  const packed = await npm(['pack', '--json', '--pack-destination', folder], projectRoot);
  const [{ filename, size, files }] = JSON.parse(packed.stdout);
  expect(size).toBeLessThan(5_000_000);
  const paths = files.map((file: { path: string }) => file.path);
  for (const file of [
    'bin/boardwalk.mjs',
    'docs/operators.md',
    'types/extend/index.d.ts',
    'docs/report.schema.json',
    'wordpress/boardwalk.zip',
  ])
    expect(paths).toContain(file);
  expect(paths.filter((file: string) => /^(tests|tools|wordpress\/boardwalk)\/|\.jpg$/.test(file))).toEqual(
    [],
  );

  // Its WordPress knows tours, too.
  const code = path.join(folder, 'code');
  await writeFiles(code, guidedTours);
  const kind = path.join(code, 'kinds', 'tour.ts');
  const cms = await openDemoWithKind({ root: projectRoot, kind, store: createStore() });
  onTestFinished(() => cms.close());
  await run(
    process.execPath,
    [
      ...[path.join(projectRoot, 'bin', 'boardwalk.mjs'), 'init', 'my-pier'],
      ...['--endpoint', cms.url, '--site-url', 'https://www.pier.example'],
    ],
    { cwd: folder, env: withoutSettings() },
  );
  const site = path.join(folder, 'my-pier');
  const install = await npm(['install'], site);
  expect(install.stderr).not.toContain('EBADENGINE');
  expect(await countPackages(site)).toBeLessThanOrEqual(110);
  const { stdout: used } = await run('du', ['-sm', 'node_modules'], { cwd: site });
  expect(Number.parseInt(used, 10)).toBeLessThanOrEqual(110);
  // The demo is none of its business.
  const installed = path.join(site, 'node_modules', 'boardwalk', 'bin', 'boardwalk.mjs');
  await expect(run(process.execPath, [installed, 'cms'], { cwd: site })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The demo is in the repository of Boardwalk only'),
  });
  expect(await faultsOfTypes(site)).toEqual(['own.ts', 'templates/pages/EventPage.tsx']);
  // Its pictures are those of the demo, which are made already.
  const cache = cacheWithPictures(path.join(site, 'node_modules', '.cache', 'boardwalk'));

  expect((await npm(['run', 'check'], site)).stdout).toContain('A build can read this CMS');
  expect((await npm(['run', 'generate'], site)).stdout).toMatch(/✔ 191 pages, .* in dist\n/);
  expect(await readFile(path.join(site, 'dist', 'index.html'), 'utf8')).toContain(
    'href="https://www.pier.example/"',
  );
  expect((await npm(['run', 'generate'], site)).stdout).toContain('0 pages rendered');
  expect(await readdir(cache)).toContain('bundles-en-US.log');
  expect((await stat(path.join(site, 'dist', '_boardwalk', 'manifest.json'))).isFile()).toBe(true);
  // The installed package makes the next site, with the same package.
  const where = ['--endpoint', cms.url, '--site-url', 'https://west.pier.example'];
  await run(process.execPath, [installed, 'init', '../west', ...where], {
    cwd: site,
    env: withoutSettings(),
  });
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'west', 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ boardwalk: `file:${filename}` });
  const sizes = ['my-pier', 'west'].map(async (name) => (await stat(path.join(folder, name, filename))).size);
  expect(Math.abs(((await sizes[0]) ?? 0) - ((await sizes[1]) ?? 0))).toBeLessThan(10_000);
});

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
