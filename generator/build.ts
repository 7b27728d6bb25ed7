import path from 'node:path';
import type { ResolvedConfig } from '../config/resolve-config.ts';
import { bundleAssets } from './assets/bundle-assets.ts';
import { collectRoutes } from './collect-routes.ts';
import { crawl } from './crawl.ts';
import { refuseHostLeaks } from './host-leaks.ts';
import { collectMedia } from './media/collect-media.ts';
import { fetchMedia } from './media/fetch-media.ts';
import { digestFiles } from './output/digest-files.ts';
import { manifest } from './output/manifest.ts';
import { makeOutputFiles } from './output-files.ts';
import { BuildError } from './problem.ts';
import type { OnProgress } from './progress.ts';
import { publish, recover } from './publish/publish.ts';
import { renderPages } from './render.ts';
import type { Report } from './report.ts';
import { createRouteContext } from './route-context.ts';
import { type Run, startRun } from './run.ts';
import { createClients } from './source/client.ts';

export interface BuildInput {
  readonly config: ResolvedConfig;
  readonly source: Source;
  readonly onProgress: OnProgress;
}

/** Where the content comes from, and the moment that the site is built for. */
export interface Source {
  /** The GraphQL endpoint. */
  readonly endpoint: string;
  /** For reports: the CMS's host, or what stands in for it. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly now: string;
}

export interface BuildResult {
  readonly report: Report;
  /** What stopped the build: then nothing was published. */
  readonly failure?: BuildError;
}

/**
 * Makes the site: crawl, media, routes, render, output, publish (DESIGN section 3). All or nothing: what stops it is
 * returned with its problems, and the previous site is as it was. Throws only what is a bug of ours.
 */
export async function build(input: BuildInput): Promise<BuildResult> {
  const client = openClient(input);
  const run = startRun(input.source, client);
  try {
    return { report: await runStages(input, run) };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { report: run.failed(error), failure: error };
  }
}

async function runStages({ config, source, onProgress }: BuildInput, run: Run): Promise<Report> {
  const { outDir, cacheDir, root, menus } = config;
  const { client, time, warn, onSummary } = run;
  const { now } = source;
  const origin = new URL(source.endpoint).origin;
  // What was fetched from one CMS is never taken for another's.
  const sourceCache = path.join(cacheDir, encodeURIComponent(source.name));

  await time('publish', () => recover({ outDir, root }));
  const [{ templates, assets }, { content, media }] = await Promise.all([
    time('bundle', () => bundleAssets({ root, cacheDir })),
    time('crawl', () => crawl({ client, now, menus, warn, onProgress, onSummary })).then(async (content) => ({
      content,
      media: await time('media', () =>
        fetchMedia({ needs: collectMedia(content), origin, cacheDir: sourceCache, warn, onProgress }),
      ),
    })),
  ]);
  const context = createRouteContext({ content, config, media: media.table, warn });
  const routes = await time('routes', () => collectRoutes(context));
  const pages = await time('render', () =>
    renderPages({ routes, module: templates.module, assets: assets.urls, context, onProgress }),
  );
  refuseHostLeaks(pages, run.cmsHosts(), config.siteUrl);
  const site = await time('output', () => makeOutputFiles(pages, context));
  const files = [...site, ...assets.files, ...media.files];
  const digests = await time('output', () => digestFiles(files, media.digests));
  await time('publish', () => publish({ files: [...files, manifest({ files, digests })], outDir, root }));
  return run.published(routes, digests);
}

function openClient({ config, source }: BuildInput): Run['client'] {
  const { default: configured, ...others } = config.graphql.clients;
  const options = { ...configured?.options, concurrency: config.concurrency };
  const clients = createClients(others, { default: { endpoint: source.endpoint, options } });
  const { default: client } = clients;
  if (client === undefined) throw new Error('the client "default" was not made');
  return client;
}
