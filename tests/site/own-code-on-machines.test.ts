import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { addEntry, setFields } from '../../demo/edits.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startPreviews } from '../support/start-previews.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { guidedTours } from './own-code/guided-tours.ts';
import { openTourSite, type TourSite, tour } from './own-code/open-tour-site.ts';
import { publicPageOf, sign, withoutMarks } from './preview/support.ts';

const patienceMs = 600_000;

/** Wraps a page of ours. */
const changedEvents = {
  'templates/pages/EventPage.tsx': `import { EventPage as Original, type EventPageProps } from 'boardwalk/templates/pages/EventPage.tsx';

export function EventPage(props: EventPageProps) {
  return <><p className="tide">Mind the tide.</p><Original {...props} /></>;
}
`,
};

/** By an element of each part of the site's own code, its text on the page of a tour. */
const ofTour = [
  ['p', 'With Ada Finch, 45 minutes'],
  ['aside', 'Walk with us'],
  ['button', 'Copy the link'],
] as const;

describe('a site with code of its own', { timeout: patienceMs }, () => {
  let site: TourSite;
  const env = { BOARDWALK_STORE_SECRET: 's'.repeat(64), BOARDWALK_AUTHORIZATION: '' };
  const boardwalk = async (...args: readonly string[]) => {
    const { exitCode, stdout, stderr } = await spawnBoardwalk([...args, '--config', site.configFile], env);
    expect({ exitCode, stderr }, stdout).toMatchObject({ exitCode: 0 });
    return stdout;
  };
  const inFolder = (name: string) => path.join(site.folder, name);
  const expectTour = (html: string) => {
    const page = queryHtml(html);
    for (const [element, text] of ofTour) expect(page.all(element).map(textOf)).toContain(text);
    expect(page.having('data-width', 'wide')).toHaveLength(1);
  };

  beforeAll(async () => {
    site = await openTourSite({ more: changedEvents, plugins: { seo: true, boardwalk: true } });
    await boardwalk('generate');
  }, patienceMs);
  afterAll(() => site.close());

  it('is made by shards and a merge with the bytes of one machine', async () => {
    const content = inFolder('content.bin');
    const shared = ['--content', content, '--store', inFolder('store')];
    await boardwalk('crawl', '--save-content', content);
    await Promise.all(
      ['0/2', '1/2'].map((shard) => boardwalk('work', ...shared, '--shard', shard, '--quiet')),
    );
    // The merge is on a machine that knows nothing of the site.
    await rm(site.inSite('node_modules'), { recursive: true });
    const out = inFolder('merged');
    const said = await boardwalk('generate', ...shared, '--out', out);
    expect(said).toMatch(/(^|\D)0 pages rendered/);
    expect(await hashFiles(out)).toEqual(await hashFiles(site.inSite('dist')));
    expectTour(await readFile(path.join(out, 'tours', 'under-the-deck', 'index.html'), 'utf8'));
  });

  it('has no page of a shard that had other code', async () => {
    const shared = ['--content', inFolder('content.bin'), '--store', inFolder('store')];
    const types = guidedTours['page-types/tours.ts'] ?? '';
    await writeFiles(site.inSite(''), { 'page-types/tours.ts': types.replace('entry.fields.guide', "'Bo'") });
    const out = inFolder('other-code');
    await boardwalk('generate', ...shared, '--out', out);
    await writeFiles(site.inSite(''), guidedTours);
    expect(await readFile(path.join(out, 'tours', 'under-the-deck', 'index.html'), 'utf8')).toContain('Bo');
  });

  it('is found equal by a check of its folder, and what differs is named', async () => {
    await boardwalk('generate', '--verify');
    await writeFiles(site.inSite('dist/tours'), { 'index.html': 'changed' });
    const { exitCode, stdout, stderr } = await spawnBoardwalk(
      ['generate', '--verify', '--config', site.configFile],
      env,
    );
    expect(exitCode).toBe(1);
    expect(stdout + stderr).toContain('tours/index.html');
    await boardwalk('generate');
    await boardwalk('generate', '--verify');
  });

  it('shows editors drafts and edits of its own kind, as they will be', async () => {
    const { store } = site.cms;
    const id = addEntry(store, tour({ slug: '', title: 'After Dark', status: 'draft' }));
    const published = store.entries.find(({ slug }) => slug === 'under-the-deck')?.id ?? 0;
    const event = store.entries.find(({ kind, status }) => kind === 'event' && status === 'publish')?.id ?? 0;
    const out = site.inSite('dist');
    const { url } = await startPreviews(['--config', site.configFile]);
    const show = async (kind: string, entry: number) => {
      const answer = await fetch(`${url}/?token=${sign({ kind, entry })}`);
      const html = await answer.text();
      expect([answer.status, html.includes(`data-entry="${kind}:${entry}"`)], html).toEqual([200, true]);
      return html;
    };
    expectTour(await show('tour', id));
    for (const [kind, entry] of [
      ['tour', published],
      ['event', event],
    ] as const) {
      const html = await show(kind, entry);
      expect(withoutMarks(html)).toBe(await publicPageOf(html, { out }));
    }
    expect(await show('event', event)).toContain('Mind the tide.');
    setFields(store, published, { guide: 'Cleo' });
    expect(
      queryHtml(await show('tour', published))
        .all('p')
        .map(textOf),
    ).toContain('With Cleo, 45 minutes');

    const drafts = await spawnBoardwalk(['generate', '--drafts', '--config', site.configFile], {
      BOARDWALK_AUTHORIZATION: demoAuthorization,
    });
    expect({ ...drafts, stdout: '' }).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const list = await readFile(site.inSite('dist-drafts/tours/index.html'), 'utf8');
    expect(queryHtml(list).all('a').map(textOf)).toContain('After Dark');
  });
});
