import path from 'node:path';
import type { OutputFile as BundledFile } from 'esbuild';
import type { OutputFile } from '../publish/output-file.ts';

/** A file of the bundler as one of the site; the bundler has put the hash into its name. */
export function toAssetFile(root: string, { path: file, contents }: BundledFile): OutputFile {
  return { path: path.relative(root, file).split(path.sep).join('/'), class: 'asset', contents };
}

/** The url of a file of the site. */
export function urlOf(file: OutputFile): string {
  return `/${file.path}`;
}
