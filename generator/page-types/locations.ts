import type { LocationPageProps } from '../../templates/pages/LocationPage.tsx';
import type { Href, NamedLink } from '../../templates/types.ts';
import { type AtLocations, createAtLocations } from '../at-locations.ts';
import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { inMenuOrder } from '../menu-order.ts';
import { titleOf } from '../name-entry.ts';
import { phoneLink } from '../phone.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitles } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';
import { place } from '../structured-data/place.ts';
import { telephone } from '../structured-data/thing.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import type { PageType } from './page-type.ts';
import { barePlan } from './plan.ts';

const nearbyCount = 3;
const eventCount = 3;

/** `/location/` with the map, and `/location/{detail}/`. */
export const locations: PageType = {
  name: 'locations',
  page: 'location',
  routes: (context) => {
    const all = inMenuOrder(context.content.entries.location);
    const at = createAtLocations(context);
    const { props, plan } = fixedPage(context, {
      path: '/location/',
      title: sectionTitles['/location/'],
      head: () => {
        context.usage.noteAll('location');
        const items = all.map(context.summaries.location);
        return { data: (page) => itemList({ ...page, items, siteUrl: context.config.siteUrl }) };
      },
    });
    return [
      {
        ...plan,
        ...latestOf(all, plan.lastModified),
        template: 'location-list',
        props: () => {
          context.usage.noteAll('location');
          return compact({
            ...props(),
            locations: all.map(context.summaries.location),
            kinds: kindsOf(all, context),
            map: all.some(hasPosition) ? barePlan(context) : undefined,
          });
        },
      },
      ...all.map((entry) => locationRoute({ entry, all, at }, context)),
    ];
  },
};

interface Placed {
  readonly entry: Entry<'location'>;
  readonly all: readonly Entry<'location'>[];
  readonly at: AtLocations;
}

function locationRoute({ entry, all, at }: Placed, context: RouteContext): Route {
  const { address, hours, phone, website } = entry.fields;
  const { summaries, resolve } = context;
  return {
    ...entryRoute(entry, context.pathOf(entry), context, () => ({
      data: (page) => [
        place({
          page,
          location: entry,
          experiences: experiencesOf(entry, context),
          telephone: telephone(phoneLink(phone)),
          website: website === null || website.isInternal ? undefined : resolve.link(website),
          site: context,
        }),
      ],
    })),
    template: 'location',
    props: () =>
      compact({
        ...standardProps(entry, context),
        address: address || undefined,
        hours: hours.length === 0 ? undefined : hours,
        phone: phoneLink(phone),
        website: website === null ? undefined : namedAfterHost(resolve.link(website)),
        kinds: context.kindsOf(entry),
        events: at.events(entry).slice(0, eventCount),
        artworks: at.artworks(entry),
        map: mapAround(entry, context),
        nearby: nearest(entry, all).slice(0, nearbyCount).map(summaries.location),
      }),
  };
}

/** The plan with this place on it; undefined where either is missing. */
function mapAround(entry: Entry<'location'>, context: RouteContext): LocationPageProps['map'] {
  const plan = hasPosition(entry) ? barePlan(context) : undefined;
  return plan && { plan, here: context.summaries.location(entry) };
}

/** The kinds that any of the locations is of, in the order of the experiences that they are named after. */
function kindsOf(all: readonly Entry<'location'>[], context: RouteContext): readonly string[] {
  const used = new Set(all.flatMap(context.kindsOf));
  return inMenuOrder(context.content.entries.experience)
    .map(titleOf)
    .filter((title) => used.has(title));
}

function hasPosition({ fields }: Entry<'location'>): boolean {
  return fields.latitude !== null && fields.longitude !== null;
}

/** The slugs of the experiences that name a location: what kind of place it is. */
function experiencesOf(location: Entry<'location'>, context: RouteContext): readonly string[] {
  const kinds = new Set(context.kindsOf(location));
  return context.content.entries.experience
    .filter((experience) => kinds.has(titleOf(experience)))
    .map(({ slug }) => slug);
}

/** The other locations by distance; those without a position are left out, as is every one when this has none. */
function nearest(entry: Entry<'location'>, all: readonly Entry<'location'>[]): readonly Entry<'location'>[] {
  const { latitude, longitude } = entry.fields;
  if (latitude === null || longitude === null) return [];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const distance = ({ fields }: Entry<'location'>) =>
    fields.latitude === null || fields.longitude === null
      ? null
      : Math.hypot(fields.latitude - latitude, (fields.longitude - longitude) * narrowing);
  return all
    .filter((other) => other !== entry)
    .map((other) => ({ other, distance: distance(other) }))
    .filter((item): item is { other: Entry<'location'>; distance: number } => item.distance !== null)
    .sort((a, b) => a.distance - b.distance || a.other.id - b.other.id)
    .map(({ other }) => other);
}

function namedAfterHost(href: Href): NamedLink {
  return { label: /^https?:/.test(href) ? new URL(href).host.replace(/^www\./, '') : href, href };
}
