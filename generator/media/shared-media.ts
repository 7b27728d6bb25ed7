import * as z from 'zod';
import type { WorkStore } from '../store/work-store.ts';
import { sha256 } from '../util/hash.ts';
import { parseJson } from '../util/parse-json.ts';
import type { MediaStore } from './media-store.ts';
import type { PreparedMedia } from './prepared-media.ts';
import type { SharedPictures } from './shared-pictures.ts';

/** The media of one content, which several machines prepare: who finds a file asks the CMS nothing. */
export interface SharedMedia {
  /** Resolves to undefined for a file that nobody has prepared. `path`: on the CMS. */
  readonly find: (path: string) => Promise<PreparedMedia | undefined>;
  /** Saves a file that was not found. `key`: that of the media store. */
  readonly offer: (path: string, key: string, media: PreparedMedia) => Promise<void>;
}

export interface SharedMediaOptions {
  readonly store: WorkStore;
  /**
   * All that decides what is made of a path, as JSON: the content, since the next one may have another
   * file there, the preparation, and the rules of the owner.
   */
  readonly inputs: readonly unknown[];
  /** Opened with these pictures. */
  readonly media: MediaStore;
  readonly pictures: SharedPictures;
}

const schema = z.strictObject({ key: z.string().max(200) });

export function openSharedMedia(options: SharedMediaOptions): SharedMedia {
  const { store, inputs, media, pictures } = options;
  const nameOf = (path: string) => `file/${sha256(JSON.stringify([inputs, path]))}`;
  return {
    find: async (path) => {
      const name = nameOf(path);
      const value = await store.load(name);
      if (value === undefined) return undefined;
      const { data } = schema.safeParse(parseJson(value.toString()));
      if (data !== undefined) return media.load(data.key);
      store.refuse(name, 'it does not name a file');
      return undefined;
    },
    offer: async (path, key, prepared) => {
      if (store.isReadOnly) return;
      // In this order: a name that is found leads to a picture.
      await pictures.offer(key, prepared);
      await store.save(nameOf(path), Buffer.from(JSON.stringify({ key })));
    },
  };
}
