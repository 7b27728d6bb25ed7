#!/usr/bin/env node
// Starts the command line. It is TypeScript, bundled once into the cache and started from there, or bundled in the package already:
// see docs/decisions/0001-a-cached-bundle-starts-the-command-line.md and 0119.
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isWhole } from './bundle-checksums.mjs';
import { isPackage, unpackSources, unpackTypes, unwritable } from './packed-sources.mjs';
import { refuseOldNode } from './refuse-old-node.mjs';
import { findSiteCode } from './site-code.mjs';
import { hashSources } from './source-hash.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
refuseOldNode(root);

// The heap is collected when it has grown by a fifth. Node would let that of a large site grow to several
// times of what is in it, and save a few hundredths of the processor time.
setFlagsFromString('--heap-growing-percent=20');
// The size of package.json is that of this thread, which has it by now: the other threads have their own.
setFlagsFromString('--max-semi-space-size=0');

const cacheDir = path.join(root, 'node_modules', '.cache', 'boardwalk');
// A package among others, or a checkout.
const installHint = root.split(path.sep).includes('node_modules')
  ? 'Run npm install in the folder of the site'
  : 'Run npm ci there';

try {
  const bundle = await findBundle();
  process.exitCode = bundle === null ? 6 : await start(bundle);
} catch (error) {
  if (error instanceof Error && error.name === 'SiteCodeError') {
    process.stderr.write(
      `✖ The code of the site cannot be used:\n  ${error.message.replaceAll('\n', '\n  ')}\n  → Fix it, then run the command again.\n`,
    );
    process.exit(2);
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EMFILE' || code === 'ENFILE') {
    process.stderr.write(
      `✖ The command line cannot be loaded: ${code}\n  → Raise the limit for open files (ulimit -n).\n`,
    );
    process.exit(6);
  }
  // The former where esbuild is there, and a package that came later is not.
  if (!/Could not resolve "|Cannot find package '/.test(String(error))) throw error;
  process.stderr.write(
    `✖ A package that Boardwalk needs is not installed in ${root}\n  → ${installHint}, then run the command again.\n`,
  );
  process.exitCode = 6;
}
// What a command has left behind, such as a thread that never answered, keeps no process alive.
setTimeout(() => process.exit(), 5_000).unref();

/** @param {string} bundle */
async function start(bundle) {
  markUsed(path.dirname(bundle));
  if (isPackage(root)) unpackTypes(root);
  const { main } = await import(pathToFileURL(bundle).href);
  return main(process.argv, root);
}

function readSources() {
  const site = findSiteCode(root, process.argv.slice(2), process.env);
  const name = `cli-${hashSources(root, { more: site?.hash })}`;
  return {
    site,
    bundle: path.join(cacheDir, name, 'cli.js'),
    packed: path.join(root, 'bundle', name, 'cli.js'),
  };
}

/** Returns the bundle of the sources as they are now; null, after a message, where it cannot be made. */
async function findBundle() {
  for (let tries = 0; tries < 5; tries += 1) {
    const { site, bundle, packed } = readSources();
    const whole = [bundle, packed].find((file) => isWhole(path.dirname(file)));
    if (whole !== undefined) return whole;
    const isCurrent = () => readSources().bundle === bundle;
    const outcome = await makeBundle({ root, bundle, site, isCurrent });
    if (outcome === 'made') return bundle;
    if (outcome === 'failed') return null;
  }
  process.stderr.write(
    '✖ The code of the command line changes while it is bundled\n  → Run the command again when nothing writes to it.\n',
  );
  return null;
}

/**
 * Returns 'failed', after a message, where the cache cannot be written, as in a read-only image, and 'outdated' where the sources
 * have changed meanwhile.
 * @param {{ root: string, bundle: string, site: import('./site-code.mjs').SiteCode | null, isCurrent: () => boolean }} options
 * @returns {Promise<'made' | 'outdated' | 'failed'>}
 */
async function makeBundle(options) {
  const { bundleCommandLine } = await import('./bundle.mjs');
  try {
    if (isPackage(root)) unpackSources(root);
    return (await bundleCommandLine(options)) ? 'made' : 'outdated';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!unwritable.includes(code)) throw error;
    process.stderr.write(
      `✖ The command line cannot be bundled into ${cacheDir}: ${code}\n  → Run boardwalk --help once as a user who may write there, or free some disk space.\n`,
    );
    return 'failed';
  }
}

/**
 * Marks a bundle as recently started, so that it stays when the sources change: see bundle.mjs.
 * @param {string} folder
 */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A folder that cannot be written cannot be cleaned up either.
  }
}
