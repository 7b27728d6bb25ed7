import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Content } from '../content/content.ts';
import { fileOf } from '../content/paths.ts';
import { once } from '../dependencies/once.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { Problem } from '../problems/problem.ts';
import { collectRoutes } from './collect-routes.ts';
import { createRouteContext } from './create-route-context.ts';
import type { NamedFile } from './destinations.ts';
import { lostForms } from './forms.ts';
import { asOrganisation } from './organisation.ts';
import { pageTypes } from './page-types/index.ts';
import { undialled } from './phone.ts';
import type { RouteList } from './route.ts';
import type { RouteContext } from './route-context.ts';

/**
 * The routes of a site. They depend only on content and settings, not on templates: they stay when
 * templates are edited, with all cached values.
 */
export interface SiteRoutes {
  readonly context: RouteContext;
  /** Every page, sorted by path. Throws BuildError `content`. */
  readonly routes: () => RouteList;
  /** Problems so far, each once: of the routes, and of the pages made from them. */
  readonly warnings: () => readonly Problem[];
}

/** Makes the routes of this content, on demand. */
export function makeSiteRoutes(
  {
    content,
    media,
    publicFiles = [],
  }: {
    readonly content: Content;
    readonly media: { readonly table: MediaTable };
    readonly publicFiles?: readonly NamedFile[];
  },
  config: ResolvedConfig,
): SiteRoutes {
  const warnings = new Map<string, Problem>();
  const warn = (problem: Problem): void => void warnings.set(JSON.stringify(problem), problem);
  // Only the demo brings its own organisation.
  const isKnown = config.organisation !== undefined || asOrganisation(content.pier) !== undefined;
  if (config.endpoint !== undefined && !isKnown) warn(nobody);
  const named = [...publicFiles, ...listedPages()];
  const context = createRouteContext({ content, config, media: media.table, publicFiles: named, warn });
  const { phone } = context.organisation;
  if (phone !== undefined && phone.href === undefined) warn(undialled(phone));
  lostForms(context).forEach(warn);
  return { context, routes: once(() => collectRoutes(context)), warnings: () => [...warnings.values()] };
}

/** Pages that page types have besides those of entries, as files that links may lead to. */
function listedPages(): readonly NamedFile[] {
  const paths = pageTypes.flatMap(({ paths = {} }) => Object.keys(paths));
  return paths.map((path) => ({ path: fileOf(path), size: 0 }));
}

/** Nothing is invented: the site shows only given data. */
const nobody: Problem = {
  message: 'The organisation is not set: the site shows no address, telephone, opening hours or social links',
  field: 'organisation',
  hint: 'Add it to site.config.ts, under organisation, or fill in the page Pier in the CMS; a name is enough.',
};
