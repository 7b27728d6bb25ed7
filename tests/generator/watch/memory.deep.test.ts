import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { copyProject } from '../../support/copy-project.ts';
import { smallStore } from '../../support/random-edits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const megabyte = 2 ** 20;

/** Saves of a template after which memory is measured. */
const saves = [100, 500];

it('leaves memory where it was after many saves of a template', async ({ signal }) => {
  const folder = await temporaryFolder();
  const root = path.join(folder, 'project');
  await copyProject(root);
  const cms = await createDemoCms({ store: smallStore() });
  onTestFinished(cms.close);
  const script = await bundleScript(root);
  const args = ['--expose-gc', script, root, path.join(folder, 'site'), cms.url, ...saves.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, signal });
  const [earlyBytes = 0, lateBytes = 0] = stdout.trim().split('\n').map(Number);
  expect(earlyBytes).toBeGreaterThan(megabyte);
  // A bundle that is not freed is 2 megabytes a save.
  expect((lateBytes - earlyBytes) / megabyte).toBeLessThan(20);
}, 600_000); // A bound for a hanging run, not a measure.

/** Beside the project's packages, which it imports. */
async function bundleScript(root: string): Promise<string> {
  const outfile = path.join(root, 'save-often.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'save-often.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.graphql': 'text' },
    logLevel: 'error',
  });
  return outfile;
}
