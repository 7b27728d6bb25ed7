import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { run } from '../../tests/faults/support/run-in-group.ts';
import { hashFiles } from '../../tests/support/hash-files.ts';
import { removeFolder } from '../../tests/support/temporary-folder.ts';
import { cacheOf } from './cache-of.ts';
import type { Hashes } from './judge.ts';

export interface CleanSitesOptions {
  readonly root: string;
  /** A folder to work in, absolute. */
  readonly folder: string;
  readonly settings: object;
  /** The content at each moment. */
  readonly states: readonly DemoStore[];
}

/** Builds the site of each state from nothing, the last first; a state that cannot be published has none. */
export async function* cleanSites({ states, ...options }: CleanSitesOptions): AsyncGenerator<Hashes> {
  for (const store of states.toReversed()) {
    const site = await buildClean(store, options);
    if (site !== null) yield site;
  }
}

async function buildClean(
  store: DemoStore,
  { root, folder, settings }: Omit<CleanSitesOptions, 'states'>,
): Promise<Hashes | null> {
  const cms = await createDemoCms({ store: structuredClone(store), folder: path.join(root, 'demo') });
  const out = path.join(folder, 'clean', 'site');
  await mkdir(path.dirname(out), { recursive: true });
  try {
    const { exitCode } = await run(folder, out, { endpoint: cms.url, settings });
    return exitCode === 0 ? await hashFiles(out) : null;
  } finally {
    await cms.close();
    await removeFolder(path.dirname(out));
    await removeFolder(cacheOf(root, cms.url));
  }
}
