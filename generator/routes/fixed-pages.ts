import type { SiteContent } from '../content/content.ts';
import { kinds } from '../content/saved/by-kind.ts';
import { kindFolders } from './kind-folders.ts';
import type { PageSettings } from './page-settings.ts';

/** The pages that a fixed route shows: they have a page type of their own, whatever else they are. */
const fixedPages = [
  'art',
  'contact',
  'event',
  'experiences',
  'location',
  'news',
  'revitalization',
  'visit',
] as const;

export type FixedPage = (typeof fixedPages)[number];

/** The experiences that the site has with the kind itself, whether or not the CMS has them. */
export const fixedExperiences = [
  'art',
  'dining',
  'events',
  'leasing',
  'retail-leasing',
  'retail',
  'working-here',
] as const;

const listedKinds = kinds.filter((kind) => kind !== 'page');

/** Every kind but those of any website. */
const kindsOfPier = listedKinds.filter((kind) => kind !== 'post');

/**
 * The fixed pages that a site has. A list goes with its kind: where the CMS does not know the kind, or the settings switch it off, there
 * is nothing to list. The pages about the pier as a whole are there where the CMS knows anything of a pier; those about the way to it
 * also where the settings say who runs it. Where one is missing, a page of the CMS at its path is a page like any other
 * (docs/decisions/0019).
 */
export function fixedPagesOf(
  { without = [] }: Pick<SiteContent, 'without'>,
  { organisation }: Partial<Pick<PageSettings, 'organisation'>>,
): ReadonlySet<FixedPage> {
  const isPier = kindsOfPier.some((kind) => !without.includes(kind));
  return new Set(
    fixedPages.filter((page) => {
      const kind = listedKinds.find((kind) => kindFolders[kind].list === page);
      if (kind !== undefined) return !without.includes(kind);
      return isPier || (organisation !== undefined && page !== 'revitalization');
    }),
  );
}
