import path from 'node:path';
import type { FileClass } from '../../generator/publish/output-file.ts';
import { openStage } from '../../generator/publish/stage.ts';

export interface SyncSite {
  /** Absolute. */
  readonly folder: string;
  readonly pages: number;
  /** Of each page. */
  readonly pageBytes: number;
  /** Tells this site from others; 0 is the oldest. */
  readonly version: number;
  /** The number of pages that differ from those of version 0. */
  readonly edited: number;
}

/** Pages to one asset. */
const pagesPerAsset = 50;

/** Makes a folder hold a site of made-up pages and assets, as a build publishes it. */
export async function makeSyncSite({ folder, pages, pageBytes, version, edited }: SyncSite): Promise<void> {
  const stage = await openStage({ outDir: folder, root: path.dirname(folder) });
  try {
    const write = (name: string, fileClass: FileClass, contents: string) =>
      stage.write({ path: name, class: fileClass, contents });
    for (let asset = 0; asset < pages / pagesPerAsset; asset += 1)
      await write(`_assets/part-${asset}.js`, 'asset', fill(`part ${asset}`, pageBytes));
    for (let page = 0; page < pages; page += 1) {
      const words = `page ${page}, version ${page < edited ? version : 0}`;
      await write(`news/${page}/index.html`, 'page', fill(words, pageBytes));
    }
    await write('404.html', 'page', 'Not found');
    const moment = new Date(Date.UTC(2026, 0, 1, 0, version)).toISOString();
    await stage.commit({ site: 'https://www.halyardpier.example', moment });
  } finally {
    await stage.discard();
  }
}

function fill(words: string, bytes: number): string {
  return `<p>${words}</p>\n`.repeat(Math.ceil(bytes / (words.length + 8))).slice(0, bytes);
}
