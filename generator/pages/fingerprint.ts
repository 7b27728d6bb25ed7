import type { AssetUrls } from '../../templates/Document.tsx';
import type { TemplateName } from '../../templates/pages/index.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { hashJson } from '../util/hash-json.ts';
import type { RenderJob } from './render-job.ts';

/**
 * What a page's html depends on, in four hashes: equal ones, equal bytes, nothing to render. They are kept apart so that a
 * report can say which of them differs.
 */
export interface Fingerprint {
  /** The template's code and all that it imports. */
  readonly template: string;
  /** The urls of the assets that it names. */
  readonly assets: string;
  /** Header, footer, language and the Content-Security-Policy. */
  readonly layout: string;
  /** Path, head and props. */
  readonly route: string;
}

export interface BuildHashes {
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
  readonly assets: AssetUrls;
  /** Hash of all that surrounds every page alike, but for the assets. */
  readonly layoutHash: string;
}

/** What a page's fingerprint is made from. */
export interface Fingerprinted {
  readonly template: TemplateName;
  /** What `hashRoute` gives. */
  readonly route: string;
  /** The names of the islands that it showed when it was last rendered: of islands, those are the urls it names. */
  readonly islands: readonly string[];
}

/**
 * The hash of a page's path, head and props, in any thread. Props are made by the same code in the same order every time, so their
 * plain JSON is canonical: were it not, a page would be rendered once too often, never too seldom.
 */
export function hashRoute({ path, head, call }: Pick<RenderJob, 'path' | 'head' | 'call'>): string {
  return hashJson([path, head, hashOfProps(call.props)]);
}

/** A list has the same props at all its addresses. */
const hashOfProps = rememberValue<object, string>(hashJson);

/** Makes the function that gives the pages of one build their fingerprints. */
export function startFingerprints({ templateHashes, assets, layoutHash }: BuildHashes) {
  const allPages = hashJson([
    assets.stylesheet,
    assets.runtime,
    assets.preloadFonts,
    // The page names the hydrate chunk on its script tag, islands or not.
    assets.hydrate,
  ]);
  const hashOfAssets = (islands: readonly string[]): string =>
    islands.length === 0
      ? allPages
      : hashJson([allPages, islands.map((name) => [name, assets.islands[name], assets.islandStyles[name]])]);
  return ({ template, route, islands }: Fingerprinted): Fingerprint => ({
    template: templateHashes[template],
    assets: hashOfAssets(islands),
    layout: layoutHash,
    route,
  });
}

/** The names of the islands in a page's html. */
export function islandsIn(html: string): readonly string[] {
  // Most pages have none, and a search for a plain text is four times as fast.
  if (!html.includes(' data-island="')) return [];
  return [...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name))].sort();
}

/** Equal fingerprints give equal html. */
export function isSame(a: Fingerprint, b: Fingerprint): boolean {
  return a.template === b.template && a.assets === b.assets && a.layout === b.layout && a.route === b.route;
}
