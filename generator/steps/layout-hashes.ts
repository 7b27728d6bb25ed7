import type { RenderContext } from '../pages/render-batch.ts';
import { hashJson } from '../util/hash.ts';

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
