import { fileOf } from '../content/paths.ts';
import { makePage } from '../pages/make-page.ts';
import { renderBatch } from '../pages/render-batch.ts';
import { makeRenderContext } from '../pages/render-context.ts';
import type { RenderResult } from '../pages/render-job.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { Route } from '../routes/route.ts';
import type { BuildParts, Site } from '../site/site.ts';

export interface FirstPage {
  /** The path of the page open in a browser: rendered before all others. */
  readonly first?: string;
  /** Takes that page's file and the assets before anything else is made; the build waits for it. */
  readonly onEarly?: (files: readonly OutputFile[]) => void | Promise<void>;
}

/**
 * Shows the page open in a browser, with its assets, before the other pages are made. The build
 * renders it again with the others: this one is not published. Resolves with the parts.
 */
export async function showFirst(
  parts: BuildParts,
  site: Site,
  { first, onEarly }: FirstPage,
): Promise<BuildParts> {
  // An unchanged site without a viewer needs no routes.
  if (first === undefined) return parts;
  const route = parts.siteRoutes().routes().find(first);
  const result = route && renderAlone(route, parts, site);
  if (route === undefined || result === undefined || 'failed' in result || result.contents === undefined)
    return parts;
  const page: OutputFile = { path: fileOf(route.path), class: 'page', contents: result.contents };
  await onEarly?.([page, ...parts.bundles.assets.files]);
  return parts;
}

/**
 * Returns undefined when its props cannot be made: the build reports that with all other problems.
 */
function renderAlone(route: Route, parts: BuildParts, site: Site): RenderResult | undefined {
  const renderContext = makeRenderContext(parts, site);
  try {
    const { path, call, head } = makePage(route, parts.siteRoutes().context);
    return renderBatch([{ path, call, head, target: null, published: null }], renderContext)[0];
  } catch {
    return undefined;
  }
}
