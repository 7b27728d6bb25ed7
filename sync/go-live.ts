import { BuildError } from '../generator/problems/problem.ts';
import type { SiteFiles } from '../generator/publish/manifest.ts';
import { mostPaths } from './cdn/cdn.ts';
import { finishLive, prune, writeUnused } from './finish.ts';
import { deployKey } from './keys.ts';
import { deployedOf, liveText, type Pointer } from './live-site.ts';
import type { SyncOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { movePointer } from './point.ts';
import type { Prepared } from './prepare.ts';
import type { Publication } from './publication.ts';
import { readBack } from './read-back.ts';
import { deployRecord } from './records/deploy-record.ts';
import type { Live } from './records.ts';
import { orRefuse, refusal, unfinished } from './refusal.ts';
import { switchPages } from './switch.ts';
import { OtherBytes, upload } from './upload.ts';

/** Former deploys that the pointer remembers. */
const longestHistory = 100;

/** Uploads, switches, moves the pointer and clears up. Throws BuildError 'unfinished'. */
export async function goLive(
  prepared: Prepared,
  publication: Publication,
  pointer: Pointer,
  options: SyncOptions,
): Promise<{ readonly live: Live; readonly pruned: number }> {
  const { store, seq, plan, hasConditions } = prepared;
  let [state, isLive] = [liveText(pointer), false];
  // Both before the first file: after a crash they tell which paths may hold either version.
  await orRefuse(store, async () =>
    store.put(deployKey(prepared.name), deployRecord(prepared.name, prepared.files)),
  );
  try {
    const marked = await markAttempt(prepared, pointer);
    await upload(prepared);
    state = `Each page shows deploy ${seq - 1} or ${seq}`;
    await switchPages(prepared);
    if (options.checks) await readBack(prepared, [...plan.assets, ...plan.switched]);
    const unfinished = { remove: [...plan.removed], invalidate: toInvalidate(plan) };
    const live = liveOf(prepared, publication, pointer.live, { now: options.now, commit: options.commit });
    const attempt = suspendedIn(prepared);
    const { unused, halfRecords } = prepared;
    // Before the pointer: a run that ends behind it is not repeated. Without a pointer, the record would tell that it was lost.
    if (pointer.live !== null) await writeUnused(store, unused, () => true);
    const moved = await movePointer(store, marked, {
      ...live,
      ...{ hasConditions, unfinished },
      ...(attempt !== undefined && { attempt }),
    });
    [state, isLive] = [`Deploy ${seq} is live`, true];
    options.onLive?.(publication);
    await finishLive(prepared, moved, options.cdn);
    const attempts = attempt === undefined ? prepared.attempts : [];
    const pruned = await prune(prepared, { unused, live, attempts, halfRecords }, options);
    return { live, pruned };
  } catch (error) {
    if (error instanceof BuildError && error.kind === 'refused' && !isLive) throw error;
    if (error instanceof OtherBytes)
      throw refusal('The site was not published', {
        message: error.message,
        hint: 'Remove that object, or choose another prefix.',
      });
    throw unfinished(`The sync to ${store.address} did not come to its end`, state, error);
  }
}

/**
 * Names the attempt of a run whose lock was taken over: it may wake, and what it had asked for already may
 * arrive. Its record stays, and the next sync looks at its paths.
 */
function suspendedIn({ lock, attempts }: Prepared): string | undefined {
  return lock.isTakenOver ? attempts.at(-1) : undefined;
}

/** Notes in the pointer that its site may not be whole any more. */
function markAttempt({ store, name }: Prepared, pointer: Pointer): Promise<Pointer> | Pointer {
  const { live } = pointer;
  return live === null ? pointer : movePointer(store, pointer, { ...live, attempt: name });
}

/** Of too many, one more than a CDN is told one by one: it then forgets all. */
function toInvalidate({ changed, removed }: Plan): string[] {
  return [...changed, ...removed].slice(0, mostPaths + 1);
}

function liveOf(
  { seq, name, files, hasConditions }: Prepared,
  { digest, site, moment, rollbackTo }: Publication,
  before: Live | null,
  { now, commit }: Pick<SyncOptions, 'now' | 'commit'>,
): Live {
  const history = before === null ? [] : [deployedOf(before), ...before.history].slice(0, longestHistory);
  return {
    version: 1,
    ...{ seq, deploy: name, digest, at: new Date(now()).toISOString(), files: files.size, hasConditions },
    ...countFiles(files),
    ...(site !== undefined && { site }),
    ...(moment !== undefined && { moment }),
    ...(commit !== undefined && { commit }),
    ...(rollbackTo !== undefined && { rollbackTo }),
    history,
  };
}

function countFiles(files: SiteFiles): Pick<Live, 'pages' | 'bytes'> {
  let [pages, bytes] = [0, 0];
  for (const file of files.values()) {
    pages += file.class === 'page' ? 1 : 0;
    bytes += file.size;
  }
  return { pages, bytes };
}
