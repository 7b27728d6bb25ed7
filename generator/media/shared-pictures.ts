import { readFile } from 'node:fs/promises';
import type { WorkStore } from '../store/work-store.ts';
import { sha256 } from '../util/hash.ts';
import { packMedia, unpackMedia } from './picture-pack.ts';
import type { PreparedMedia, UnstoredMedia } from './prepared-media.ts';

/** Prepared media of several machines, by the keys of the media store. Never rejects for the store. */
export interface SharedPictures {
  /** Resolves to undefined for missing or refused media. Concurrent calls read it once. */
  readonly load: (key: string) => Promise<UnstoredMedia | undefined>;
  readonly save: (key: string, media: UnstoredMedia) => Promise<void>;
  /** Saves media of this machine, unless others have it. */
  readonly offer: (key: string, media: PreparedMedia) => Promise<void>;
}

export function openSharedPictures(store: WorkStore): SharedPictures {
  const loading = new Map<string, Promise<UnstoredMedia | undefined>>();
  /** Names that need not be asked for again. */
  const present = new Set<string>();

  const load = async (name: string): Promise<UnstoredMedia | undefined> => {
    const pack = await store.load(name);
    const media = pack && unpackMedia(pack);
    if (media) present.add(name);
    else if (pack) store.refuse(name, 'it is not a picture of this version');
    return media;
  };

  const save: SharedPictures['save'] = async (key, media) => {
    const name = nameOf(key);
    if (store.isReadOnly) return;
    await store.save(name, packMedia(media));
    present.add(name);
  };

  return {
    load: (key) => {
      const name = nameOf(key);
      const found = loading.get(name) ?? load(name).finally(() => loading.delete(name));
      loading.set(name, found);
      return found;
    },
    save,
    offer: async (key, media) => {
      const name = nameOf(key);
      if (store.isReadOnly || present.has(name) || (await store.has(name))) return;
      const unstored = await readAll(media);
      if (unstored !== undefined) await save(key, unstored);
    },
  };
}

function nameOf(key: string): string {
  return `picture/${sha256(key)}`;
}

/** Reads all files of prepared media; undefined when one of them is damaged or missing. */
async function readAll({ files, ...picture }: PreparedMedia): Promise<UnstoredMedia | undefined> {
  const read = await Promise.all(
    files.map(async ({ source, sha256: expected, size: _, ...file }) => {
      const bytes =
        'contents' in source ? source.contents : await readFile(source.copyOf).catch(() => undefined);
      return bytes !== undefined && sha256(bytes) === expected ? { ...file, bytes } : undefined;
    }),
  );
  const whole = read.filter((file) => file !== undefined);
  return whole.length < read.length ? undefined : { ...picture, files: whole };
}
