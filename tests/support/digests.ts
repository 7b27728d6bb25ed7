import { digestOf } from '../../generator/publish/digest-of.ts';
import type { Digest } from '../../generator/publish/manifest.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';

/** Hash and size of each file's bytes, by path. */
export async function digestsOf(files: readonly OutputFile[]): Promise<ReadonlyMap<string, Digest>> {
  return new Map(await Promise.all(files.map(async (file) => [file.path, await digestOf(file)] as const)));
}
