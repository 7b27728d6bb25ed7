import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { checksumsFile, writeChecksums } from './bundle-checksums.mjs';
import { noteCodeBeside } from './code-beside.mjs';
import { addSiteCode, siteCodeFailure } from './site-code.mjs';

/**
 * Bundles bin/cli.ts with a chunk for every command, so that each start loads only what its command
 * needs.
 * Written to a temporary folder and renamed: two first starts at once do not disturb each other,
 * and a killed
 * one leaves nothing half done.
 * @param {{ root: string, bundle: string, site?: import('./site-code.mjs').SiteCode | null, isCurrent?: () => boolean, limitMs?: number }} options
 * `isCurrent` returns false where the sources have changed since they were hashed: nothing is stored under their old hash.
 * @returns {Promise<boolean>} false where that was so
 */
export async function bundleCommandLine({
  root,
  bundle,
  site = null,
  isCurrent = () => true,
  limitMs = esbuildLimitMs,
}) {
  const plugins = site === null ? [] : [addSiteCode(root, site)];
  const folder = path.dirname(bundle);
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  /** @satisfies {import('esbuild').BuildOptions} */
  const options = {
    entryNames: '[name]',
    outdir: made,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'esbuild', 'lightningcss', 'fsevents'],
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
    loader: { '.graphql': 'text' },
    sourcemap: 'linked',
    metafile: site !== null,
    logLevel: site === null ? 'error' : 'silent',
    plugins,
  };
  const work = build({
    entryPoints: [
      path.join(root, 'bin', 'cli.ts'),
      path.join(root, 'generator', 'content', 'kinds', 'read-worker.ts'),
      path.join(root, 'generator', 'media', 'picture-process.ts'),
      path.join(root, 'generator', 'pages', 'render-worker.ts'),
      path.join(root, 'generator', 'publish', 'folder-worker.ts'),
    ],
    splitting: true,
    ...options,
  });
  // Small, and on its own: each file that it shared would be a chunk more, and a start opens them all at once.
  const post = build({ entryPoints: [path.join(root, 'bin', 'delivery', 'post-process.ts')], ...options });
  try {
    await awaitEsbuild(Promise.all([work, post]), limitMs);
    const { metafile } = await work;
    if (site !== null && metafile !== undefined)
      noteCodeBeside(
        root,
        site.folder,
        Object.keys(metafile.inputs).map((input) => path.resolve(input)),
      );
    if (!isCurrent()) return false;
    writeChecksums(made);
    removeOlder(path.dirname(folder), [folder, made]);
    putInPlace(made, folder);
    return true;
  } catch (error) {
    // Half a save may be what fails.
    if (!isCurrent()) return false;
    throw (site && siteCodeFailure(error, site)) ?? error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** As in generator/bundle/await-esbuild.ts, which is TypeScript: it can only be run when it is bundled. */
const esbuildLimitMs = 600_000;

/**
 * Rejects after the limit, and ends the process of esbuild. Counts ten looks: work that blocks this
 * process, or a pause of the whole machine, costs only one.
 * @param {Promise<unknown>} work
 * @param {number} limitMs
 */
async function awaitEsbuild(work, limitMs) {
  let looks = 10;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setInterval(() => {
      looks -= 1;
      if (looks > 0) return;
      void stop();
      reject(new Error(`Waited ${limitMs / 1000} s for an answer of esbuild: nothing has moved`));
    }, limitMs / looks);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Replaces the files of a bundle that is damaged, or that another start made first: each file at
 * once, the list
 * of checksums last.
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
  }
}

/**
 * Removes older bundles, but not those started lately: a running command loads chunks of its bundle
 * on demand.
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
