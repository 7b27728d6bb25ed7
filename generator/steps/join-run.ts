import * as z from 'zod';
import { BuildError } from '../problems/problem.ts';
import { pageSettings } from '../rebuild/site-settings.ts';
import type { BuildParts, Site } from '../site/site.ts';
import type { WorkStore } from '../store/work-store.ts';
import { hashJson, sha256 } from '../util/hash.ts';
import { parseJson } from '../util/parse-json.ts';

const inputsSchema = z.strictObject({
  /** A hash of the content, whenever it was crawled. */
  content: z.string(),
  /** A hash of code, templates and settings. */
  project: z.string(),
});

/** The inputs that all processes of one run have in common. */
type RunInputs = z.output<typeof inputsSchema>;

/**
 * Refuses inputs that differ from those of the other processes of this run. A site without a store, or
 * whose run has no name, is not compared. Throws BuildError `usage`.
 */
export async function joinRun(
  { workStore, runName, code, config }: Site,
  {
    bundles,
    contentAndMedia,
  }: {
    readonly bundles: BuildParts['bundles'];
    readonly contentAndMedia: Pick<BuildParts['contentAndMedia'], 'contentDigest'>;
  },
): Promise<void> {
  const { contentDigest } = contentAndMedia;
  if (workStore === undefined || runName === undefined || contentDigest === undefined) return;
  const { templates, templateHashes, assets } = bundles;
  const project = hashJson([code, pageSettings(config), templates.hash, templateHashes, assets.urls]);
  await compareInputs(workStore, runName, { content: contentDigest, project });
}

/**
 * Compares the inputs with those of the first process of the run, or stores them for the others.
 * Throws BuildError `usage` where they differ: nothing of this process would fit to the others' work.
 */
async function compareInputs(store: WorkStore, name: string, inputs: RunInputs): Promise<void> {
  const key = `run/${sha256(name)}`;
  const first = (await loadInputs(store, key)) ?? (await saveInputs(store, key, inputs));
  if (first === undefined) return;
  if (first.content !== inputs.content)
    throw differs(
      `The run "${name}" has another content file`,
      'content file',
      first.content,
      inputs.content,
    );
  if (first.project !== inputs.project)
    throw differs(
      `The run "${name}" has other code, templates or settings`,
      'code, templates and settings',
      first.project,
      inputs.project,
    );
}

async function loadInputs(store: WorkStore, key: string): Promise<RunInputs | undefined> {
  const value = await store.load(key);
  if (value === undefined) return undefined;
  const inputs = inputsSchema.safeParse(parseJson(value.toString())).data;
  if (inputs === undefined) store.refuse(key, 'it has no inputs of a run');
  return inputs;
}

/** Another process may have been faster: its inputs count. */
async function saveInputs(store: WorkStore, key: string, inputs: RunInputs): Promise<RunInputs | undefined> {
  await store.save(key, Buffer.from(JSON.stringify(inputs)));
  return loadInputs(store, key);
}

function differs(message: string, what: string, there: string, here: string): BuildError {
  const hint = 'Give all shards and the merge the same inputs, or a new run its own name: --run NAME.';
  return new BuildError('usage', message, [
    { message: `The hash of its ${what} is ${there}, here ${here}`, hint },
  ]);
}
