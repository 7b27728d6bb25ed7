import type { BuildError } from '../generator/problems/problem.ts';
import type { ManifestFile, SiteFiles } from '../generator/publish/manifest.ts';
import { findBodies } from './bodies.ts';
import type { Deploy } from './deploy.ts';
import { findDrift, findForeign, refuseForeign, refuseRisks } from './gates.ts';
import { bodyKey, deployName, isBodyKey, liveKey, seqOf, unusedKey } from './keys.ts';
import { type Pointer, readAttempts, readLiveFiles, readUnused } from './live-site.ts';
import type { SyncLock } from './lock.ts';
import type { SyncOptions } from './options.ts';
import { findUncertain, planDeploy } from './plan.ts';
import type { Publication } from './publication.ts';
import { findChanged, findWrong } from './read-back.ts';
import { refusal } from './refusal.ts';
import type { StoreListing } from './store/listing.ts';
import type { Store } from './store/store.ts';
import { switchOf } from './switch.ts';
import { noteUnused, type UnusedKeys } from './unused.ts';

export interface Prepared extends Deploy {
  readonly seq: number;
  /** Assets and bodies that will be out of use when the deploy is live. */
  readonly unused: UnusedKeys;
  /** The names of deploys that began and never went live. */
  readonly attempts: readonly string[];
  /** The keys of records that were half written. */
  readonly halfRecords: readonly string[];
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
  const { store, lock, pointer } = preparation;
  const { files, digest, read } = publication;
  const { live } = pointer;
  const { adopts = false, limits, allowedRemovals, now } = options;
  const former = live === null ? new Map() : await readLiveFiles(store, live, { adopts });
  const listing = new Map<string, number>();
  await store.list('', { take: ({ key, size }) => listing.set(key, size), beforePage: lock.hold });
  const formerlyUsed = await readUnused(store, adopts);
  const attempts = await readAttempts(store, live, listing);
  const isLost = live === null && listing.has(unusedKey);
  if (isLost && !adopts) throw lostPointer(store.address);
  const foreign = findForeign(listing, [former, ...attempts.files, formerlyUsed]);
  if (!adopts) refuseForeign(store.address, live, foreign);

  const uncertain = findUncertain(former, attempts.files);
  const drifted = findDrift(former, listing, uncertain);
  if (options.checks)
    for (const path of await findWrong(preparation, [...former.values()]))
      if (!uncertain.has(path)) drifted.add(path);
  // Each of the steps below takes a minute for a million files.
  await lock.hold();
  const present = presentAssets(files, listing, formerlyUsed);
  const changed = await findChanged(
    preparation,
    [...files.values()].filter(({ path }) => present.has(path)),
    ({ path }) => path,
  );
  for (const path of changed) drifted.add(path);
  const compared = planDeploy({
    ...{ files, live: former, attempted: attempts.files },
    ...{ uncertain, drifted },
    present: { has: (path) => present.has(path) && !changed.has(path) },
  });
  // Nothing tells which of the files there are still wanted.
  const plan = isLost ? { ...compared, removed: [] } : compared;
  refuseRisks({ plan, known: former.size, drifted, foreign, limits, allowedRemovals, adopts });
  await lock.hold();
  const isRecalled = (file: ManifestFile): boolean =>
    listing.has(bodyKey(file.sha256)) && switchOf({ held: listing, drifted, plan }, file) === 'copy';
  const damaged = await findChanged(preparation, plan.switched.filter(isRecalled), ({ sha256 }) =>
    bodyKey(sha256),
  );
  const held = { has: (key: string) => listing.has(key) && !damaged.has(key) };
  refuseMissing(publication, { plan, held, drifted });

  const lastSeq = live?.seq ?? (isLost ? Math.max(0, ...attempts.names.map(seqOf)) : 0);
  const seq = lastSeq + 1;
  const name = deployName(seq, digest);
  const bodies = findBodies({ plan, files, live: former, held, drifted });
  await lock.hold();
  return {
    ...preparation,
    ...{ seq, name, files, plan, live: former, held, drifted, read },
    bodies,
    unused: noteUnused({
      before: formerlyUsed,
      files,
      bodies: [...listing.keys()].filter(isBodyKey),
      former: [former, ...attempts.files],
      lastSeq,
      now: new Date(now()).toISOString(),
    }),
    attempts: attempts.names.filter((other) => other !== name),
    halfRecords: attempts.halfRecords,
  };
}

function lostPointer(address: string): BuildError {
  return refusal(`${address} has lost its pointer`, {
    message: `${liveKey} is missing, and the site of a former deploy is there`,
    hint: 'To write the whole site again, sync with --adopt: nothing is removed then.',
  });
}

/** Finds assets of former deploys that the store holds with the size that is wanted. */
function presentAssets(files: SiteFiles, listing: StoreListing, unused: UnusedKeys): ReadonlySet<string> {
  const present = new Set<string>();
  for (const { path, size, class: fileClass } of files.values())
    if (fileClass === 'asset' && unused.has(path) && listing.get(path) === size) present.add(path);
  return present;
}

/** Throws BuildError 'refused' for a rollback to a deploy of which bytes were removed. */
function refuseMissing({ rollbackTo }: Publication, deploy: Pick<Deploy, 'plan' | 'held' | 'drifted'>): void {
  if (rollbackTo === undefined) return;
  const { plan, held } = deploy;
  const missing = plan.switched.filter(
    (file) => switchOf(deploy, file) !== 'headers' && !held.has(bodyKey(file.sha256)),
  );
  const lost = [...plan.assets, ...missing];
  const [first] = lost;
  if (first === undefined) return;
  throw refusal(`Deploy ${rollbackTo} cannot be brought back`, {
    message: `${lost.length} of its files were removed or changed since, the first of them ${first.path}`,
    hint: 'Choose a later deploy: see boardwalk deploys. Or build and publish again.',
  });
}
