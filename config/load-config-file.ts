import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ConfigError } from './config-error.ts';

/**
 * Reads a config file, TypeScript or JavaScript, and returns its default export unchecked. Throws ConfigError when the file is
 * missing, does not compile, with file, line and column, or throws itself: a variable that it needs may not be set.
 */
export async function loadConfigFile(file: string, root: string): Promise<unknown> {
  const name = path.relative(root, file);
  if (!existsSync(file)) throw new ConfigError([`${name}: no such config file; name one with --config`]);
  // Beside the dependencies, so that the bundle's bare imports resolve as the file's own would.
  const folder = await mkdtemp(path.join(root, 'node_modules', '.boardwalk-config-'));
  try {
    const outfile = path.join(folder, 'config.mjs');
    await compile(file, outfile, name);
    return await evaluate(outfile, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compile(file: string, outfile: string, name: string): Promise<void> {
  try {
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

async function evaluate(outfile: string, name: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(outfile).href);
    return module.default;
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
