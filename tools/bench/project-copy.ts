import { cp, mkdir, readdir, readFile, rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** A copy of the project that may be edited. All paths are absolute. */
export interface ProjectCopy {
  readonly root: string;
  /** The bench's own processes, bundled to run in the copy: by the name of their file. */
  readonly script: (name: ProcessName) => string;
  /** Forgets all builds, but not the bundled command line: that is made once after an installation. */
  readonly forgetBuilds: () => Promise<void>;
  /** Puts a word before the date of each news post, beside those that earlier edits put there. */
  readonly editTemplate: (text: string) => Promise<void>;
}

export type ProcessName = (typeof processes)[number];

const processes = ['cms-process', 'baseline-process', 'usage-hook'] as const;

const copied = ['bin', 'config', 'generator', 'templates', 'client-runtime', 'demo', 'package-lock.json'];

/** Copies the project of `root` into `folder`, which need not exist; the packages are linked. */
export async function copyProject(root: string, folder: string): Promise<ProjectCopy> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...copied, 'package.json'].map((name) =>
      cp(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true }),
    ),
  );
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await bundleProcesses(root, folder);
  const cacheDir = path.join(folder, 'node_modules', '.cache', 'boardwalk');
  return {
    root: folder,
    script: (name) => path.join(folder, `${name}.mjs`),
    forgetBuilds: () => forgetBuilds(cacheDir),
    editTemplate: (text) => editTemplate(folder, text),
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

/** Two sites, the baseline's and ours, and room for what a build keeps beside its own. */
const bytesPerEntry = 100_000;

/** Links each package, but not the caches beside them: the copy shall have its own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
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

async function forgetBuilds(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  const builds = names.filter((name) => !name.startsWith('cli-'));
  await Promise.all(builds.map((name) => rm(path.join(cacheDir, name), { recursive: true })));
}

async function editTemplate(root: string, text: string): Promise<void> {
  const file = path.join('templates', 'pages', 'NewsPostPage.tsx');
  const source = await readFile(path.join(root, file), 'utf8');
  const edited = source.replace('<Time {...published} />', `{'${text} '}$&`);
  if (edited === source) throw new Error(`The bench finds no date to edit in ${file}`);
  await writeFile(path.join(root, file), edited);
}
