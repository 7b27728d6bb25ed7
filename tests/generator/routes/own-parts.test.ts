import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnyEntry, Kind } from '../../../generator/content/content.ts';

const ownKinds = [
  { name: 'tour', connection: 'tours', folder: 'tours', fields: {} },
  { name: 'pet', connection: 'pets', folder: 'pets', title: 'Dock pets', fields: {} },
];
const ownPageTypes = [
  { name: 'tour-list', paths: { '/search/': 'Search', '/tours/': 'Tours' }, routes: () => [] },
];
const mocked = {
  '../../../generator/content/kinds/own-kinds.ts': { ownKinds },
  '../../../generator/routes/page-types/own-page-types.ts': { ownPageTypes },
};

// Loaded modules are shared by the files of a worker: the lists are in those that are loaded here.
beforeAll(() => {
  vi.resetModules();
  for (const [file, module] of Object.entries(mocked)) vi.doMock(file, () => module);
});
afterAll(() => {
  for (const file of Object.keys(mocked)) vi.doUnmock(file);
  vi.resetModules();
});

// Types know nothing of the kinds of a site.
const tour = 'tour' as Kind;
const pet = 'pet' as Kind;

it('entries of a kind of the site are in the order of the CMS, then by title', async () => {
  const { makeEntry } = await import('../../support/entries.ts');
  const { openContext } = await import('../../support/route-context.ts');
  const made = [
    { title: 'B', menuOrder: 2 },
    { title: 'C', menuOrder: 1 },
    { title: 'A', menuOrder: 2 },
  ].map((values, index) => makeEntry(tour, index + 1, { slug: `t${index}`, ...values }));
  const { context } = openContext(made as unknown as readonly AnyEntry[]);
  expect(Object(context.lists).tour.all()).toMatchObject([{ id: 2 }, { id: 3 }, { id: 1 }]);
});

it('a kind of the site is named by its title, or its folder', async () => {
  const { kindTitle } = await import('../../../generator/routes/section-titles.ts');
  const { wordsOf } = await import('../../../words/words-of.ts');
  const words = wordsOf('en-US');
  expect([tour, pet].map((kind) => kindTitle(kind, words))).toEqual(['Tours', 'Dock pets']);
});

it('a path that a page type names and does not make is told', async () => {
  const { collectRoutes } = await import('../../../generator/routes/collect-routes.ts');
  const { openContext } = await import('../../support/route-context.ts');
  const { context, warnings } = openContext([]);
  collectRoutes(context);
  const told = warnings.filter(({ message }) => message.includes('under paths'));
  expect(told.map(({ check, message }) => [check, message])).toEqual([
    ['brokenLink', 'The file page-types/tour-list.ts names /tours/ under paths, and makes no page there'],
  ]);
});

it('a page names the pages above it by the page types of the site, and by its own parent', async () => {
  const { makeHead } = await import('../../../generator/routes/head/head.ts');
  const { openContext } = await import('../../support/route-context.ts');
  const { context } = openContext([]);
  const wayTo = (path: string, parent?: string) =>
    makeHead(context, { path, title: 'Harbour', parent }).breadcrumbs?.map(({ label, href }) => [
      label,
      href,
    ]);
  const way = [
    ['Home', '/'],
    ['Tours', '/tours/'],
  ];
  expect(wayTo('/tours/harbour/')).toEqual([...way, ['Harbour', '/tours/harbour/']]);
  expect(wayTo('/harbour/', '/tours/')).toEqual([...way, ['Harbour', '/harbour/']]);
  expect(wayTo('/harbour/')).toEqual([way[0], ['Harbour', '/harbour/']]);
});
