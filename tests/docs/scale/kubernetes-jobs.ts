import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';

const rule = z.object({
  action: z.enum(['Ignore', 'FailIndex', 'FailJob', 'Count']),
  onExitCodes: z
    .object({ containerName: z.string(), operator: z.enum(['In', 'NotIn']), values: z.array(z.int()) })
    .optional(),
  onPodConditions: z.array(z.object({ type: z.string(), status: z.string() })).optional(),
});
const container = z.object({
  name: z.string(),
  command: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
});
const job = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    completionMode: z.enum(['Indexed', 'NonIndexed']).optional(),
    completions: z.int().optional(),
    parallelism: z.int().optional(),
    backoffLimit: z.int().optional(),
    backoffLimitPerIndex: z.int().optional(),
    suspend: z.boolean().optional(),
    podFailurePolicy: z.object({ rules: z.array(rule) }),
    template: z.object({
      spec: z.object({
        restartPolicy: z.enum(['Never', 'OnFailure', 'Always']),
        containers: z.array(container).length(1),
      }),
    }),
  }),
});

export type KubernetesJob = z.output<typeof job>;

/** Reads the documents of docs/scale/kubernetes.yaml as they are. */
export async function readKubernetesDocuments(): Promise<readonly unknown[]> {
  const text = await readDocument('docs/scale/kubernetes.yaml');
  return parseAllDocuments(text).map((document) => document.toJS());
}

/** Reads its two jobs: the shards and the merge. */
export async function readKubernetesJobs(): Promise<{
  readonly shards: KubernetesJob;
  readonly merge: KubernetesJob;
}> {
  const [shards, merge] = z.tuple([job, job]).parse(await readKubernetesDocuments());
  return { shards, merge };
}
