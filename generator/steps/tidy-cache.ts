import { rm } from 'node:fs/promises';
import path from 'node:path';
import { removeOld } from '../cache/remove-old.ts';
import { pictureFolder } from '../media/media-store.ts';

/** Age in milliseconds from which the file of an unfinished build is not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

/** Removes what no build reads: files of earlier versions, and what killed builds left long ago. Never rejects. */
export async function tidyCache(cacheDir: string, sourceCache: string): Promise<void> {
  const now = Date.now();
  const [crawl, pictures] = [path.join(sourceCache, 'crawl'), pictureFolder()];
  await removeOld(cacheDir, /^bundles\.json$/, now);
  await removeOld(sourceCache, /^(pages|search|media|site|builds-[\w-]+)\.jsonl?$/, now);
  await removeOld(crawl, /^(crawl|[0-9a-f]{64})\.(jsonl?|blocks)/, now);
  await removeOld(pictures, /^[0-9a-f]{32}\.json$/, now);
  await rm(path.join(sourceCache, 'media'), { recursive: true, force: true }).catch(() => undefined);
  for (const folder of [cacheDir, sourceCache, crawl, pictures])
    await removeOld(folder, /\.log\.[0-9a-f-]{36}$/, now - longAgo);
}
