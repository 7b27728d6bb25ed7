import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Content } from '../content/content.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { hashJson } from '../util/hash-json.ts';

/**
 * One hash of what holds for all pages alike, but for templates and layout: our own code, the settings, and those of the CMS. Null
 * where a page may differ although nothing did: content that comes from a file, drafts, which the CMS does not date, or middleware,
 * which may decide differently each time.
 */
export function hashConditions(
  { config, code }: { readonly config: ResolvedConfig; readonly code: string },
  { content, saved }: { readonly content: Content; readonly saved?: SavedCrawl },
): string | null {
  if (saved === undefined || config.isPreview || Object.keys(config.middleware).length > 0) return null;
  return hashJson([code, config, content.settings, content.without]);
}
