import type { Href } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { findDateProblems } from '../../content/event-dates.ts';
import { nameEntry } from '../../content/name-entry.ts';
import { calendarPath, eventCalendarPath, hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { absolute } from '../head/head.ts';
import { venueLocation } from '../places/venue-location.ts';
import { programme } from '../programme.ts';
import { relatedEvents } from '../related-events.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { routeOfEach } from '../route-series.ts';
import { sectionTitles } from '../section-titles.ts';
import { shareLinks } from '../share-links.ts';
import { eventData } from '../structured-data/event.ts';
import { itemList } from '../structured-data/item-list.ts';
import { webCalendars } from '../web-calendars.ts';
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
    const { props, facts } = fixedPage(context, {
      path: '/event/',
      title: sectionTitles['/event/'],
      head: () => {
        const items = summaries.upcomingEvents();
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
          ...programme(context),
          timeZone: content.settings.timeZone,
          past: summaries.pastEvents(),
          calendarHref: hrefOf(calendarPath),
        }),
      },
      routeOfEach(content.entries.event, (entry) => eventRoute(entry, context)),
    ];
  },
};

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
