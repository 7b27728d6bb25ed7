#!/usr/bin/env node
// Starts the command line. It is TypeScript, bundled once into the cache and started from there:
// see docs/decisions/0001-a-cached-bundle-starts-the-command-line.md.
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isWhole } from './bundle-checksums.mjs';
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
const site = findSiteCode(root, process.argv.slice(2), process.env);
const bundle = path.join(cacheDir, `cli-${hashSources(root, site?.hash)}`, 'cli.js');

try {
  process.exitCode = isWhole(path.dirname(bundle)) || (await makeBundle()) ? await start() : 6;
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

async function start() {
  markUsed(path.dirname(bundle));
  const { main } = await import(pathToFileURL(bundle).href);
  return main(process.argv, root);
}

/** Returns false, after a message, where the cache cannot be written, as in a read-only image. */
async function makeBundle() {
  const { bundleCommandLine } = await import('./bundle.mjs');
  try {
    await bundleCommandLine({ root, bundle, site });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(code)) throw error;
    process.stderr.write(
      `✖ The command line cannot be bundled into ${cacheDir}: ${code}\n  → Run boardwalk --help once as a user who may write there, or free some disk space.\n`,
    );
    return false;
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
