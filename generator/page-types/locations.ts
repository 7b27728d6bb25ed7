import type { Href, NamedLink } from '../../templates/types.ts';
import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { inMenuOrder } from '../menu-order.ts';
import { phoneLink } from '../phone.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import type { PageType } from './page-type.ts';
import { mapOf } from './plan.ts';

const nearbyCount = 3;

/** `/location/` with the map, and `/location/{detail}/`. */
export const locations: PageType = {
  name: 'locations',
  routes: (context) => {
    const all = inMenuOrder(context.content.entries.location);
    const { props, plan } = fixedPage(context, { path: '/location/', title: 'Locations' });
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
            map: mapOf(all, context),
          });
        },
      },
      ...all.map((entry) => locationRoute(entry, all, context)),
    ];
  },
};

function locationRoute(
  entry: Entry<'location'>,
  all: readonly Entry<'location'>[],
  context: RouteContext,
): Route {
  const { address, hours, phone, website } = entry.fields;
  const { summaries, resolve } = context;
  return {
    ...entryRoute(entry, context.pathOf(entry), context),
    template: 'location',
    props: () =>
      compact({
        ...standardProps(entry, context),
        address: address || undefined,
        hours: hours.length === 0 ? undefined : hours,
        phone: phoneLink(phone),
        website: website === null ? undefined : namedAfterHost(resolve.link(website)),
        kinds: context.kindsOf(entry),
        map: mapOf([entry], context),
        nearby: nearest(entry, all).slice(0, nearbyCount).map(summaries.location),
      }),
  };
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
