import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Runs a tool that is written in TypeScript: `node tools/run.mjs messages`.
// The bundle lies within the project, so that its imports find the packages.
const root = process.cwd();
const folder = await mkdtemp(join(root, 'node_modules/.tool-'));
const outfile = join(folder, 'tool.mjs');
try {
  await build({
    entryPoints: [join(root, 'tools', `${process.argv[2]}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const { main } = await import(pathToFileURL(outfile).href);
  await main(root);
} finally {
  await rm(folder, { recursive: true });
}
