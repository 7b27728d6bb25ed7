import type { FormData } from '../../../templates/forms/Form.tsx';
import type { Phone } from '../../../templates/organisation.ts';
import type { LocationPageProps } from '../../../templates/pages/LocationPage.tsx';
import type { EntryLabel, Href, NamedLink } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { nameEntry, titleOf } from '../../content/name-entry.ts';
import { asHref, hrefOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { placeFeed } from '../event-feeds.ts';
import { formOf } from '../forms.ts';
import { sayHire } from '../halls.ts';
import { mostListed } from '../listed.ts';
import { phoneLink, undialled } from '../phone.ts';
import { barePlan } from '../pier-plan.ts';
import { placeKey } from '../place-key.ts';
import { hoursTable } from '../places/hours-table.ts';
import { directionLinks } from '../places/map-links.ts';
import { numbered } from '../places/numbered.ts';
import { placeTimes } from '../places/opening-times.ts';
import { sayAway, sayFurther, wayToPlace } from '../places/place-way.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { linkToAll } from '../sections/grids.ts';
import { place } from '../structured-data/place.ts';
import { telephone } from '../structured-data/thing.ts';
import { accessOf, linkToEntry } from '../summaries.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { listPages } from './list-pages.ts';
import type { PageType } from './page-type.ts';

const eventCount = 3;

/** Makes `/location/` with the map, and `/location/{detail}/`. */
export const locations: PageType = {
  name: 'locations',
  page: 'location',
  routes: (context) => {
    const { lists, summaries } = context;
    const pages = listPages(
      { path: '/location/', list: lists.location, summary: summaries.location },
      context,
    );
    return [
      ...pages.map(
        ({ facts, texts, items, pager }): Route => ({
          ...facts,
          template: 'location-list',
          props: () => {
            // The map takes the place of the page's picture.
            const { picture: _, ...page } = texts();
            return compact({
              ...page,
              places: numbered(items(), context),
              kinds: kindsOf(items(), context),
              map: items().some(hasPosition) ? barePlan(context) : undefined,
              pager: pager(),
            });
          },
        }),
      ),
      ...lists.location.all().map((entry) => locationRoute(entry, context)),
    ];
  },
};

function locationRoute(own: Place<'location'>, context: RouteContext): Route {
  const { summaries, lists } = context;
  return {
    ...entryRoute(own, context.pathOf(own), context, () => ({
      data: (page) => {
        const entry = context.row(own);
        const { phone, website } = entry.fields;
        return [
          place({
            page,
            location: entry,
            experiences: context.experiencesOf(own).map(({ slug }) => slug),
            telephone: telephone(phoneLink(phone, context.country)),
            website:
              website === null || website.isInternal ? undefined : context.resolveFor(entry).link(website),
            amenities: (accessOf(entry, context.words) ?? []).map(({ label }) => label),
            site: context,
          }),
        ];
      },
    })),
    template: 'location',
    props: () => {
      const entry = context.row(own);
      const { address, hours, openingHours, website } = entry.fields;
      const events = lists.upcomingAt(own.id).first(eventCount);
      const feed = placeFeed(own, context);
      const artworks = lists.worksAt(own.id).first(mostListed);
      const { previous, next } = lists.placesOnWay.beside(own);
      const alongDeck = (near: Place<'location'>) =>
        compact({ ...linkToEntry(summaries.location(near)), detail: sayFurther(own, near, context) });
      return compact({
        ...standardProps(own, context),
        address: address || undefined,
        hours: openingHours === null && hours.length > 0 ? hours : undefined,
        opening: placeTimes(entry, context.content.settings),
        week: openingHours === null ? undefined : hoursTable({ hours: openingHours, words: hours }, context),
        phone: phoneOf(entry, context),
        directions: directionLinks({ position: summaries.location(own).position }, context.config),
        website:
          website === null
            ? undefined
            : namedAfterHost(context.resolveFor(entry).link(website, { field: 'website' })),
        hire: sayHire(entry, context),
        hall: entry.fields.hireCapacity === null ? undefined : hallForm(entry, context),
        kinds: context.kindsOf(own),
        access: accessOf(entry, context.words),
        events: events.shown.flatMap((event) => summaries.event(event) ?? []),
        moreEvents: events.isCut ? eventsAt(own, context) : undefined,
        calendarHref: feed === undefined ? undefined : hrefOf(feed),
        artworks: artworks.shown.map(summaries.art),
        restOfArt: artworks.isCut ? linkToAll('art', context) : undefined,
        map: mapAround(own, context),
        before: previous && alongDeck(previous),
        behind: next && alongDeck(next),
        way: wayToPlace(own, context),
        nearby: lists.nearestLocations(own).map((near) => {
          const location = summaries.location(near);
          const note = sayAway(summaries.location(own), location, context);
          return compact({ number: context.numberOf(near), location, note });
        }),
      });
    },
  };
}

/** The form that asks for a hall, with its name. */
function hallForm(entry: Entry<'location'>, context: RouteContext): FormData | undefined {
  const form = formOf('hall', context);
  return form && { ...form, about: titleOf(entry) };
}

function phoneOf(entry: Entry<'location'>, { country, warn }: RouteContext): Phone | undefined {
  const phone = phoneLink(entry.fields.phone, country);
  if (phone !== undefined && phone.href === undefined) warn({ ...undialled(phone), entry: nameEntry(entry) });
  return phone;
}

/** Links to the list of events, filtered by this place. */
function eventsAt(entry: Place<'location'>, context: RouteContext): NamedLink | undefined {
  const all = linkToAll('event', context);
  const key = placeKey(context.titleOf(entry), context.pathOf(entry));
  return (
    all && {
      label: context.words.events.allHere,
      href: asHref(`${all.href}?place=${encodeURIComponent(key)}`),
    }
  );
}

/** Makes the plan with this place on it; undefined where either is missing. */
function mapAround(entry: Place<'location'>, context: RouteContext): LocationPageProps['map'] {
  const plan = hasPosition(entry) ? barePlan(context) : undefined;
  const { picture: _, ...here } = context.summaries.location(entry);
  return plan && { plan, here };
}

/** Lists the kinds of locations, in the order of their experiences. */
function kindsOf(some: readonly Place<'location'>[], context: RouteContext): readonly EntryLabel[] {
  const used = new Map(some.flatMap(context.kindsOf).map((kind) => [kind.label, kind]));
  return context.lists.experience.all().flatMap((place) => used.get(context.titleOf(place)) ?? []);
}

function hasPosition({ fields }: Place<'location'>): boolean {
  return fields.latitude !== null && fields.longitude !== null;
}

function namedAfterHost(href: Href): NamedLink {
  return { label: /^https?:/.test(href) ? new URL(href).host.replace(/^www\./, '') : href, href };
}
