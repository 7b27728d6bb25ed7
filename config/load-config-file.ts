import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ConfigError } from './config-error.ts';

export interface ConfigFile {
  /** Absolute. */
  readonly file: string;
  /** For messages. */
  readonly name: string;
  /** Boardwalk's own folder, absolute. */
  readonly boardwalk: string;
}

/**
 * Reads a config file, TypeScript or JavaScript, and returns its default export unchecked. Throws
 * ConfigError when the file is missing, does not compile (with file, line and column), or throws.
 */
export async function loadConfigFile({ file, name, boardwalk }: ConfigFile): Promise<unknown> {
  if (!existsSync(file)) {
    throw new ConfigError([
      `${name}: config file not found; go to the folder of your site, or name the file with --config`,
    ]);
  }
  return evaluate(await compile({ file, name, boardwalk }), name);
}

async function compile({ file, name, boardwalk }: ConfigFile): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      // The conditions by which Node resolves packages.
      conditions: [],
      plugins: [packagesOf(path.dirname(file), boardwalk)],
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/**
 * Keeps packages external, those of the site's folder or else of Boardwalk: a script without a file cannot find
 * them by name. What Boardwalk gives to settings is TypeScript, which is bundled.
 */
function packagesOf(folder: string, boardwalk: string): Plugin {
  const isAsked = {};
  return {
    name: 'packages-of-the-site',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, pluginData }) => {
        if (kind === 'entry-point' || pluginData === isAsked) return undefined;
        if (name === 'boardwalk') return { path: path.join(boardwalk, 'config', 'define-config.ts') };
        if (isBuiltin(name)) return { path: name, external: true };
        const find = (resolveDir: string) => resolve(name, { kind, resolveDir, pluginData: isAsked });
        const own = await find(folder);
        const found = own.errors.length > 0 ? await find(boardwalk) : own;
        if (found.errors.length > 0) return found;
        return { path: pathToFileURL(found.path).href, external: true };
      });
    },
  };
}

let evaluations = 0;

/**
 * Runs a script from memory: the project may be read-only, and a killed process leaves no file
 * behind.
 */
async function evaluate(script: string, name: string): Promise<unknown> {
  evaluations += 1;
  // The same address would give the cached module, while the sources of the settings may have
  // changed.
  const url = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}#${evaluations}`;
  try {
    const module: { default?: unknown } = await import(url);
    return module.default;
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
