import { build } from 'esbuild';
import { sharedSettings } from './build-settings.ts';

/** React modules that templates import. */
export const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

export interface ReactBundle {
  /** Exports the modules by name. */
  readonly script: string;
  /** The source files, relative to the project. */
  readonly inputs: readonly string[];
}

/** Bundles React for the server, in production mode. */
export async function bundleReact(root: string): Promise<ReactBundle> {
  const modules = reactModules.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles, metafile } = await build({
    ...sharedSettings(root),
    stdin: { contents: `module.exports = { ${modules.join()} };`, resolveDir: root, sourcefile: 'react.js' },
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
  });
  return { script: outputFiles.map(({ text }) => text).join(''), inputs: Object.keys(metafile.inputs) };
}
