import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBoardwalk } from './run-boardwalk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute folder of the demo site, built once for all tests by the command line itself. */
    readonly demoSite: string;
  }
}

/** Builds the demo site before the tests, as a user would. */
export default async function buildDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-demo-'));
  const site = path.join(folder, 'site');
  const { exitCode, stderr } = await runBoardwalk(['generate', '--quiet', '--out', site]);
  if (exitCode !== 0) throw new Error(`the demo site cannot be built, exit code ${exitCode}\n${stderr}`);
  project.provide('demoSite', site);
  return () => rm(folder, { recursive: true, force: true });
}
