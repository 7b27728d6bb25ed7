import type { PageSettings } from '../../config/resolve-config.ts';
import type { AnyEntry, Content } from '../../generator/content/content.ts';
import type { MediaTable } from '../../generator/media/media-table.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { createRouteContext } from '../../generator/routes/create-route-context.ts';
import type { RouteContext } from '../../generator/routes/route-context.ts';
import type { EventSummary } from '../../templates/types.ts';
import { makeContent } from './entries.ts';
import { pageSettings } from './page-settings.ts';

/**
 * Opens the context of page types for a site with these entries, with the problems reported
 * meanwhile.
 */
export function openContext(
  entries: readonly AnyEntry[],
  values: Partial<Content> = {},
  settings: Partial<PageSettings> = {},
  media: MediaTable = new Map(),
): { readonly context: RouteContext; readonly warnings: readonly Problem[] } {
  const warnings: Problem[] = [];
  const context = createRouteContext({
    content: makeContent(entries, values),
    config: { ...pageSettings, ...settings },
    media,
    warn: (problem) => void warnings.push(problem),
  });
  return { context, warnings };
}

/** The cards of all upcoming events. */
export function upcomingCards({ lists, summaries }: RouteContext): readonly EventSummary[] {
  return lists.upcoming.all().flatMap((event) => summaries.event(event) ?? []);
}
