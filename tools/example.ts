import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { demoNow } from '../demo/clock.ts';

const site = 'examples/brighton-west/site.config.ts';

/** Builds the second pier over its own content, and serves it until it is interrupted. */
export async function main(root: string): Promise<void> {
  const cms = await openCms(root);
  await boardwalk(root, ['generate', '--config', site, '--endpoint', cms.url, '--now', demoNow]);
  await cms.close();
  await boardwalk(root, ['serve', '--config', site]);
}

/** Its kind in the place of the empty list: docs/decisions/0116. */
const ownKinds: Plugin = {
  name: 'own-kinds',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]own-kinds\.ts$/ }, ({ path: file }) => ({
      contents: `import cruise from '../../../examples/brighton-west/kinds/cruise.ts';
export const ownKinds = [cruise];`,
      resolveDir: path.dirname(file),
    }));
  },
};

/** Its WordPress: the demo's content system with the kinds of the site. */
async function openCms(root: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(root, 'node_modules', '.example-'));
  try {
    const outfile = path.join(folder, 'cms.mjs');
    await build({
      stdin: {
        contents: `export { createDemoCms } from './demo/demo-cms.ts';
export { createBrightonWest } from './examples/brighton-west/content/store.ts';`,
        resolveDir: root,
      },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { boardwalk: path.join(root, 'extend', 'index.ts') },
      plugins: [ownKinds],
      logLevel: 'warning',
    });
    const { createDemoCms, createBrightonWest } = await import(pathToFileURL(outfile).href);
    return await createDemoCms({ store: createBrightonWest(), folder: path.join(root, 'demo') });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function boardwalk(root: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'bin', 'boardwalk.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`boardwalk ${args[0]} ended with code ${exitCode}`);
}
