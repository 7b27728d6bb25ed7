import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readKubernetesDocuments } from '../docs/scale/kubernetes-jobs.ts';
import { makeProject } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { crossCheckPackages } from './packages.ts';

/** Compiles documents as jobs, each as a file: the types are made from the schema of Kubernetes. Returns the files with errors. */
async function findFaulty(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const sources = Object.entries(files).map(([name, documents]) => [
    name,
    `import type { Job } from 'kubernetes-types/batch/v1';\nexport const jobs: readonly Job[] = ${documents};\n`,
  ]);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'preserve',
    types: [],
    paths: { 'kubernetes-types/*': [path.join(crossCheckPackages, 'node_modules/kubernetes-types/*')] },
  };
  const root = await makeProject({
    ...Object.fromEntries(sources),
    'tsconfig.json': JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  });
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', root], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\w+\.ts)\(\d+,\d+\): error TS/g)].map(([, name = '']) => name);
}

it('the jobs for Kubernetes are right by the schema of Kubernetes', async () => {
  const right = JSON.stringify(await readKubernetesDocuments());
  const slips = {
    'case.ts': ['"backoffLimitPerIndex"', '"backOffLimitPerIndex"'],
    'type.ts': ['"completions":8', '"completions":"8"'],
    'name.ts': ['"restartPolicy"', '"restart"'],
    'place.ts': ['"containerName"', '"container"'],
  } as const;
  const wrong = Object.entries(slips).map(([name, [good, bad]]) => {
    expect(right).toContain(good);
    return [name, right.replace(good, bad)];
  });
  const faulty = await findFaulty({ 'right.ts': right, ...Object.fromEntries(wrong) });
  expect([...faulty].sort()).toEqual(Object.keys(slips).sort());
});
