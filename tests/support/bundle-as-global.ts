import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles a module of ours as a script that sets the global `name` to what it exports: for a page to begin with, so that a test
 * can call what has to do with a document. A page's policy does not concern what a test begins it with.
 */
export async function bundleAsGlobal(module: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    // The driver puts what a page begins with into a function.
    footer: { js: `window.${name} = ${name};` },
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
