import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFolders } from '../support/citations.ts';
import { projectRoot } from '../support/project-root.ts';

it('installs nothing that no file imports and no script runs', async () => {
  const { dependencies, devDependencies, scripts } = await readJson(path.join(projectRoot, 'package.json'));
  const named = new Set<string>();
  for (const folder of sourceFolders)
    for (const name of await readdir(path.join(projectRoot, folder), { recursive: true }))
      if (/\.(ts|tsx|mjs|css)$/.test(name))
        for (const found of packagesIn(await readFile(path.join(projectRoot, folder, name), 'utf8')))
          named.add(found);
  const runs = new Set(Object.values(scripts ?? {}).flatMap((script) => script.split(/\s+/)));
  const unused: string[] = [];
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const { bin = {} } = await readJson(path.join(projectRoot, 'node_modules', name, 'package.json'));
    const isRun = typeof bin === 'object' && Object.keys(bin).some((command) => runs.has(command));
    // Types of a package that is used, or of Node.
    const typed = name.replace(/^@types\//, '');
    if (!named.has(name) && !named.has(typed) && typed !== 'node' && !isRun) unused.push(name);
  }
  expect(unused).toEqual([]);
});

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

async function readJson(file: string): Promise<PackageJson> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The packages that a file imports, or names by a string that begins with their name. */
function packagesIn(text: string): readonly string[] {
  return [...text.matchAll(/['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"]/g)].map(([, name = '']) => name);
}
