import { link, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { build } from '../../generator/build.ts';
import type { BuildResult } from '../../generator/site/report.ts';
import { verify } from '../../generator/verify/verify.ts';
import { writeFiles } from '../support/make-project.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite, type TestSiteOptions } from '../support/test-site.ts';

describe('the files of a site’s folder public/', { timeout: 600_000 }, () => {
  let folder = '';
  let cms: DemoCms;
  const inPublic = (name: string) => path.join(folder, 'public', name);
  const published = (name: string) => readFile(path.join(folder, 'site', name), 'utf8');

  beforeAll(async () => {
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    folder = await makeTemporaryFolder();
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  const open = (options: Partial<TestSiteOptions> = {}) =>
    openTestSite({ endpoint: cms.url, folder, root: folder, ...options });
  const buildAgain = async (options: Partial<TestSiteOptions> = {}) => buildOrFail(await open(options));
  const failureOf = async () => {
    const { failure } = await build(await open());
    return failure && [failure.kind, ...failure.problems.map(({ message }) => message)];
  };
  const addOf = async (files: Parameters<typeof writeFiles>[1]) => {
    await rm(inPublic(''), { recursive: true, force: true });
    await writeFiles(inPublic(''), files);
  };
  const files = {
    'robots.txt': 'User-agent: *\nDisallow: /private/\n',
    '.well-known/security.txt': 'Contact: mailto:safety@pier.example\n',
    'google1a2b.html': 'google-site-verification: google1a2b.html',
    'papers/plan.pdf': '%PDF-1.7 the plan',
    '.gitkeep': '',
  };

  it.each([
    ['User-agent: *\nDisallow: /\n', 'The file public/robots.txt keeps all search engines out of the site'],
    ['User-agent: *\nDisallow:\n', 'The file public/robots.txt does not name the sitemap of the site'],
  ])('are told where they contradict the site: %j', async (robots, message) => {
    await addOf({ 'robots.txt': robots, _headers: '/*\n  X-Pier: 1\n' });
    const told = async (settings = {}) =>
      (await buildAgain({ settings })).report.warnings
        .map((warning) => warning.message)
        .filter((text) => text.startsWith('The file public/'));
    const ofHost = expect.stringContaining('public/_headers is read by some hosts');
    expect(await told()).toEqual([ofHost, message]);
    // An unchanged build tells it again.
    expect(await told()).toEqual([ofHost, message]);
    const isShut = robots.includes('/');
    expect(await told({ checks: { noindex: 'off' } })).toEqual(isShut ? [ofHost] : [ofHost, message]);
  });

  it('are copied as they are, with the headers of their kind, and robots.txt takes the place of ours', async () => {
    await addOf(files);
    await buildAgain();
    expect(await published('robots.txt')).toBe(files['robots.txt']);
    expect(await published('.well-known/security.txt')).toBe(files['.well-known/security.txt']);
    expect(await published('google1a2b.html')).toBe(files['google1a2b.html']);
    const manifest = JSON.parse(await published('_boardwalk/manifest.json'));
    const listed = (name: string) => manifest.files.find((file: { path: string }) => file.path === name);
    expect(listed('papers/plan.pdf')).toMatchObject({
      class: 'data',
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-cache' },
    });
    expect(listed('google1a2b.html')).toMatchObject({ class: 'page' });
    expect(listed('.gitkeep')).toBeUndefined();
    expect((await verify(await open())).differences).toEqual([]);
  });

  it('make nothing else again, keep their times while they stay as they are, and go with their files', async () => {
    const plan = path.join(folder, 'site', 'papers/plan.pdf');
    const { mtimeMs } = await stat(plan);
    expect((await buildAgain()).changed).toEqual([]);
    await writeFiles(inPublic(''), { 'robots.txt': 'User-agent: *\nDisallow:\n' });
    const edited = await buildAgain();
    expect(edited.changed).toEqual(['robots.txt']);
    expect(edited.report.rebuilt?.changes).toEqual([
      { cause: { what: 'public files' }, paths: ['/robots.txt'] },
    ]);
    expect((await stat(plan)).mtimeMs).toBe(mtimeMs);
    await rm(inPublic('google1a2b.html'));
    expect((await buildAgain()).report.rebuilt?.changes).toEqual([
      { cause: { what: 'public files' }, paths: ['/google1a2b.html'], removed: ['/google1a2b.html'] },
    ]);
  });

  it('are what a link of the CMS may lead to, and a page that links to one is made again with it', async () => {
    const { id } = findEntry(cms.store, 'page', 'visit');
    const text = '<a href="/papers/plan.pdf">The plan</a> and <a href="/papers/map.pdf">the map</a>';
    editEntry(cms.store, id, { blocks: [paragraph(text)] });
    const brokenOf = ({ report }: BuildResult) =>
      report.warnings.flatMap(({ check, message }) =>
        check === 'brokenLink' && message.includes('/papers/') ? message : [],
      );
    const first = await buildAgain();
    expect(brokenOf(first)).toEqual([expect.stringContaining('/papers/map.pdf')]);
    expect(await published('visit/index.html')).toContain('The plan (PDF, 1 kB)</a>');
    await writeFiles(inPublic(''), { 'papers/map.pdf': '%PDF-1.7 the map' });
    const second = await buildAgain();
    expect(brokenOf(second)).toEqual([]);
    expect(second.changed).toEqual(['papers/map.pdf', 'visit/index.html']);
    expect(second.report.rebuilt?.changes.map(({ cause }) => cause)).toEqual([{ what: 'public files' }]);
  });

  it('are in a site with drafts, too, but for robots.txt: nobody may list that site', async () => {
    await addOf(files);
    await buildAgain({ hasDrafts: true, authorization: demoAuthorization });
    const robots = await readFile(path.join(folder, 'site-drafts', 'robots.txt'), 'utf8');
    expect(robots).toBe('User-agent: *\nDisallow: /\n');
    expect((await stat(path.join(folder, 'site-drafts', 'papers/plan.pdf'))).isFile()).toBe(true);
  });

  it.each([
    [
      'the path of a page, in another case',
      { 'Visit/index.html': '' },
      '"public/Visit/index.html" and "visit/index.html" cannot both exist',
    ],
    [
      'the path of a file of the site',
      { 'icon.svg': '<svg/>' },
      '"icon.svg" and "public/icon.svg" cannot both exist',
    ],
    ['a place where the site has a folder', { event: 'x' }, 'public/event'],
    ['a folder of the site', { '_assets/a.js': '' }, 'public/_assets is a folder that the site makes itself'],
    ['a hidden name', { '.env': 'KEY=1' }, 'public/.env is hidden'],
    ['a name that no file may have', { 'a\\b': '' }, 'has a character that is not allowed'],
  ])('are refused with %s, in one line', async (_, added, message) => {
    await addOf(added);
    expect(await failureOf()).toEqual(['content', expect.stringContaining(message)]);
  });

  it('are refused where a link leads out of the folder, and taken where it leads to a file in it', async () => {
    await addOf({ 'a.txt': 'in the folder' });
    await writeFile(path.join(folder, 'secret.txt'), 'elsewhere');
    await symlink(inPublic('a.txt'), inPublic('b.txt'));
    await link(inPublic('a.txt'), inPublic('c.txt'));
    await buildAgain();
    expect([await published('b.txt'), await published('c.txt')]).toEqual(['in the folder', 'in the folder']);
    await symlink(path.join(folder, 'secret.txt'), inPublic('d.txt'));
    await symlink(folder, inPublic('e'));
    await symlink('nowhere', inPublic('f'));
    await mkdir(inPublic('empty'));
    const refused = (name: string) => `public/${name} is not a file of this folder`;
    expect((await failureOf())?.slice(1).sort()).toEqual(['d.txt', 'e', 'f'].map(refused));
  });

  it('are checked as all other files: what must not be published is found in their texts', async () => {
    await addOf({ 'note.txt': 'The lighthouse plan is secret.' });
    const { failure } = await build(await open({ settings: { canaries: ['lighthouse plan'] } }));
    expect(failure?.problems).toEqual([
      expect.objectContaining({ check: 'privateText', hint: 'Change or remove public/note.txt.' }),
    ]);
  });
});
