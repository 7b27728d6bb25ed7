import { expect, it } from 'vitest';
import type { AnyEntry, Kind, Seo } from '../../generator/content/content.ts';
import { kinds } from '../../generator/content/kinds/descriptions.ts';
import { packBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import { linkTo, makeEditedSite, section, withEntries } from '../support/edited-content.ts';
import { keepPages, type PlannedSite } from '../support/kept-pages.ts';

const made = makeEditedSite();
const venue = 'location 400 hall';
const site = edit(made, 'event', 300, {
  fields: { start: '2026-06-20T10:00:00', end: null, eventUrl: null, venue, venueLocationId: null },
});

const lodge: StoredBlock = section('pier/location-grid', { slugs: ['location-404'] });
const otherPlan = section('pier/map', { plan: { url: '/plan.svg' }, bounds: {} });
const hidden: Seo = { title: '', description: '', noindex: true, image: null };

// Edits that reach pages by a table alone: none of those pages reads what was edited.
it.each([
  ['experience:grids', site, edit(site, 'experience', 601, { blocks: packBlocks([lodge]) })],
  ['page:plan', site, edit(site, 'page', 200, { blocks: packBlocks([otherPlan]) })],
  ['page:noindex', edit(hideAll(site), 'post', 100, { seo: { ...hidden, noindex: false } }), hideAll(site)],
  ['location:names', site, edit(site, 'location', 401, { title: venue })],
  [
    'artwork:locations',
    site,
    edit(site, 'artwork', 500, { blocks: packBlocks([linkTo('/location/location-403/')]) }),
  ],
])('pages that forget the table %s are found to be kept wrongly', (key, before, after) => {
  expect(keepPages(before, after).wrong).toEqual([]);
  expect(keepPages(before, after, (noted) => noted === key).wrong).not.toEqual([]);
});

function edit(
  { content, media }: PlannedSite,
  kind: Kind,
  id: number,
  values: Partial<AnyEntry>,
): PlannedSite {
  return withEntries(content, media, kind, (list) =>
    list.map((entry) => (entry.id === id ? ({ ...entry, ...values } as AnyEntry) : entry)),
  );
}

function hideAll(shown: PlannedSite): PlannedSite {
  return kinds.reduce(
    ({ content, media }, kind) =>
      withEntries(content, media, kind, (list) => list.map((entry) => ({ ...entry, seo: hidden }))),
    shown,
  );
}
