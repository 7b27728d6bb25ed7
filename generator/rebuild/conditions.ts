import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Content } from '../content/content.ts';
import { noPier } from '../content/no-pier.ts';
import type { RenderContext } from '../pages/render-batch.ts';
import { hashJson } from '../util/hash.ts';
import { siteSettings } from './site-settings.ts';

/**
 * Hashes the conditions shared by all pages except templates and layout: the generator's code, the
 * settings, and those of the CMS. Null where a page may change without them: drafts, which have no
 * dates, or middleware, which may decide differently each time.
 */
export function hashConditions(
  { config, code }: { readonly config: ResolvedConfig; readonly code: string },
  { content }: { readonly content: Pick<Content, 'settings' | 'pier' | 'without'> },
): string | null {
  if (config.hasDrafts || Object.keys(config.middleware).length > 0) return null;
  // The home page alone shows the notice.
  const { notice: _, ...pier } = content.pier ?? noPier;
  return hashJson([code, siteSettings(config), content.settings, pier, content.without]);
}

export interface LayoutHashes {
  /** The document around every page, except the assets. */
  readonly document: string;
  /** The same with the private texts of this process: new ones render all pages again. */
  readonly layout: string;
}

/** Hashes what surrounds every page. */
export function hashLayout(
  { document, privateTexts }: RenderContext,
  { canaries }: { readonly canaries: readonly string[] },
): LayoutHashes {
  const parts = [{ ...document, assets: null }, canaries];
  return {
    document: hashJson(parts),
    // A page is searched for private texts when it is rendered.
    layout: hashJson([...parts, ...privateTexts.flatMap(({ pattern }) => pattern?.source ?? [])]),
  };
}
