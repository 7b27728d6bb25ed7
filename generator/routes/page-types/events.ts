import type { EventSummary, Href } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { findDateProblems } from '../../content/event-dates.ts';
import { nameEntry } from '../../content/name-entry.ts';
import { asHref, calendarPath, eventCalendarPath, hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { absolute } from '../head/head.ts';
import { venueLocation } from '../places/venue-location.ts';
import { programme } from '../programme.ts';
import { relatedEvents } from '../related-events.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { routeOfEach } from '../route-series.ts';
import { sectionTitle, sectionTitles } from '../section-titles.ts';
import { shareLinks } from '../share-links.ts';
import { eventData } from '../structured-data/event.ts';
import { itemList } from '../structured-data/item-list.ts';
import { webCalendars } from '../web-calendars.ts';
import { cutList, firstPage, furtherFacts, furtherPages, furtherTitle, type ListPage } from './cut-list.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import type { PageType } from './page-type.ts';

const relatedCount = 3;

/** Makes `/event/`, upcoming first and past apart, and `/event/{detail}/`. */
export const events: PageType = {
  name: 'events',
  page: 'event',
  routes: (context) => {
    const { content, summaries, config } = context;
    const upcoming = cutList(summaries.upcomingEntries(), { path: '/event/' });
    const past = cutList(summaries.pastEntries(), { path: '/event/past/', href: pastHref });
    const title = () => sectionTitle('/event/', context) ?? sectionTitles['/event/'];
    const { props, facts } = fixedPage(context, {
      path: '/event/',
      title: sectionTitles['/event/'],
      head: () => {
        const items = cardsOf(firstPage(upcoming), context);
        return { data: (page) => itemList({ ...page, items, siteUrl: config.siteUrl }) };
      },
    });
    return [
      {
        ...facts,
        ...latestOf(content.entries.event, facts.lastModified),
        template: 'event-list',
        props: () => ({
          ...props(),
          ...shownUpcoming(firstPage(upcoming), context),
          ...shownPast(firstPage(past), context),
        }),
      },
      furtherPages(upcoming, (page) => ({
        ...furtherFacts(page, { title, summary: summaries.event, context }),
        template: 'event-list',
        props: () => ({
          title: furtherTitle(title(), page.number),
          nodes: [],
          ...shownUpcoming(page, context),
          past: [],
        }),
      })),
      furtherPages(past, (page) => ({
        ...furtherFacts(page, { title: () => pastTitle, summary: summaries.event, context }),
        template: 'past-events',
        props: () => ({ title: furtherTitle(pastTitle, page.number), ...shownPast(page, context) }),
      })),
      routeOfEach(content.entries.event, (entry) => eventRoute(entry, context)),
    ];
  },
};

/** Past events begin on the page of all events. */
const pastHref = asHref(`${hrefOf('/event/')}#past`);
const pastTitle = 'Past events';

type EventsPage = ListPage<Entry<'event'>>;

function cardsOf({ items }: EventsPage, { summaries }: RouteContext): readonly EventSummary[] {
  return items.flatMap((entry) => summaries.event(entry) ?? []);
}

function shownUpcoming(page: EventsPage, context: RouteContext) {
  return {
    ...programme(cardsOf(page, context), context),
    timeZone: context.content.settings.timeZone,
    calendarHref: hrefOf(calendarPath),
    ...(page.pager && { pager: page.pager }),
  };
}

function shownPast(page: EventsPage, context: RouteContext) {
  return { past: cardsOf(page, context), ...(page.pager && { pastPager: page.pager }) };
}

function eventRoute(entry: Entry<'event'>, context: RouteContext): Route {
  const { summaries, resolve, pathOf, config } = context;
  const path = pathOf(entry);
  const linkOf = ({ eventUrl }: Entry<'event'>['fields']) =>
    eventUrl === null ? undefined : resolve.link(eventUrl);
  return {
    ...entryRoute(entry, path, context, () => ({
      data: (page) => {
        const summary = summaries.event(entry);
        if (summary === undefined) return [];
        const venue = venueLocation(entry, context);
        const eventUrl = elsewhere(linkOf(entry.fields));
        return [eventData({ page, summary, venue, eventUrl, site: context })];
      },
    })),
    template: 'event',
    props: () => {
      const summary = summaries.event(entry);
      for (const problem of findDateProblems(entry, summary))
        context.warn({ ...problem, entry: nameEntry(entry) });
      const { title, ...standard } = standardProps(entry, context);
      const location = summary && venueLocation(entry, context);
      const url = absolute(config.siteUrl, path);
      const isToCome = summary !== undefined && !summary.isPast;
      return compact({
        title,
        ...standard,
        when: summary?.when,
        isPast: summary?.isPast ?? false,
        isRunning: summary?.isRunning,
        venue: summary?.venue,
        price: summary?.price,
        isForFamilies: summary?.isForFamilies,
        venueHref: location && hrefOf(pathOf(location)),
        eventUrl: linkOf(entry.fields),
        calendarHref: isToCome ? hrefOf(eventCalendarPath(path)) : undefined,
        webCalendars: isToCome ? webCalendars({ ...summary, url }) : [],
        share: shareLinks({ title, url }),
        related: relatedEvents(entry, relatedCount, context),
        more: { label: 'All events', href: hrefOf('/event/') },
      });
    },
  };
}

/** Returns a link only when it leaves the site. */
function elsewhere(href: Href | undefined): Href | undefined {
  return href !== undefined && URL.canParse(href) ? href : undefined;
}
