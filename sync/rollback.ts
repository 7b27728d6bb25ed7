import { bodyKey } from './keys.ts';
import { readDeployFiles, readPointer } from './live-site.ts';
import type { SyncOptions, SyncReport } from './options.ts';
import { publish } from './publish.ts';
import { refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/**
 * Brings back a former deploy: the last one, or that with the number `seq`. Uploads nothing. Throws
 * as `sync` does.
 */
export async function rollback(
  store: Store,
  seq: number | undefined,
  options: SyncOptions,
): Promise<SyncReport> {
  const { live } = await readPointer(store, {});
  const former = live?.history ?? [];
  const wanted = seq === undefined ? former[0] : former.find((one) => one.seq === seq);
  const files = wanted ? await readDeployFiles(store, wanted.deploy) : null;
  if (wanted === undefined || files === null)
    throw refusal(seq === undefined ? 'There is no former deploy' : `Deploy ${seq} cannot be brought back`, {
      message:
        former.length === 0
          ? `${store.address} has shown one site at most`
          : 'Its record is damaged, or not kept: only that of the newest deploys is',
      hint: 'boardwalk deploys lists those that can be brought back.',
    });
  const { digest, moment } = wanted;
  return publish(
    store,
    {
      ...{ digest, files, extra: [], rollbackTo: wanted.seq },
      ...(live?.site !== undefined && { site: live.site }),
      ...(moment !== undefined && { moment }),
      read: async ({ path, sha256 }) => {
        const body = await store.get(bodyKey(sha256));
        if (body === null) throw new Error(`the bytes of ${path} are not in the store`);
        return body.bytes;
      },
      check: () => undefined,
    },
    options,
  );
}
