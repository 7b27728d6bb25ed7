import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';

/** Strict, with all that our jobs use: a slip of the pen is a key that Kubernetes does not know. */
const rule = z.strictObject({
  action: z.enum(['Ignore', 'FailIndex', 'FailJob', 'Count']),
  onExitCodes: z
    .strictObject({ containerName: z.string(), operator: z.enum(['In', 'NotIn']), values: z.array(z.int()) })
    .optional(),
  onPodConditions: z.array(z.strictObject({ type: z.string(), status: z.string() })).optional(),
});
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })).optional(),
});
const job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata: z.strictObject({ name: z.string() }),
  spec: z.strictObject({
    completionMode: z.enum(['Indexed', 'NonIndexed']).optional(),
    completions: z.int().optional(),
    parallelism: z.int().optional(),
    backoffLimit: z.int().optional(),
    backoffLimitPerIndex: z.int().optional(),
    suspend: z.boolean().optional(),
    podFailurePolicy: z.strictObject({ rules: z.array(rule) }),
    template: z.strictObject({
      spec: z.strictObject({
        restartPolicy: z.enum(['Never', 'OnFailure', 'Always']),
        containers: z.array(container).length(1),
        volumes: z
          .array(
            z.strictObject({
              name: z.string(),
              persistentVolumeClaim: z.strictObject({ claimName: z.string() }),
            }),
          )
          .optional(),
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
