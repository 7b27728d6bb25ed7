import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { DemoCms } from '../../demo/demo-cms.ts';
import type { DemoPlugins } from '../../demo/schema.ts';
import type { DemoStore } from '../../demo/store-types.ts';

export interface DemoWithKind {
  /** The project's folder. */
  readonly root: string;
  /** A file of a site's folder `kinds/`, absolute. */
  readonly kind: string;
  readonly store: DemoStore;
  /** Default: those of any demo. */
  readonly plugins?: DemoPlugins;
}

/** Opens the demo's content system with a kind that a site adds: bundled with it as the command line of the site is (docs/decisions/0116). */
export async function openDemoWithKind({ root, kind, ...others }: DemoWithKind): Promise<DemoCms> {
  // Within the project, where it finds the packages.
  const folder = await mkdtemp(path.join(root, 'node_modules', '.demo-'));
  try {
    const outfile = path.join(folder, 'demo-cms.mjs');
    await build({
      entryPoints: [path.join(root, 'demo', 'demo-cms.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { boardwalk: path.join(root, 'extend', 'index.ts') },
      plugins: [addKind(kind)],
      logLevel: 'warning',
    });
    const { createDemoCms } = await import(pathToFileURL(outfile).href);
    return await createDemoCms({ ...others, folder: path.join(root, 'demo') });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function addKind(file: string): Plugin {
  const contents = `import kind from ${JSON.stringify(file)};\nexport const ownKinds = [kind];`;
  return {
    name: 'add-kind',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]own-kinds\.ts$/ }, (own) => ({ contents, resolveDir: path.dirname(own.path) }));
    },
  };
}
