import type { BlockNode } from '../../templates/blocks/index.ts';
import type { Entry } from '../content.ts';
import { fixedExperiences } from '../entry-paths.ts';
import { inMenuOrder } from '../menu-order.ts';
import { defaultSection } from '../nodes.ts';
import { pathOf } from '../paths.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps, withSections } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import type { PageType } from './page-type.ts';

type Sections = (context: RouteContext) => readonly (BlockNode | null)[];

/** Title and sections of the experiences that the site always has, where the CMS says nothing of them. */
const fallbacks: Readonly<Record<(typeof fixedExperiences)[number], { title: string; sections: Sections }>> =
  {
    art: { title: 'Art', sections: () => [] },
    dining: { title: 'Dining', sections: locationGrid },
    events: { title: 'Events', sections: eventGrid },
    leasing: { title: 'Leasing', sections: () => [] },
    'retail-leasing': { title: 'Retail leasing', sections: () => [] },
    retail: { title: 'Retail', sections: locationGrid },
    'working-here': { title: 'Working here', sections: () => [] },
  };

/** `/experiences/`, the seven that are always there, and any further experience of the CMS. */
export const experiences: PageType = {
  name: 'experiences',
  routes: (context) => {
    const all = inMenuOrder(context.content.entries.experience);
    const { props, plan } = fixedPage(context, { path: '/experiences/', title: 'Experiences' });
    const fixedSlugs = new Set<string>(fixedExperiences);
    return [
      {
        ...plan,
        ...latestOf(all, plan.lastModified),
        template: 'experiences',
        props: () => {
          context.usage.noteAll('experience');
          return { ...props(), experiences: all.map(context.summaries.experience) };
        },
      },
      ...fixedExperiences.map((slug) => fixedExperience(slug, all, context)),
      ...all
        .filter(({ slug }) => !fixedSlugs.has(slug))
        .map((entry) => experienceRoute(entry, all, context, () => [])),
    ];
  },
};

function fixedExperience(
  slug: (typeof fixedExperiences)[number],
  all: readonly Entry<'experience'>[],
  context: RouteContext,
): Route {
  const entry = all.find((experience) => experience.slug === slug);
  const sections = () => fallbacks[slug].sections(context);
  if (entry !== undefined) return experienceRoute(entry, all, context, sections);
  const { title } = fallbacks[slug];
  const { props, plan } = fixedPage(context, { path: pathOf('experiences', slug), title, sections });
  return {
    ...plan,
    template: 'experience',
    props: () => {
      context.usage.noteAll('experience');
      return { ...props(), others: all.map(context.summaries.experience) };
    },
  };
}

function experienceRoute(
  entry: Entry<'experience'>,
  all: readonly Entry<'experience'>[],
  context: RouteContext,
  sections: () => readonly (BlockNode | null)[],
): Route {
  return {
    ...entryRoute(entry, context.pathOf(entry), context),
    template: 'experience',
    props: () => {
      context.usage.noteAll('experience');
      const props = standardProps(entry, context);
      return {
        ...props,
        nodes: withSections(props.nodes, sections()),
        others: all.filter((other) => other !== entry).map(context.summaries.experience),
      };
    },
  };
}

function locationGrid(context: RouteContext): readonly (BlockNode | null)[] {
  return [
    defaultSection('pier/location-grid', { more: { label: 'All locations', url: '/location/' } }, context),
  ];
}

function eventGrid(context: RouteContext): readonly (BlockNode | null)[] {
  return [defaultSection('pier/event-grid', { heading: "What's on" }, context)];
}
