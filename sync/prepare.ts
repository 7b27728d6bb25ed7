import type { BuildError } from '../generator/problems/problem.ts';
import type { Deploy } from './deploy.ts';
import { findDrift, findForeign, refuseForeign, refuseRisks } from './gates.ts';
import { bodyKey, deployName, liveKey, seqOf, unusedKey } from './keys.ts';
import { type Pointer, readAttempts, readDeployFiles, readUnused } from './live-site.ts';
import type { SyncLock } from './lock.ts';
import type { SyncOptions } from './options.ts';
import { planDeploy } from './plan.ts';
import type { Publication } from './publication.ts';
import { findWrong } from './read-back.ts';
import type { Unused } from './records.ts';
import { refusal } from './refusal.ts';
import type { ListedObject, Store } from './store/store.ts';
import { switchOf } from './switch.ts';
import { noteUnused } from './unused.ts';

export interface Prepared extends Deploy {
  readonly seq: number;
  /** Assets and bodies that will be out of use when the deploy is live. */
  readonly unused: Unused;
  /** The names of deploys that began and never went live. */
  readonly attempts: readonly string[];
}

/** The surroundings of a plan. */
export interface Preparation {
  readonly store: Store;
  readonly lock: SyncLock;
  readonly pointer: Pointer;
  readonly hasConditions: boolean;
  readonly onDone: Deploy['onDone'];
}

/**
 * Compares the site with what is live and with what the store holds, and plans the deploy. Writes
 * nothing. Throws BuildError 'refused' for a plan that risks too much.
 */
export async function prepare(
  publication: Publication,
  preparation: Preparation,
  options: SyncOptions,
): Promise<Prepared> {
  const { store, pointer } = preparation;
  const { files, digest, read } = publication;
  const { live } = pointer;
  const { adopts = false, limits, allowedRemovals, now } = options;
  const [listed, former, formerlyUsed] = await Promise.all([
    store.list(''),
    readLiveFiles(preparation, adopts),
    readUnused(store),
  ]);
  const attempts = await readAttempts(store, live, listed);
  const isLost = live === null && listed.some(({ key }) => key === unusedKey);
  if (isLost && !adopts) throw lostPointer(store.address);
  const foreign = findForeign(listed, [former, attempts.files], Object.keys(formerlyUsed));
  if (!adopts) refuseForeign(store.address, live, foreign);

  const wrong = options.checks ? await findWrong(preparation, former) : [];
  const drifted = new Set([...findDrift(former, listed), ...wrong]);
  const present = presentAssets(publication, listed, formerlyUsed);
  const compared = planDeploy({ files, live: former, attempted: attempts.files, drifted, present });
  // Nothing tells which of the files there are still wanted.
  const plan = isLost ? { ...compared, removed: [] } : compared;
  const known = Math.max(former.length, attempts.files.length);
  refuseRisks({ plan, known, drifted, foreign, limits, allowedRemovals, adopts });
  const held = new Set(listed.map(({ key }) => key));
  refuseMissing(publication, { plan, held, drifted });

  const lastSeq = live?.seq ?? (isLost ? Math.max(0, ...attempts.names.map(seqOf)) : 0);
  const seq = lastSeq + 1;
  const name = deployName(seq, digest);
  const keyOf = (file: (typeof files)[number]): string =>
    file.class === 'asset' ? file.path : bodyKey(file.sha256);
  const bodies = [...held].filter((key) => key.startsWith(bodyKey('')));
  return {
    ...preparation,
    ...{ seq, name, files, plan, live: former, held, drifted, read },
    unused: noteUnused({
      before: formerlyUsed,
      files,
      held: [...bodies, ...[...former, ...attempts.files].map(keyOf)],
      lastSeq,
      now: new Date(now()).toISOString(),
    }),
    attempts: attempts.names.filter((other) => other !== name),
  };
}

function lostPointer(address: string): BuildError {
  return refusal(`${address} has lost its pointer`, {
    message: `${liveKey} is missing, and the site of a former deploy is there`,
    hint: 'To write the whole site again, sync with --adopt: nothing is removed then.',
  });
}

async function readLiveFiles({ store, pointer }: Preparation, adopts: boolean): Promise<Deploy['live']> {
  if (pointer.live === null) return [];
  const files = await readDeployFiles(store, pointer.live.deploy);
  if (files !== null || adopts) return files ?? [];
  throw refusal(`${store.address} has lost its record of what is live`, {
    message: `The record of deploy ${pointer.live.seq} is missing or damaged`,
    hint: 'To write the whole site again, sync with --adopt.',
  });
}

/** Lists assets of former deploys that the store holds with the size that is wanted. */
function presentAssets(
  { files }: Publication,
  listed: readonly ListedObject[],
  unused: Unused,
): ReadonlySet<string> {
  const sizes = new Map(listed.map(({ key, size }) => [key, size]));
  const present = files.filter(
    (file) => file.class === 'asset' && unused[file.path] !== undefined && sizes.get(file.path) === file.size,
  );
  return new Set(present.map(({ path }) => path));
}

/** Throws BuildError 'refused' for a rollback to a deploy of which bytes were removed. */
function refuseMissing({ rollbackTo }: Publication, deploy: Pick<Deploy, 'plan' | 'held' | 'drifted'>): void {
  if (rollbackTo === undefined) return;
  const { plan, held } = deploy;
  const missing = plan.switched.filter(
    (file) => switchOf(deploy, file) !== 'headers' && !held.has(bodyKey(file.sha256)),
  );
  const lost = [...plan.assets, ...missing].map(({ path }) => path);
  if (lost.length === 0) return;
  throw refusal(`Deploy ${rollbackTo} cannot be brought back`, {
    message: `${lost.length} of its files were removed since, the first of them ${lost[0]}`,
    hint: 'Choose a later deploy: see boardwalk deploys. Or build and publish again.',
  });
}
