import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { Organisation } from '../../../templates/organisation.ts';
import type { NamedLink } from '../../../templates/types.ts';
import { htmlToText } from '../../content/html/text.ts';
import { asHref } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { conditionsOf } from '../conditions-of.ts';
import { formOf } from '../forms.ts';
import { planSection } from '../pier-plan.ts';
import { commonWays } from '../places/map-links.ts';
import { defaultSection } from '../resolve-blocks.ts';
import type { RouteContext } from '../route-context.ts';
import { pier, wholeOrganization } from '../structured-data/pier.ts';
import { fixedPage, newsOfPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/** Makes `/contact/`: contact details from the settings, and the editor's content. */
export const contact: PageType = {
  name: 'contact',
  page: 'contact',
  routes: (context) => {
    const { organisation } = context;
    const form = formOf('contact', context);
    const { props, facts } = fixedPage(context, {
      path: '/contact/',
      title: context.words.pages.contact,
      hasMore: () => form !== undefined || hasFacts(organisation),
      head: () => ({ data: ({ image }) => [wholeOrganization(context), pier(context, image)] }),
    });
    return [{ ...facts, template: 'contact', props: () => compact({ ...props(), organisation, form }) }];
  },
};

/** Makes `/visit/`, which includes hours, the map and parking. */
export const visit: PageType = {
  name: 'visit',
  page: 'visit',
  routes: (context) => {
    const { props, facts } = fixedPage(context, {
      path: '/visit/',
      title: context.words.pages.visit,
      sections: () => visitSections(context),
      hasMore: () => hasFacts(context.organisation) || context.config.conditions !== undefined,
      head: () => ({ data: ({ image }) => [wholeOrganization(context), pier(context, image)] }),
    });
    const { organisation } = context;
    return [
      {
        ...facts,
        template: 'visit',
        props: () => {
          const page = props();
          return compact({
            ...page,
            organisation,
            conditions: conditionsOf(context),
            contents: contentsOf(page.nodes),
          });
        },
      },
    ];
  },
};

/** Makes `/revitalization/`: without a page of the CMS, it shows the news of its category. */
export const revitalization: PageType = {
  name: 'revitalization',
  page: 'revitalization',
  routes: (context) => {
    const { props, facts } = fixedPage(context, {
      path: '/revitalization/',
      title: context.words.pages.revitalization,
      ownSections: () => [newsOfPage('revitalization', context)],
      hasMore: () => false,
    });
    return [{ ...facts, template: 'revitalization', props }];
  },
};

/**
 * Links to the parts of a long page: its headings of level two, and its sections with a heading.
 */
function contentsOf(nodes: readonly BlockNode[]): readonly NamedLink[] {
  return nodes.flatMap(({ block, props, by }): NamedLink[] => {
    if (block === 'core/heading')
      return props.level === 2
        ? [{ label: htmlToText(props.html), by: 'editor', href: asHref(`#${props.id}`) }]
        : [];
    if (!('anchor' in props && 'heading' in props) || block === 'pier/hero') return [];
    const { anchor, heading } = props;
    return anchor === undefined || heading === undefined
      ? []
      : [{ label: heading, ...(by !== 'site' && { by: 'editor' }), href: asHref(`#${anchor}`) }];
  });
}

function hasFacts({ address, phone, email, directions, hours, social }: Organisation): boolean {
  return (address ?? phone ?? email ?? directions) !== undefined || hours.length + social.length > 0;
}

function visitSections(context: RouteContext) {
  const { hours } = context.organisation;
  const { pages } = context.words;
  return [
    hours.length === 0
      ? null
      : defaultSection('pier/schedule', { heading: pages.openingHours, rows: hours }, context),
    defaultSection(
      'pier/getting-here',
      { heading: pages.gettingHere, ways: commonWays.map((way) => ({ way })) },
      context,
    ),
    planSection(pages.map, context),
  ];
}
