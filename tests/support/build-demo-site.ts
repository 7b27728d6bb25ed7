import path from 'node:path';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { runBoardwalk } from './run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute folder of the demo site, built once for all tests by the command line itself. */
    readonly demoSite: string;
  }
}

/** Builds the demo site before the tests, as a user would. */
export default async function buildDemoSite(project: TestProject): Promise<() => Promise<void>> {
  // The browser unpacks itself where it is used first: not by several files at once.
  await chromium.executablePath();
  const folder = await makeTemporaryFolder();
  const site = path.join(folder, 'site');
  const { exitCode, stderr } = await runBoardwalk(['generate', '--quiet', '--out', site]);
  if (exitCode !== 0) throw new Error(`the demo site cannot be built, exit code ${exitCode}\n${stderr}`);
  project.provide('demoSite', site);
  return () => removeFolder(folder);
}
