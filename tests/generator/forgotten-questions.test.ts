import { expect, it } from 'vitest';
import type { AnyEntry, Kind, Seo } from '../../generator/content/content.ts';
import { kinds } from '../../generator/content/kinds/descriptions.ts';
import { packBlocks } from '../../generator/content/saved/packed-blocks.ts';
import { makeEditedSite, section, withEntries } from '../support/edited-content.ts';
import { makeEntry } from '../support/entries.ts';
import { keepPages, type PlannedSite } from '../support/kept-pages.ts';

const made = makeEditedSite();
const eventAt = (start: string, venue = '') => ({
  fields: { start, end: null, eventUrl: null, venue, venueLocationId: null },
});
const venue = 'location 400 hall';
const tonight = '2026-06-13T18:00:00';
const site = edit(made, 'event', 300, eventAt('2026-06-20T10:00:00', venue));

type SectionName = Parameters<typeof section>[0];
const only = (name: SectionName, settings: object) => ({ blocks: packBlocks([section(name, settings)], 0) });
const otherPlan = only('pier/map', { plan: { url: '/plan.svg' }, bounds: {} });
const hidden: Seo = { title: '', description: '', noindex: true, image: null };
const withPage = (name: SectionName, settings: object) => edit(site, 'page', 203, only(name, settings));

const nextTwo = withPage('pier/event-grid', { limit: 2 });
const named = withPage('pier/event-grid', { slugs: ['regatta'] });
const ofCategory = withPage('pier/news-grid', { category: 'regatta' });
const newestOf = withPage('pier/news-grid', { category: 'category-902', limit: 1 });
const firstPlace = withPage('pier/location-grid', { limit: 1 });
const somewhere = edit(site, 'artwork', 502, { fields: { locationId: 440 } });
const allExperiences = withPage('pier/experience-grid', {});

// Edits that reach pages by the answer to a question: some of these pages read nothing that was edited.
it.each([
  ['event?upcoming', nextTwo, edit(nextTwo, 'event', 301, eventAt(tonight))],
  ['event+location?upcoming-at', site, edit(site, 'event', 301, eventAt(tonight, 'location 403'))],
  ['event?slug', named, edit(named, 'event', 302, { slug: 'regatta' })],
  ['location?venue', site, edit(site, 'location', 401, { title: venue })],
  [
    'location?nearest',
    site,
    edit(site, 'location', 404, { fields: { latitude: 43.045, longitude: -70.01 } }),
  ],
  ['location?all', firstPlace, edit(firstPlace, 'location', 404, { menuOrder: -1 })],
  [
    'experience?with-grid',
    site,
    edit(site, 'experience', 601, only('pier/location-grid', { slugs: ['location-404'] })),
  ],
  ['experience?for', site, add(site, 'experience', 640)],
  ['experience?all', allExperiences, add(allExperiences, 'experience', 640)],
  ['page+experience?plan', site, edit(site, 'page', 200, otherPlan)],
  [
    'location+page+experience?number',
    site,
    edit(site, 'location', 404, { fields: { latitude: 43.001, longitude: -70 } }),
  ],
  ['?noindex', edit(hideAll(site), 'post', 100, { seo: { ...hidden, noindex: false } }), hideAll(site)],
  ['?titles', site, edit(site, 'post', 104, { title: 'Another' })],
  ['artwork+location?of-work', somewhere, add(somewhere, 'location', 440)],
  ['artwork+location?works-at', site, edit(site, 'artwork', 500, { fields: { locationId: 403 } })],
  ['artwork?all-beside', site, edit(site, 'artwork', 504, { menuOrder: -1 })],
  ['artwork?newest', site, add(site, 'artwork', 540)],
  ['post?in', newestOf, edit(newestOf, 'post', 100, { fields: { categoryIds: [902] }, published: tonight })],
  ['post?all-beside', site, add(site, 'post', 140)],
  ['post?related', site, add(site, 'post', 140)],
  [
    'post+category?page',
    site,
    edit(add(site, 'post', 140), 'post', 140, { published: '2026-06-12T00:00:00Z' }),
  ],
  ['post+category?years', site, edit(site, 'post', 100, { published: '2024-01-01T00:00:00Z' })],
  ['post+category?used', site, edit(addCategory(site), 'post', 100, { fields: { categoryIds: [904] } })],
  ['category?slug', ofCategory, addCategory(ofCategory)],
] as const)('pages that forget the answers to %s are found to be kept wrongly', (question, before, after) => {
  expect(keepPages(before, after).wrong).toEqual([]);
  expect(keepPages(before, after, (key) => key.includes(question)).wrong).not.toEqual([]);
});

function edit(planned: PlannedSite, kind: Kind, id: number, values: object): PlannedSite {
  return withEntries(planned, kind, (list) =>
    list.map((entry) => (entry.id === id ? merge(entry, values) : entry)),
  );
}

function merge(entry: AnyEntry, { fields, ...values }: { readonly fields?: object }): AnyEntry {
  return { ...entry, ...values, fields: { ...entry.fields, ...fields } } as AnyEntry;
}

function add({ content, media }: PlannedSite, kind: Kind, id: number): PlannedSite {
  return withEntries({ content, media }, kind, (list) => [...list, makeEntry(kind, id) as AnyEntry]);
}

function addCategory({ content, media }: PlannedSite): PlannedSite {
  const [first] = content.categories;
  const categories = first
    ? [...content.categories, { ...first, id: 904, slug: 'regatta', parentId: null }]
    : [];
  return { content: { ...content, categories }, media };
}

function hideAll(shown: PlannedSite): PlannedSite {
  return kinds.reduce(
    ({ content, media }, kind) =>
      withEntries({ content, media }, kind, (list) => list.map((entry) => ({ ...entry, seo: hidden }))),
    shown,
  );
}
