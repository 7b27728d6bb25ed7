import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeProject } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { readKubernetesDocuments, readKubernetesJobs } from './kubernetes-jobs.ts';

const { shards, merge } = await readKubernetesJobs();

/** Compiles documents as jobs, each as a file: the types are made from the schema of Kubernetes. Returns the files with errors. */
async function findFaulty(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const sources = Object.entries(files).map(([name, documents]) => [
    name,
    `import type { Job } from 'kubernetes-types/batch/v1';\nexport const jobs: readonly Job[] = ${documents};\n`,
  ]);
  const compilerOptions = { strict: true, noEmit: true, module: 'preserve', types: [] };
  const root = await makeProject({
    ...Object.fromEntries(sources),
    'tsconfig.json': JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  });
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', root], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\w+\.ts)\(\d+,\d+\): error TS/g)].map(([, name = '']) => name);
}

describe('the jobs for Kubernetes', () => {
  it('are right by the schema of Kubernetes', async () => {
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

  it('number the shards, say how many there are, and repeat each on its own', () => {
    const { completions = 0, parallelism, ...spec } = shards.spec;
    expect(spec).toMatchObject({ completionMode: 'Indexed', backoffLimitPerIndex: 2 });
    expect(completions).toBeGreaterThan(1);
    expect(parallelism).toBe(completions);
    expect(environmentOf(shards).BOARDWALK_SHARDS).toBe(String(completions));
  });

  it('belong to one run, and the merge waits until it is told to go on', () => {
    expect(environmentOf(shards).BOARDWALK_RUN).toMatch(/./);
    expect(environmentOf(merge).BOARDWALK_RUN).toBe(environmentOf(shards).BOARDWALK_RUN);
    expect([shards.spec.suspend, merge.spec.suspend]).toEqual([undefined, true]);
  });

  it('count no failure for a node that is drained', () => {
    for (const { spec } of [shards, merge])
      expect(spec.podFailurePolicy.rules[0]).toEqual({
        action: 'Ignore',
        onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }],
      });
  });
});

function environmentOf({ spec }: typeof shards): Readonly<Record<string, string>> {
  const env = spec.template.spec.containers.flatMap((container) => container.env);
  return Object.fromEntries(env.map(({ name, value }) => [name, value]));
}
