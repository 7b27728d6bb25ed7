import path from 'node:path';
import type { FileClass } from '../../../generator/publish/output-file.ts';
import { type LocalSite, readLocalSite } from '../../../sync/local-site.ts';
import { publish } from '../../support/publish.ts';

/** Texts by path. Those below `_assets/` are assets, and html files are pages. */
export type Texts = Readonly<Record<string, string>>;

/** The moment of the first site of a test; `minute` comes later. */
const momentOf = (minute: number): string => new Date(Date.UTC(2026, 5, 13, 14, minute)).toISOString();

/** Makes a folder hold a site, as a build does, and reads it as a sync does. */
export async function makeSite(folder: string, texts: Texts, minute = 0): Promise<LocalSite> {
  const files = Object.entries(texts).map(([name, contents]) => ({
    path: name,
    class: classOf(name),
    contents,
  }));
  const facts = { site: 'https://www.halyardpier.example', moment: momentOf(minute) };
  await publish({ outDir: folder, root: path.dirname(folder), files, facts });
  return readLocalSite(folder);
}

function classOf(name: string): FileClass {
  if (name.startsWith('_assets/')) return 'asset';
  return name.endsWith('.html') ? 'page' : 'data';
}

/** A small site: two pages with an asset each, a list for machines and an error page. */
export function texts(version: string, others: Texts = {}): Texts {
  return {
    '_assets/shared.css': 'body { margin: 0 }',
    [`_assets/${version}.css`]: `/* ${version} */`,
    'index.html': `<link href="/_assets/${version}.css"><a href="/visit/">${version}</a>`,
    'visit/index.html': '<link href="/_assets/shared.css">Visit',
    'sitemap.xml': '<urlset/>',
    '404.html': 'Not found',
    ...others,
  };
}

/** The paths of the assets that a page of such a site names. */
export function assetsIn(html: string): readonly string[] {
  return [...html.matchAll(/href="\/(_assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
}
