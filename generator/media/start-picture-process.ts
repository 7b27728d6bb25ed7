import { type ChildProcess, spawn } from 'node:child_process';
import { once as onceOf } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { awaitEsbuild } from '../bundle/await-esbuild.ts';
import { once } from '../dependencies/once.ts';
import { projectRoot } from '../util/project-root.ts';

/** The process's code beside ours in the bundle of the command line. */
const script = path.join(import.meta.dirname, 'picture-process.js');

/**
 * Starts a process that makes pictures. Its code is TypeScript: where it is not bundled with the command line, that is done
 * here. Throws the system's error when no further process or file may be open.
 */
export async function startPictureProcess(): Promise<ChildProcess> {
  const code = existsSync(script) ? [script] : ['--input-type=module', '--eval', await bundle()];
  // Without the environment of this process, which contains settings and tokens.
  const child = spawn(process.execPath, code, {
    cwd: projectRoot(),
    env: { VIPS_MAX_THREADS: String(libraryThreads) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A signal to a child that did not start would reach our own process group.
  await onceOf(child, 'spawn');
  return child;
}

/**
 * A fixed set of threads of the picture library, more than it uses at once. Otherwise one that has been
 * idle for 15 s may end although a task was just given to it, which is then never done (decision 69).
 */
const libraryThreads = 32;

const bundle = once(async (): Promise<string> => {
  const { outputFiles } = await awaitEsbuild(() =>
    build({
      entryPoints: [path.join(projectRoot(), 'generator', 'media', 'picture-process.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      minify: true,
      write: false,
      logLevel: 'silent',
    }),
  );
  return outputFiles.map(({ text }) => text).join('');
});
