import type { Bundles } from './assets/open-bundler.ts';
import { collectRoutes } from './collect-routes.ts';
import { hashJson } from './fingerprint.ts';
import { hostsToHide } from './host-leaks.ts';
import { makeLayout } from './layout.ts';
import { makePages } from './make-pages.ts';
import type { Digest } from './output/manifest.ts';
import type { OutputFile } from './output-file.ts';
import { makeOutputFiles } from './output-files.ts';
import type { PageMemory } from './page-memory.ts';
import { createPagePublisher, type PublishedPages } from './page-publisher.ts';
import type { Stage } from './publish/stage.ts';
import type { Route } from './route.ts';
import { createRouteContext } from './route-context.ts';
import type { Run } from './run.ts';
import type { Gathered, Site } from './site.ts';
import type { RebuildOptions } from './watch/site-builder.ts';

/** What a site is made from: our own code, bundled, and all that came from outside. */
export interface BuildParts {
  readonly bundles: Bundles;
  readonly gathered: Gathered;
}

export interface FillStageInput extends BuildParts, Partial<RebuildOptions> {
  readonly stage: Pick<Stage, 'write' | 'keep'>;
  readonly memory: PageMemory;
  readonly site: Site;
  readonly run: Run;
}

/** What is in the stage now. */
export interface FilledStage {
  readonly routes: readonly Route[];
  readonly pages: PublishedPages;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
}

/** Plans the site and puts every file of it into a stage. Throws BuildError `content` or `render` with all problems. */
export async function fillStage(input: FillStageInput): Promise<FilledStage> {
  const { bundles, gathered, memory, site, run, first, onEarly } = input;
  const { content, media } = gathered;
  const { config, onProgress } = site;
  const { assets } = bundles;
  const { time, warn } = run;
  const stage = countFiles(input.stage);

  const context = createRouteContext({ content, config, media: media.table, warn });
  const routes = await time('routes', () => collectRoutes(context));
  const layoutOf = makeLayout(context);
  const publisher = createPagePublisher({
    stage,
    memory,
    render: bundles.render,
    assets: assets.urls,
    templateHashes: bundles.templateHashes,
    layoutHash: hashJson(layoutOf('')),
    cmsHosts: hostsToHide(gathered.cmsHosts, config.siteUrl),
    onRendered: (route, file) => {
      if (route.path === first) onEarly?.([file, ...assets.files]);
    },
  });
  const surroundings = { context, assets: assets.urls, layoutOf };
  const { publishPage } = publisher;
  await time('render', () =>
    makePages({ routes: startWith(routes, first), surroundings, onProgress, publishPage }),
  );
  const pages = publisher.finish();
  await time('output', async () => {
    for (const file of await makeOutputFiles(pages.sitemap, context)) await stage.write(file);
    for (const file of assets.files) await stage.write(file);
    for (const file of media.files) await stage.write(file, media.digests.get(file.path));
  });
  return { routes, pages, ...stage.counted() };
}

/** The page that somebody looks at comes first; nothing else depends on the order. */
function startWith(routes: readonly Route[], first: string | undefined): readonly Route[] {
  const looked = routes.find(({ path }) => path === first);
  return looked === undefined ? routes : [looked, ...routes.filter((route) => route !== looked)];
}

function countFiles(stage: Pick<Stage, 'write' | 'keep'>) {
  let files = 0;
  let bytes = 0;
  const count = (digest: Digest): Digest => {
    files += 1;
    bytes += digest.size;
    return digest;
  };
  return {
    write: async (file: OutputFile, digest?: Digest) => count(await stage.write(file, digest)),
    keep: async (file: Parameters<Stage['keep']>[0]) => {
      const digest = await stage.keep(file);
      return digest && count(digest);
    },
    counted: () => ({ files, bytes }),
  };
}
