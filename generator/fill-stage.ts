import type { Bundles } from './bundle/open-bundler.ts';
import type { TemplateCode } from './bundle/template-code.ts';
import { findBrokenAnchors } from './checks/anchors.ts';
import type { Census } from './checks/census/census.ts';
import { takeCensus } from './checks/census/take-census.ts';
import { checkFile } from './checks/check-file.ts';
import { findHiddenSite } from './checks/find-hidden-site.ts';
import { findLargeMenus } from './checks/find-large-menus.ts';
import { findMoved } from './checks/find-moved.ts';
import { nameEntry } from './content/name-entry.ts';
import { makeOutputFiles, redirectsOf } from './files/output-files.ts';
import { findPopup, popup } from './files/popup.ts';
import { openExplainer } from './pages/explain-failure.ts';
import { hashJson, startFingerprints } from './pages/fingerprint.ts';
import { makePages } from './pages/make-pages.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import type { RenderKit } from './pages/render-batch.ts';
import { makeRenderKit } from './pages/render-context.ts';
import { openRenderPool } from './pages/render-pool.ts';
import type { Problem } from './problems/problem.ts';
import { gatherDamage } from './publish/damaged-copies.ts';
import type { Digest } from './publish/manifest.ts';
import type { FileClass, OutputFile } from './publish/output-file.ts';
import type { Stage } from './publish/stage.ts';
import { hashConditions } from './rebuild/conditions.ts';
import { ListedPage } from './rebuild/listed-page.ts';
import type { PageKeeper, PageKeeperInput } from './rebuild/page-keeper.ts';
import type { PageMemory } from './rebuild/page-memory.ts';
import { createPagePublisher, type PublishedPages } from './rebuild/page-publisher.ts';
import type { PageRecords } from './rebuild/page-records.ts';
import type { SiteFigures } from './rebuild/site-memory.ts';
import type { SitePlan } from './routes/plan-site.ts';
import type { Route } from './routes/route.ts';
import type { Run } from './site/run.ts';
import type { Gathered, Site } from './site/site.ts';
import { usefulThreads } from './util/thread-pool.ts';

/** What a site is made from: our own code, bundled, and all that came from outside. */
export interface BuildParts {
  readonly bundles: Bundles;
  readonly gathered: Gathered;
  /** Made when it is first asked for: a site that stays as it is needs none. */
  readonly plan: () => SitePlan;
}

export interface FillStageInput extends BuildParts {
  readonly stage: Pick<Stage, 'write' | 'keep' | 'reserve'>;
  readonly memory: PageMemory;
  /** Gets what is learned of each page. */
  readonly records: PageRecords;
  /** Decides which pages need not be made. */
  readonly openKeeper: (input: Omit<PageKeeperInput, 'memory'>) => PageKeeper;
  readonly site: Site;
  readonly run: Run;
  /** Told what will be there, before anything is rendered. */
  readonly onPlanned?: (census: Census) => void;
}

/** What is in the stage now. */
export interface FilledStage {
  readonly routes: readonly Route[];
  readonly pages: PublishedPages;
  /** The conditions that held for all pages alike. */
  readonly conditions: string | null;
  readonly figures: SiteFigures;
  /** With the files that were made. */
  readonly census: Census;
}

/**
 * Plans the site and puts every file of it into a stage. What gates find is told to the run, which refuses it once all is
 * there. Throws BuildError `render` with every page that failed.
 */
export async function fillStage(input: FillStageInput): Promise<FilledStage> {
  try {
    return await makeFiles(input);
  } finally {
    // What an earlier build found while it made this plan is still so.
    input.plan().warnings().forEach(input.run.warn);
  }
}

