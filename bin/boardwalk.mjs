#!/usr/bin/env node
// Starts the command line. It is TypeScript, bundled once into the cache and started from there: see
// docs/decisions/0001-a-cached-bundle-starts-the-command-line.md.
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isWhole } from './bundle-checksums.mjs';
import { hashSources } from './source-hash.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cacheDir = path.join(root, 'node_modules', '.cache', 'boardwalk');
const bundle = path.join(cacheDir, `cli-${hashSources(root)}`, 'cli.js');

if (!isWhole(path.dirname(bundle))) {
  const { bundleCommandLine } = await import('./bundle.mjs');
  await bundleCommandLine({ root, bundle });
}
markUsed(path.dirname(bundle));
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv, root);

/**
 * A bundle that was started lately stays when the sources change: see bundle.mjs.
 * @param {string} folder
 */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // Where we may not write, we remove nothing either.
  }
}
