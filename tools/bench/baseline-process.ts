import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoOrganisation } from '../../demo/organisation.ts';
import { openBundler } from '../../generator/bundle/open-bundler.ts';
import type { SharedDocument } from '../../generator/pages/render-job.ts';
import { type BarePage, barePages } from './bare/bare-pages.ts';
import { loadContent } from './bare/load-content.ts';
import { rawCall } from './bare/raw-call.ts';
import { rawHref, rawPicture } from './bare/raw-props.ts';
import type { BaselineReply } from './baseline-reply.ts';
import { createPauseWatch } from './pause-watch.ts';

// The loop that Boardwalk is measured against: ask for everything by small queries, render every page with our templates from
// raw fields, write every file. No block is read, nothing is made safe, checked, remembered or replaced as a whole, and no
// picture is made. `node baseline-process.mjs <endpoint> <out> <now>`. The bundle of templates is made while the watch stands still.
const [endpoint = '', out = '', now = ''] = process.argv.slice(2);
const siteUrl = 'https://www.halyardpier.example';
const watch = createPauseWatch();

const { render, assets } = await watch.pause(async () => {
  const bundler = openBundler({ root: import.meta.dirname });
  const bundles = await bundler.bundle('en-US');
  await bundler.close();
  return { render: bundles.render, assets: bundles.assets.urls };
});

const content = await loadContent(endpoint);
const { address, phone, email, hours } = demoOrganisation;
const organisation = {
  ...{ name: content.title, address, hours, social: [] },
  phone: { label: phone, href: rawHref(`tel:${phone}`) },
  email: { label: email, href: rawHref(`mailto:${email}`) },
};
const toMenu = ({ label, path: to }: { label: string; path: string }) => ({
  ...{ label, href: rawHref(to), children: [] },
});
const document: Omit<SharedDocument, 'layout'> = { language: 'en-US', assets, policy: "default-src 'self'" };
const layout = {
  siteTitle: content.title,
  timeZone: 'UTC',
  tagline: content.description,
  primaryMenu: content.menus.primary.map(toMenu),
  footerMenu: content.menus.footer.map(toMenu),
  organisation,
};

const pages = barePages(content);
for (const page of pages) {
  const file = path.join(out, page.path, 'index.html');
  mkdirSync(path.dirname(file), { recursive: true });
  const call = rawCall(page, { categories: content.categories, organisation, now });
  const head = headOf(page);
  writeFileSync(
    file,
    render({ call, document: { ...document, head, layout: { ...layout, path: page.path } } }),
  );
}
const reply: BaselineReply = { pages: pages.length, paused: watch.paused() };
process.stdout.write(JSON.stringify(reply));

function headOf(page: BarePage) {
  const picture = page.kind === 'entry' ? rawPicture(page.entry).picture : undefined;
  return {
    title: page.kind === 'home' ? page.title : `${page.title} | ${content.title}`,
    description: content.description,
    canonical: siteUrl + page.path,
    openGraph: {
      type: 'website' as const,
      ...(picture && { image: { url: picture.src, width: picture.width, height: picture.height } }),
    },
    jsonLd: [],
  };
}
