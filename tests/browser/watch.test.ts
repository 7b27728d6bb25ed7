import { createHmac } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { type RunningWatch, runWatch } from '../generator/watch/run-watch.ts';
import { openSite } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { listProcesses } from '../support/list-processes.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const homePage = 'templates/pages/HomePage.tsx';
const homeStart = 'export function HomePage(';
const cardStyles = 'templates/components/Card.module.css';
const configFile = 'site.config.ts';
/** A rebuild, or a restart with one: a busy machine may need a while. */
const refreshToken = 'a token for the webhook';
const webhookSecret = 'a-secret-for-the-messages';
const soon = { timeout: 40_000 };

// One watch goes through all of it, in this order, without being started again.
describe('generate --watch', () => {
  const site = openSite();
  let folder = '';
  let root = '';
  let cms: DemoCms;
  let watch: RunningWatch;
  const groups: number[] = [];

  const start = async () => {
    const args = ['--endpoint', cms.url, '--out', path.join(folder, 'site')];
    watch = await runWatch(root, args, {
      BOARDWALK_REFRESH_TOKEN: refreshToken,
      BOARDWALK_WEBHOOK_SECRET: webhookSecret,
    });
    groups.push(watch.id);
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    root = path.join(folder, 'project');
    await copyProject(root);
    await edit(configFile, 'defineConfig({', 'defineConfig({\n  watch: { pollMs: 500 },');
    cms = await createDemoCms({ store: smallStore() });
    await start();
  });
  afterAll(async () => {
    for (const id of (await Promise.all(groups.map(listProcesses))).flat()) process.kill(id, 'SIGKILL');
    await cms.close();
    await removeFolder(folder);
  });

  const edit = async (name: string, from: string, to: string): Promise<void> => {
    const text = await readFile(path.join(root, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(path.join(root, name), text.replaceAll(from, to));
  };

  /** Opens a page and marks it: the mark is gone after a reload. */
  const open = async (at: string): Promise<Page> => {
    const { page } = await site.open({ viewport: { width: 1000, height: 600 }, reducedMotion: 'reduce' });
    await page.goto(watch.url + at);
    await mark(page);
    return page;
  };
  // A page may reload while it is marked: then it is marked again.
  const mark = (page: Page) =>
    expect
      .poll(
        () =>
          page
            .evaluate(() => document.documentElement.setAttribute('data-mark', ''))
            .then(
              () => true,
              () => false,
            ),
        soon,
      )
      .toBe(true);
  const isMarked = (page: Page) => page.locator('html[data-mark]').count();
  const overlayOf = (page: Page) => page.locator('boardwalk-failure section');
  const callWebhook = () =>
    fetch(`${watch.url}/_boardwalk/refresh?${new URLSearchParams({ token: refreshToken })}`, {
      method: 'POST',
    });

  const findEvent = () => {
    const event = cms.store.entries.find(({ kind, status }) => kind === 'event' && status === 'publish');
    if (event === undefined) throw new Error('the demo has no event');
    return event;
  };

  it('adds nothing to the site in the folder', async () => {
    const home = await fetch(`${watch.url}/`);
    expect(await home.text()).toContain('/_boardwalk/live.js');
    expect(home.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await readFile(path.join(folder, 'site', 'index.html'), 'utf8')).not.toContain('live.js');
  });

  it('reloads the pages that a template edit changed, where they were scrolled to, and no other', async () => {
    const [home, visit] = [await open('/'), await open('/visit/')];
    await home.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const withGulls = `${homeStart}props) { return <><Home {...props} /><p>Mind the gulls</p></>; }`;
    await edit(homePage, homeStart, `${withGulls}\nfunction Home(`);
    await home.getByText('Mind the gulls').waitFor({ ...soon, state: 'attached' });
    expect(await isMarked(home)).toBe(0);
    await expect.poll(() => home.evaluate(() => Math.round(scrollY))).toBe(700);
    expect(await isMarked(visit)).toBe(1);
    expect(watch.output()).toMatch(/templates\/pages\/HomePage\.tsx → \d+ files? changed in/);
  });

  it('applies a stylesheet edit without a reload', async () => {
    const home = await open('/');
    const links = home.locator('head link[rel="stylesheet"]');
    const count = await links.count();
    const outline = () =>
      home
        .locator('[class*="Card_card"]')
        .first()
        .evaluate((card) => getComputedStyle(card).outlineColor);
    await edit(cardStyles, '.card {', '.card {\n  outline: 3px solid rgb(1, 2, 3);');
    await expect.poll(outline, soon).toBe('rgb(1, 2, 3)');
    await edit(cardStyles, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
    await expect.poll(outline, soon).toBe('rgb(4, 5, 6)');
    expect(await isMarked(home)).toBe(1);
    await expect.poll(() => links.count()).toBe(count);
  });

  it('shows an edit in the CMS when the webhook tells of it', async () => {
    const { id, slug } = findEvent();
    const page = await open(`/event/${slug}/`);
    editEntry(cms.store, id, { title: 'Moved indoors' });
    expect((await callWebhook()).status).toBe(202);
    await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Moved indoors');
  });

  it('takes a message that the CMS has signed with the secret, and refuses another secret', async () => {
    const body = JSON.stringify({ version: 1, reason: 'change', entries: [], count: 0 });
    const answer = async (secret: string) => {
      const t = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      const headers = { 'x-boardwalk-signature': `t=${t},v1=${signature}` };
      return (await fetch(`${watch.url}/_boardwalk/refresh`, { method: 'POST', headers, body })).status;
    };
    expect([await answer(`${webhookSecret}x`), await answer(webhookSecret)]).toEqual([401, 202]);
  });

  it('shows an edit in the CMS that a poll finds', async () => {
    const { id, slug } = findEvent();
    const page = await open(`/event/${slug}/`);
    editEntry(cms.store, id, { title: 'Back outdoors' });
    await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Back outdoors');
  });

  it('shows a syntax error over the last good page, with file and line, until it is fixed (faults 110)', async () => {
    const home = await open('/');
    await edit(homePage, homeStart, `${homeStart}(`);
    await overlayOf(home).waitFor(soon);
    const told = /templates\/pages\/HomePage\.tsx:\d+:\d+: /;
    expect(await overlayOf(home).textContent()).toMatch(told);
    expect(watch.output()).toMatch(told);
    expect(await home.locator('h1').isVisible()).toBe(true);

    const late = await open('/visit/');
    await overlayOf(late).waitFor(soon);
    await late.getByRole('button', { name: 'Hide' }).click();
    expect(await overlayOf(late).count()).toBe(0);

    await edit(homePage, `${homeStart}(`, homeStart);
    await overlayOf(home).waitFor({ ...soon, state: 'detached' });
    expect(await isMarked(home)).toBe(1);
  });

  it('keeps the last good page while a template is gone, and recovers when it is back (faults 110)', async () => {
    const home = await open('/');
    const file = path.join(root, homePage);
    await rename(file, `${file}~`);
    await overlayOf(home).waitFor(soon);
    expect(await overlayOf(home).textContent()).toContain('HomePage.tsx');
    expect(await home.locator('h1').isVisible()).toBe(true);
    await rename(`${file}~`, file);
    await overlayOf(home).waitFor({ ...soon, state: 'detached' });
    expect(await isMarked(home)).toBe(1);
  });

  it('names the entry that cannot be published, its title as plain text', async () => {
    const page = await open('/event/');
    const { id, slug } = findEvent();
    const other = cms.store.entries.find(
      (entry) => entry.kind === 'event' && entry.id !== id && entry.status === 'publish',
    );
    editEntry(cms.store, id, { slug: other?.slug ?? '', title: 'Night <img src=x> market' });
    await callWebhook();
    await overlayOf(page).waitFor(soon);
    expect(await overlayOf(page).textContent()).toContain(`event ${id}`);
    expect(await overlayOf(page).locator('img').count()).toBe(0);
    editEntry(cms.store, id, { slug, title: 'Night market' });
    await callWebhook();
    await overlayOf(page).waitFor({ ...soon, state: 'detached' });
  });

  it('keeps the content while the CMS is down and takes up its edits when it is back (faults 111)', async () => {
    const { id, slug } = findEvent();
    const page = await open(`/event/${slug}/`);
    // The overlay disappears when the open page is fixed: the others follow.
    await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Night market');
    await mark(page);
    const { store, close } = cms;
    const port = Number(new URL(cms.url).port);
    await close();
    await callWebhook();
    await expect.poll(watch.output, soon).toContain('The CMS does not answer');
    await edit(homePage, 'Mind the gulls', 'Mind the seals');
    const home = await open('/');
    await home.getByText('Mind the seals').waitFor({ ...soon, state: 'attached' });
    expect(await isMarked(page)).toBe(1);

    editEntry(store, id, { title: 'After the storm' });
    cms = await createDemoCms({ port, store });
    await expect.poll(() => page.locator('h1').textContent(), soon).toBe('After the storm');
    expect(watch.output()).toContain('The CMS answers again.');
  });

  it('stays with the last good site while the settings or the code are broken, and starts again on the same port with edited ones', async () => {
    const visit = await open('/visit/');
    const organisation = "organisation: { name: 'Halyard Pier', phone: '+1 207 555 0199' },";
    await edit(configFile, 'defineConfig({', `defineConfig({{ ${organisation}`);
    await expect.poll(() => overlayOf(visit).textContent(), soon).toMatch(/site\.config\.ts:\d+/);
    await edit('generator/build.ts', 'export function build(', 'export function build((');
    await edit(configFile, 'defineConfig({{', 'defineConfig({');
    await expect.poll(() => overlayOf(visit).textContent(), soon).toMatch(/generator\/build\.ts:\d+/);
    expect(await isMarked(visit)).toBe(1);
    await edit('generator/build.ts', 'build((', 'build(');
    const phone = visit.getByText('+1 207 555 0199').first();
    await phone.waitFor({ ...soon, state: 'attached' });
    await overlayOf(visit).waitFor({ ...soon, state: 'detached' });
    expect(await listProcesses(watch.id)).toContain(watch.id);
  });

  it('shows another mark and other colours when their files are saved, and tells a mark that cannot be used', async () => {
    const page = await open('/visit/');
    const drawn = () => page.locator('header svg path').first().getAttribute('d');
    const draw = async (inside: string) => {
      await mkdir(path.join(root, 'brand'), { recursive: true });
      await writeFile(path.join(root, 'brand', 'mark.svg'), `<svg viewBox="0 0 9 9">${inside}</svg>`);
    };
    await draw('<path d="M1 1h7v7z"/>');
    const brand = "brand: { colours: { field: '#6b1f4a' }, mark: 'brand/mark.svg' },";
    await edit(configFile, 'defineConfig({', `defineConfig({ ${brand}`);
    await expect.poll(drawn, soon).toBe('M1 1h7v7z');
    const field = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--field'));
    await expect.poll(field, soon).toBe('#6b1f4a');
    await draw('<script>alert(1)</script>');
    await expect
      .poll(() => overlayOf(page).textContent(), soon)
      .toContain('brand/mark.svg: contains a script');
    await draw('<path d="M2 2h5v5z"/>');
    await expect.poll(drawn, soon).toBe('M2 2h5v5z');
    await overlayOf(page).waitFor({ ...soon, state: 'detached' });
  });

  it('leaves nothing behind after Ctrl-C', async () => {
    expect(await watch.end('SIGINT')).toBe(0);
    await expect.poll(() => listProcesses(watch.id)).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['project', 'site']);
    const packages = await readdir(path.join(root, 'node_modules'));
    expect(packages.filter((name) => name.startsWith('.boardwalk'))).toEqual([]);
  });

  it('ends as well when the process that keeps the terminal is killed', async () => {
    await start();
    process.kill(watch.id, 'SIGKILL');
    await expect.poll(() => listProcesses(watch.id), soon).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['project', 'site']);
  });
});
