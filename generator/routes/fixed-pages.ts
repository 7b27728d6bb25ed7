import type { PageSettings } from '../../config/resolve-config.ts';
import type { SiteContent } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { type ListPage, listPageOf } from './kind-folders.ts';
import { asOrganisation } from './organisation.ts';

const otherPages = ['contact', 'revitalization', 'visit'] as const;

/**
 * The pages of fixed routes, which have page types of their own: the lists of entries, and others.
 */
export type FixedPage = ListPage | (typeof otherPages)[number] | 'search' | 'thanks' | 'today';

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

type FixedPageSettings = Partial<Pick<PageSettings, 'organisation' | 'search' | 'forms' | 'hasDrafts'>>;

/**
 * Lists the fixed pages of a site. A list needs its kind: without it in the CMS, or switched off in
 * the settings, nothing is listed. Pages about the pier need any kind of a pier; those about the
 * way to it may instead have an organisation, in the settings or on the page Pier of the CMS. Where
 * one is missing, a page of the CMS at its path is an ordinary page (docs/decisions/0019).
 */
export function fixedPagesOf(
  { without = [], pier }: Pick<SiteContent, 'without' | 'pier'>,
  { search = true, hasDrafts = false, forms = {}, ...settings }: FixedPageSettings,
): ReadonlySet<FixedPage> {
  const organisation = asOrganisation(pier) ?? settings.organisation;
  const present = listedKinds.filter((kind) => !without.includes(kind));
  const isPier = present.some((kind) => kind !== 'post');
  const others = otherPages.filter(
    (page) => isPier || (organisation !== undefined && page !== 'revitalization'),
  );
  return new Set(
    [
      ...present.flatMap((kind) => listPageOf(kind) ?? []),
      ...others,
      ...(present.includes('event') || present.includes('location') ? (['today'] as const) : []),
      // Drafts belong into no index, and without them a preview would find less than it shows.
      ...(search && !hasDrafts ? (['search'] as const) : []),
      ...(Object.values(forms).some(isSent) ? (['thanks'] as const) : []),
    ].sort(),
  );
}

/** Returns true for a form that is sent to an address. */
function isSent(form: PageSettings['forms'][keyof PageSettings['forms']]): boolean {
  return form?.action !== undefined && form.shown;
}

/**
 * The experiences for tenants and workers; all others are for visitors. By slug, of the built-in
 * experiences.
 */
export const businessExperiences: ReadonlySet<string> = new Set([
  'leasing',
  'retail-leasing',
  'working-here',
]);
