import type { Digest } from '../../generator/output/manifest.ts';
import type { OutputFile } from '../../generator/output-file.ts';
import { digestOf } from '../../generator/publish/digest-of.ts';

/** Hash and size of each file's bytes, by path. */
export async function digestsOf(files: readonly OutputFile[]): Promise<ReadonlyMap<string, Digest>> {
  return new Map(await Promise.all(files.map(async (file) => [file.path, await digestOf(file)] as const)));
}
