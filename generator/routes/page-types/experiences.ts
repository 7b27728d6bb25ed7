import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { FormName } from '../../../templates/forms/form-fields.ts';
import type { ExperiencePageProps } from '../../../templates/pages/ExperiencePage.tsx';
import type { LocationGridProps } from '../../../templates/sections/LocationGrid.tsx';
import type { Words } from '../../../words/table.ts';
import { hrefOf, pathOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { businessExperiences, fixedExperiences } from '../fixed-pages.ts';
import { formOf } from '../forms.ts';
import { freeSpacesOf } from '../free-spaces.ts';
import { hallsForHire } from '../halls.ts';
import { openJobs } from '../open-jobs.ts';
import { walkOfWorks } from '../places/walk.ts';
import { defaultSection } from '../resolve-blocks.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { titleWithin } from '../section-titles.ts';
import { entryRoute, standardProps, withSections } from './entry-page.ts';
import { fixedPage, newsOfPage } from './fixed-page.ts';
import { listPages } from './list-pages.ts';
import type { PageType } from './page-type.ts';

type Sections = (context: RouteContext) => readonly (BlockNode | null)[];

interface BuiltIn {
  /** The title without an entry in the CMS. */
  readonly title: (words: Words) => string;
  /** The sections that the page has in any case. */
  readonly sections?: Sections;
  /** Further ones without an entry. */
  readonly ownSections?: Sections;
}

const builtIn: Readonly<Record<(typeof fixedExperiences)[number], BuiltIn>> = {
  art: { title: ({ art }) => art.title },
  dining: { title: ({ experiences }) => experiences.dining, sections: locationGrid },
  events: { title: ({ events }) => events.title, sections: eventGrid },
  leasing: { title: ({ experiences }) => experiences.leasing, ownSections: locationGrid },
  'retail-leasing': { title: ({ experiences }) => experiences.retailLeasing, ownSections: locationGrid },
  retail: { title: ({ experiences }) => experiences.retail, sections: locationGrid },
  'working-here': {
    title: ({ experiences }) => experiences.workingHere,
    ownSections: (context) => [newsOfPage('working-here', context)],
  },
};

const noSections: Sections = () => [];

/** Makes `/experiences/`, the seven built-in ones, and further experiences of the CMS. */
export const experiences: PageType = {
  name: 'experiences',
  page: 'experiences',
  routes: (context) => {
    const { lists, summaries } = context;
    const pages = listPages(
      { path: '/experiences/', list: lists.experience, summary: summaries.experience },
      context,
    );
    const fixedSlugs = new Set<string>(fixedExperiences);
    return [
      ...pages.map(
        ({ facts, texts, items, pager }): Route => ({
          ...facts,
          template: 'experiences',
          props: () =>
            compact({ ...texts(), experiences: items().map(summaries.experience), pager: pager() }),
        }),
      ),
      ...fixedExperiences.map((slug) => fixedExperience(slug, context)),
      ...lists.experience
        .all()
        .filter(({ slug }) => !fixedSlugs.has(slug))
        .map((entry) => experienceRoute(entry, context, () => [])),
    ];
  },
};

function fixedExperience(slug: (typeof fixedExperiences)[number], context: RouteContext): Route {
  const entry = context.lists.bySlug('experience', slug);
  const { sections = noSections, ownSections = noSections, ...own } = builtIn[slug];
  const title = own.title(context.words);
  if (entry !== undefined) return experienceRoute(entry, context, () => sections(context));
  const { props, facts } = fixedPage(context, {
    path: pathOf('experiences', slug),
    title,
    sections: () => sections(context),
    ownSections: () => ownSections(context),
    hasMore: () =>
      Object.keys({ ...artOf(slug, context), ...formFor(slug, context), ...jobsFor(slug, context) }).length >
        0 || freeSpacesOf(slug, context).length > 0,
    head: () => named(title, context),
  });
  return {
    ...facts,
    template: 'experience',
    props: () => {
      const page = props();
      return { ...page, nodes: nodesOf(page.nodes, slug, context), ...partsFor(slug, context) };
    },
  };
}

function experienceRoute(
  entry: Place<'experience'>,
  context: RouteContext,
  sections: () => readonly (BlockNode | null)[],
): Route {
  return {
    ...entryRoute(entry, context.pathOf(entry), context, () => named(context.titleOf(entry), context)),
    template: 'experience',
    props: () => {
      const props = standardProps(entry, context);
      return {
        ...props,
        nodes: nodesOf(withSections(props.nodes, sections()), entry.slug, context),
        ...partsFor(entry.slug, context),
      };
    },
  };
}

/** Where places are the matter of a page, they are not cards. */
const looks: Readonly<Record<string, LocationGridProps['look']>> = { dining: 'menu', retail: 'index' };

function withLook(nodes: readonly BlockNode[], slug: string): readonly BlockNode[] {
  const look = Object.hasOwn(looks, slug) ? looks[slug] : undefined;
  if (look === undefined) return nodes;
  return nodes.map((node) =>
    node.block === 'pier/location-grid' ? { ...node, props: { ...node.props, look } } : node,
  );
}

function nodesOf(nodes: readonly BlockNode[], slug: string, context: RouteContext): readonly BlockNode[] {
  return withFreeSpaces(slug, withLook(nodes, slug), context);
}

/** Adds the spaces to let to the figures about them, which begin or, without any, end the page. */
function withFreeSpaces(
  slug: string,
  nodes: readonly BlockNode[],
  context: RouteContext,
): readonly BlockNode[] {
  const spaces = freeSpacesOf(slug, context);
  if (spaces.length === 0) return nodes;
  const at = nodes.findIndex(({ block }) => block === 'pier/leasing-statistics');
  const found = nodes[at];
  if (found?.block !== 'pier/leasing-statistics')
    return [
      ...nodes,
      { block: 'pier/leasing-statistics', props: { figures: [], charts: [], spaces }, by: 'site' },
    ];
  const props = { ...found.props, spaces: [...(found.props.spaces ?? []), ...spaces] };
  return nodes.with(at, { ...found, props });
}

function partsFor(slug: string, context: RouteContext) {
  return {
    ...artOf(slug, context),
    ...formFor(slug, context),
    ...jobsFor(slug, context),
    ...othersFor(slug, context),
  };
}

/** Lists the positions that are open, on the page about working here. */
function jobsFor(slug: string, context: RouteContext): Pick<ExperiencePageProps, 'jobs'> {
  const jobs = slug === 'working-here' ? openJobs(context) : [];
  return jobs.length === 0 ? {} : { jobs };
}

/** Lists the other experiences for the same audience. */
function othersFor(
  slug: string,
  { lists, summaries }: RouteContext,
): Pick<ExperiencePageProps, 'audience' | 'others' | 'allExperiences'> {
  const audience = businessExperiences.has(slug) ? 'business' : 'visitors';
  return {
    audience,
    others: lists
      .experiencesFor(audience)
      .cut(0, mostOthers + 1)
      .filter((other) => other.slug !== slug)
      .slice(0, mostOthers)
      .map(summaries.experience),
    allExperiences: hrefOf(pathOf('experiences')),
  };
}

/** The page of all experiences lists the rest. */
const mostOthers = 12;

/** Returns the works for the page about art: in the order of a walk, or else the newest. Nothing for others. */
function artOf(slug: string, context: RouteContext): Pick<ExperiencePageProps, 'art'> {
  if (slug !== 'art') return {};
  const { lists, summaries, words } = context;
  const count = lists.newestWorks.count();
  if (count === 0) return {};
  const more = { label: words.art.allWorks({ count }), href: hrefOf(pathOf('art')) };
  const walk = walkOfWorks(context);
  if (walk.length > 0) return { art: { walk, more } };
  return { art: { artworks: lists.newestWorks.cut(0, mostWorks).map(summaries.art), more } };
}

const mostWorks = 6;

/** The forms of built-in experiences, by their slug. */
const formsBySlug: ReadonlyMap<string, FormName> = new Map([
  ['events', 'hall'],
  ['leasing', 'leasing'],
  ['retail-leasing', 'leasing'],
]);

/** Returns the form of an experience, with what it may ask for; nothing for others. */
function formFor(slug: string, context: RouteContext): Pick<ExperiencePageProps, 'form' | 'halls'> {
  const name = formsBySlug.get(slug);
  const form = name && formOf(name, context);
  const halls = name === 'hall' ? hallsForHire(context) : [];
  return { ...(form && { form }), ...(halls.length > 0 && { halls }) };
}

/** "Events" and "Art" are also names of lists. */
function named(label: string, context: RouteContext): { readonly title: string; readonly label: string } {
  return { title: titleWithin('/experiences/', label, context), label };
}

function locationGrid(context: RouteContext): readonly (BlockNode | null)[] {
  return [
    defaultSection(
      'pier/location-grid',
      { more: { label: context.words.places.all, url: '/location/' } },
      context,
    ),
  ];
}

function eventGrid(context: RouteContext): readonly (BlockNode | null)[] {
  return [defaultSection('pier/event-grid', { heading: context.words.pages.whatsOn }, context)];
}
