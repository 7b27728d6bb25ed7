import { fillFields } from '../kinds.ts';
import type { DemoEntry } from '../store-types.ts';
import { artworks } from './artworks.ts';
import { toBase } from './author.ts';
import { categoryId } from './categories.ts';
import { events } from './events.ts';
import { experiences } from './experiences.ts';
import { jobs } from './jobs.ts';
import { locations } from './locations.ts';
import { news2024 } from './news-2024.ts';
import { news2025 } from './news-2025.ts';
import { news2026 } from './news-2026.ts';
import { newsAwkward } from './news-awkward.ts';
import { newsLayout } from './news-layout.ts';
import { pageId, pages } from './pages.ts';
import { spaces } from './spaces.ts';

const firstLocation = 401;

/**
 * Every entry of the demo. Ids follow the order of the content files, from a first number a kind: append new content
 * at the end of its file, and the ids of the others stay.
 */
export const demoEntries: readonly DemoEntry[] = [
  ...pages.map(
    ({ parent, ...written }): DemoEntry => ({
      ...toBase(pageId(written.slug), written),
      kind: 'page',
      parentId: parent === undefined ? 0 : pageId(parent),
    }),
  ),
  ...experiences.map(
    (written, index): DemoEntry => ({
      ...toBase(301 + index, written),
      kind: 'experience',
      ...fillFields('experience', written),
    }),
  ),
  ...locations.map(
    ({ hours, opening, place: [latitude, longitude], ...written }, index): DemoEntry => ({
      ...toBase(firstLocation + index, written),
      kind: 'location',
      ...fillFields('location', {
        ...written,
        ...{ hours: hours.join('\n'), openingHours: opening, latitude, longitude },
      }),
    }),
  ),
  ...artworks.map(
    ({ at, ...written }, index): DemoEntry => ({
      ...toBase(501 + index, written),
      kind: 'artwork',
      ...fillFields('artwork', { locationId: locationId(at), ...written }),
    }),
  ),
  ...events.map(
    ({ at, ...written }, index): DemoEntry => ({
      ...toBase(601 + index, written),
      kind: 'event',
      ...fillFields('event', { venueLocationId: locationId(at), ...written }),
    }),
  ),
  ...spaces.map(
    ({ at, ...written }, index): DemoEntry => ({
      ...toBase(701 + index, written),
      kind: 'space',
      ...fillFields('space', { locationId: locationId(at), ...written }),
    }),
  ),
  ...jobs.map(
    ({ at, ...written }, index): DemoEntry => ({
      ...toBase(751 + index, written),
      kind: 'job',
      ...fillFields('job', { locationId: locationId(at), ...written }),
    }),
  ),
  ...[...news2024, ...news2025, ...news2026, ...newsAwkward, ...newsLayout].map(
    ({ categories, ...written }, index): DemoEntry => ({
      ...toBase(1001 + index, written),
      kind: 'post',
      categoryIds: categories.map(categoryId),
    }),
  ),
];

function locationId(slug: string | undefined): number | null {
  if (slug === undefined) return null;
  const index = locations.findIndex((location) => location.slug === slug);
  if (index < 0) throw new Error(`The demo has no location ${slug}`);
  return firstLocation + index;
}
