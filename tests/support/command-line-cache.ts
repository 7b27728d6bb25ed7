import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importBundleScripts } from './bundle-scripts.ts';
import { projectRoot } from './project-root.ts';

/** The folder in which the command line keeps bundles for its next start. */
export const commandLineCache = path.join(projectRoot, 'node_modules', '.cache', 'boardwalk');

/** Hashes the source of the command line, as bin/boardwalk.mjs does. */
export async function hashProject(): Promise<string> {
  const { hashSources } = await importBundleScripts();
  return hashSources(projectRoot);
}

/** Loads the bundle from which `boardwalk` starts, of this project or of a copy of it. */
export async function openCommandLine(root: string): Promise<typeof import('../../bin/cli.ts')> {
  const folder = path.relative(projectRoot, await bundleCommandLine());
  return import(pathToFileURL(path.join(root, folder, 'cli.js')).href);
}

/** Bundles the command line where that was not done yet, and returns the folder. */
export async function bundleCommandLine(): Promise<string> {
  const { bundleCommandLine: bundle, isWhole } = await importBundleScripts();
  const folder = path.join(commandLineCache, `cli-${await hashProject()}`);
  if (!isWhole(folder)) await bundle({ root: projectRoot, bundle: path.join(folder, 'cli.js') });
  return folder;
}
