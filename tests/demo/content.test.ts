import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPublic } from '../../demo/answers/is-public.ts';
import { categoryPathOf, pathOf } from '../../demo/answers/uri.ts';
import { type DemoBlock, renderBlock } from '../../demo/blocks/block.ts';
import { planBounds } from '../../demo/content/plan.ts';
import type { DemoKind } from '../../demo/kinds.ts';
import pictures from '../../demo/pictures/pictures.json' with { type: 'json' };
import { cmsOrigin, uploadsPath } from '../../demo/site-address.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoEntryOf } from '../../demo/store-types.ts';

const store = createStore();
const listed = store.entries.filter((entry) => isPublic(entry) && entry.password === '');

const ofKind = <K extends DemoKind>(kind: K) =>
  listed.filter((entry): entry is DemoEntryOf<K> => entry.kind === kind);

const withInner = (block: DemoBlock): readonly DemoBlock[] => [
  block,
  ...block.innerBlocks.flatMap(withInner),
];
const blocksOf = (entry: DemoEntry) => entry.blocks.flatMap(withInner);

/** The settings of every section, with their entry. */
const sections = listed.flatMap((entry) =>
  blocksOf(entry)
    .filter((block) => block.name.startsWith('pier/'))
    .map((block) => ({ entry, name: block.name, settings: settingsOf(block) })),
);

function settingsOf(block: DemoBlock): Readonly<Record<string, unknown>> {
  const data = /data-props="([^"]*)"/.exec(block.parts[0] ?? '')?.[1] ?? '';
  return JSON.parse(
    data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

function slugsIn(section: { settings: Readonly<Record<string, unknown>> }): readonly unknown[] {
  const { slugs } = section.settings;
  return Array.isArray(slugs) ? slugs : [];
}

describe('what is named is there', () => {
  it('has no two entries at one address, and no id twice', () => {
    const paths = store.entries.map((entry) => pathOf(store, entry));
    const ids = [...store.entries, ...store.media, ...store.menuItems].map(({ id }) => id);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['pier/event-grid', 'event'],
    ['pier/location-grid', 'location'],
    ['pier/map', 'location'],
    ['pier/experience-grid', 'experience'],
  ] as const)('every slug in a %s is a public %s', (name, kind) => {
    const known = new Set<unknown>(ofKind(kind).map(({ slug }) => slug));
    const missing = sections
      .filter((section) => section.name === name)
      .flatMap(slugsIn)
      .filter((slug) => !known.has(slug));
    expect(missing).toEqual([]);
  });

  it('every location but the plainest is named by an experience', () => {
    const named = new Set(
      sections
        .filter(({ name, entry }) => name === 'pier/location-grid' && entry.kind === 'experience')
        .flatMap(slugsIn),
    );
    expect(
      ofKind('location')
        .map(({ slug }) => slug)
        .filter((slug) => !named.has(slug)),
    ).toEqual(['restrooms']);
  });

  it('every location lies within the plan', () => {
    const { south, north, west, east } = planBounds;
    const isBetween = (value: number | null, least: number, most: number) =>
      value !== null && value >= least && value <= most;
    const outside = ofKind('location').filter(
      (place) => !isBetween(place.latitude, south, north) || !isBetween(place.longitude, west, east),
    );
    expect(outside.map(({ slug }) => slug)).toEqual([]);
  });

  it('every picture is in the list of pictures, and every upload that content links to in the library', () => {
    const others = ['leasing-brochure.pdf', 'walk-out-to-sea.mp4', 'walk-out-to-sea.vtt'];
    const files = new Set([...pictures.map(({ file }) => file), ...others]);
    expect(store.media.map(({ file }) => file).toSorted()).toEqual([...files].toSorted());
    const uploads = allLinks().filter((link) => link.startsWith(cmsOrigin + uploadsPath));
    const names = uploads.map((link) =>
      link.slice((cmsOrigin + uploadsPath).length).replace(/-\d+x\d+(?=\.)/, ''),
    );
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  });

  it.each(['leasing-brochure.pdf', 'walk-out-to-sea.mp4', 'walk-out-to-sea.vtt'])(
    'the file is beside the pictures: %s',
    (name) => {
      const file = path.resolve(import.meta.dirname, `../../demo/files/${name}`);
      expect(existsSync(file)).toBe(true);
    },
  );

  it('every link to the CMS leads to something that a visitor may see', () => {
    const paths = new Set([
      ...listed.map((entry) => pathOf(store, entry)),
      ...store.categories.map((category) => categoryPathOf(store.categories, category)),
    ]);
    const lost = allLinks()
      .filter((link) => link.startsWith(cmsOrigin) && !link.startsWith(cmsOrigin + uploadsPath))
      .map((link) => new URL(link))
      .filter(({ pathname, search }) => !(pathname === '/' && search.startsWith('?p=')))
      .map(({ pathname }) => (pathname.endsWith('/') ? pathname : `${pathname}/`))
      .filter((pathname) => !paths.has(pathname));
    expect(lost).toEqual([]);
  });
});

/** Every address on the CMS in the content, in html and in the settings of sections. */
function allLinks(): readonly string[] {
  const html = listed
    .flatMap((entry) =>
      entry.blocks.map((block) => renderBlock(block, { count: () => 0, newestPosts: () => '' })),
    )
    .join('\n');
  return html.match(/https:\/\/cms\.halyardpier\.example[^"'\s<>&]*/g) ?? [];
}
