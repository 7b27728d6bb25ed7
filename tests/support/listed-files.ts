import { digestOf } from '../../generator/publish/digest-of.ts';
import type { ManifestInput } from '../../generator/publish/manifest.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';

/** The files of a manifest, in its order, with hash and size of their bytes. */
export async function listedFiles(files: readonly OutputFile[]): Promise<ManifestInput['files']> {
  const listed = files.map(async (file) => ({
    path: file.path,
    class: file.class,
    ...(await digestOf(file)),
  }));
  return (await Promise.all(listed)).sort((a, b) => (a.path < b.path ? -1 : 1));
}
