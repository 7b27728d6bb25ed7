import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listSiteTemplates } from '../../generator/bundle/site-templates.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = 'templates/pages/EventPage.tsx';
const styles = 'templates/styles/print.css';

async function openSite() {
  const site = await temporaryFolder();
  const config = path.join(site, 'site.config.ts');
  await writeFile(config, '');
  return {
    site,
    eject: (...args: readonly string[]) => runBoardwalk(['eject', ...args, '--config', config]),
    read: (name: string) => readFile(path.join(site, name), 'utf8'),
    status: async () => (await runBoardwalk(['eject', '--status', '--config', config])).stdout,
  };
}

it('copies a template with a first line that tells where it comes from, and never overwrites one', async () => {
  const { site, eject, read, status } = await openSite();
  expect(await status()).toBe('No template of this site was ejected\n');
  for (const name of [page, styles]) {
    expect((await eject(name)).stdout).toContain(`✔ ${name} is yours`);
    const [first = '', ...rest] = (await read(name)).split('\n');
    expect(first).toMatch(
      /^(\/\/|\/\*) From Boardwalk \d+\.\d+\.\d+: templates\/[\w/.]+, sha256 [0-9a-f]{16}/,
    );
    expect(rest.join('\n')).toBe(await readFile(path.join(projectRoot, name), 'utf8'));
  }
  // What is kept of the originals is no template.
  expect(listSiteTemplates({ root: projectRoot, site })).toEqual([page, styles]);
  expect(await status()).toBe(
    `✔ ${page}: its original is as in 0.1.0\n✔ ${styles}: its original is as in 0.1.0\n`,
  );
  await writeFile(path.join(site, page), 'my own');
  const again = await eject(page);
  expect([again.exitCode, await read(page)]).toEqual([2, 'my own']);
  expect(again.stderr).toContain(`${page}: the site has this file; remove it first, or edit it`);
});

it('shows which originals have changed since, until that is accepted, and which are gone', async () => {
  const { site, eject, read, status } = await openSite();
  await eject(page);
  const kept = path.join(site, 'templates/.originals/pages/EventPage.tsx');
  const original = await readFile(kept, 'utf8');
  // As if an update had added a line.
  const before = original.split('\n').toSpliced(2, 1).join('\n');
  await writeFile(kept, before);
  const copy = (await read(page)).replace(/sha256 \w+/, 'sha256 0123456789abcdef').replace('0.1.0', '0.0.9');
  await writeFile(path.join(site, page), `${copy}// mine\n`);
  const told = await status();
  expect(told).toContain(`▲ ${page}: its original has changed since 0.0.9:\n    @@ `);
  expect(told).toContain(`    +${original.split('\n')[2]}\n`);
  expect(told).toContain(`→ Take over what you need, then run npx boardwalk eject --accept ${page}`);

  expect((await eject('--accept', page)).exitCode).toBe(0);
  expect(await status()).toBe(`✔ ${page}: its original is as in 0.1.0\n`);
  expect((await read(page)).endsWith('// mine\n')).toBe(true);
  expect(await readFile(kept, 'utf8')).toBe(original);

  const gone = 'templates/pages/GonePage.tsx';
  await rm(path.join(site, page));
  await writeFile(path.join(site, gone), copy.replace('EventPage', 'GonePage'));
  expect(await status()).toContain(`▲ ${gone}: Boardwalk 0.1.0 has no such file any more`);
});

it.each([
  ['templates/pages/EvntPage.tsx', 'did you mean templates/pages/EventPage.tsx?'],
  ['EventPage.tsx', 'did you mean templates/pages/EventPage.tsx?'],
  ['templates/pages/index.ts', 'cannot be replaced. Add a page'],
  ['templates/pages/own-pages.ts', 'cannot be replaced. Add a page'],
  ['templates/blocks/own-blocks.ts', 'cannot be replaced. Add a page'],
  ['templates/styles/brand.css', 'under brand in site.config.ts'],
  ['templates/styles/fonts.css', 'under brand in site.config.ts'],
  ['templates/brand.ts', 'under brand in site.config.ts'],
  ['../../etc/passwd', 'not a template that can be replaced'],
])('refuses %s in one line, and writes nothing', async (name, told) => {
  const { site, eject } = await openSite();
  const { exitCode, stderr } = await eject(name);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(told);
  await expect(readFile(path.join(site, name))).rejects.toThrow();
});

it('refuses a folder without a config file, and writes nothing', async () => {
  const folder = await temporaryFolder();
  const config = path.join(folder, 'site.config.ts');
  for (const args of [[page], ['--status']]) {
    const { exitCode, stderr } = await runBoardwalk(['eject', ...args, '--config', config]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('config file not found')]);
  }
  expect(await readdir(folder)).toEqual([]);
});

it('refuses to copy Boardwalk into itself, and a call without a name', async () => {
  const { exitCode, stderr } = await runBoardwalk([
    'eject',
    page,
    '--config',
    path.join(projectRoot, 'site.config.ts'),
  ]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('This folder is Boardwalk itself')]);
  const { eject } = await openSite();
  expect((await eject()).stderr).toContain('Name a template');
});
