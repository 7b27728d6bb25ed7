import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../bin/read-config.ts';
import { openBundler } from '../../generator/assets/open-bundler.ts';
import { collectRoutes } from '../../generator/collect-routes.ts';
import { crawl } from '../../generator/crawl.ts';
import { makeLayout } from '../../generator/layout.ts';
import { makePage } from '../../generator/make-page.ts';
import { collectMedia } from '../../generator/media/collect-media.ts';
import { fetchMedia } from '../../generator/media/fetch-media.ts';
import { contentSecurityPolicy } from '../../generator/output/content-security-policy.ts';
import { fileOf } from '../../generator/paths.ts';
import { inputOf } from '../../generator/render/render-job.ts';
import { createRouteContext } from '../../generator/route-context.ts';
import { createClients } from '../../generator/source/client.ts';
import type { BaselineReply } from './baseline-reply.ts';
import { createPauseWatch } from './pause-watch.ts';

// The loop that Boardwalk is measured against: crawl everything, render every page, write every file. Nothing is
// remembered, hashed, checked or replaced as a whole. `node baseline-process.mjs <endpoint> <out> <now>`.
// Bundles and media are not part of it: they are made while the watch stands still.
const [endpoint = '', out = '', now = ''] = process.argv.slice(2);
const root = import.meta.dirname;
const watch = createPauseWatch();

const config = await readConfig({
  configFile: 'config/site.config.ts',
  flags: { endpoint, out, now },
  root,
});
const { bundles, assets } = await watch.pause(async () => {
  const bundler = openBundler({ root });
  const made = await bundler.bundle();
  await bundler.close();
  return { bundles: made, assets: made.assets.urls };
});

const { default: client } = createClients(
  {},
  { default: { endpoint, options: { concurrency: config.concurrency } } },
);
if (client === undefined) throw new Error('The baseline has no client');
const warn = () => undefined;
const { content } = await crawl({ client, now, menus: config.menus, warn });
const media = await watch.pause(() =>
  fetchMedia({
    needs: collectMedia(content),
    origin: new URL(endpoint).origin,
    cacheDir: path.join(root, 'baseline-cache'),
    warn,
  }),
);
const context = createRouteContext({ content, config, media: media.table, warn });
const document = {
  language: content.settings.language,
  layout: makeLayout(context)(''),
  assets,
  policy: contentSecurityPolicy(config),
};
const routes = collectRoutes(context);
for (const route of routes) {
  const file = path.join(config.outDir, fileOf(route.path));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bundles.render(inputOf(makePage(route, context), document)));
}
const reply: BaselineReply = { pages: routes.length, paused: watch.paused() };
process.stdout.write(JSON.stringify(reply));
