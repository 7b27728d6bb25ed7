import { describe, expect, it } from 'vitest';
import { readKubernetesJobs } from './kubernetes-jobs.ts';

const { shards, merge } = await readKubernetesJobs();

describe('the jobs for Kubernetes', () => {
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
