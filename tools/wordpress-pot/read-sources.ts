import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTexts, type SourceTexts } from './read-texts.ts';

/** Reads the texts of each source of the plugin, by its file. `plugin` is its folder. */
export async function readSources(plugin: string): Promise<ReadonlyMap<string, SourceTexts>> {
  const files = await readdir(plugin, { recursive: true });
  const sources = files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(php|js)$/.test(file) && !file.startsWith('languages/'))
    .sort();
  const read = async (file: string) =>
    [file, readTexts(await readFile(path.join(plugin, file), 'utf8'))] as const;
  return new Map(await Promise.all(sources.map(read)));
}
