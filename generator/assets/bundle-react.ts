import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { sharedSettings } from './build-settings.ts';
import { evaluateScript } from './evaluate-script.ts';

/** React as the templates require it, loaded. */
export interface ReactBundle {
  readonly modules: Readonly<Record<string, unknown>>;
  readonly hash: string;
}

/** What templates import of it. */
export const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** Bundles React for the server, as in production. It is nine tenths of all that renders pages, and no edit changes it. */
export async function bundleReact(root: string): Promise<ReactBundle> {
  const modules = reactModules.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles } = await build({
    ...sharedSettings(root),
    stdin: { contents: `module.exports = { ${modules.join()} };`, resolveDir: root, sourcefile: 'react.js' },
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
  });
  const script = outputFiles.map(({ text }) => text).join('');
  return {
    modules: evaluateScript<ReactBundle['modules']>({ script, name: 'react-bundle.cjs', root }),
    hash: createHash('sha256').update(script).digest('hex').slice(0, 16),
  };
}
