import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { SiteOptions } from '../../generator/site.ts';
import { projectRoot } from './run-boardwalk.ts';

const bundler = path.join(projectRoot, 'bin', 'bundle.mjs');

/** The scripts of threads, bundled as the command line bundles them; they go with the tests of a file. For `beforeAll`. */
export async function bundleWorkers(): Promise<NonNullable<SiteOptions['workers']>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-workers-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const { bundleCommandLine }: BundleModule = await import(pathToFileURL(bundler).href);
  const made = path.join(folder, 'cache', 'cli');
  await mkdir(path.dirname(made));
  await bundleCommandLine({ root: projectRoot, bundle: path.join(made, 'cli.js') });
  return { render: path.join(made, 'render-worker.js'), folder: path.join(made, 'folder-worker.js') };
}

/** It is plain JavaScript: it starts what is TypeScript. */
interface BundleModule {
  readonly bundleCommandLine: (options: { readonly root: string; readonly bundle: string }) => Promise<void>;
}
