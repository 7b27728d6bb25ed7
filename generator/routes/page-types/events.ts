import type { MonthLink } from '../../../templates/components/EventProgramme.tsx';
import type { EventSummary, Href } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { monthLabel } from '../../content/dates.ts';
import { findDateProblems } from '../../content/event-dates.ts';
import { stateOf, takesPlace } from '../../content/event-state.ts';
import { nameEntry } from '../../content/name-entry.ts';
import {
  asHref,
  calendarPath,
  eventCalendarPath,
  eventFeeds,
  hrefOf,
  reminderPath,
} from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { once } from '../../dependencies/once.ts';
import { compact } from '../../util/omit-undefined.ts';
import { sameDayAs, whereIsEvent } from '../around-event.ts';
import { eventAddress } from '../event-address.ts';
import { eventDatesShown } from '../event-dates-shown.ts';
import { absolute } from '../head/head.ts';
import { mostInCalendar } from '../listed.ts';
import { wayToPlace } from '../places/place-way.ts';
import { type Programme, programme, shownMonth } from '../programme.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { shareLinks } from '../share-links.ts';
import { eventData } from '../structured-data/event.ts';
import { waysHome } from '../ways-home.ts';
import { webCalendars } from '../web-calendars.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { cutList, furtherPage, type ListPage, listPages } from './list-pages.ts';
import type { PageType } from './page-type.ts';

const relatedCount = 3;

/** Makes `/event/`, upcoming first and past apart, and `/event/{detail}/`. */
export const events: PageType = {
  name: 'events',
  page: 'event',
  routes: (context) => {
    const { lists, summaries, words } = context;
    const [first, ...further] = listPages(
      { path: '/event/', list: lists.upcoming, summary: summaries.event },
      context,
    );
    const [past, ...furtherPast] = cutList(lists.past, { path: '/event/past/', href: pastHref, words });
    const pastPages = furtherPast.map((page) =>
      furtherPage(page, { title: () => words.events.pastEvents, summary: summaries.event, context }),
    );
    const months = once(() => monthsOf(context));
    return [
      ...[first, ...further].map(
        (page): Route => ({
          ...page.facts,
          template: 'event-list',
          props: () => ({
            ...page.texts(),
            ...shownUpcoming(page, months, context),
            ...(page === first ? shownPast(past, context) : { past: [] }),
          }),
        }),
      ),
      ...pastPages.map(
        (page): Route => ({
          ...page.facts,
          template: 'past-events',
          props: () => ({ title: page.texts().title, ...shownPast(page, context) }),
        }),
      ),
      ...lists.event.all().map((entry) => eventRoute(entry, context)),
    ];
  },
};

/** Past events begin on the page of all events. */
const pastHref = asHref(`${hrefOf('/event/')}#past`);

type EventsPage = Pick<ListPage<Place<'event'>>, 'items' | 'pager'>;

function cardsOf({ items }: EventsPage, { summaries }: RouteContext): readonly EventSummary[] {
  return items().flatMap((entry) => summaries.event(entry) ?? []);
}

function shownUpcoming(page: EventsPage, allMonths: () => readonly MonthLink[], context: RouteContext) {
  const pager = page.pager();
  const cards = cardsOf(page, context);
  const shown = programme(cards, context);
  return {
    ...(pager?.next ? withoutLaterMonths(shown) : shown),
    timeZone: context.content.settings.timeZone,
    calendarHref: hrefOf(calendarPath),
    feeds: [
      ...(pager || cards.some(({ isForFamilies }) => isForFamilies)
        ? [{ label: context.words.eventDates.familyEvents, href: hrefOf(eventFeeds.families) }]
        : []),
      ...(pager || cards.some(({ isFree }) => isFree)
        ? [{ label: context.words.eventDates.freeEvents, href: hrefOf(eventFeeds.free) }]
        : []),
    ],
    ...calendarNote(context),
    ...(pager && { pager, allMonths: allMonths() }),
  };
}

/** Says which events the calendar has, where it does not have all. */
function calendarNote({ lists, words: { events } }: RouteContext): { readonly calendarNote?: string } {
  if (lists.event.countPages(mostInCalendar) === 1) return {};
  return {
    calendarNote:
      lists.upcoming.countPages(mostInCalendar) > 1
        ? events.calendarHasNext({ count: mostInCalendar })
        : events.calendarHasAll,
  };
}

/** A month after the last one of a page has its events on the next page. */
function withoutLaterMonths({ groups, months }: Programme): Programme {
  const last = groups.at(-1)?.month ?? '';
  return { groups, months: months.filter(({ key }) => key <= last) };
}

