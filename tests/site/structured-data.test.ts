import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { DemoKind } from '../../demo/kinds.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry } from '../../demo/store-types.ts';
import { isThing, type ReadPage, readPages, type Thing, typesOf } from '../support/read-pages.ts';

const siteUrl = 'https://www.halyardpier.example';

/** True where the content has it. */
type Known = (entry: DemoEntry) => boolean;

const always: Known = () => true;
const isThePier: Known = (entry) => entry.kind !== 'job' || entry.employer === '';
const hasImage: Known = ({ imageId }) => imageId !== null;

interface Fields {
  readonly required: readonly string[];
  /** Those that search engines recommend, and when the content has them. What it never has is left out: performers. */
  readonly recommended: Readonly<Record<string, Known>>;
}

/**
 * The fields that Google's documentation requires of each type, and schema.org of types that it
 * does not show:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const table: Readonly<Record<string, Fields>> = {
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: {
      description: always,
      eventStatus: always,
      eventAttendanceMode: always,
      organizer: always,
      url: always,
      image: hasImage,
      endDate: (entry) => entry.kind === 'event' && entry.endDate !== '',
      isAccessibleForFree: (entry) => entry.kind === 'event' && entry.isFree === true,
    },
  },
  Schedule: {
    required: ['startDate', 'endDate', 'startTime', 'repeatFrequency', 'scheduleTimezone'],
    recommended: {},
  },
  Offer: { required: ['price', 'priceCurrency', 'url'], recommended: {} },
  NewsArticle: {
    required: ['headline'],
    recommended: {
      author: always,
      datePublished: always,
      dateModified: always,
      publisher: always,
      image: hasImage,
    },
  },
  ...Object.fromEntries(
    ['LocalBusiness', 'FoodEstablishment', 'Store'].map((type) => [
      type,
      {
        required: ['name', 'address'],
        recommended: {
          url: always,
          description: always,
          image: hasImage,
          geo: (entry) => entry.kind === 'location' && entry.latitude !== null && entry.longitude !== null,
          telephone: (entry) => entry.kind === 'location' && entry.phone !== '',
        },
      },
    ]),
  ),
  Place: { required: ['name'], recommended: { address: always } },
  VisualArtwork: {
    required: ['name'],
    recommended: {
      description: always,
      image: hasImage,
      creator: (entry) => entry.kind === 'artwork' && entry.artist !== '',
      dateCreated: (entry) => entry.kind === 'artwork' && entry.year !== null,
    },
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: {
      url: always,
      image: hasImage,
      validThrough: (entry) => entry.kind === 'job' && entry.closingDate !== '',
      employmentType: (entry) => entry.kind === 'job' && entry.employment !== '',
    },
  },
  Organization: {
    required: ['name'],
    // Of a tenant who is hiring only the name is known.
    recommended: { url: isThePier, logo: isThePier },
  },
  WebSite: { required: ['name', 'url'], recommended: { publisher: always, inLanguage: always } },
  TouristAttraction: { required: ['name'], recommended: { url: always } },
  BreadcrumbList: { required: ['itemListElement'], recommended: {} },
  ItemList: { required: ['itemListElement'], recommended: { name: always } },
  ListItem: { required: ['position'], recommended: {} },
  PostalAddress: {
    required: ['streetAddress'],
    recommended: {
      addressLocality: always,
      addressRegion: always,
      postalCode: always,
      addressCountry: always,
    },
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: {} },
  LocationFeatureSpecification: { required: ['name', 'value'], recommended: {} },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: {} },
  ImageObject: { required: ['url'], recommended: { width: always, height: always } },
  Person: { required: ['name'], recommended: {} },
};

describe('the structured data of the demo site', () => {
  let pages: readonly ReadPage[] = [];
  const entries = new Map(createStore().entries.map((entry) => [addressOf(entry), entry]));

  beforeAll(async () => {
    pages = await readPages(inject('demoSite'));
  });

  it('has the required and recommended fields of each type, on every page', () => {
    for (const { path, graph } of pages) {
      const entry = entries.get(path);
      for (const thing of graph.flatMap(allWithin)) {
        for (const type of typesOf(thing)) {
          const fields = table[String(type)];
          expect(fields, `${path}: ${type} is not in the table`).toBeDefined();
          for (const field of fields?.required ?? []) expect(thing, `${path}: ${type}`).toHaveProperty(field);
          for (const [field, isKnown] of Object.entries(fields?.recommended ?? {})) {
            if (entry === undefined ? isKnown === always : isKnown(entry))
              expect(thing, `${path}: ${type}`).toHaveProperty(field);
          }
        }
      }
    }
  });

  it('holds nothing empty, and no address that is not whole', () => {
    for (const { path, graph } of pages) {
      for (const [name, value] of graph.flatMap(valuesWithin)) {
        expect(value, `${path}: ${name}`).not.toBe('');
        expect(value, `${path}: ${name}`).not.toBeNull();
        if (/^(url|item|@id|logo|sameAs|hasMap)$/.test(name))
          expect(value, `${path}: ${name}`).toMatch(/^https:\/\/[^/]+\//);
        if (/^(item|@id|logo)$/.test(name))
          expect(String(value).startsWith(`${siteUrl}/`), `${path}: ${value}`).toBe(true);
      }
    }
  });

  it('speaks of nothing by an id that is not on the same page', () => {
    for (const { path, graph } of pages) {
      const things = graph.flatMap(allWithin);
      const ids = new Set(
        things.filter((thing) => thing['@type'] !== undefined).map((thing) => thing['@id']),
      );
      for (const reference of graph.flatMap(referencesWithin)) expect(ids, path).toContain(reference['@id']);
    }
  });

  it.each<[DemoKind, RegExp, number]>([
    ['event', /^Event$/, 10],
    ['post', /^NewsArticle$/, 10],
    ['artwork', /^VisualArtwork$/, 10],
    ['location', /^(Place|LocalBusiness|FoodEstablishment|Store)$/, 10],
    ['job', /^JobPosting$/, 3],
  ])('says what every %s is, at its own address', (kind, type, least) => {
    const about = pages.filter(({ path }) => entries.get(path)?.kind === kind);
    expect(about.length).toBeGreaterThan(least);
    for (const { path, canonical, graph } of about) {
      const things = graph.filter((thing) => typesOf(thing).some((name) => type.test(String(name))));
      expect(
        things.map(({ url }) => url),
        path,
      ).toEqual([canonical]);
    }
  });

  it('says what lists hold', () => {
    for (const path of ['/art/', '/event/', '/experiences/', '/location/', '/news/', '/news/c/art/']) {
      const [list] = graphOf(path).filter((thing) => thing['@type'] === 'ItemList');
      const items = [list?.itemListElement].flat().filter(isThing);
      expect(items.length, path).toBeGreaterThan(2);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const known = new Set(pages.map(({ canonical }) => canonical));
      for (const { url } of items) expect(known, path).toContain(url);
    }
  });

  it('says all of the pier where visitors look for it', () => {
    for (const path of ['/', '/visit/', '/contact/']) {
      const graph = graphOf(path);
      expect(graph.find((thing) => typesOf(thing).includes('TouristAttraction'))).toMatchObject({
        '@type': ['TouristAttraction', 'LocalBusiness'],
        name: 'Halyard Pier',
        address: { streetAddress: '1 Pier Road', addressLocality: 'Port Ellery', postalCode: '04099' },
        geo: { latitude: 43.6531, longitude: -70.2468 },
        telephone: '+12075550142',
        image: { width: expect.any(Number) },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:00', closes: '22:00' },
          { dayOfWeek: ['Friday', 'Saturday'], opens: '07:00', closes: '00:00' },
          { dayOfWeek: ['Sunday'], opens: '08:00', closes: '21:00' },
        ],
      });
      expect(graph.find((thing) => thing['@type'] === 'Organization')).toMatchObject({
        logo: `${siteUrl}/icon.svg`,
        email: 'hello@halyardpier.example',
        sameAs: [expect.stringContaining('instagram'), expect.stringContaining('mastodon')],
      });
    }
  });

  it('offers an event only at a price that is certain, and none that is over or does not take place', () => {
    const offersOf = (slug: string) =>
      graphOf(`/event/${slug}/`)
        .filter((thing) => thing['@type'] === 'Event')
        .map(({ offers, isAccessibleForFree }) => ({ offers, isAccessibleForFree }));
    const offer = { '@type': 'Offer', url: expect.stringMatching(/^https:/) };
    expect(offersOf('film-night-on-the-lawn')).toMatchObject([
      { offers: { ...offer, price: '6', priceCurrency: 'USD' } },
    ]);
    expect(offersOf('sunrise-yoga-june')).toMatchObject([
      { offers: { ...offer, price: '0', priceCurrency: 'USD' }, isAccessibleForFree: true },
    ]);
    for (const slug of ['oyster-festival-2026', 'jazz-brunch-may-2026', 'tide-pool-safari-july'])
      expect(offersOf(slug), slug).toEqual([{}]);
  });

  it('dates events with the offset of the pier, whole days without', () => {
    const [thing] = graphOf('/event/port-ellery-regatta-2026/').filter((item) => item['@type'] === 'Event');
    expect(thing?.startDate).toMatch(/^2026-\d\d-\d\d(T\d\d:\d\d:00-04:00)?$/);
    const dates = pages.flatMap(({ graph }) =>
      graph.filter((item) => item['@type'] === 'Event').map(({ startDate }) => startDate),
    );
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d-0[45]:00)?$/);
  });

  it('has no headline of more than 110 letters', () => {
    for (const { headline } of pages.flatMap(({ graph }) => graph)) {
      if (headline !== undefined) expect(String(headline).length).toBeLessThanOrEqual(110);
    }
  });

  function graphOf(path: string): readonly Thing[] {
    return pages.find((page) => page.path === path)?.graph ?? [];
  }
});

function addressOf({ kind, slug }: DemoEntry): string {
  const folders = new Map([
    ['post', 'news/p'],
    ['event', 'event'],
    ['location', 'location'],
    ['artwork', 'art'],
    ['job', 'job'],
  ]);
  const folder = folders.get(kind);
  return folder === undefined ? '' : `/${folder}/${slug.normalize('NFC')}/`;
}

/** A thing, and all things within it that have a type. */
function allWithin(thing: Thing): readonly Thing[] {
  const within = Object.values(thing).flat().filter(isThing).flatMap(allWithin);
  return '@type' in thing ? [thing, ...within] : within;
}

/** Finds the references to other things of the page. */
function referencesWithin(thing: Thing): readonly Thing[] {
  const within = Object.values(thing).flat().filter(isThing).flatMap(referencesWithin);
  return '@type' in thing ? within : [thing, ...within];
}

/** Lists every value other than things, with its name. */
function valuesWithin(thing: Thing): readonly (readonly [string, unknown])[] {
  return Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (isThing(item) ? valuesWithin(item) : [[name, item] as const])),
  );
}
