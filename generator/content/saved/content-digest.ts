import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { openBlockFile } from '../../cache/block-file.ts';
import { wholeLines } from '../../cache/checked-lines.ts';
import { sha256 } from '../../util/hash.ts';
import { firstOf } from '../../util/lazy-list.ts';

/** Identifies a content file, in hex. */
export interface ContentDigests {
  /** Covers all but the moment of the crawl: two crawls of unchanged content have the same one. */
  readonly contentDigest: string;
  /** Covers the moment, too: files of the CMS may change between two crawls of the same content. */
  readonly crawlDigest: string;
}

/** The first line. */
const restLine = z.looseObject({ rest: z.looseObject({ now: z.string() }) });

/** Hashes a content file that `loadSavedContent` has accepted. Rejects as the file system does. */
export async function digestContent(file: string): Promise<ContentDigests> {
  const [line] = firstOf(wholeLines(openBlockFile(file), 'content'), 1);
  const { data } = restLine.safeParse(line && JSON.parse(line.json.toString()));
  const { now = '', ...rest } = data?.rest ?? {};
  const sum = createHash('sha256').update(`${JSON.stringify({ ...data, rest })}\n`);
  for await (const chunk of createReadStream(file, { start: data && line ? line.end : 0 })) sum.update(chunk);
  const contentDigest = sum.digest('hex');
  return { contentDigest, crawlDigest: sha256(JSON.stringify([contentDigest, now])) };
}
