import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readLocalSite } from '../../sync/local-site.ts';
import { rollback } from '../../sync/rollback.ts';
import type { Store } from '../../sync/store/store.ts';
import { sync } from '../../sync/sync.ts';
import { openSite } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { isDeep, sampleOf } from '../support/depth.ts';
import { isAlive } from '../support/is-alive.ts';
import { listFiles } from '../support/list-files.ts';
import { serveBucket } from '../support/s3-store/serve-bucket.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openBucket } from '../sync/support/open-bucket.ts';
import { options } from '../sync/support/options.ts';

const ownScript = /^_assets\/(runtime|hydrate|slideshow|pier-map|gallery|place-filter)-[^/]*\.js$/;

/** Folders of builds of the demo site that have no script of ours in common: two, or three in the deep run. */
let builds: readonly string[] = [];
let folder = '';

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const project = path.join(folder, 'project');
  await copyProject(project);
  builds = [inject('demoSite')];
  for (const version of sampleOf(['second', 'third'], 1)) {
    await editScripts(project, version);
    const out = path.join(folder, version);
    const { exitCode, stderr } = await spawnBoardwalk(['generate', '--quiet', '--out', out], {}, project);
    expect(exitCode, stderr).toBe(0);
    builds = [...builds, out];
  }
  const scripts = (await Promise.all(builds.map(scriptsOf))).flat();
  expect(new Set(scripts).size).toBe(6 * builds.length);
}, 300_000);

afterAll(() => removeFolder(folder));

describe('a tab that is open during deploys', () => {
  const site = openSite({ prefetches: false });

  /** Publishes the first build, and opens a tab that has loaded no island yet. */
  const openTab = async () => {
    const { bucket, store } = await openBucket();
    await deploy(store, builds[0]);
    const server = await serveBucket(bucket);
    onTestFinished(() => server.close());
    const { page, errors } = await site.open({ viewport: { width: 390, height: 600 } });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    const origin = server.url.replace(/\/$/, '');
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    return { page, store, origin, complaints: () => [...errors, ...failed] };
  };

  it('has all its links, islands and chunks after three of them, and after a rollback (faults 164)', async () => {
    const { page, store, origin, complaints } = await openTab();
    for (const build of [builds[1], builds.at(isDeep ? 2 : 0), builds[1]]) await deploy(store, build);

    expect(await bringToLife(page)).toBeGreaterThan(1);
    const links = await linksOf(page);
    expect(links.length).toBeGreaterThan(10);
    for (const link of sampleOf(links, 4)) {
      await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), link);
      await page.waitForURL(`${origin}${link}`);
      await page.locator('main h1').first().waitFor();
      await bringToLife(page);
      expect(complaints(), link).toEqual([]);
      await page.goBack();
      await page.waitForURL(`${origin}/`);
    }

    await page.reload({ waitUntil: 'networkidle' });
    await rollback(store, undefined, options());
    expect(await bringToLife(page)).toBeGreaterThan(1);
    expect(complaints()).toEqual([]);
  });
});

/** Changes every script of the browser and the stylesheet of every island. */
async function editScripts(project: string, version: string): Promise<void> {
  const islands = path.join(project, 'templates', 'islands');
  const runtime = ['client-runtime/main.ts', 'client-runtime/hydrate.ts'].map((name) =>
    path.join(project, name),
  );
  const names = (await readdir(islands)).map((name) => path.join(islands, name));
  for (const file of [...names.filter((name) => /\.tsx$/.test(name)), ...runtime])
    await appendFile(file, `\nObject.assign(globalThis, { version: '${version}' });\n`);
  for (const file of names.filter((name) => name.endsWith('.css')))
    await appendFile(file, `\n.${version} { margin: 0 }\n`);
}

async function deploy(store: Store, build = ''): Promise<void> {
  expect(await sync(store, await readLocalSite(build), options())).toMatchObject({ outcome: 'published' });
}

/** The scripts of ours in a build. */
async function scriptsOf(build: string): Promise<readonly string[]> {
  return (await listFiles(build)).filter((file) => ownScript.test(file));
}

/** Brings the islands of the page to life, and returns their number. */
async function bringToLife(page: Page): Promise<number> {
  const islands = await page.locator('main [data-island]').all();
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerenter');
    await expect.poll(() => island.evaluate(isAlive), { message: page.url() }).toBe(true);
  }
  return islands.length;
}

/** The paths of the site to which the page has links. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const found = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(found)].filter((href) => href !== '/' && href.endsWith('/'));
}