/** Links each month of a cut list to the page where it begins. */
function monthsOf(context: RouteContext): readonly MonthLink[] {
  const { content, lists, summaries, words } = context;
  const months = new Map<string, MonthLink>();
  for (const { items, path } of cutList(lists.upcoming, { path: '/event/', words }))
    for (const event of items()) {
      const { start } = summaries.phaseOf(event) ?? {};
      const month = start === undefined ? undefined : shownMonth(start, context);
      if (month === undefined || months.has(month)) continue;
      // As `idOfMonth` of the list.
      months.set(month, {
        key: month,
        label: monthLabel(month, content.settings),
        href: asHref(`${hrefOf(path)}#month-${month}`),
      });
    }
  return [...months.values()];
}

function shownPast(page: EventsPage, context: RouteContext) {
  return compact({ past: cardsOf(page, context), pastPager: page.pager() });
}

function eventRoute(place: Place<'event'>, context: RouteContext): Route {
  const { summaries, lists, row, resolveFor, pathOf, config } = context;
  const path = pathOf(place);
  const linkOf = (entry: Entry<'event'>) => {
    const { eventUrl } = entry.fields;
    return eventUrl === null ? undefined : resolveFor(entry).link(eventUrl, { field: 'eventUrl' });
  };
  return {
    ...entryRoute(place, path, context, () => ({
      data: (page) => {
        const summary = summaries.event(place);
        if (summary === undefined) return [];
        const entry = row(place);
        const location = lists.locationOf(place);
        const venue = location && row(location);
        const eventUrl = elsewhere(linkOf(entry));
        const { year } = summaries.phaseOf(place) ?? {};
        return [eventData({ page, summary, venue, eventUrl, entry, year, site: context })];
      },
    })),
    template: 'event',
    props: () => {
      const entry = row(place);
      const summary = summaries.event(place);
      const phase = summaries.phaseOf(place);
      const { timeZone } = context.content.settings;
      for (const problem of findDateProblems(entry, { summary, timeZone, year: phase?.year }))
        context.warn({ ...problem, entry: nameEntry(entry) });
      const { title, ...standard } = standardProps(place, context);
      const location = summary && lists.locationOf(place);
      const url = absolute(config.siteUrl, path);
      const isToCome = summary !== undefined && !summary.isPast;
      return compact({
        title,
        ...standard,
        when: summary?.when,
        ...eventDatesShown(entry, summary, context),
        isPast: summary?.isPast ?? false,
        times: summary?.times,
        venue: summary?.venue,
        price: summary?.price,
        isForFamilies: summary?.isForFamilies,
        venueHref: location && hrefOf(pathOf(location)),
        way: location && wayToPlace(location, context),
        where: summary && whereIsEvent(location, summary, context),
        sameDay: summary === undefined ? [] : sameDayAs(place, summary, context),
        waysHome: isToCome ? waysHome(context) : [],
        visit: context.fixed.has('visit')
          ? { label: context.words.pages.planYourVisit, href: hrefOf('/visit/') }
          : undefined,
        eventUrl: linkOf(entry),
        calendarHref: isToCome ? hrefOf(eventCalendarPath(path)) : undefined,
        reminderHref: isToCome && takesPlace(stateOf(entry)) ? hrefOf(reminderPath(path)) : undefined,
        webCalendars: isToCome
          ? webCalendars({ ...summary, venue: eventAddress(summary.venue, context.organisation), url })
          : [],
        share: shareLinks({ title, url }, context.words),
        related: relatedEvents(place, relatedCount, context),
        more: { label: context.words.events.all, href: hrefOf('/event/') },
      });
    },
  };
}

/** Returns a link only when it leaves the site. */
function elsewhere(href: Href | undefined): Href | undefined {
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

type Event = Place<'event'>;

/**
 * Lists the next two events at the same place, the next ones for the same people, then the next ones anywhere; never the
 * event itself. Those after it come before sooner ones: so pages do not all show the same.
 * @internal
 */
export function relatedEvents(
  own: Event,
  limit: number,
  { lists, summaries }: Pick<RouteContext, 'lists' | 'summaries'>,
): readonly EventSummary[] {
  const chosen = new Set<Event>();
  const add = (events: readonly Event[], most = limit) => {
    for (const event of events.filter(({ id }) => id !== own.id).slice(0, most))
      if (chosen.size < limit) chosen.add(event);
  };
  add(lists.upcomingNear(own).cut(0, 3), 2);
  if (chosen.size < limit) add(lists.nextAlike(own, limit));
  if (chosen.size < limit - 1) add(lists.nextAfter(own, limit - chosen.size));
  if (chosen.size < limit) add(lists.upcoming.cut(0, limit + 1));
  return [...chosen].flatMap((event) => summaries.event(event) ?? []);
}