async function makeFiles(input: FillStageInput): Promise<FilledStage> {
  const { bundles, gathered, memory, records, openKeeper, site, run } = input;
  const { media } = gathered;
  const { assets, templates } = bundles;
  const { time } = run;
  const stage = countFiles(input.stage);

  const plan = input.plan();
  const { context } = plan;
  const routes = await time('routes', plan.routes);
  const planned = takeCensus({ routes, content: context.content, media: media.table });
  input.onPlanned?.(planned);
  const kit = makeRenderKit(input, site);
  const renderer = createPageRenderer(
    { ...kit, explain: openExplainer(templates.code, site.config.root) },
    poolOpener(kit, site, templates.code),
    // Where nothing is remembered, all pages are rendered.
    memory.pages.size === 0 ? routes.length : 0,
  );
  const fingerprintOf = startFingerprints({
    assets: assets.urls,
    templateHashes: bundles.templateHashes,
    // A page is searched when it is rendered: for other texts it has to be rendered anew.
    layoutHash: hashJson([
      { ...kit.document, assets: null },
      site.config.canaries,
      ...kit.privateTexts.flatMap(({ pattern }) => pattern?.source ?? []),
    ]),
  });
  const { versions, hear } = context;
  const conditions = hashConditions(site, gathered);
  const keeper = openKeeper({
    now: gathered.content.now,
    conditions,
    versions,
    renew: ({ template }, { fingerprint: { route }, islands }) => fingerprintOf({ template, route, islands }),
  });
  const publisher = createPagePublisher({
    ...{ stage, memory, records, renderer, keeper, fingerprintOf, versions, hear },
    warn: run.warn,
  });
  await time('render', async () => {
    try {
      await makePages({ routes, context, guards: site.config, onProgress: site.onProgress, publisher });
    } finally {
      await renderer.close();
    }
  });
  const pages = publisher.finish();
  const listed = routes.map((route) => new ListedPage(route, pages.remembered));
  await time('output', async () => {
    const write = async (file: OutputFile, entry?: Problem['entry']): Promise<void> => {
      checkFile(file, kit, entry).forEach(run.warn);
      await stage.write(file);
    };
    const shown = findPopup(context.content);
    for await (const file of makeOutputFiles(listed, context)) await write(file);
    for (const file of popup({ context, templates })) await write(file, shown && nameEntry(shown));
    for (const file of assets.files) await write(file);
    await gatherDamage(media.files.map((file) => () => stage.write(file, media.digests.get(file.path))));
  });
  const redirects = redirectsOf(context);
  findMoved({ changes: gathered.changes ?? [], ...context, redirects }).forEach(run.warn);
  findBrokenAnchors(context.anchors(), pages.remembered).forEach(run.warn);
  findLargeMenus(context.content.menus, routes.length).forEach(run.warn);
  if (!site.config.isPreview) findHiddenSite(listed).forEach(run.warn);
  const { files, bytes, byClass } = stage.counted();
  const figures = {
    pages: countBy(routes.map(({ template }) => template)),
    files,
    bytes,
    nextChange: context.clock.nextChange(),
  };
  return {
    routes,
    pages,
    conditions,
    figures,
    census: { ...planned, counts: { ...planned.counts, files: byClass } },
  };
}

function poolOpener({ render: _, ...kit }: RenderKit, { workers, config }: Site, code: TemplateCode) {
  const workerFile = workers?.render;
  const size = usefulThreads();
  if (workerFile === undefined || size < 1) return null;
  return () => openRenderPool({ ...kit, code, workerFile, size, root: config.root });
}

function countFiles(stage: Pick<Stage, 'write' | 'keep' | 'reserve'>) {
  let bytes = 0;
  const byClass: Record<FileClass, number> = { page: 0, asset: 0, data: 0 };
  const count = (digest: Digest, file: { readonly class: FileClass }): Digest => {
    byClass[file.class] += 1;
    bytes += digest.size;
    return digest;
  };
  return {
    write: async (file: OutputFile, digest?: Digest) => count(await stage.write(file, digest), file),
    keep: async (file: Parameters<Stage['keep']>[0]) => {
      const digest = await stage.keep(file);
      return digest && count(digest, file);
    },
    reserve: (file: Parameters<Stage['reserve']>[0]) => {
      const reserved = stage.reserve(file);
      return reserved && { ...reserved, done: (digest: Digest) => reserved.done(count(digest, file)) };
    },
    counted: () => ({ files: byClass.page + byClass.asset + byClass.data, bytes, byClass }),
  };
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
