import path from 'node:path';
import type { OutputFile as BundledFile } from 'esbuild';
import type { OutputFile } from '../publish/output-file.ts';

/** Turns a file of the bundler into one of the site; its name already contains the hash. */
export function toAssetFile(root: string, { path: file, contents }: BundledFile): OutputFile {
  return { path: path.relative(root, file).split(path.sep).join('/'), class: 'asset', contents };
}

/** Returns the url of a file of the site. */
export function urlOf(file: OutputFile): string {
  return `/${file.path}`;
}
