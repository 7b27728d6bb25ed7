import type { DemoBlock } from '../../../demo/blocks/block.ts';
import { demoCategories } from '../../../demo/content/categories.ts';
import { demoEntries } from '../../../demo/content/entries.ts';
import type { DemoKind } from '../../../demo/kinds.ts';
import { mediaLibrary } from '../../../demo/media.ts';

type Attributes = DemoBlock['attributes'];

/** The settings of a section as the plugin's block keeps them: pictures, films, entries and categories are ids there. */
export function sectionAttributes({ name, attributes }: DemoBlock): Attributes {
  const { bounds, slugs, walk, category, url, ...others } = withPlainValues(attributes);
  const film = name === 'pier/video' ? mediaLibrary.find((media) => media.url === url) : undefined;
  return withoutEmpty({
    ...others,
    ...(typeof bounds === 'object' && bounds),
    ...(Array.isArray(slugs) && { entries: slugs.map((slug) => entryId(kindsOfChosen[name], slug)) }),
    ...(Array.isArray(walk) && { walk: walk.map((slug) => entryId('location', slug)) }),
    ...(category !== undefined && { category: demoCategories.find(({ slug }) => slug === category)?.id }),
    ...(film ? { film: film.id } : { url }),
  });
}

const kindsOfChosen: Readonly<Record<string, DemoKind>> = {
  'pier/event-grid': 'event',
  'pier/experience-grid': 'experience',
  'pier/location-grid': 'location',
  'pier/map': 'location',
};

function entryId(kind: DemoKind | undefined, slug: unknown): number {
  const entry = demoEntries.find((candidate) => candidate.kind === kind && candidate.slug === slug);
  if (entry === undefined)
    throw new Error(`A section names ${String(slug)}, which is no ${kind} of the demo`);
  return entry.id;
}

/** Replaces pictures by their ids and shares by percents, at any depth. */
function withPlainValues(settings: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name === 'progress' ? Math.round(Number(value) * 100) : plainValue(value),
    ]),
  );
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isObject(value)) return value;
  return 'id' in value && 'alt' in value ? value.id : withPlainValues(value);
}

function isObject(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null;
}

function withoutEmpty(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
