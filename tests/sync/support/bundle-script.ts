import path from 'node:path';
import { build } from 'esbuild';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Makes a script of this folder one that Node starts, and returns its file. */
export async function bundleScript(name: string): Promise<string> {
  const outfile = path.join(await temporaryFolder(), `${name}.mjs`);
  const js = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;
  await build({
    ...{ entryPoints: [path.join(import.meta.dirname, `${name}.ts`)], outfile, banner: { js } },
    ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
    external: ['sharp', 'esbuild', 'lightningcss', 'fsevents'],
  });
  return outfile;
}
