import type { SiteContent } from '../content/content.ts';
import { kinds } from '../content/saved/by-kind.ts';
import { kindFolders } from './kind-folders.ts';
import type { PageSettings } from './page-settings.ts';

/** The pages of fixed routes, which have page types of their own. */
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

/** The built-in experiences, which come with the kind, with or without an entry in the CMS. */
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

/** Every kind that not any website has. */
const kindsOfPier = listedKinds.filter((kind) => kind !== 'post');

/**
 * Lists the fixed pages of a site. A list needs its kind: without it in the CMS, or switched off in
 * the settings, nothing is listed. Pages about the pier need any kind of a pier; those about the
 * way to it may instead have an organisation in the settings. Where one is missing, a page of the
 * CMS at its path is an ordinary page (docs/decisions/0019).
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
