import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Middleware } from '../../config/middleware.ts';
import type { DemoCmsOptions } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import { fixedPage } from '../../generator/routes/page-types/fixed-page.ts';
import { revitalization } from '../../generator/routes/page-types/info-pages.ts';
import type { PageType } from '../../generator/routes/page-types/page-type.ts';
import { hasNews } from '../../generator/watch/open-site-builder.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { startServer } from '../generator/http/loopback.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

const shows = z.array(z.object({ data: z.object({ show: z.object({ title: z.string() }) }) }));

/** A page with what a box office sells, which is asked for in one batch. */
const program: Pick<PageType, 'ask' | 'routes'> = {
  ask: (graphql) =>
    graphql('tickets').batch([
      { document: 'query Show($id: ID) { show(id: $id) { title } }', variables: { id: 1 } },
      { document: 'query Show($id: ID) { show(id: $id) { title } }', variables: { id: 2 } },
    ]),
  routes: (context) => {
    const { props, facts } = fixedPage(context, { path: '/revitalization/', title: 'Shows' });
    const titles = () =>
      shows.parse(context.part('answers').revitalization).map(({ data }) => data.show.title);
    return [
      { ...facts, template: 'revitalization', props: () => ({ ...props(), title: titles().join(' and ') }) },
    ];
  },
};

/** Gives a page type other functions until the test has ended. */
function replace(pageType: PageType, functions: Pick<PageType, 'ask' | 'routes'>): void {
  const { routes } = pageType;
  Object.assign(pageType, functions);
  onTestFinished(() => {
    Reflect.deleteProperty(pageType, 'ask');
    Object.assign(pageType, { routes });
  });
}

/** A box office with GraphQL, and a site that may ask it. */
async function open(
  settings: Readonly<Record<string, unknown>> = {},
  cmsOptions: Pick<DemoCmsOptions, 'plugins'> = {},
) {
  const titles = ['Hamlet', 'Lear'];
  const office = await startServer(({ body }) => {
    const asked: unknown = JSON.parse(body);
    return {
      body: Array.isArray(asked)
        ? titles.map((title) => ({ data: { show: { title } } }))
        : { data: { isOpen: titles[0] !== 'Closed' } },
    };
  });
  const cms = await startDemo({ store: smallStore({ posts: 3 }), ...cmsOptions });
  const folder = await temporaryFolder();
  const openSite = async (others: object = {}) =>
    openTestSite({
      endpoint: cms.url,
      folder,
      settings: {
        graphql: { clients: { tickets: { endpoint: office.endpoint, options: { retries: 0 } } } },
        ...settings,
      },
      ...others,
    });
  const page = path.join(folder, 'site', 'revitalization', 'index.html');
  return { titles, office, cms, folder, openSite, page, read: () => readFile(page, 'utf8') };
}

it('a page type asks another server in a batch, once in a build, and its page depends on the answer', async () => {
  replace(revitalization, program);
  const { titles, office, cms, folder, openSite, page, read } = await open();
  const site = await openSite();
  const first = await buildOrFail(site);
  expect(await read()).toContain('Hamlet and Lear');
  expect(office.seen.map(({ body }) => JSON.parse(body))).toEqual([
    [1, 2].map((id) => expect.objectContaining({ variables: { id } })),
  ]);

  // The same answer: nothing is made again.
  expect(await hasNews(site)).toBe(false);
  const before = await stat(page);
  await buildOrFail(await openSite());
  expect((await stat(page)).mtimeMs).toBe(before.mtimeMs);

  // Another answer: a watch sees it, and its page alone differs.
  titles[1] = 'Macbeth';
  expect(await hasNews(site)).toBe(true);
  const other = await buildOrFail(await openSite());
  expect(await read()).toContain('Hamlet and Macbeth');
  expect(other.report.build).not.toBe(first.report.build);

  // A saved content has the answers: neither server is asked.
  const content = path.join(folder, 'content.jsonl');
  const last = await openSite();
  await buildOrFail(last);
  const saved = last.last.contentAndMedia?.content;
  if (saved === undefined) throw new Error('nothing was read');
  await saveContent(content, saved);
  await Promise.all([office.close(), cms.close()]);
  const asked = office.seen.length;
  await buildOrFail(await openSite({ contentFile: content }));
  expect(await read()).toContain('Hamlet and Macbeth');
  expect(office.seen).toHaveLength(asked);
});

it('is asked once in a build that goes on because of its answer, though the CMS has not changed', async () => {
  replace(revitalization, program);
  const { titles, office, openSite, read } = await open({}, { plugins: { seo: true, boardwalk: true } });
  const build = async () => buildOrFail(await openSite(), { isOnly: true });
  await build();
  await build();
  titles[1] = 'Macbeth';
  await build();
  expect(await read()).toContain('Hamlet and Macbeth');
  expect(office.seen).toHaveLength(3);
});

it('a server that does not answer, and a client without settings, end the build and name it; the site stays', async () => {
  replace(revitalization, program);
  const { office, openSite, read } = await open();
  await buildOrFail(await openSite());
  const before = await read();
  await office.close();
  const down = await build(await openSite());
  expect(down.failure).toMatchObject({ kind: 'source' });
  expect(JSON.stringify(down.failure?.problems)).toContain(`${office.host} cannot be reached`);

  replace(revitalization, { ...program, ask: (graphql) => graphql('tikcets').request('{ a }') });
  const unknown = await build(await openSite());
  expect(unknown.failure).toMatchObject({ kind: 'usage', message: 'Unknown GraphQL client "tikcets"' });
  expect(await read()).toBe(before);
});

it('middleware asks another server in every build, and its answer decides', async () => {
  const answered = z.object({ isOpen: z.boolean() });
  const boxOffice: Middleware = async ({ path: address }, { graphql }) => {
    if (address !== '/visit/') return;
    const { isOpen } = answered.parse(await graphql('tickets').request('{ isOpen }'));
    if (!isOpen) throw Object.assign(new Error('the box office is closed'), { status: 503 });
  };
  const { titles, openSite } = await open({ middleware: { boxOffice }, everyPage: ['boxOffice'] });
  await buildOrFail(await openSite());
  titles[0] = 'Closed';
  const { failure } = await build(await openSite());
  expect(JSON.stringify(failure?.problems)).toContain(
    'the box office is closed (status 503, template visit)',
  );
});
