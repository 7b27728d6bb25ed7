import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleCommandLine } from '../bin/bundle.mjs';
import { packSources, packTypes } from '../bin/packed-sources.mjs';
import { hashSources } from '../bin/source-hash.mjs';

// Bundles the command line for the package, under the hash that its sources have there: docs/decisions/0119 and 0138.
const root = process.cwd();
const folder = path.join(root, 'bundle');
rmSync(folder, { recursive: true, force: true });
packSources(root);
packTypes(root);
const name = `cli-${hashSources(root, { ofPackage: true })}`;
await bundleCommandLine({ root, bundle: path.join(folder, name, 'cli.js') });
