import type { AnyEntry } from '../content/content.ts';
import type { RouteContext } from './route-context.ts';

/** Returns true for an entry whose page search engines may list: it is published as Markdown, too, where the settings say so. */
export function hasTwin(
  { seo }: Pick<AnyEntry, 'seo'>,
  { config, isBlanketNoindex }: Pick<RouteContext, 'config' | 'isBlanketNoindex'>,
): boolean {
  return config.markdown && config.hasDrafts !== true && (seo?.noindex !== true || isBlanketNoindex());
}
