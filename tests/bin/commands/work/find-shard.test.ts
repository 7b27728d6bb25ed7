import { describe, expect, it } from 'vitest';
import { findRunName, findShard } from '../../../../bin/commands/work/engines.ts';
import { ConfigError } from '../../../../config/config-error.ts';

type Env = Readonly<Record<string, string>>;

const slurm = (id: number, others: Env = {}): Env => ({
  SLURM_ARRAY_TASK_ID: String(id),
  SLURM_ARRAY_TASK_MIN: '0',
  SLURM_ARRAY_TASK_MAX: '3',
  SLURM_ARRAY_TASK_COUNT: '4',
  SLURM_ARRAY_TASK_STEP: '1',
  ...others,
});

function problemOf(flag: string, env: Env): string {
  try {
    return `no problem: ${JSON.stringify(findShard(flag, env))}`;
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
}

describe('findShard', () => {
  it.each<readonly [name: string, env: Env, index: number, total: number]>([
    ['BOARDWALK_SHARD', { BOARDWALK_SHARD: '2/7' }, 2, 7],
    ['Kubernetes', { JOB_COMPLETION_INDEX: '0', BOARDWALK_SHARDS: '4' }, 0, 4],
    ['AWS Batch', { AWS_BATCH_JOB_ARRAY_INDEX: '3', AWS_BATCH_JOB_ARRAY_SIZE: '4' }, 3, 4],
    ['AWS Batch without a size', { AWS_BATCH_JOB_ARRAY_INDEX: '1', BOARDWALK_SHARDS: '2' }, 1, 2],
    ['Slurm', slurm(3), 3, 4],
    ['Slurm from 1', slurm(4, { SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_MAX: '4' }), 3, 4],
    [
      'Slurm in steps',
      slurm(30, {
        SLURM_ARRAY_TASK_MIN: '10',
        SLURM_ARRAY_TASK_MAX: '40',
        SLURM_ARRAY_TASK_STEP: '10',
      }),
      2,
      4,
    ],
    [
      'Slurm without a count',
      { SLURM_ARRAY_TASK_ID: '2', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_MAX: '2' },
      1,
      2,
    ],
    ['GitLab, from 1', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '5' }, 0, 5],
    ['GitLab, the last', { CI_NODE_INDEX: '5', CI_NODE_TOTAL: '5' }, 4, 5],
    ['CircleCI', { CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '3' }, 0, 3],
    ['Buildkite', { BUILDKITE_PARALLEL_JOB: '2', BUILDKITE_PARALLEL_JOB_COUNT: '3' }, 2, 3],
    [
      'two engines that agree',
      { JOB_COMPLETION_INDEX: '1', BOARDWALK_SHARDS: '3', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '3' },
      1,
      3,
    ],
    [
      'BOARDWALK_SHARD before an engine that disagrees',
      { BOARDWALK_SHARD: '0/2', CI_NODE_INDEX: '3', CI_NODE_TOTAL: '3' },
      0,
      2,
    ],
    ['an engine beside the empty variables of another', { ...slurm(1), CI_NODE_INDEX: '' }, 1, 4],
  ])('reads %s', (_, env, index, total) => {
    expect(findShard('auto', env)).toEqual({ index, total });
  });

  it('takes the flag before all variables', () => {
    expect(findShard('1/3', { BOARDWALK_SHARD: '0/2', ...slurm(3) })).toEqual({ index: 1, total: 3 });
  });

  it.each<readonly [name: string, flag: string, env: Env, named: readonly string[]]>([
    ['no engine', 'auto', {}, ['BOARDWALK_SHARD=0/4', 'JOB_COMPLETION_INDEX', 'CI_NODE_INDEX']],
    ['no total', 'auto', { JOB_COMPLETION_INDEX: '0' }, ['JOB_COMPLETION_INDEX', 'BOARDWALK_SHARDS']],
    [
      'no count of tasks',
      'auto',
      { SLURM_ARRAY_TASK_ID: '0', SLURM_ARRAY_TASK_MIN: '0' },
      ['SLURM_ARRAY_TASK_COUNT'],
    ],
    [
      'no first task',
      'auto',
      { SLURM_ARRAY_TASK_ID: '0', SLURM_ARRAY_TASK_COUNT: '2' },
      ['SLURM_ARRAY_TASK_MIN'],
    ],
    ['an index in words', 'auto', { CI_NODE_INDEX: 'one', CI_NODE_TOTAL: '2' }, ['CI_NODE_INDEX', '"one"']],
    [
      'a total in another notation',
      'auto',
      { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1e3' },
      ['CI_NODE_TOTAL', '"1e3"'],
    ],
    ['a negative index', 'auto', { CIRCLE_NODE_INDEX: '-1', CIRCLE_NODE_TOTAL: '2' }, ['CIRCLE_NODE_INDEX']],
    [
      'an index as large as the total',
      'auto',
      { CIRCLE_NODE_INDEX: '2', CIRCLE_NODE_TOTAL: '2' },
      ['CIRCLE_NODE_INDEX', '2/2'],
    ],
    [
      'index 0 where the engine counts from 1',
      'auto',
      { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '2' },
      ['CI_NODE_INDEX'],
    ],
    ['no shards at all', 'auto', { JOB_COMPLETION_INDEX: '0', BOARDWALK_SHARDS: '0' }, ['1 to 1024']],
    ['more shards than parts', 'auto', { BOARDWALK_SHARD: '0/1025' }, ['BOARDWALK_SHARD', '1 to 1024']],
    [
      'two engines that disagree',
      'auto',
      { JOB_COMPLETION_INDEX: '0', BOARDWALK_SHARDS: '2', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' },
      ['JOB_COMPLETION_INDEX', 'CI_NODE_INDEX', '0/2', '1/2'],
    ],
    [
      'tasks of an array with gaps',
      'auto',
      slurm(5, { SLURM_ARRAY_TASK_MAX: '7' }),
      ['SLURM_ARRAY_TASK_ID', '--array=0-3'],
    ],
    [
      'a task between two steps',
      'auto',
      slurm(1, { SLURM_ARRAY_TASK_STEP: '2', SLURM_ARRAY_TASK_MAX: '6' }),
      ['SLURM_ARRAY_TASK_ID'],
    ],
    ['a variable without a total', 'auto', { BOARDWALK_SHARD: '1' }, ['BOARDWALK_SHARD', '0/4 to 3/4']],
    ['a flag in words', '1 of 2', {}, ['--shard', '"1 of 2"']],
    ['a flag counted from 1', '2/2', {}, ['--shard 2/2', 'from 0']],
  ])('refuses %s, and names the variables', (_, flag, env, named) => {
    const problem = problemOf(flag, env);
    for (const text of named) expect(problem).toContain(text);
  });
});

describe('findRunName', () => {
  it.each<readonly [name: string, flag: string | undefined, env: Env, run: string | undefined]>([
    ['the flag', 'nightly', { BOARDWALK_RUN: 'other' }, 'nightly'],
    ['BOARDWALK_RUN', undefined, { BOARDWALK_RUN: 'a', CI_PIPELINE_ID: '7' }, 'a'],
    [
      'GitHub, with the attempt',
      undefined,
      { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' },
      'GITHUB_RUN_ID=7 GITHUB_RUN_ATTEMPT=2',
    ],
    ['Slurm', undefined, { SLURM_ARRAY_JOB_ID: '7' }, 'SLURM_ARRAY_JOB_ID=7'],
    ['GitLab', undefined, { CI_PIPELINE_ID: '7' }, 'CI_PIPELINE_ID=7'],
    ['no engine', undefined, { BOARDWALK_RUN: '' }, undefined],
  ])('takes %s', (_, flag, env, run) => {
    expect(findRunName(flag, env)).toBe(run);
  });
});
