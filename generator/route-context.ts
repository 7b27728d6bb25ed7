import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { BlockNode } from '../templates/blocks/index.ts';
import type { Organisation } from '../templates/organisation.ts';
import type { NamedLink } from '../templates/types.ts';
import { businessExperiences } from './business-experiences.ts';
import { type Clock, createClock } from './clock.ts';
import type { AnyEntry, Content, Entry, SiteContent, StoredBlock } from './content.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import { type FixedPage, fixedPagesOf } from './fixed-pages.ts';
import type { NamedAnchor } from './gates/anchors.ts';
import type { MediaTable } from './media-table.ts';
import { inMenuOrder } from './menu-order.ts';
import { titleOf } from './name-entry.ts';
import { resolveNodes } from './nodes.ts';
import { organisationOf } from './organisation.ts';
import { unpackBlocks } from './packed-blocks.ts';
import type { Warn } from './problem.ts';
import { createResolver, type Resolver } from './resolve.ts';
import { createSummaries, type Summaries } from './summaries.ts';
import { addressTexts } from './text-addresses.ts';
import { createUsage, type Usage } from './usage.ts';

/** The settings that reach a page. */
export type PageSettings = Pick<
  ResolvedConfig,
  'siteUrl' | 'adminUrl' | 'map' | 'furtherPages' | 'organisation' | 'popup' | 'fonts'
> &
  Partial<Pick<ResolvedConfig, 'isPreview' | 'redirects' | 'cookieHours'>>;

/** All that page types and sections see: the content, and how it looks from the outside. */
export interface RouteContext {
  readonly content: SiteContent;
  readonly clock: Clock;
  readonly config: PageSettings;
  readonly organisation: Organisation;
  readonly paths: EntryPaths;
  /** The fixed pages that this site has. */
  readonly fixed: ReadonlySet<FixedPage>;
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
  /** The links to parts of pages that were resolved so far. */
  readonly anchors: () => readonly NamedAnchor[];
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
  const anchors = new Map<string, NamedAnchor>();
  const onAnchor = (named: NamedAnchor): void => void anchors.set(JSON.stringify(named), named);
  const resolverFor = createResolver({
    ...{ content, paths, media, usage, warn, onAnchor },
    siteUrl: config.siteUrl,
  });
  const resolve = resolverFor();
  const pagesByPath = new Map(content.entries.page.map((page) => [paths.ofEntry(page), page]));
  const kinds = kindsByLocation(content.entries.experience);
  const kindsOf = (location: Entry<'location'>): readonly string[] => {
    usage.noteAll('experience');
    return kinds.get(location.slug) ?? [];
  };

  const clock = createClock(input.content.now);
  const summaries = createSummaries({ content, clock, paths, resolve, kindsOf, usage });

  const context: RouteContext = {
    usage,
    usedCategories: usage.once(() => {
      usage.noteAll('post', 'category');
      const ids = new Set(content.entries.post.flatMap((post) => post.fields.categoryIds));
      return content.categories.filter(({ id }) => ids.has(id)).map(summaries.category);
    }),
    content,
    clock,
    config,
    organisation: organisationOf(content, config),
    paths,
    fixed: fixedPagesOf(input.content, config),
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
    anchors: () => [...anchors.values()],
  };
  return context;
}

/** Entries that can have no path are left out of every list; `collectRoutes` refuses the whole site for them. */
function withoutRefused(content: SiteContent, paths: EntryPaths): SiteContent {
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

/**
 * Which experiences name a location, by its slug and in their order: the CMS has no other word for what kind of place it is. What a
 * place has to do with leasing or with work is no kind of place.
 */
function kindsByLocation(
  experiences: readonly Entry<'experience'>[],
): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const experience of inMenuOrder(experiences)) {
    if (businessExperiences.has(experience.slug)) continue;
    for (const slug of new Set(unpackBlocks(experience.blocks).flatMap(slugsOfGrid))) {
      kinds.set(slug, [...(kinds.get(slug) ?? []), titleOf(experience)]);
    }
  }
  return kinds;
}

function slugsOfGrid(block: StoredBlock): readonly string[] {
  if (!('settings' in block) || block.block !== 'pier/location-grid') return [];
  const { settings } = block;
  if (typeof settings !== 'object' || settings === null || !('slugs' in settings)) return [];
  return Array.isArray(settings.slugs)
    ? settings.slugs.flatMap((slug) => (typeof slug === 'string' ? slug.normalize('NFC') : []))
    : [];
}
