import { readFile, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import { ConfigError } from './config-error.ts';
import { asked, findPackage } from './find-package.mjs';

export interface ConfigFile {
  /** Absolute. */
  readonly file: string;
  /** For messages. */
  readonly name: string;
  /** Boardwalk's own folder, absolute. */
  readonly boardwalk: string;
}

export interface LoadedConfig {
  /** The default export, unchecked. */
  readonly settings: unknown;
  /** The config file and the files that it imports, but for those of installed packages; absolute. */
  readonly files: readonly string[];
}

/**
 * Reads a config file, TypeScript or JavaScript. Throws ConfigError when the file is missing, does not compile (with file, line
 * and column), or throws.
 */
export async function loadConfigFile({ file, name, boardwalk }: ConfigFile): Promise<LoadedConfig> {
  const found = await stat(file).catch(() => null);
  if (found === null) {
    throw new ConfigError([
      `${name}: config file not found; go to the folder of your site, or name the file with --config`,
    ]);
  }
  if (found.isDirectory()) {
    throw new ConfigError([
      `${name}: this is a folder; name the config file, such as ${path.join(name, 'site.config.ts')}`,
    ]);
  }
  const { script, files } = await compile({ file, name, boardwalk });
  return { settings: await evaluate(script, name), files: [file, ...files] };
}

async function compile({ file, name, boardwalk }: ConfigFile): Promise<{
  readonly script: string;
  readonly files: readonly string[];
}> {
  try {
    const { outputFiles, metafile, warnings } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      // The conditions by which Node resolves packages.
      conditions: [],
      define: Object.fromEntries(Object.entries(placeNames).map(([key, own]) => [`import.meta.${key}`, own])),
      // For CommonJS of the site: the script itself has no file from which anything can be required.
      banner: {
        js: `import { createRequire as __require_from } from 'node:module'; const require = __require_from(${quote(pathToFileURL(file).href)});`,
      },
      plugins: [packagesOf(boardwalk), placesOfFiles],
      logLevel: 'silent',
    });
    const twice = warnings.filter(({ id }) => id === 'duplicate-object-key');
    if (twice.length > 0)
      throw new ConfigError(
        twice.map(
          ({ text, location }) => `${name}:${location?.line ?? 1}: ${text}: the last one alone would count`,
        ),
      );
    const files = Object.keys(metafile.inputs).map((input) => path.resolve(input));
    return { script: outputFiles[0]?.text ?? '', files };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/**
 * Keeps installed packages external, those of the site's folder or else of Boardwalk: a script without a file cannot find
 * them by name. The site's own files and TypeScript, which Node does not read there, are bundled, also behind an alias or in a package of a workspace.
 */
function packagesOf(boardwalk: string): Plugin {
  return {
    name: 'packages-of-the-site',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^[^./]/ }, async (imported) => {
        const { path: name, kind, pluginData } = imported;
        if (kind === 'entry-point' || pluginData === asked) return undefined;
        if (name === 'boardwalk') return { path: path.join(boardwalk, 'config', 'define-config.ts') };
        if (isBuiltin(name)) return { path: name, external: true };
        const found = await findPackage({ resolve, root: boardwalk }, imported);
        if (found.errors.length > 0 || !isInstalled(found.path)) return found;
        return { path: pathToFileURL(found.path).href, external: true };
      });
    },
  };
}

function isInstalled(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file) && !/\.[cm]?tsx?$/.test(file);
}

/** Names for what `import.meta` says in a file of the settings: in the bundle they would be of the script without a file. */
const placeNames = { url: '__file_url', filename: '__file_name', dirname: '__file_folder' } as const;

/** Tells each file of the settings where it is. On its first line, so that messages keep their lines. */
const placesOfFiles: Plugin = {
  name: 'places-of-files',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta')) return undefined;
      const places = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file) };
      const lines = [
        `const ${placeNames.url} = ${quote(places.url)};`,
        `const ${placeNames.filename} = ${quote(places.filename)};`,
        `const ${placeNames.dirname} = ${quote(places.dirname)};`,
      ];
      return { contents: `${lines.join(' ')} ${text}`, loader: loaderOf(file) };
    });
  },
};

function loaderOf(file: string): Loader {
  const [, language, hasElements] = /\.[cm]?([jt])s(x?)$/.exec(file) ?? [];
  if (language === 't') return hasElements ? 'tsx' : 'ts';
  return hasElements ? 'jsx' : 'js';
}

function quote(text: string): string {
  return JSON.stringify(text);
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
