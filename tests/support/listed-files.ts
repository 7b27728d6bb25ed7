import { digestOf } from '../../generator/publish/digest-of.ts';
import { createFileTable } from '../../generator/publish/file-table.ts';
import type { ManifestInput } from '../../generator/publish/manifest.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';

/** The files of a manifest, in its order, with hash and size of their bytes. */
export async function listedFiles(files: readonly OutputFile[]): Promise<ManifestInput['files']> {
  const table = createFileTable();
  for (const file of files)
    table.add({ path: file.path, class: file.class, ...(await digestOf(file)), isKept: false });
  return table.sorted();
}
