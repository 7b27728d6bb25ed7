import { defaultSection } from '../nodes.ts';
import type { RouteContext } from '../route-context.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';
import { planOfThePier } from './plan.ts';

/** `/contact/`: how to reach the pier, from the site's settings, and what the editor wrote. */
export const contact: PageType = {
  name: 'contact',
  routes: (context) => {
    const { props, plan } = fixedPage(context, { path: '/contact/', title: 'Contact' });
    const { organisation } = context;
    return [{ ...plan, template: 'contact', props: () => ({ ...props(), organisation }) }];
  },
};

/** `/visit/`: hours, the map and parking belong to it. */
export const visit: PageType = {
  name: 'visit',
  routes: (context) => {
    const { props, plan } = fixedPage(context, {
      path: '/visit/',
      title: 'Visit',
      sections: () => visitSections(context),
    });
    const { organisation } = context;
    return [{ ...plan, template: 'visit', props: () => ({ ...props(), organisation }) }];
  },
};

/** `/revitalization/`. */
export const revitalization: PageType = {
  name: 'revitalization',
  routes: (context) => {
    const { props, plan } = fixedPage(context, { path: '/revitalization/', title: 'Revitalization' });
    return [{ ...plan, template: 'revitalization', props }];
  },
};

function visitSections(context: RouteContext) {
  const { hours } = context.organisation;
  const plan = planOfThePier(context);
  return [
    hours.length === 0
      ? null
      : defaultSection('pier/schedule', { heading: 'Opening hours', rows: hours }, context),
    plan === undefined
      ? null
      : defaultSection('pier/map', { ...plan, heading: 'Map', slugs: undefined }, context),
  ];
}
