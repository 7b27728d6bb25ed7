import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.ts';

interface BundleScripts {
  /** Returns the name of the bundle of these sources. */
  readonly hashSources: (root: string) => string;
  /** Returns true when a bundle is as it was made. */
  readonly isWhole: (folder: string) => boolean;
  readonly bundleCommandLine: (options: { readonly root: string; readonly bundle: string }) => Promise<void>;
}

/** Loads the scripts that start the command line, which are no TypeScript. */
export async function importBundleScripts(): Promise<BundleScripts> {
  const load = (name: string): Promise<BundleScripts> =>
    import(pathToFileURL(path.join(projectRoot, 'bin', name)).href);
  const { hashSources } = await load('source-hash.mjs');
  const { isWhole } = await load('bundle-checksums.mjs');
  const { bundleCommandLine } = await load('bundle.mjs');
  return { hashSources, isWhole, bundleCommandLine };
}
