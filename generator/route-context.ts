import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { BlockNode } from '../templates/blocks/index.ts';
import type { Organisation } from '../templates/organisation.ts';
import { businessExperiences } from './business-experiences.ts';
import { type Clock, createClock } from './clock.ts';
import type { AnyEntry, Content, Entry, SiteContent, StoredBlock } from './content.ts';
import { type EntryLists, sortLists } from './entry-lists.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import { type FixedPage, fixedPagesOf } from './fixed-pages.ts';
import type { NamedAnchor } from './gates/anchors.ts';
import { groupPairs } from './group-by.ts';
import type { MediaTable } from './media-table.ts';
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
  readonly lists: EntryLists;
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
  /** The experiences whose location grids name the location, in their order. */
  readonly experiencesOf: (location: Entry<'location'>) => readonly Entry<'experience'>[];
  /** Their titles. */
  readonly kindsOf: (location: Entry<'location'>) => readonly string[];
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

/** A card names the kinds of its place: were they without bound, many experiences would make every card long. */
const mostKinds = 8;

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
  const lists = sortLists(content);
  const experiences = experiencesByLocation(lists.experience);
  const experiencesOf: RouteContext['experiencesOf'] = ({ slug }) => {
    usage.noteAll('experience');
    return experiences.get(slug)?.slice(0, mostKinds) ?? [];
  };
  const kindsOf: RouteContext['kindsOf'] = (location) => experiencesOf(location).map(titleOf);

  const clock = createClock(input.content.now);
  const summaries = createSummaries({ content, clock, paths, resolve, kindsOf, usage });

  const context: RouteContext = {
    usage,
    content,
    lists,
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
    experiencesOf,
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
function experiencesByLocation(
  experiences: readonly Entry<'experience'>[],
): ReadonlyMap<string, readonly Entry<'experience'>[]> {
  return groupPairs(
    experiences
      .filter(({ slug }) => !businessExperiences.has(slug))
      .flatMap((experience) => {
        const slugs = new Set(unpackBlocks(experience.blocks).flatMap(slugsOfGrid));
        return [...slugs].map((slug) => [slug, experience] as const);
      }),
  );
}

function slugsOfGrid(block: StoredBlock): readonly string[] {
  if (!('settings' in block) || block.block !== 'pier/location-grid') return [];
  const { settings } = block;
  if (typeof settings !== 'object' || settings === null || !('slugs' in settings)) return [];
  return Array.isArray(settings.slugs)
    ? settings.slugs.flatMap((slug) => (typeof slug === 'string' ? slug.normalize('NFC') : []))
    : [];
}
