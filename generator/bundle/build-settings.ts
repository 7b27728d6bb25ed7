import path from 'node:path';
import type { BuildOptions, OutputFile as BundledFile } from 'esbuild';
import type { OutputFile } from '../publish/output-file.ts';

/**
 * Browsers that the site supports: with modules, container queries and `:has()`; nested css is
 * lowered.
 */
export const browserTargets = ['es2022', 'chrome111', 'edge111', 'firefox121', 'safari16.4'];

/** The folder of assets, in the output folder and on the site. */
export const assetFolder = '_assets';

/** The name of an asset contains the hash of its bytes, so that a host may cache it for ever. */
export const assetNames = `${assetFolder}/[name]-[hash]`;

const copiedFiles = ['.woff2', '.woff', '.png', '.jpg', '.jpeg', '.gif', '.svg', '.webp', '.avif'];

/**
 * Settings shared by the builds of templates and browser scripts. Results are returned, not
 * written.
 */
export function sharedSettings(root: string) {
  return {
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    publicPath: '/',
    assetNames,
    chunkNames: assetNames,
    entryNames: '[name]',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(copiedFiles.map((extension) => [extension, 'file'])),
    legalComments: 'none',
    charset: 'utf8',
    sourcemap: false,
    logLevel: 'silent',
  } satisfies BuildOptions & { readonly write: false; readonly metafile: true };
}

/** Turns a file of the bundler into one of the site; its name already contains the hash. */
export function toAssetFile(root: string, { path: file, contents }: BundledFile): OutputFile {
  return { path: path.relative(root, file).split(path.sep).join('/'), class: 'asset', contents };
}

/** Returns the url of a file of the site. */
export function urlOf(file: OutputFile): string {
  return `/${file.path}`;
}
