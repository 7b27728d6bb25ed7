import { locationGrid } from '../blocks/sections.ts';
import { planBounds } from '../content/plan.ts';
import { fillFields } from '../kinds.ts';
import type { DemoEntry, DemoEntryBase } from '../store-types.ts';
import { writeBody } from './body.ts';
import type { GeneratedKind } from './shapes.ts';
import { openings, pick, plainText, spread, subjects } from './words.ts';

/** All inputs of an entry besides its own number. */
export interface Site {
  readonly counts: Readonly<Record<GeneratedKind, number>>;
  readonly categoryIds: readonly number[];
  /** Of the first generated picture: each entry has one of its own. */
  readonly firstImageId: number;
}

interface Place {
  /** From 1 on, among those of its kind. */
  readonly number: number;
  readonly id: number;
  /** Among all generated entries, from 0 on. */
  readonly index: number;
}

/** Writes the entry of a kind and number. Its body is written whenever it is read: kept, those of 100,000 would fill the memory. */
export function writeEntry(kind: GeneratedKind, place: Place, site: Site): DemoEntry {
  const entry = withFields(kind, place.number, baseOf(kind, place, site), site);
  return Object.defineProperty(entry, 'blocks', {
    get: () => blocksOf(kind, place, site),
    set: (blocks) => Object.defineProperty(entry, 'blocks', { value: blocks, writable: true }),
    enumerable: true,
    configurable: true,
  });
}

function baseOf(kind: GeneratedKind, { number, id, index }: Place, site: Site): DemoEntryBase {
  const isScheduled = kind === 'post' && number % 50 === 0;
  // Older than all written posts, three hours apart; what is scheduled comes out after the demo's moment.
  const written = Date.UTC(2023, 10, 1, 12) - (site.counts[kind] - number) * 3 * hourMs;
  const date = localTime(isScheduled ? nowMs + number * hourMs : written);
  return {
    id,
    slug: `${slugs[kind]}-${number}`,
    title: titleOf(kind, number),
    status: isScheduled ? 'future' : 'publish',
    password: '',
    date,
    modified: number % 4 === 0 ? localTime(written + (spread(number) % 4000) * hourMs) : date,
    excerpt: number % 5 === 0 ? '' : plainText(index + 900_001, 1),
    blocks: [],
    imageId: index % 25 === 24 ? null : site.firstImageId + index,
    menuOrder: 0,
    seo: {},
  };
}

function withFields(
  kind: GeneratedKind,
  number: number,
  base: DemoEntryBase,
  { counts, categoryIds }: Site,
): DemoEntry {
  const drawn = spread(number);
  switch (kind) {
    case 'post': {
      const ids = [pick(categoryIds, drawn), ...(number % 3 === 0 ? [pick(categoryIds, drawn >>> 8)] : [])];
      return { ...base, kind, categoryIds: [...new Set(ids)] };
    }
    case 'page':
      return { ...base, kind, parentId: 0 };
    case 'event': {
      // Half of them are over.
      const day = number % 2 === 0 ? 6 + ((number / 2) % 360) : -12 - (((number - 1) / 2) % 1000);
      const start = Date.UTC(2026, 5, 14, 9 + (drawn % 11)) + day * 24 * hourMs;
      const hours = number % 10 === 0 ? 50 : 2;
      return {
        ...base,
        kind,
        ...fillFields(kind),
        startDate: localTime(start),
        endDate: number % 97 === 0 ? '' : localTime(start + hours * hourMs),
        venue: venueOf(number, counts.location),
        eventUrl: number % 3 === 0 ? `https://tickets.example.com/event/${number}?src=web&lang=en` : '',
        price: number % 4 === 0 ? '' : `$${5 + (drawn % 40)}`,
        isFree: number % 4 === 0,
        isForFamilies: number % 3 === 1,
      };
    }
    case 'location': {
      const { south, north, west, east } = planBounds;
      return {
        ...base,
        kind,
        ...fillFields(kind),
        address: `${number} Halyard Pier`,
        latitude: south + ((north - south) * (drawn % 1000)) / 1000,
        longitude: west + ((east - west) * ((drawn >>> 10) % 1000)) / 1000,
        hours: 'Monday to Friday 9 am to 6 pm\nSaturday and Sunday 10 am to 4 pm',
        phone: `+1 207 555 ${String(drawn % 10_000).padStart(4, '0')}`,
        website: number % 2 === 0 ? `https://place-${number}.example.com/?ref=pier&lang=en` : '',
      };
    }
    case 'artwork':
      return { ...base, kind, ...fillFields(kind), artist: pick(artists, drawn), year: 1950 + (drawn % 76) };
    case 'experience':
      return { ...base, kind, ...fillFields(kind) };
  }
}

/** An experience names some of the generated places, as far as there are any. */
function blocksOf(kind: GeneratedKind, { number, index }: Place, { counts }: Site): DemoEntryBase['blocks'] {
  const body = writeBody(index);
  if (kind !== 'experience') return body;
  const numbers = [0, 1, 2, 3, 4, 5].map((step) => number * 6 - step).filter((one) => one <= counts.location);
  if (numbers.length === 0) return body;
  return [
    ...body,
    locationGrid({ heading: 'Stops', slugs: numbers.map((one) => `${slugs.location}-${one}`) }),
  ];
}

function titleOf(kind: GeneratedKind, number: number): string {
  const subject = pick(subjects, spread(number));
  switch (kind) {
    case 'post':
      return `${pick(openings, number)} ${subject}, entry ${number}`;
    case 'location':
      return `The ${subject} house ${number}`;
    default:
      return `${pick(openings, number)} ${subject}, ${slugs[kind]} ${number}`;
  }
}

/** A generated place, sometimes with a part of it, or words that name none. */
function venueOf(number: number, places: number): string {
  if (places === 0 || number % 4 === 0) return 'The whole pier';
  const place = titleOf('location', 1 + (spread(number + 31) % places));
  return number % 4 === 1 ? `${place}, upstairs` : place;
}

const slugs: Readonly<Record<GeneratedKind, string>> = {
  post: 'log-entry',
  page: 'leaflet',
  event: 'gathering',
  location: 'house',
  artwork: 'work',
  experience: 'outing',
};

const artists = ['Elias Trask', 'Piet Vanderlinde', 'Ines Moreau', 'Yuki Tanabe', 'Amara Okafor'];

const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 5, 13, 14);

function localTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
