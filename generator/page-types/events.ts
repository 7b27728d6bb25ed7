import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { absolute } from '../head.ts';
import { nameEntry } from '../name-entry.ts';
import { calendarPath, eventCalendarPath, hrefOf } from '../paths.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import type { PageType } from './page-type.ts';

const relatedCount = 3;

/** `/event/`, upcoming first and past apart, and `/event/{detail}/`. */
export const events: PageType = {
  name: 'events',
  routes: (context) => {
    const { content, summaries } = context;
    const { props, plan } = fixedPage(context, { path: '/event/', title: 'Events' });
    return [
      {
        ...plan,
        ...latestOf(content.entries.event, plan.lastModified),
        template: 'event-list',
        props: () => ({
          ...props(),
          upcoming: summaries.upcomingEvents(),
          past: summaries.pastEvents(),
          calendarHref: hrefOf(calendarPath),
        }),
      },
      ...content.entries.event.map((entry) => eventRoute(entry, context)),
    ];
  },
};

function eventRoute(entry: Entry<'event'>, context: RouteContext): Route {
  const { summaries, resolve, pathOf, config } = context;
  const summary = summaries.event(entry);
  if (summary === undefined) {
    context.warn({
      message: `the event has no readable start date (${entry.fields.start ?? 'none'}): it is in no list`,
      entry: nameEntry(entry),
      field: 'startDate',
      hint: 'give it a date in the CMS',
    });
  }
  const path = pathOf(entry);
  return {
    ...entryRoute(entry, path, context, () => ({
      jsonLd: summary === undefined ? [] : [eventData(summary, absolute(config.siteUrl, path), context)],
    })),
    template: 'event',
    props: () =>
      compact({
        ...standardProps(entry, context),
        when: summary?.when,
        isPast: summary?.isPast ?? false,
        venue: summary?.venue,
        eventUrl: entry.fields.eventUrl === null ? undefined : resolve.link(entry.fields.eventUrl),
        calendarHref: summary === undefined ? undefined : hrefOf(eventCalendarPath(path)),
        related: summaries
          .upcomingEvents(relatedCount + 1)
          .filter((other) => other !== summary)
          .slice(0, relatedCount),
      }),
  };
}

function eventData(
  { title, when, venue }: NonNullable<ReturnType<RouteContext['summaries']['event']>>,
  url: string,
  { organisation }: RouteContext,
): object {
  const place = compact({
    '@type': 'Place',
    name: venue ?? organisation.name,
    address: organisation.address,
  });
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    url,
    startDate: when.start,
    endDate: when.end,
    location: place,
  });
}
