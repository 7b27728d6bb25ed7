import type { AssetUrls } from '../../templates/components/AssetsContext.ts';
import type { TemplateName } from '../../templates/pages/index.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { hashJson } from '../util/hash.ts';
import type { RenderJob } from './render-job.ts';

/**
 * Four hashes of everything that a page's html depends on: when all are equal, the html is equal.
 * They are separate so that a report can name the difference.
 */
export interface Fingerprint {
  /** The template's code and all its imports. */
  readonly template: string;
  /** The urls of the assets on the page. */
  readonly assets: string;
  /** Header, footer, language and the Content-Security-Policy. */
  readonly layout: string;
  /** Path, head and props. */
  readonly route: string;
}

export interface BuildHashes {
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
  readonly assets: AssetUrls;
  /** Hash of the document around every page, except the assets. */
  readonly layoutHash: string;
}

/** The inputs of a page's fingerprint. */
export interface Fingerprinted {
  readonly template: TemplateName;
  /** The result of `hashRoute`. */
  readonly route: string;
  /** The islands, enhancements and stylesheets that the page had when it was last rendered: their urls are on the page. */
  readonly islands: readonly string[];
}

/**
 * Hashes a page's path, head and props, in any thread. The same code makes props in the same order
 * every time, so their plain JSON is canonical: otherwise a page would be rendered once too often,
 * never too seldom.
 */
export function hashRoute({ path, head, call }: Pick<RenderJob, 'path' | 'head' | 'call'>): string {
  return hashJson([path, head, hashOfProps(call.props)]);
}

/** A list has the same props at all its addresses. */
const hashOfProps = rememberValue<object, string>(hashJson);

/** Returns a function that makes the fingerprints of the pages of a build. */
export function startFingerprints({ templateHashes, assets, layoutHash }: BuildHashes) {
  const allPages = hashJson([
    assets.stylesheet,
    assets.runtime,
    assets.preloadFonts,
    // Every page names the hydrate chunk on its script tag, with or without islands.
    assets.hydrate,
  ]);
  const sheets = new Map(assets.sheets.map(({ name, url }) => [name, url]));
  // Pages alternate between few sets of names.
  const known = new Map<string, string>();
  const hashOfAssets = (islands: readonly string[]): string => {
    const names = islands.join(' ');
    let hash = known.get(names);
    if (hash === undefined) {
      hash = hashJson([
        allPages,
        islands.map((name) => [name, assets.islands[name], assets.islandStyles[name], sheets.get(name)]),
      ]);
      known.set(names, hash);
    }
    return hash;
  };
  return ({ template, route, islands }: Fingerprinted): Fingerprint => ({
    template: templateHashes[template],
    assets: hashOfAssets(islands),
    layout: layoutHash,
    route,
  });
}

/** Equal fingerprints give equal html. */
export function isSame(a: Fingerprint, b: Fingerprint): boolean {
  return a.template === b.template && a.assets === b.assets && a.layout === b.layout && a.route === b.route;
}
