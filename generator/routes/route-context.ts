import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { BlockNode } from '../../templates/blocks/index.ts';
import type { Organisation } from '../../templates/organisation.ts';
import type { NamedAnchor } from '../checks/anchors.ts';
import type { AnyEntry, Content, Entry, SiteContent } from '../content/content.ts';
import { titleOf } from '../content/name-entry.ts';
import { type Clock, createClock } from '../dependencies/clock.ts';
import { keyOfAll, noteKey, type Told, tell } from '../dependencies/note.ts';
import { createTables } from '../dependencies/tables.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { Warn } from '../problems/problem.ts';
import { findById } from '../util/find-in-list.ts';
import { findDestinations } from './destinations.ts';
import { type EntryLists, sortLists } from './entry-lists.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import { type EventPhases, findPhases } from './event-phases.ts';
import { experienceGridsTable } from './experience-grids.ts';
import { type FixedPage, fixedPagesOf } from './fixed-pages.ts';
import { blanketNoindexTable } from './head/robots.ts';
import { notedByKind, notedContent } from './noted-content.ts';
import { notedDestinations, notedPaths } from './noted-paths.ts';
import { organisationOf } from './organisation.ts';
import { planTable } from './page-types/route-base.ts';
import { artPlacesTable } from './places/art-location.ts';
import { type LocationFinder, locationNamesTable } from './places/venue-location.ts';
import { createResolver, type Resolver } from './resolve.ts';
import { resolveNodes } from './resolve-blocks.ts';
import { createSummaries, type Summaries } from './summaries.ts';
import { addressTexts } from './text-addresses.ts';
import { createVersions, type Versions } from './versions.ts';

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
  /** Where each work of art is found, by its id. */
  readonly artPlaces: () => ReadonlyMap<number, Entry<'location'> | undefined>;
  readonly locationsByName: () => LocationFinder;
  /** The settings of the pier's plan, where an editor has drawn one. */
  readonly planOfThePier: () => object | undefined;
  readonly isBlanketNoindex: () => boolean;
  readonly warn: Warn;
  /** The links to parts of pages that were resolved, or told of, so far. */
  readonly anchors: () => readonly NamedAnchor[];
  /** Takes what came to light when a page was made that is kept now. */
  readonly hear: (told: Told) => void;
  /** How all that pages read is now. */
  readonly versions: Versions;
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
  const assigned = assignPaths(input.content, config);
  const bare = addressTexts(withoutRefused(input.content, assigned), assigned, config.siteUrl);
  const content = notedContent(bare);
  const paths = notedPaths(assigned);
  const bareDestinations = findDestinations(assigned, media);
  const clock = createClock(input.content.now);
  const barePhases = findPhases(bare.entries.event, bare.settings.timeZone, clock);
  const phases: EventPhases = (event) => {
    noteKey(keyOfAll(event.kind));
    return barePhases(event);
  };
  const tables = createTables();

  const anchors = new Map<string, NamedAnchor>();
  const addAnchor = (named: NamedAnchor): void => void anchors.set(JSON.stringify(named), named);
  const tellProblem: Warn = (problem) => {
    tell({ problem });
    warn(problem);
  };
  const resolverFor = createResolver({
    ...{ paths, media, siteUrl: config.siteUrl },
    library: bare.media,
    destinations: notedDestinations(bareDestinations),
    warn: tellProblem,
    onAnchor: (anchor) => {
      tell({ anchor });
      addAnchor(anchor);
    },
  });
  const resolve = resolverFor();
  const lists = notedByKind(sortLists(content));
  const experiences = tables.open(experienceGridsTable(lists));
  const experiencesOf: RouteContext['experiencesOf'] = ({ slug }) =>
    experiences().get(slug)?.slice(0, mostKinds) ?? [];
  const kindsOf: RouteContext['kindsOf'] = (location) => experiencesOf(location).map(titleOf);
  const summaries = createSummaries({ content, phases, paths, resolve, kindsOf });

  const context: RouteContext = {
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
    nodesOf: (entry) => resolveNodes(entry, context),
    pageAt: (path) => {
      const thing = paths.thingAt(path);
      return thing?.kind === 'page' ? findById(content.entries.page, thing.id) : undefined;
    },
    experiencesOf,
    kindsOf,
    artPlaces: tables.open(artPlacesTable({ content, paths })),
    locationsByName: tables.open(locationNamesTable(content)),
    planOfThePier: tables.open(planTable(content)),
    isBlanketNoindex: tables.open(blanketNoindexTable(content)),
    warn: tellProblem,
    anchors: () => [...anchors.values()],
    hear: (told) => {
      if ('problem' in told) warn(told.problem);
      else if ('anchor' in told) addAnchor(told.anchor);
      else clock.hasCome(new Date(told.change.at), told.change.why);
    },
    versions: createVersions({
      ...{ content: bare, lists, media, tables },
      paths: assigned,
      destinations: bareDestinations,
      phases: barePhases,
    }),
  };
  return context;
}

/** Entries that can have no path are left out of every list; `collectRoutes` refuses the whole site for them. */
function withoutRefused(content: SiteContent, paths: EntryPaths): SiteContent {
  if (paths.problems.length === 0) return content;
  const { page, post, event, location, artwork, experience } = content.entries;
  const kept = <Item extends AnyEntry>(entries: readonly Item[]) =>
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
