import { pathOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { formOf } from '../forms.ts';
import { freeSpacesOf, leasingPageOf, spaceFacts } from '../free-spaces.ts';
import { absolute } from '../head/head.ts';
import { callTo } from '../phone.ts';
import { namedLocation } from '../places/named-location.ts';
import { wayToPlace } from '../places/place-way.ts';
import { whereIs } from '../places/where-is.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { shareLinks } from '../share-links.ts';
import { linkToEntry } from '../summaries.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

/** `/space/{detail}/`: the pages about leasing and about shop spaces list them. */
export const spaces: PageType = {
  name: 'spaces',
  routes: (context) => context.lists.space.all().map((space) => spaceRoute(space, context)),
};

function spaceRoute(space: Place<'space'>, context: RouteContext): Route {
  const { config, row, resolveFor, summaries, words } = context;
  const path = context.pathOf(space);
  const slug = leasingPageOf(space);
  const parent = pathOf('experiences', slug);
  const isListed = context.fixed.has('experiences');
  return {
    ...entryRoute(space, path, context, () => (isListed ? { parent } : {})),
    template: 'space',
    props: () => {
      const entry = row(space);
      const { floor, plan, brochure } = entry.fields;
      const { title, ...page } = standardProps(space, context);
      const resolve = resolveFor(entry);
      const place = namedLocation(entry, context);
      const picture = plan === null ? undefined : resolve.picture(plan);
      const form = formOf('leasing', context);
      return compact({
        title,
        ...page,
        ...spaceFacts(entry, context),
        floor: floor || undefined,
        place: place && linkToEntry(summaries.location(place)),
        way: place && wayToPlace(place, context),
        where: place && whereIs(place, context),
        plan: picture,
        files: [
          // A plan that is not a picture, such as a PDF, is offered to load.
          ...(plan === null || picture !== undefined ? [] : resolve.files(plan, words.leasing.plan)),
          ...(brochure === null ? [] : resolve.files(brochure, words.leasing.brochure)),
        ],
        call: callTo(context),
        form: form && { ...form, about: title },
        share: shareLinks({ title, url: absolute(config.siteUrl, path) }, words),
        others: freeSpacesOf(slug, context, space),
      });
    },
  };
}
