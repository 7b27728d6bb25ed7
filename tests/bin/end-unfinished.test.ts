import { execFile } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

it('ends a process that has nothing left to wait for with code 1, and says what it awaited (faults 191)', async () => {
  const contents = `
    import { awaitProgress } from './generator/util/await-progress.ts';
    import { endUnfinished } from './bin/end-unfinished.ts';
    process.once('exit', () => process.stdout.write('cleaned up'));
    endUnfinished();
    await awaitProgress({ awaited: 'an answer of a lost thread', limitMs: 3_600_000 }, () => new Promise(() => undefined));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.resolve(projectRoot), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');",
    },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { cwd: projectRoot },
      (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }),
    );
  });
  expect(ended).toMatchObject({ code: 1, stdout: 'cleaned up' });
  expect(ended.stderr).toContain('Nothing is left that could go on. Awaited: an answer of a lost thread');
});
