import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestPath } from '../../generator/publish/manifest.ts';
import { parseManifest } from '../../generator/publish/read-manifest.ts';
import { kindOf } from './page-kinds.ts';

export interface SitePage {
  /** As a visitor asks for it: "/visit/", "/404.html". Not escaped. */
  readonly path: string;
  readonly kind: string;
  readonly html: string;
}

/** Any other file that is text: a stylesheet, a feed, a calendar, a part of pages. */
export interface SiteText {
  /** "/news/feed.xml". */
  readonly path: string;
  readonly text: string;
}

/** A built site, read from its folder. */
export interface BuiltSite {
  /** "https://www.pier.example", without a slash at the end: what the site calls itself, not where it is served. */
  readonly publicOrigin: string;
  /** All files, relative to the folder. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly SitePage[];
  readonly texts: readonly SiteText[];
}

const textFile = /\.(html|css|js|json|xml|ics|txt|svg)$/;

/** Reads what a build has published. Throws when the folder holds no site. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const manifest = await readFile(path.join(folder, manifestPath), 'utf8')
    .then(parseManifest)
    .catch((cause: unknown) => {
      throw new Error(`There is no site in ${folder}: build it first`, { cause });
    });
  const pages: SitePage[] = [];
  const texts: SiteText[] = [];
  for (const file of manifest.files.filter((file) => textFile.test(file.path))) {
    const text = await readFile(path.join(folder, file.path), 'utf8');
    if (file.class !== 'page') {
      texts.push({ path: `/${file.path}`, text });
      continue;
    }
    const address = `/${file.path}`.replace(/\/index\.html$/, '/');
    pages.push({ path: address, kind: kindOf(address), html: text });
  }
  return {
    publicOrigin: publicOriginOf(pages),
    files: new Set(manifest.files.map((file) => file.path)),
    pages,
    texts,
  };
}

/** The home page's canonical address says it. */
function publicOriginOf(pages: readonly SitePage[]): string {
  const home = pages.find((page) => page.path === '/')?.html ?? '';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  if (canonical === undefined) throw new Error('The home page has no canonical address');
  return new URL(canonical).origin;
}
