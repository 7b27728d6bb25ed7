import { build } from 'esbuild';

/** Bundles the script of `livePaths.script`. `root` is the project's folder. */
export async function bundleLiveScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/watch/browser/main.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
