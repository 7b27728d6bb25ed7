import { fileOf } from './content/paths.ts';
import type { BuildParts } from './fill-stage.ts';
import { makePage } from './pages/make-page.ts';
import { renderBatch } from './pages/render-batch.ts';
import { makeRenderKit } from './pages/render-context.ts';
import type { RenderResult } from './pages/render-job.ts';
import type { OutputFile } from './publish/output-file.ts';
import type { Route } from './routes/route.ts';
import type { Site } from './site/site.ts';
import type { RebuildOptions } from './watch/site-builder.ts';

/**
 * Shows the page that somebody looks at, with the assets that it names, before anything is done for the others. The build
 * makes it once more, as it makes every page: nothing of this is published.
 */
export async function showFirst(
  parts: BuildParts,
  site: Site,
  { first, onEarly }: Partial<RebuildOptions>,
): Promise<void> {
  // Nobody looks: a site that stays as it is needs no plan.
  if (first === undefined) return;
  const route = parts
    .plan()
    .routes()
    .find(({ path }) => path === first);
  if (route === undefined) return;
  const result = renderAlone(route, parts, site);
  if (result === undefined || 'failed' in result || result.contents === undefined) return;
  const page: OutputFile = { path: fileOf(route.path), class: 'page', contents: result.contents };
  await onEarly?.([page, ...parts.bundles.assets.files]);
}

/** Undefined when its props cannot be made: that, as a page that cannot be rendered, the build tells with all others. */
function renderAlone(route: Route, parts: BuildParts, site: Site): RenderResult | undefined {
  const kit = makeRenderKit(parts, site);
  try {
    const { path, call, head } = makePage(route, parts.plan().context);
    return renderBatch([{ path, call, head, target: null, published: null }], kit)[0];
  } catch {
    return undefined;
  }
}
