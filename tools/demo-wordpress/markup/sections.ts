import { demoCategories } from '../../../demo/content/categories.ts';
import { demoEntries } from '../../../demo/content/entries.ts';
import type { DemoKind } from '../../../demo/kinds.ts';
import { mediaLibrary } from '../../../demo/media.ts';
import type { Attributes, SaveBlock } from './saved-block.ts';

/**
 * Saves a section of the pier: its settings as the plugin's block keeps them. Pictures, films, entries and categories
 * are ids there.
 */
export const saveSection: SaveBlock = ({ name, parts: [html = ''] }) => ({
  attributes: toAttributes(name, readSettings(html)),
  open: '',
});

function readSettings(html: string): Attributes {
  const escaped = /data-props="([^"]*)"/.exec(html)?.[1] ?? '{}';
  const text = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return JSON.parse(text);
}

function toAttributes(name: string, settings: Attributes): Attributes {
  const { bounds, slugs, category, url, ...others } = withPlainValues(settings);
  const film = name === 'pier/video' ? mediaLibrary.find((media) => media.url === url) : undefined;
  return withoutEmpty({
    ...others,
    ...(typeof bounds === 'object' && bounds),
    ...(Array.isArray(slugs) && { entries: slugs.map((slug) => entryId(kindsOfChosen[name], slug)) }),
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
