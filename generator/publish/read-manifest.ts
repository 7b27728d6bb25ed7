import * as z from 'zod';
import type { Manifest, ManifestFacts, ManifestFile } from './manifest.ts';

const fileClass = z.enum(['page', 'asset', 'data']);

const countByKind = z.record(z.string(), z.number());

const counts = z.object({
  pages: z.number(),
  files: z.object({ page: z.number(), asset: z.number(), data: z.number() }).exactOptional(),
  entries: countByKind,
  different: z.object({ titles: countByKind, texts: countByKind }).exactOptional(),
  menus: z.object({ primary: z.number(), footer: z.number() }),
  homeBlocks: z.number(),
  redirects: z.number().exactOptional(),
  library: z.object({ asked: z.number(), missing: z.number(), different: z.number() }).exactOptional(),
  search: z.number().exactOptional(),
});

const census = z.object({ version: z.number(), entries: z.record(z.string(), z.array(z.string())) });

/** One of its files. */
export const manifestFile = z.object({
  path: z.string(),
  sha256: z.string(),
  size: z.number(),
  class: fileClass,
  headers: z.object({ 'content-type': z.string(), 'cache-control': z.string() }),
});

const schema = z
  .object({
    version: z.literal(1),
    drafts: z.literal(true).exactOptional(),
    /** The name of `drafts` in manifests of earlier versions. */
    preview: z.literal(true).exactOptional(),
    headers: z.partialRecord(fileClass, z.record(z.string(), z.string())),
    site: z.string().exactOptional(),
    moment: z.string().exactOptional(),
    counts: counts.exactOptional(),
    census: census.exactOptional(),
    files: z.array(manifestFile),
  })
  .transform(({ preview, ...manifest }) => (preview ? { ...manifest, drafts: preview } : manifest));

/** Parses the whole text of a manifest. Null when it is not one of Boardwalk. */
export function parseManifest(text: string): Manifest | null {
  try {
    return parseWhole(text);
  } catch {
    return null;
  }
}

/** Does the same; throws when it is not a manifest. */
export function parseWhole(text: string): Manifest {
  return schema.parse(JSON.parse(text));
}

/** Parses one of its files. Throws when it is not one. */
export function parseFile(text: string): ManifestFile {
  return manifestFile.parse(JSON.parse(text));
}

/** Returns everything but the files. */
export function factsOf({ files, ...facts }: Manifest): ManifestFacts {
  return { ...facts, fileCount: files.length };
}
