import type { NamedLink } from '../../templates/types.ts';
import { hrefOf } from '../content/paths.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { SectionName } from '../content/stored-blocks.ts';
import { findSections } from '../content/words/page-sections.ts';
import type { RouteContext } from './route-context.ts';
import type { SectionPath } from './section-titles.ts';
import { titleAt } from './section-titles.ts';

/** The parts of the page for visitors that are asked for most. */
const parts: readonly SectionName[] = ['pier/schedule', 'pier/getting-here', 'pier/parking'];

const pages: readonly SectionPath[] = ['/event/', '/visit/', '/contact/'];

/**
 * Lists links to what visitors of a pier look for most, as far as the site has it: hours, ways, parking, access, what is on, contact and
 * telephone.
 */
export function oftenSought(context: RouteContext): readonly NamedLink[] {
  const { pageAt, titleOf, pathOf, organisation } = context;
  const visit = pageAt('/visit/');
  const access = pageAt('/accessibility/');
  const blocks = visit === undefined ? [] : unpackBlocks(context.row(visit).blocks);
  const sections = findSections(blocks);
  const ofVisit = parts.flatMap((part) => {
    const found = sections.find(({ block }) => block === part);
    return found === undefined ? [] : [{ label: found.heading, href: hrefOf(`/visit/#${found.anchor}`) }];
  });
  const ofAccess = access === undefined ? [] : [{ label: titleOf(access), href: hrefOf(pathOf(access)) }];
  const ofPages = pages.map((path) => ({ label: titleAt(path, context), href: hrefOf(path) }));
  const { label, href } = organisation.phone ?? {};
  return [
    ...ofVisit,
    ...ofAccess,
    ...ofPages,
    ...(label !== undefined && href !== undefined ? [{ label, href }] : []),
  ];
}
