import { takeCensus } from '../../generator/checks/census/take-census.ts';
import { makeOutputFiles } from '../../generator/files/output-files.ts';
import { sitemap } from '../../generator/files/sitemap.ts';
import { collectMedia } from '../../generator/media/collect-media.ts';
import { makePage } from '../../generator/pages/make-page.ts';
import { inputOf } from '../../generator/pages/render-job.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { createRouteContext } from '../../generator/routes/create-route-context.ts';
import { makeLayout } from '../../generator/routes/layout.ts';
import { hashJson } from '../../generator/util/hash.ts';
import { renderPage } from '../../templates/render.tsx';
import { pageSettings } from '../support/page-settings.ts';
import { document } from '../templates/samples.ts';
import { grown } from './grown-content.ts';

/** Characters that making a site leaves behind. */
interface SiteSize {
  /** Of pages and of the files beside them. */
  readonly written: number;
  /** Keys of the things that pages depend on, kept for the next build. */
  readonly remembered: number;
  /** The living objects after the build. */
  readonly kept: object;
}

/** Makes a site in which a thing is there `count` times: all that a build does between the crawl and the disk. */
export async function work(name: string, count: number): Promise<SiteSize> {
  const content = grown[name]?.(count);
  if (content === undefined) throw new Error(`Nothing grows that is called "${name}"`);
  const media = new Map();
  const config = pageSettings;
  collectMedia(content);
  const context = createRouteContext({ content, config, media, warn: () => {} });
  const routes = collectRoutes(context);
  takeCensus({ routes, content, media: { table: media, asked: 0, missing: [] } });
  const shared = { ...document, layout: makeLayout(context)('') };
  let written = 0;
  let remembered = 0;
  const pages = Array.from(routes, (route) => {
    const page = makePage(route, context);
    written += renderPage(inputOf(page, shared)).length;
    remembered += page.used.join(' ').length;
    hashJson(page.call);
    context.versions.of(page.used);
    return { path: route.path, status: route.status, head: page.head, pictures: page.pictures };
  });
  const add = (file: OutputFile) => {
    written += 'contents' in file ? file.contents.length : 0;
  };
  for (const file of makeOutputFiles(routes, context)) add(file);
  for await (const file of sitemap({ pages, siteUrl: config.siteUrl })) add(file);
  return { written, remembered, kept: { context, pages } };
}
