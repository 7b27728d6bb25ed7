import path from 'node:path';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import type { SiteOptions } from '../../generator/site/site.ts';
import { bundleCommandLine } from './command-line-cache.ts';
import { spawnBoardwalk } from './spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute folder of the demo site, built once for all tests by the command line itself. */
    readonly demoSite: string;
    /** The scripts of threads, as the command line that built it had bundled them. */
    readonly workers: NonNullable<SiteOptions['workers']>;
  }
}

/** Builds the demo site as a user would, before the tests of the first project that needs it. */
export default async function buildDemoSite({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject();
  if (root.getProvidedContext().demoSite !== undefined) return undefined;
  // The browser unpacks itself where it is used first: not by several files at once.
  await chromium.executablePath();
  const folder = await makeTemporaryFolder();
  const site = path.join(folder, 'site');
  const { exitCode, stderr } = await spawnBoardwalk(['generate', '--quiet', '--out', site]);
  if (exitCode !== 0) throw new Error(`the demo site cannot be built, exit code ${exitCode}\n${stderr}`);
  root.provide('demoSite', site);
  const bundle = await bundleCommandLine();
  root.provide('workers', {
    read: path.join(bundle, 'read-worker.js'),
    render: path.join(bundle, 'render-worker.js'),
    folder: path.join(bundle, 'folder-worker.js'),
  });
  return () => removeFolder(folder);
}
