import type { PageSettings } from '../../config/resolve-config.ts';
import { nameKey } from '../../words/name-key.ts';
import { wordsOf } from '../../words/words-of.ts';
import type { Content, Entry, Kind, Settings, SiteContent } from '../content/content.ts';
import { titleOf } from '../content/name-entry.ts';
import { type Place, placeOf, placeOfCategory } from '../content/place.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { createClock } from '../dependencies/clock.ts';
import type { NamedAnchor } from '../dependencies/note.ts';
import { noteKey, tell } from '../dependencies/note.ts';
import { openQuestions } from '../dependencies/questions.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { Warn } from '../problems/problem.ts';
import { keyOfPart, partsOf } from './content-parts.ts';
import { findDestinations, type NamedFile, notedDestinations, notedPaths, tableOf } from './destinations.ts';
import { assignPaths, type EntryPaths } from './entry-paths.ts';
import { findPhases } from './event-phases.ts';
import { fixedPagesOf } from './fixed-pages.ts';
import { blanketNoindexQuestion } from './head/blanket-noindex.ts';
import { newestFirst } from './news-archive.ts';
import { openLists } from './open-lists.ts';
import { openRows } from './open-rows.ts';
import { organisationOf } from './organisation.ts';
import { countryOf } from './phone.ts';
import { metresQuestion, numberQuestion, planQuestion } from './pier-plan.ts';
import { createResolver } from './resolve.ts';
import { resolveNodes } from './resolve-blocks.ts';
import type { RouteContext } from './route-context.ts';
import { compareText, createSummaries, labelOfEntry } from './summaries.ts';
import { addressTexts } from './text-addresses.ts';
import { titlesQuestion } from './titles-question.ts';
import { createVersions } from './versions.ts';
import { waysQuestion } from './written-ways.ts';

export interface RouteContextInput {
  readonly content: Content;
  readonly config: PageSettings;
  readonly media: MediaTable;
  /** The files that the site's folder gives. Default: none. */
  readonly publicFiles?: readonly NamedFile[];
  readonly warn: Warn;
}

/** A card names the kinds of its place: with many experiences, every card would get long. */
const mostKinds = 8;

/** Joins content, settings and media into the context of page types. */
export function createRouteContext({
  config,
  media,
  publicFiles = [],
  warn,
  ...input
}: RouteContextInput): RouteContext {
  const assigned = assignPaths(input.content, config);
  const bare = addressTexts(withoutRefused(input.content, assigned), assigned, config.siteUrl);
  const { settings, without, pier } = bare;
  const words = wordsOf(settings.language, config.words);
  const content = { settings, ...(without && { without }), ...(pier && { pier }) };
  const parts = partsOf(bare);
  const published = tableOf(publicFiles);
  const paths = notedPaths(assigned);
  const bareDestinations = findDestinations(assigned, {
    get: (path) => media.get(path) ?? published.get(path),
  });
  const clock = createClock(input.content.now);
  const phases = findPhases(bare.entries.event, settings.timeZone, clock);
  const questions = openQuestions();

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
  const placesOf = <K extends Kind>(entries: readonly Entry<K>[]): readonly Place<K>[] =>
    entries.map(placeOf);
  const { row, find, report, lastModified } = openRows(bare);
  const places = byKind<'places'>((kind) => placesOf(sorted[kind]));
  const pages = new Map(places.page.map((page) => [page.id, page]));
  const categories = bare.categories.map(placeOfCategory);
  const askMetres = questions.open(metresQuestion(places.location, bare));
  const metresFromGate: RouteContext['metresFromGate'] = ({ id }) => askMetres(id);
  const lists = openLists(
    {
      ...{ settings, showsAuthors: config.authors, places, categories, phases, row, metresFromGate },
      paths: assigned,
    },
    questions,
  );
  const experiencesOf: RouteContext['experiencesOf'] = ({ slug }) =>
    lists.experiencesOf(slug).cut(0, mostKinds);
  const kindsOf: RouteContext['kindsOf'] = (location) =>
    experiencesOf(location).map((place) => labelOfEntry(row(place), settings));
  const summaries = createSummaries({
    ...{ content, words, row, find, phases, paths, resolve, kindsOf },
    venueOf: lists.locationOf,
  });

  const askNumber = questions.open(numberQuestion(places.location, bare));
  const organisation = organisationOf(content, config);
  const context: RouteContext = {
    content,
    part: (name) => {
      noteKey(keyOfPart(name));
      return parts[name];
    },
    lists,
    row,
    find,
    report,
    lastModified,
    titleOf: (place) => titleOf(row(place)),
    clock,
    config,
    organisation,
    words,
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
      return thing?.kind === 'page' ? pages.get(thing.id) : undefined;
    },
    experiencesOf,
    kindsOf,
    numberOf: ({ id }) => askNumber(id),
    metresFromGate,
    planOfThePier: questions.open(planQuestion(bare)),
    writtenWays: questions.open(waysQuestion(bare, assigned)),
    isBlanketNoindex: questions.open(blanketNoindexQuestion(bare)),
    titles: questions.open(titlesQuestion({ content: bare, paths })),
    warn: tellProblem,
    anchors: () => [...anchors.values()],
    onFinding: (finding) => {
      if ('problem' in finding) warn(finding.problem);
      else if ('anchor' in finding) addAnchor(finding.anchor);
      else clock.hasCome(new Date(finding.change.at), finding.change.why);
    },
    versions: createVersions({
      ...{ content: bare, parts, media, questions, phases },
      paths: assigned,
      destinations: bareDestinations,
    }),
  };
  return context;
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

/**
 * Sorts the entries of a site once for all pages: posts newest first, all others in the editors'
 * order of the CMS, then by title. Pages and events keep the order of content.
 */
function sortLists({ entries, settings }: SiteContent): SiteContent['entries'] {
  const sorted = byKind<'entries'>((kind) =>
    kind === 'page' || kind === 'event' ? entries[kind] : inMenuOrder(entries[kind], settings),
  );
  return { ...sorted, post: newestFirst(entries.post) };
}

function inMenuOrder<K extends Kind>(list: readonly Entry<K>[], { language }: Settings): readonly Entry<K>[] {
  return list
    .map((entry) => ({ entry, key: nameKey(entry.title, language) }))
    .sort(
      (a, b) => a.entry.menuOrder - b.entry.menuOrder || compareText(a.key, b.key) || a.entry.id - b.entry.id,
    )
    .map(({ entry }) => entry);
}
