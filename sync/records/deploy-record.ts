import { Readable } from 'node:stream';
import { createGunzip, createGzip, gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { ManifestFile, SiteFiles } from '../../generator/publish/manifest.ts';
import { manifestFile, parseFile } from '../../generator/publish/read-manifest.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { isHash, isSitePath } from '../keys.ts';
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
  for (const file of files.values()) yield JSON.stringify(file);
}

/** The most bytes that a record unpacks to, for each of its own: hashes are not packed smaller. */
const mostUnpacked = 100;
/** Small records may be packed as small as they can be. */
const smallBytes = 64 * 1024 * 1024;

/** Reads such a record. Null when it is damaged, of another version, or names paths outside of a site. */
export async function readDeployRecord(bytes: Buffer): Promise<SiteFiles | null> {
  const files = new Map<string, ManifestFile>();
  const maxOutputLength = Math.max(smallBytes, mostUnpacked * bytes.length);
  try {
    const unpacked = Readable.from([bytes]).pipe(createGunzip());
    await readLongRecord(takeAtMost(unpacked, maxOutputLength), {
      begin: (before) => schema.parse(JSON.parse(before + behind)),
      take: (item) => {
        const file = siteFileOf(parseFile(item));
        files.set(file.path, file);
      },
      behind,
    });
    return files;
  } catch {
    return readOneLine(bytes, maxOutputLength);
  }
}

async function* takeAtMost(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) throw new RangeError('It is longer than any record.');
    yield chunk;
  }
}

/** Reads the record of an earlier version: all files on one line. */
function readOneLine(bytes: Buffer, maxOutputLength: number): SiteFiles | null {
  try {
    const { files } = schema.parse(JSON.parse(gunzipSync(bytes, { maxOutputLength }).toString()));
    return new Map(files.map((file) => [file.path, siteFileOf(file)] as const));
  } catch {
    return null;
  }
}

/** Throws for a file that would not lie within a site, or whose body would not lie among the others. */
function siteFileOf(file: ManifestFile): ManifestFile {
  if (!isSitePath(file.path) || !isHash(file.sha256))
    throw new RangeError(`${file.path} does not belong into a site.`);
  return file;
}
