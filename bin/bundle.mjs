import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { checksumsFile, writeChecksums } from './bundle-checksums.mjs';

/**
 * Bundles bin/cli.ts with a chunk for every command, so that each start loads only what its command needs. Made in a
 * folder of its own and renamed: two first starts at once do not meet, and a killed one leaves nothing half done.
 * @param {{ root: string, bundle: string }} options
 */
export async function bundleCommandLine({ root, bundle }) {
  const folder = path.dirname(bundle);
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  await build({
    entryPoints: [
      path.join(root, 'bin', 'cli.ts'),
      path.join(root, 'generator', 'content', 'kinds', 'read-worker.ts'),
      path.join(root, 'generator', 'pages', 'render-worker.ts'),
      path.join(root, 'generator', 'publish', 'folder-worker.ts'),
    ],
    entryNames: '[name]',
    outdir: made,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'esbuild', 'lightningcss', 'fsevents', 'undici'],
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
    loader: { '.graphql': 'text' },
    sourcemap: 'linked',
    logLevel: 'error',
  });
  writeChecksums(made);
  removeOlder(path.dirname(folder), [folder, made]);
  putInPlace(made, folder);
}

/**
 * One that is there already is damaged, or of another start that was faster: then files take the place of those of the same
 * name, each at once, the list of checksums last.
 * @param {string} made
 * @param {string} folder
 */
function putInPlace(made, folder) {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))))
      throw error;
    const names = readdirSync(made).filter((name) => name !== checksumsFile);
    for (const name of [...names, checksumsFile]) renameSync(path.join(made, name), path.join(folder, name));
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * A command that is running loads parts of its bundle when it needs them: one that was started lately stays.
 * @param {string} cacheDir
 * @param {string[]} kept
 */
function removeOlder(cacheDir, kept) {
  for (const name of readdirSync(cacheDir)) {
    const full = path.join(cacheDir, name);
    if (/^cli-[0-9a-f]{16}/.test(name) && !kept.includes(full) && isOld(full))
      rmSync(full, { recursive: true, force: true });
  }
}

const keptMs = 24 * 3_600_000;

/** @param {string} folder */
function isOld(folder) {
  // Another start may have removed it.
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > keptMs;
}
