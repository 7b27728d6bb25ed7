import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeep } from './depth.ts';

/** In the order in which they begin: the last one fills what the slow tests of the others leave of a worker. */
export const projectNames = ['site', 'browser', 'unit'] as const;

export type ProjectName = (typeof projectNames)[number];

const root = path.resolve(import.meta.dirname, '..', '..');

/** Modules that make a test one of a project: a package, or a file relative to the root. The first project that fits counts. */
const markers: readonly (readonly [ProjectName, readonly string[]])[] = [
  ['browser', ['playwright-core', 'tools/quality/open-chromium.ts']],
  ['site', ['node:child_process', 'node:worker_threads', 'generator/build.ts', 'demo/demo-cms.ts']],
];

/**
 * Divides the test files among the projects by what they import, directly or through other files of `tests/` and `tools/`. A test that
 * drives Chromium belongs to `browser`; one that starts a process, a thread or a CMS, or that builds a site, to `site`; all others to
 * `unit`. Paths are relative to the root of the project. `*.deep.test.ts` take part in `npm run test:deep` only.
 */
export function divideTests(): Readonly<Record<ProjectName, readonly string[]>> {
  const divided: Record<ProjectName, string[]> = { site: [], browser: [], unit: [] };
  const known = new Map<string, ReadonlySet<string>>();
  for (const [, names] of markers)
    for (const name of names)
      if (/\.ts$/.test(name) && !existsSync(path.join(root, name))) throw new Error(`${name} is missing`);
  for (const file of listTests()) divided[projectOf(reachedFrom(file, known))].push(file);
  return divided;
}

function listTests(): readonly string[] {
  return readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('tests', name.replaceAll(path.sep, '/')))
    .filter(
      (file) =>
        /\.test\.tsx?$/.test(file) &&
        !/^tests\/(cross-checks|engines|hosts-live|mutations|recorded|slurm|wordpress)\//.test(file),
    )
    .filter((file) => isDeep || !file.includes('.deep.test.'));
}

function projectOf(reached: ReadonlySet<string>): ProjectName {
  return markers.find(([, names]) => names.some((name) => reached.has(name)))?.[0] ?? 'unit';
}

/** All modules that a file imports, and those that the tests' and the tools' own files among them import. */
function reachedFrom(file: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(file);
  if (before !== undefined) return before;
  const reached = new Set<string>();
  known.set(file, reached);
  const text = readFileSync(path.join(root, file), 'utf8');
  // The built demo site is provided to the project that builds it.
  if (/(?<!\.)\binject\(/.test(text)) reached.add('generator/build.ts');
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)[\s(]*'([^']+)'/g)) {
    if (!name.startsWith('.')) reached.add(name);
    else {
      const imported = path.posix.join(path.posix.dirname(file), name);
      reached.add(imported);
      // A test may hold code as text.
      if (/^(tests|tools)\/.+\.tsx?$/.test(imported) && existsSync(path.join(root, imported)))
        for (const further of reachedFrom(imported, known)) reached.add(further);
    }
  }
  return reached;
}
