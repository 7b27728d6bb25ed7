import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { exitCodes } from '../../../bin/exit-codes.ts';
import { readDocument, rowsOf } from '../../support/documents.ts';
import { readKubernetesJobs } from './kubernetes-jobs.ts';

/** Something did not answer: another attempt may succeed. */
const again = [exitCodes.source, exitCodes.unfinished];
/** Another attempt would end in the same way, and so would another shard. */
const never = [exitCodes.usage, exitCodes.content, exitCodes.render, exitCodes.refused];
/** The exit code of what the kernel or a scheduler has killed. */
const killed = 128 + 9;

describe('the exit codes after which a shard is repeated', () => {
  it('are told to people', async () => {
    const rows = rowsOf(await readDocument('docs/scale/README.md'), '## Exit codes').slice(1);
    const told = rows.map(([codes = '', answer]) => [answer, codes.split(', ').map(Number)]);
    expect(told).toEqual([
      ['yes', again],
      ['yes', [killed, exitCodes.terminated]],
      ['no', never],
      ['no', [exitCodes.bug, exitCodes.output, exitCodes.locked]],
    ]);
  });

  it('are told to Kubernetes: the others end the job', async () => {
    for (const { spec } of Object.values(await readKubernetesJobs())) {
      const { containers, restartPolicy } = spec.template.spec;
      const rules = spec.podFailurePolicy.rules.filter(({ onExitCodes }) => onExitCodes !== undefined);
      expect(rules).toEqual([
        {
          action: 'FailJob',
          onExitCodes: { containerName: containers[0]?.name, operator: 'In', values: never },
        },
      ]);
      // Only then Kubernetes looks at the rules.
      expect(restartPolicy).toBe('Never');
    }
  });

  it('are told to GitLab', async () => {
    const schema = z.object({
      shard: z.object({ retry: z.object({ max: z.int(), exit_codes: z.array(z.int()) }) }),
    });
    const { shard } = schema.parse(parse(await readDocument('docs/scale/gitlab-ci.yml')));
    expect(shard.retry).toEqual({ max: 2, exit_codes: again });
  });

  it('are told to AWS Batch, and no other, in at most five rules', async () => {
    const [, json = ''] = /```json\n(.*?)```/s.exec(await readDocument('docs/scale/aws-batch.md')) ?? [];
    const rule = z.strictObject({
      onExitCode: z.string().optional(),
      onReason: z.string().optional(),
      onStatusReason: z.string().optional(),
      action: z.enum(['RETRY', 'EXIT']),
    });
    const { retryStrategy } = z
      .object({
        retryStrategy: z.object({ attempts: z.int().max(10), evaluateOnExit: z.array(rule).max(5) }),
      })
      .parse(JSON.parse(json));
    const rules = retryStrategy.evaluateOnExit;
    const codes = rules.flatMap(({ onExitCode, action }) =>
      onExitCode !== undefined && action === 'RETRY' ? [Number(onExitCode)] : [],
    );
    expect(codes).toEqual([...again, killed]);
    expect(rules.at(-1)).toEqual({ onReason: '*', action: 'EXIT' });
  });

  it('are known to the scripts for Slurm and GitHub', async () => {
    const slurm = await readDocument('docs/scale/slurm/shards.sh');
    const github = await readDocument('docs/scale/github.yml');
    expect(slurm).toMatch(new RegExp(`^ +${[...again, killed].join(' \\| ')}\\)$`, 'm'));
    expect(github).toMatch(new RegExp(`^ +${again.join(' \\| ')}\\) .*sleep`, 'm'));
  });
});
