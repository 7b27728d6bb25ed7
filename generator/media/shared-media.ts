import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { WorkStore } from '../store/work-store.ts';
import { sha256 } from '../util/hash.ts';
import { parseJson } from '../util/parse-json.ts';
import type { MediaStore, SharedPictures } from './media-store.ts';
import { fileSchema, type PreparedMedia, pictureSchema, type UnstoredMedia } from './prepared-media.ts';

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

// Prepared media as one value of a work store: a line of JSON with its facts, then the bytes of its
// files. Files have no names here: their places on disks and on the site follow from their bytes.

const lineFeed = 0x0a;

const factsSchema = pictureSchema.extend({ files: z.array(fileSchema).min(1) });

type Facts = z.output<typeof factsSchema>;

/**
 * Makes one value of prepared media.
 * @internal
 */
export function packMedia({ files, ...picture }: UnstoredMedia): Buffer {
  const described = files.map(({ bytes, ...file }) => ({
    ...file,
    sha256: sha256(bytes),
    size: bytes.length,
  }));
  const facts: Facts = { files: described, ...picture };
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), ...files.map(({ bytes }) => bytes)]);
}

/**
 * Reads a value of `packMedia`. Undefined for any other: its signature may be good, its maker not.
 * @internal
 */
export function unpackMedia(pack: Buffer): UnstoredMedia | undefined {
  const end = pack.indexOf(lineFeed);
  const facts = end === -1 ? undefined : factsSchema.safeParse(parseJson(pack.toString('utf8', 0, end))).data;
  if (facts === undefined) return undefined;
  let at = end + 1;
  const files = facts.files.map(({ size, sha256: expected, ...file }) => {
    const bytes = pack.subarray(at, at + size);
    at += size;
    return { ...file, bytes, isWhole: sha256(bytes) === expected };
  });
  if (at !== pack.length || !files.every(({ isWhole }) => isWhole)) return undefined;
  return { ...facts, files: files.map(({ isWhole: _, ...file }) => file) };
}

/** The media of one content, which several machines prepare: who finds a file asks the CMS nothing. */
export interface SharedMedia {
  /** Resolves to undefined for a file that nobody has prepared. `path`: on the CMS. */
  readonly find: (path: string) => Promise<PreparedMedia | undefined>;
  /** Saves a file that was not found. `key`: that of the media store. */
  readonly offer: (path: string, key: string, media: PreparedMedia) => Promise<void>;
}

interface SharedMediaOptions {
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

const fileNameSchema = z.strictObject({ key: z.string().max(200) });

export function openSharedMedia(options: SharedMediaOptions): SharedMedia {
  const { store, inputs, media, pictures } = options;
  const nameOf = (path: string) => `file/${sha256(JSON.stringify([inputs, path]))}`;
  return {
    find: async (path) => {
      const name = nameOf(path);
      const value = await store.load(name);
      if (value === undefined) return undefined;
      const { data } = fileNameSchema.safeParse(parseJson(value.toString()));
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
