import { hashJson } from '../pages/fingerprint.ts';
import type { Gathered, Site } from '../site/site.ts';

/**
 * One hash of what holds for all pages alike, but for templates and layout: our own code, the settings, and those of the CMS. Null
 * where a page may differ although nothing did: content that comes from a file, drafts, which the CMS does not date, or middleware,
 * which may decide differently each time.
 */
export function hashConditions(
  { config, code }: Pick<Site, 'config' | 'code'>,
  { content, saved }: Pick<Gathered, 'content' | 'saved'>,
): string | null {
  if (saved === undefined || config.isPreview || Object.keys(config.middleware).length > 0) return null;
  return hashJson([code, config, content.settings, content.without]);
}
