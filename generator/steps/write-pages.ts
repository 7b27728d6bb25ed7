import type { TemplateCode } from '../bundle/template-code.ts';
import { type SearchIndex, startSearch } from '../files/search/start-search.ts';
import type { SitemapPage } from '../files/sitemap.ts';
import { openExplainer } from '../pages/explain-failure.ts';
import { startFingerprints } from '../pages/fingerprint.ts';
import { makePages } from '../pages/make-pages.ts';
import { createPageRenderer } from '../pages/page-renderer.ts';
import type { RenderContext } from '../pages/render-batch.ts';
import { openRenderPool } from '../pages/render-pool.ts';
import { hashConditions, hashLayout, type LayoutHashes } from '../rebuild/conditions.ts';
import type { PageKeeperInput } from '../rebuild/page-keeper.ts';
import { createPagePublisher, type PublishedPages } from '../rebuild/page-publisher.ts';
import type { Route, RouteList } from '../routes/route.ts';
import type { Site } from '../site/site.ts';
import { projectRoot } from '../util/project-root.ts';
import { usefulThreads } from '../util/thread-pool.ts';
import { addStoredPages } from './add-stored-pages.ts';
import type { BuildState } from './build-state.ts';

/** The written pages, rendered or kept. */
export interface WrittenPages extends PublishedPages {
  /** All pages for the sitemap. */
  readonly listed: Iterable<SitemapPage>;
  readonly search: SearchIndex;
  /** Hash of the document and of the texts that no file may have. */
  readonly layout: string;
  /** Hash of the conditions of all pages; null when unknown. */
  readonly conditions: string | null;
}

/**
 * Renders what differs from the last build, and keeps the rest. Throws BuildError `render` with
 * every page that failed.
 */
export async function writePages(state: BuildState, routes: RouteList): Promise<WrittenPages> {
  const { contentAndMedia, memory, records, site, run } = state;
  const { context } = state.siteRoutes();
  const { versions, onFinding } = context;
  const hashes = hashLayout(state.renderContext(), site.config);
  const fingerprintOf = fingerprintsOf(state, hashes);
  const conditions = hashConditions(site, contentAndMedia);
  const input: Omit<PageKeeperInput, 'memory'> = {
    now: contentAndMedia.content.now,
    conditions,
    versions,
    renew: ({ template }, { fingerprint: { route }, islands }) => fingerprintOf({ template, route, islands }),
  };
  const sources = addStoredPages(
    state,
    { routes, keeper: state.openKeeper(input), target: state.target },
    { ...input, hashes },
  );
  const renderer = openRenderer(state, routes.length);
  const publisher = createPagePublisher({
    ...{ memory, records, renderer, fingerprintOf, versions, onFinding },
    keeper: sources.keeper,
    stage: sources.target,
    warn: run.warn,
  });
  const published = state.searchMemory.openPublished(hashes.layout);
  const search = startSearch(routes, context, { ...state.searchMemory, published });
  const keepPage = async (route: Route): Promise<boolean> => {
    await sources.ready(route.path);
    await state.whenRoom?.();
    const isKept = await publisher.keepPage(route);
    if (isKept) search.keep(route.path);
    return isKept;
  };
  await run.time('render', async () => {
    try {
      await makePages({
        ...{
          routes: sources.routes,
          context,
          addToSearch: search.add,
          guards: { ...site.config, graphql: site.graphql },
          onProgress: site.onProgress,
        },
        publisher: { ...publisher, keepPage },
      });
    } finally {
      await renderer.close();
    }
  });
  const pages = publisher.finish();
  return { ...pages, listed: listPages(routes, pages.forSitemap), search, conditions, layout: hashes.layout };
}

/** Lists all pages for the sitemap, in the order of the routes. */
function listPages(routes: RouteList, pages: PublishedPages['forSitemap']): Iterable<SitemapPage> {
  return {
    *[Symbol.iterator]() {
      for (const { path, status, lastModified } of routes) {
        const page = pages.get(path);
        if (page === undefined) throw new Error(`nothing was learned of ${path}`);
        yield { path, status, lastModified, ...page };
      }
    },
  };
}

function fingerprintsOf(
  { bundles }: BuildState,
  { layout }: LayoutHashes,
): ReturnType<typeof startFingerprints> {
  return startFingerprints({
    assets: bundles.assets.urls,
    templateHashes: bundles.templateHashes,
    layoutHash: layout,
  });
}

function openRenderer({ bundles, renderContext, memory, site }: BuildState, pages: number) {
  const { code } = bundles.templates;
  return createPageRenderer(
    { ...renderContext(), explain: openExplainer(code, projectRoot()) },
    poolOpener(renderContext(), site, code),
    // Without a memory, all pages are rendered.
    memory.pages.size === 0 ? pages : 0,
  );
}

function poolOpener({ render: _, ...renderContext }: RenderContext, { workers }: Site, code: TemplateCode) {
  const workerFile = workers?.render;
  const size = usefulThreads();
  if (workerFile === undefined || size < 1) return null;
  return () => openRenderPool({ ...renderContext, code, workerFile, size, root: projectRoot() });
}
