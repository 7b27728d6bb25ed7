import { build } from 'esbuild';
import { awaitEsbuild } from '../bundle/await-esbuild.ts';

/** Bundles the script of `livePaths.script`. `root` is the project's folder. */
export async function bundleLiveScript(root: string, limitMs?: number): Promise<string> {
  const work = () =>
    build({
      absWorkingDir: root,
      entryPoints: ['generator/watch/browser/main.ts'],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      logLevel: 'silent',
    });
  const { outputFiles } = await awaitEsbuild(work, limitMs);
  return outputFiles.map(({ text }) => text).join('');
}
