import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { copyProject } from '../copy-project.ts';

/** A copy of the project that may be edited. All paths are absolute. */
export interface ProjectCopy {
  readonly root: string;
  /** The arguments of Node for a build: those of `npm run generate`. */
  readonly command: readonly string[];
  /** The bench's own processes, bundled to run in the copy: by the name of their file. */
  readonly script: (name: ProcessName) => string;
  /**
   * Forgets all builds, but neither the bundled command line, which is made once after an installation, nor the media, which
   * the baseline is given too.
   */
  readonly forgetBuilds: () => Promise<void>;
  /** Forgets the media of all sites. */
  readonly forgetPictures: () => Promise<void>;
  /** Forgets all that is made after an installation. */
  readonly forgetAll: () => Promise<void>;
  /** Puts a word before the date of each news post, beside those that earlier edits put there. */
  readonly editTemplate: (text: string) => Promise<void>;
  /** Sets a property of a class that every news post has; `text` is a name. */
  readonly editStylesheet: (text: string) => Promise<void>;
}

export type ProcessName = (typeof processes)[number];

const processes = [
  'cms-process',
  'baseline-process',
  'usage-hook',
  'store-process',
  'put-loop-process',
] as const;

/** Relative to a project. */
const cache = path.join('node_modules', '.cache', 'boardwalk');

/** Copies the project of `root` into `folder`, with its pictures and the bench's own processes. */
export async function openCopy(root: string, folder: string): Promise<ProjectCopy> {
  await copyProject(root, folder);
  await bundleProcesses(root, folder);
  const cacheDir = path.join(folder, cache);
  await copyPictures(path.join(root, cache), cacheDir);
  return {
    root: folder,
    command: await readCommand(folder),
    script: (name) => path.join(folder, `${name}.mjs`),
    forgetBuilds: () => forgetFiles(cacheDir, /[\\/](cli-[0-9a-f]+|pictures)[\\/]|[\\/]files\.log$/),
    forgetPictures: () => forgetFiles(cacheDir, /[\\/]cli-[0-9a-f]+[\\/]/),
    forgetAll: () => rm(cacheDir, { recursive: true, force: true }),
    editTemplate: (text) =>
      edit(folder, 'templates/pages/NewsPostPage.tsx', /<span>(?=\s*\{)/, `$&{'${text} '}`),
    editStylesheet: (text) =>
      edit(folder, 'templates/components/PageFrame.module.css', /(?<=\{)/, ` --bench: ${text};`),
  };
}

/** The folder for everything that the bench writes: in memory where that fits, so that no disk is measured. */
export async function chooseFolder(entries: number): Promise<string> {
  const inMemory = '/dev/shm';
  const needed = 300_000_000 + entries * bytesPerEntry;
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > needed ? inMemory : tmpdir();
}

/** A site of each generator, and room for what a build keeps beside its own. */
const bytesPerEntry = 200_000;

async function readCommand(root: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  const { scripts }: { scripts: { generate: string } } = JSON.parse(text);
  return scripts.generate.split(' ').slice(1);
}

/** Those that the project has made already: no build that is measured makes any. */
async function copyPictures(from: string, to: string): Promise<void> {
  const pictures = path.join(from, 'pictures');
  if (existsSync(pictures))
    await cp(pictures, path.join(to, 'pictures'), { recursive: true, preserveTimestamps: true });
}

async function bundleProcesses(root: string, folder: string): Promise<void> {
  await build({
    entryPoints: processes.map((name) => path.join(root, 'tools', 'bench', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.graphql': 'text' },
    logLevel: 'warning',
  });
}

/** Removes the files of a folder except those that are kept. */
async function forgetFiles(cacheDir: string, kept: RegExp): Promise<void> {
  const found = await readdir(cacheDir, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !kept.test(file)).map((file) => rm(file)));
}

/** Saves a file with one place of it changed, as an editor does. Throws when it has no such place. */
async function edit(root: string, file: string, place: RegExp, by: string): Promise<void> {
  const source = await readFile(path.join(root, file), 'utf8');
  if (!place.test(source)) throw new Error(`The bench finds nothing to edit in ${file}: ${place}`);
  await writeFile(path.join(root, file), source.replace(place, by));
}
