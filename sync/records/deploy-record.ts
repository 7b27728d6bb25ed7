import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { type ManifestFile, manifestFile, type SiteFiles } from '../../generator/publish/manifest.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { isHash, isSitePath } from '../keys.ts';
import type { NewObject } from '../store/store.ts';

/** The files of a deploy, written before the first of them is seen. */
const schema = z.object({
  version: z.literal(1),
  deploy: z.string(),
  site: z.string().exactOptional(),
  files: z.array(manifestFile),
});

/** Makes the record of a deploy, which is written before the first of its files is seen. */
export function deployRecord(deploy: string, files: SiteFiles): NewObject {
  const bytes = gzipSync(JSON.stringify({ version: 1, deploy, files: [...files.values()] }));
  const headers = { 'content-type': 'application/gzip', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}

/** The most bytes that a record unpacks to, for each of its own: hashes are not packed smaller. */
const mostUnpacked = 100;
/** Small records may be packed as small as they can be. */
const smallBytes = 64 * 1024 * 1024;

/** Reads such a record. Null when it is damaged, of another version, or names paths outside of a site. */
export function readDeployRecord(bytes: Buffer): SiteFiles | null {
  const maxOutputLength = Math.max(smallBytes, mostUnpacked * bytes.length);
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
