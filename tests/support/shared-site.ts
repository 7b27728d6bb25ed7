import path from 'node:path';
import { resolveConfig } from '../../config/resolve-config.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { openSite } from '../../generator/site/site.ts';
import { openFolderStore } from '../../generator/store/folder-store.ts';
import type { RawStore } from '../../generator/store/raw-store.ts';
import { keysOfSecret } from '../../generator/store/store-keys.ts';
import { openWorkStore } from '../../generator/store/work-store.ts';
import type { SharedSite } from '../../generator/work/make-shard.ts';
import { cacheWithPictures } from './cache-with-pictures.ts';
import { projectRoot } from './project-root.ts';
import { storeSecret } from './work-store/poisons.ts';

export interface SharedSiteOptions {
  /** Output and cache of this machine: no two processes have the same. */
  readonly machine: string;
  readonly contentFile: string;
  /** The folder of the store, or one that fails. */
  readonly store: string | RawStore;
  /** The origin of the files of the content. */
  readonly mediaOrigin: string;
  readonly bundler: Bundler;
  readonly now: string;
  readonly runName?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly onProgress?: () => void;
}

/** A site on a machine of its own that shares its work. Its endpoint and clock are those of its options. */
export function openSharedSite(options: SharedSiteOptions): SharedSite {
  const { machine, contentFile, store, mediaOrigin, bundler, now, runName, onProgress } = options;
  const file = { siteUrl: 'https://www.halyardpier.example', ...options.settings };
  const flags = { out: path.join(machine, 'site') };
  const config = resolveConfig({ root: projectRoot, file, fileName: 'test', env: {}, flags });
  const raw = typeof store === 'string' ? openFolderStore(store) : store;
  const site = openSite({
    config: { ...config, cacheDir: cacheWithPictures(path.join(machine, 'cache')) },
    source: { endpoint: null, contentFile, mediaOrigin, name: 'test', now: () => now },
    onProgress: () => onProgress?.(),
    code: 'test',
    bundler,
    ...(runName !== undefined && { runName }),
  });
  const workStore = openWorkStore({ raw, keys: keysOfSecret(storeSecret), deadlineMs: 60_000 });
  return { ...site, workStore };
}

/** Ends a process of a test at some moment. */
export class Killed extends Error {}

/** A fuse that burns with each step of a process, and then ends it at each further one. */
export function createFuse(steps: number): () => void {
  let left = steps;
  return () => {
    left -= 1;
    if (left < 0) throw new Killed('the process was killed');
  };
}

/** A store that calls `step` before each operation. */
export function stepping(raw: RawStore, step: () => void): RawStore {
  return {
    location: raw.location,
    read: async (name) => {
      step();
      return raw.read(name);
    },
    has: async (name) => {
      step();
      return raw.has(name);
    },
    write: async (name, bytes, options) => {
      step();
      return raw.write(name, bytes, options);
    },
  };
}
