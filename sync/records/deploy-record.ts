import { Readable } from 'node:stream';
import { createGunzip, createGzip, gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { manifestFile, parseFile } from '../../generator/publish/read-manifest.ts';
import { createSiteFiles, keepFiles, type SiteFiles } from '../../generator/publish/site-files.ts';
import { sha256 } from '../../generator/util/hash.ts';
import type { TextIndex } from '../../generator/util/text-index.ts';
import type { NewObject } from '../store/store.ts';
import { readLongRecord, writeLongRecord } from './long-record.ts';

/** The files of a deploy, written before the first of them is seen. */
const schema = z.object({
  version: z.literal(1),
  deploy: z.string(),
  site: z.string().exactOptional(),
  files: z.array(manifestFile),
});

const behind = ']}';

/** Makes the record of a deploy, which is written before the first of its files is seen. */
export async function deployRecord(deploy: string, files: SiteFiles): Promise<NewObject> {
  const before = JSON.stringify({ version: 1, deploy, files: [] }).slice(0, -behind.length);
  const bytes = await writeLongRecord({ before, items: textsOf(files), behind }, createGzip());
  const headers = { 'content-type': 'application/gzip', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}

function* textsOf(files: SiteFiles): Generator<string> {
  for (const file of files) yield JSON.stringify(file);
}

/** Reads such a record. Null when it is damaged or of another version. */
export async function readDeployRecord(bytes: Buffer, paths?: TextIndex): Promise<SiteFiles | null> {
  const files = createSiteFiles(paths);
  try {
    await readLongRecord(Readable.from([bytes]).pipe(createGunzip()), {
      begin: (before) => schema.parse(JSON.parse(before + behind)),
      take: (item) => files.add(parseFile(item)),
      behind,
    });
    return files;
  } catch {
    return readOneLine(bytes, paths);
  }
}

/** Reads the record of an earlier version: all files on one line. */
function readOneLine(bytes: Buffer, paths?: TextIndex): SiteFiles | null {
  try {
    return keepFiles(schema.parse(JSON.parse(gunzipSync(bytes).toString())).files, paths);
  } catch {
    return null;
  }
}
