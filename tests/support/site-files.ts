import type { ManifestFile, SiteFiles } from '../../generator/publish/manifest.ts';

/** The files of a site by their paths. */
export function siteFiles(files: readonly ManifestFile[]): SiteFiles {
  return new Map(files.map((file) => [file.path, file] as const));
}
