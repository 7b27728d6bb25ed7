import { findLanguage, languages } from '../../words/languages.ts';
import type { Redirect } from '../content/content.ts';
import { parseLocal, startAndEnd } from '../content/dates.ts';
import { stateOf, titleWithState } from '../content/event-state.ts';
import { titleOf } from '../content/name-entry.ts';
import { occurrencesOf } from '../content/occurrences/occurrences-of.ts';
import { seriesOf } from '../content/occurrences/series-of.ts';
import { eventFeeds, placeFeedPath } from '../content/paths.ts';
import type { Place } from '../content/place.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { eventAddress } from '../routes/event-address.ts';
import { namedFeeds } from '../routes/event-feeds.ts';
import { describeEntry } from '../routes/head/description.ts';
import { lostListPages } from '../routes/lost-list-pages.ts';
import { movedEntries } from '../routes/moved-entries.ts';
import type { RouteList } from '../routes/route.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { wordpressAddresses } from '../routes/wordpress-addresses.ts';
import { compact } from '../util/omit-undefined.ts';
import { calendar } from './calendar.ts';
import { furtherEvents } from './further-events.ts';
import { keyFileOf } from './key-file-of.ts';
import { markdownTwins } from './markdown-twins.ts';
import { newsFeeds, type SizeOf } from './news-feeds.ts';
import { redirects } from './redirects.ts';
import { webManifest } from './web-manifest.ts';
import type { CalendarEvent } from './write-event.ts';

/**
 * Makes the files beside the pages from the same content: feeds, calendars, robots, redirects. One after
 * the other, so that memory holds one.
 */
export function* makeOutputFiles(
  paths: Pick<RouteList, 'has'>,
  context: RouteContext,
  files: MediaTable = new Map(),
  sizeOf: SizeOf = () => undefined,
): Generator<OutputFile> {
  const { content, config, resolve, warn } = context;
  const { title, language, timeZone } = content.settings;
  const { siteUrl, brand, indexNow, hasDrafts = false } = config;
  tellLanguage(language, warn);
  yield* newsFeeds(context, sizeOf);
  yield* markdownTwins(paths, context);
  if (context.fixed.has('event'))
    yield* calendar({
      events: calendarEvents(context),
      ...{ title, language, siteUrl, timeZone },
      titled: (title, state) => titleWithState(title, state, context.words),
      feeds: namedFeeds(context),
    });
  yield* furtherEvents(context);
  yield robots({ siteUrl, hasDrafts });
  if (indexNow !== undefined && !hasDrafts)
    yield { path: keyFileOf(indexNow.key), class: 'data', contents: indexNow.key };
  yield webManifest({ title, language, brand });
  yield redirects({
    redirects: redirectsOf(context),
    moved: movedEntries(context),
    wordpress: wordpressAddresses(context),
    files,
    lostListPages: lostListPages(context.fixed),
    paths,
    resolve: resolve.link,
    warn,
  });
}

function tellLanguage(language: string, warn: RouteContext['warn']): void {
  if (findLanguage(language) !== undefined) return;
  warn({
    message: `Boardwalk has no words in the language of the site, "${language}": its own are in English`,
    field: 'generalSettings.language',
    hint: `Where the content is in one of these languages, set "language" to it: ${languages.join(', ')}.`,
  });
}

/** Lists the redirects of a site: first those of the settings, which win, then those of the CMS. */
export function redirectsOf({ part, config }: Pick<RouteContext, 'part' | 'config'>): readonly Redirect[] {
  const own = Object.entries(config.redirects ?? {}).map(
    ([from, to]): Redirect => ({
      from,
      to: { ref: 'link', to, isInternal: to.startsWith('/') },
      status: 301,
      isPattern: false,
    }),
  );
  return [...own, ...part('redirects')];
}

/** Without the events' summaries, which most past events do not need otherwise. */
function calendarEvents(context: RouteContext): Iterable<CalendarEvent> {
  const { content, lists, row, pathOf, organisation, summaries } = context;
  const { timeZone } = content.settings;
  const describeEvent = (place: Place<'event'>): CalendarEvent | null => {
    const phase = summaries.phaseOf(place);
    const entry = row(place);
    const { fields } = entry;
    const [only] = occurrencesOf(fields, phase?.year);
    const start = parseLocal(only?.start ?? null, timeZone);
    if (start === null || phase === null) return null;
    const location = lists.locationOf(place);
    return compact({
      id: entry.id,
      path: pathOf(entry),
      isPast: phase.isPast,
      title: titleOf(entry),
      ...startAndEnd(start, parseLocal(only?.end ?? null, timeZone)),
      place: eventAddress(fields.venue, organisation),
      description: describeEntry(entry),
      modified: entry.modified,
      state: stateOf(entry),
      series: seriesOf(fields, phase.year) ?? undefined,
      feeds: [
        ...(fields.isForFamilies ? [eventFeeds.families.slice(1)] : []),
        ...(fields.isFree ? [eventFeeds.free.slice(1)] : []),
        ...(location === undefined ? [] : [placeFeedPath(pathOf(location)).slice(1)]),
      ],
    });
  };
  return {
    *[Symbol.iterator]() {
      for (const place of lists.event.all()) {
        const event = describeEvent(place);
        if (event !== null) yield event;
      }
    },
  };
}

interface RobotsFile {
  readonly siteUrl: string;
  readonly hasDrafts?: boolean;
}

/**
 * Makes robots.txt: everything may be crawled except `_boardwalk/`, which contains no pages. A page
 * with `noindex` stays allowed, since a search engine must read it to see that. Of a preview
 * nothing may be crawled. See faults 167.
 * @internal
 */
export function robots({ siteUrl, hasDrafts = false }: RobotsFile): OutputFile {
  const lines = hasDrafts
    ? ['User-agent: *', 'Disallow: /', '']
    : ['User-agent: *', 'Disallow: /_boardwalk/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return { path: 'robots.txt', class: 'data', contents: lines.join('\n') };
}
