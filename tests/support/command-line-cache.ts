import path from 'node:path';
import { importBundleScripts } from './bundle-scripts.ts';
import { projectRoot } from './project-root.ts';

/** The folder in which the command line keeps bundles for its next start. */
export const commandLineCache = path.join(projectRoot, 'node_modules', '.cache', 'boardwalk');

/** Hashes the source of the command line, as bin/boardwalk.mjs does. */
export async function hashProject(): Promise<string> {
  const { hashSources } = await importBundleScripts();
  return hashSources(projectRoot);
}
