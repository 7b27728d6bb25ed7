import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stop, transform } from 'esbuild';
import { afterEach, expect, it, vi } from 'vitest';
import { awaitEsbuild } from '../../../generator/bundle/await-esbuild.ts';
import { openBundler } from '../../../generator/bundle/open-bundler.ts';
import { NoProgress } from '../../../generator/util/await-progress.ts';
import { bundleLiveScript } from '../../../generator/watch/live-script.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(stop);

/** It is JavaScript: it starts before anything is bundled. */
interface BundleScript {
  readonly bundleCommandLine: (options: {
    readonly root: string;
    readonly bundle: string;
    readonly limitMs: number;
  }) => Promise<void>;
}

/** The processes of esbuild that this one has started. */
function esbuilds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('esbuild')
        );
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

it.skipIf(process.platform !== 'linux')(
  'ends when esbuild has stopped, and starts another the next time (faults 190)',
  async () => {
    await transform('');
    const [stopped = 0] = esbuilds();
    process.kill(stopped, 'SIGSTOP');
    const bundler = openBundler({ root: projectRoot, limitMs: 100 });
    try {
      await expect(bundler.bundle('en-US')).rejects.toThrow(
        'Waited 0.1 s for an answer of esbuild: nothing has moved',
      );
      await bundler.close();
      expect((await awaitEsbuild(() => transform('let a = 1'))).code).toBe('let a = 1;\n');
    } finally {
      process.kill(stopped, 'SIGKILL');
    }
  },
);

it.skipIf(process.platform !== 'linux').each([
  ['the script of the live page', (limitMs: number) => bundleLiveScript(projectRoot, limitMs)],
  [
    'the command line',
    async (limitMs: number) => {
      const { bundleCommandLine } = await vi.importActual<BundleScript>('../../../bin/bundle.mjs');
      const bundle = path.join(await temporaryFolder(), 'made', 'cli.js');
      await bundleCommandLine({ root: projectRoot, bundle, limitMs });
    },
  ],
])('ends %s when esbuild has stopped (faults 190)', async (_, bundle) => {
  await transform('');
  const [stopped = 0] = esbuilds();
  process.kill(stopped, 'SIGSTOP');
  try {
    await expect(bundle(100)).rejects.toThrow('Waited 0.1 s for an answer of esbuild: nothing has moved');
    expect((await transform('let a = 1')).code).toBe('let a = 1;\n');
  } finally {
    process.kill(stopped, 'SIGKILL');
  }
});

it.skipIf(process.platform !== 'linux')('ends at once when esbuild is killed', async () => {
  await transform('');
  const bundling = awaitEsbuild(() => openBundler({ root: projectRoot }).bundle('en-US'));
  for (const id of esbuilds()) process.kill(id, 'SIGKILL');
  const error = await bundling.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(NoProgress);
});
