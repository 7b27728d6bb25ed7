import type { Content, Entry, Kind, SiteContent } from '../content/content.ts';
import { titleOf } from '../content/name-entry.ts';
import type { Place } from '../content/place.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { createClock } from '../dependencies/clock.ts';
import { findById } from '../dependencies/find-in-list.ts';
import type { NamedAnchor } from '../dependencies/named-anchor.ts';
import { keyOfAll, noteKey, tell } from '../dependencies/note.ts';
import { createTables } from '../dependencies/tables.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { Warn } from '../problems/problem.ts';
import { findDestinations } from './destinations.ts';
import { sortLists } from './entry-lists.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import { type EventPhases, findPhases } from './event-phases.ts';
import { experienceGridsTable } from './experience-grids.ts';
import { fixedPagesOf } from './fixed-pages.ts';
import { blanketNoindexTable } from './head/robots.ts';
import { notedByKind, notedContent, placeOf } from './noted-content.ts';
import { notedDestinations, notedPaths } from './noted-paths.ts';
import { openRows } from './open-rows.ts';
import { organisationOf } from './organisation.ts';
import type { PageSettings } from './page-settings.ts';
import { planTable } from './page-types/route-base.ts';
import { countryOf } from './phone.ts';
import { artPlacesTable } from './places/art-location.ts';
import { locationNamesTable } from './places/location-names.ts';
import { venueLocation } from './places/venue-location.ts';
import { createResolver } from './resolve.ts';
import { resolveNodes } from './resolve-blocks.ts';
import type { RouteContext } from './route-context.ts';
import { createSummaries } from './summaries.ts';
import { addressTexts } from './text-addresses.ts';
import { titlesTable } from './titles-table.ts';
import { createVersions } from './versions.ts';
export interface RouteContextInput {
  readonly content: Content;
  readonly config: PageSettings;
  readonly media: MediaTable;
  readonly warn: Warn;
}

/** A card names the kinds of its place: with many experiences, every card would get long. */
const mostKinds = 8;

/** Joins content, settings and media into the context of page types. */
export function createRouteContext({ config, media, warn, ...input }: RouteContextInput): RouteContext {
  const assigned = assignPaths(input.content, config);
  const bare = addressTexts(withoutRefused(input.content, assigned), assigned, config.siteUrl);
  const placesOf = <K extends Kind>(entries: readonly Entry<K>[]): readonly Place<K>[] =>
    entries.map(placeOf);
  const placed = byKind<'places'>((kind) => placesOf(bare.entries[kind]));
  const content = notedContent(bare, placed);
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
  const sorted = sortLists(bare);
  const bareLists = byKind<'places'>((kind) => inOrderOf(sorted[kind], placed[kind]));
  const lists = notedByKind(bareLists);
  const { row, report } = openRows(bare);
  const experiences = tables.open(experienceGridsTable({ lists, row }));
  const experiencesOf: RouteContext['experiencesOf'] = ({ slug }) =>
    experiences().get(slug)?.slice(0, mostKinds) ?? [];
  const kindsOf: RouteContext['kindsOf'] = (location) =>
    experiencesOf(location).map((place) => titleOf(row(place)));
  const summaries = createSummaries({
    ...{ content, row, phases, paths, resolve, kindsOf },
    venueOf: (event) => venueLocation(event, context),
  });

  const organisation = organisationOf(content, config);
  const context: RouteContext = {
    content,
    lists,
    row,
    report,
    titleOf: (place) => titleOf(row(place)),
    clock,
    config,
    organisation,
    country: countryOf({
      country: config.organisation?.country,
      address: organisation.address,
      language: content.settings.language,
    }),
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
    artPlaces: tables.open(artPlacesTable({ content, paths, row })),
    locationsByName: tables.open(locationNamesTable({ content, row })),
    planOfThePier: tables.open(planTable(bare)),
    isBlanketNoindex: tables.open(blanketNoindexTable(bare)),
    titles: tables.open(titlesTable({ content: bare, paths })),
    warn: tellProblem,
    anchors: () => [...anchors.values()],
    hear: (told) => {
      if ('problem' in told) warn(told.problem);
      else if ('anchor' in told) addAnchor(told.anchor);
      else clock.hasCome(new Date(told.change.at), told.change.why);
    },
    versions: createVersions({
      ...{ content: bare, lists: bareLists, media, tables },
      paths: assigned,
      destinations: bareDestinations,
      phases: barePhases,
    }),
  };
  return context;
}

/** The places of entries, in another order of these entries. */
function inOrderOf<K extends Kind>(
  entries: readonly Entry<K>[],
  places: readonly Place<K>[],
): readonly Place<K>[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return entries.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Removes entries without a path from every list; `collectRoutes` refuses the whole site for them.
 */
function withoutRefused(content: SiteContent, paths: EntryPaths): SiteContent {
  if (paths.problems.length === 0) return content;
  // Pages without a path are kept: the site may show a part of them.
  const entries = byKind<'entries'>((kind) =>
    content.entries[kind].filter((entry) => kind === 'page' || paths.ofEntry(entry) !== null),
  );
  return { ...content, entries };
}
