import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { once } from '../dependencies/once.ts';
import { projectRoot } from '../util/project-root.ts';

/**
 * Starts a process that makes pictures. Its code is TypeScript, bundled on demand like the
 * templates.
 */
export async function startPictureProcess(): Promise<ChildProcess> {
  const code = await bundle();
  // Without the environment, which contains settings and tokens.
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: projectRoot(),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const bundle = once(async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot(), 'generator', 'media', 'picture-process.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
});
