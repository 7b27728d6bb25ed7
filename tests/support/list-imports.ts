import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** One import between source files, or from a source file to a package. Types are gone: they import nothing at run time. */
export interface Import {
  /** Relative to the project, with forward slashes. */
  readonly from: string;
  /** The same, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Loaded when it is called for: `import()`. */
  readonly isLazy: boolean;
}

const notCode = ['.css', '.jpg', '.png', '.svg', '.webp', '.avif', '.woff2', '.graphql', '.txt', '.html'];

/** Every import in these folders of a project, as the bundler resolves them. Folders that are not there are left out. */
export async function listImports(root: string, folders: readonly string[]): Promise<Import[]> {
  const files = await Promise.all(folders.map((folder) => listCode(root, folder)));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.flat(),
    outdir: 'out',
    bundle: true,
    // Without it, each file's output holds all that it imports.
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: Object.fromEntries(notCode.map((extension) => [extension, 'empty'])),
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path: to, kind, external = false }) => ({
      from,
      to,
      isPackage: external,
      isLazy: kind === 'dynamic-import',
    })),
  );
}

async function listCode(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.d\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}
