import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { BlockNode } from '../templates/blocks/index.ts';
import type { Organisation } from '../templates/organisation.ts';
import type { NamedLink } from '../templates/types.ts';
import type { AnyEntry, Content, Entry, StoredBlock } from './content.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import type { MediaTable } from './media-table.ts';
import { titleOf } from './name-entry.ts';
import { resolveNodes } from './nodes.ts';
import { organisationOf } from './organisation.ts';
import type { Warn } from './problem.ts';
import { createResolver, type Resolver } from './resolve.ts';
import { createSummaries, type Summaries } from './summaries.ts';
import { addressTexts } from './text-addresses.ts';
import { createUsage, type Usage } from './usage.ts';

/** The settings that reach a page. */
export type PageSettings = Pick<
  ResolvedConfig,
  'siteUrl' | 'adminUrl' | 'map' | 'furtherPages' | 'organisation'
>;

/** All that page types and sections see: the content, and how it looks from the outside. */
export interface RouteContext {
  readonly content: Content;
  readonly config: PageSettings;
  readonly organisation: Organisation;
  readonly paths: EntryPaths;
  /** The path of an entry that has one: of every kind but pages, all do. */
  readonly pathOf: (entry: AnyEntry) => string;
  readonly resolve: Resolver;
  /** The same, reporting what cannot be resolved as this entry's. */
  readonly resolveFor: (owner: AnyEntry) => Resolver;
  readonly summaries: Summaries;
  /** An entry's blocks and sections, ready for its template. */
  readonly nodesOf: (entry: AnyEntry) => readonly BlockNode[];
  /** The page of the CMS that the site shows at this path. */
  readonly pageAt: (path: string) => Entry<'page'> | undefined;
  /** The titles of the experiences whose location grids name the location. */
  readonly kindsOf: (location: Entry<'location'>) => readonly string[];
  /** Links to the categories that have posts. */
  readonly usedCategories: () => readonly NamedLink[];
  readonly usage: Usage;
  readonly warn: Warn;
}

export interface RouteContextInput {
  readonly content: Content;
  readonly config: PageSettings;
  readonly media: MediaTable;
  readonly warn: Warn;
}

/** Joins content, settings and media into what page types read. */
export function createRouteContext({ config, media, warn, ...input }: RouteContextInput): RouteContext {
  const paths = assignPaths(input.content, config);
  const content = addressTexts(withoutRefused(input.content, paths), paths, config.siteUrl);
  const usage = createUsage();
  const resolverFor = createResolver({ content, paths, media, siteUrl: config.siteUrl, usage, warn });
  const resolve = resolverFor();
  const pagesByPath = new Map(content.entries.page.map((page) => [paths.ofEntry(page), page]));
  const kinds = kindsByLocation(content.entries.experience);
  const kindsOf = (location: Entry<'location'>): readonly string[] => {
    usage.noteAll('experience');
    return kinds.get(location.slug) ?? [];
  };

  const summaries = createSummaries({ content, paths, resolve, kindsOf, usage });

  const context: RouteContext = {
    usage,
    usedCategories: usage.once(() => {
      usage.noteAll('post', 'category');
      const ids = new Set(content.entries.post.flatMap((post) => post.fields.categoryIds));
      return content.categories.filter(({ id }) => ids.has(id)).map(summaries.category);
    }),
    content,
    config,
    organisation: organisationOf(content, config),
    paths,
    pathOf: (entry) => {
      const path = paths.ofEntry(entry);
      if (path === null) throw new Error(`${entry.kind} ${entry.id} has no path`);
      return path;
    },
    resolve,
    resolveFor: resolverFor,
    summaries,
    nodesOf: (entry) => {
      usage.note(entry);
      return resolveNodes(entry, context);
    },
    pageAt: (path) => pagesByPath.get(path),
    kindsOf,
    warn,
  };
  return context;
}

/** Entries that can have no path are left out of every list; `collectRoutes` refuses the whole site for them. */
function withoutRefused(content: Content, paths: EntryPaths): Content {
  if (paths.problems.length === 0) return content;
  const { page, post, event, location, artwork, experience } = content.entries;
  const kept = <Item extends { readonly id: number }>(entries: readonly Item[]) =>
    entries.filter((entry) => paths.ofEntry(entry) !== null);
  const entries = {
    page,
    post: kept(post),
    event: kept(event),
    location: kept(location),
    artwork: kept(artwork),
    experience: kept(experience),
  };
  return { ...content, entries };
}

/** Which experiences name a location, by its slug: the CMS has no other word for what kind of place it is. */
function kindsByLocation(
  experiences: readonly Entry<'experience'>[],
): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const experience of experiences) {
    for (const slug of new Set(experience.blocks.flatMap(slugsOfGrid))) {
      kinds.set(slug, [...(kinds.get(slug) ?? []), titleOf(experience)]);
    }
  }
  return kinds;
}

function slugsOfGrid(block: StoredBlock): readonly string[] {
  if (!('settings' in block) || block.block !== 'pier/location-grid') return [];
  const { settings } = block;
  if (typeof settings !== 'object' || settings === null || !('slugs' in settings)) return [];
  return Array.isArray(settings.slugs) ? settings.slugs.filter((slug) => typeof slug === 'string') : [];
}
