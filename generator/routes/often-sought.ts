import type { NamedLink } from '../../templates/types.ts';
import { asHref, hrefOf } from '../content/paths.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { SectionName } from '../content/stored-blocks.ts';
import { findSections } from '../content/words/page-sections.ts';
import { formOf } from './forms.ts';
import type { RouteContext } from './route-context.ts';
import { labelOfPage, type SectionPath } from './section-titles.ts';
import { labelOfEntry } from './summaries.ts';

/** The parts of the page for visitors that are asked for most. */
const parts: readonly SectionName[] = ['pier/schedule', 'pier/getting-here', 'pier/parking'];

const pages: readonly SectionPath[] = ['/event/', '/visit/', '/contact/'];

/** The words of what visitors look for by the access of places. */
const byAccess = { 'step-free': 'stepFree', 'step-free-toilet': 'toilet' } as const;

/**
 * Lists links to what visitors of a pier look for most, as far as the site has it: today, hours, ways, parking, access, toilets, what is on, a
 * hall, contact and telephone.
 */
export function oftenSought(context: RouteContext): readonly NamedLink[] {
  const { pageAt, row, content, organisation, lists, fixed } = context;
  const { searchPage } = context.words;
  const [visit, access] = (['/visit/', '/accessibility/'] as const).map((path) => {
    const page = pageAt(path);
    return page && row(page);
  });
  const sections = visit === undefined ? [] : findSections(unpackBlocks(visit.blocks));
  const ofVisit = parts.flatMap((part) => {
    const found = sections.find(({ block }) => block === part);
    if (visit === undefined || found === undefined) return [];
    const label = { ...labelOfEntry(visit, content.settings), label: found.heading };
    return [{ ...label, href: asHref(`/visit/#${found.anchor}`) }];
  });
  const ofAccess =
    access === undefined
      ? []
      : [{ ...labelOfEntry(access, content.settings), href: hrefOf('/accessibility/') }];
  // The parts of the page for visitors lead to it.
  const ofPages = pages
    .filter((path) => path !== '/visit/' || ofVisit.length === 0)
    .flatMap((path) => {
      const label = labelOfPage(path, context);
      return label === undefined ? [] : [{ ...label, href: hrefOf(path) }];
    });
  const ofPlaces = Object.entries(byAccess).flatMap(([access, word]) => {
    const places = fixed.has('location') ? lists.placesWith(access).first(1).shown : [];
    return places.map(() => ({ label: searchPage[word], href: asHref(`/location/?${access}=on`) }));
  });
  const events = formOf('hall', context) && lists.bySlug('experience', 'events');
  const ofHall = events && {
    label: searchPage.hall,
    href: asHref(`${hrefOf(context.pathOf(events))}#c-form-hall`),
  };
  const { label, href } = organisation.phone ?? {};
  return [
    ...(fixed.has('today') ? [{ label: searchPage.today, href: hrefOf('/today/') }] : []),
    ...ofVisit,
    ...ofAccess,
    ...ofPlaces,
    ...ofPages,
    ...(ofHall === undefined ? [] : [ofHall]),
    ...(label !== undefined && href !== undefined ? [{ label, href }] : []),
  ];
}
