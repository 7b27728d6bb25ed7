import { kindOf } from './file-kind.ts';
import { hash, type MediaStore } from './media-store.ts';
import { recipe } from './picture-formats.ts';
import type { PicturePool } from './picture-pool.ts';
import type { PreparedMedia, UnstoredMedia } from './prepared-media.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { UnusableMedia } from './unusable-media.ts';

/** How drawings go onto the site: as pictures, as drawings without what could act, or not at all. */
export type SvgPolicy = 'rasterise' | 'sanitise' | 'refuse';

export interface Workshop {
  readonly store: MediaStore;
  readonly pool: PicturePool;
  readonly svg: SvgPolicy;
}

export interface StoredMedia {
  /** Where the store has it. */
  readonly key: string;
  readonly media: PreparedMedia;
}

/**
 * Makes of a file what goes onto the site, or takes it from the store: pictures in all sizes and formats, any other file as it is.
 * What a file is its bytes decide. Throws UnusableMedia. See faults 79 to 85.
 */
export async function prepareMedia(
  bytes: Buffer,
  path: string,
  { store, pool, svg }: Workshop,
): Promise<StoredMedia> {
  const kind = kindOf(bytes, path);
  if (kind === null)
    throw new UnusableMedia('is not a picture, video, sound or document that the site can publish');
  const { type, extension } = kind;
  if (type === 'vector' && svg === 'refuse') throw new UnusableMedia('is a drawing (svg), which is refused');

  const how = type === 'file' ? extension : type === 'vector' ? preparationOf(svg) : preparationOf();
  const key = `${hash(bytes)} ${how}`;
  const media = await store.loadOrMake(key, async (): Promise<UnstoredMedia> => {
    if (type === 'file') return { files: [{ role: 'fallback', extension, bytes }] };
    if (type === 'vector' && svg === 'sanitise') return keepDrawing(bytes, pool);
    return pool.make({ bytes, isVector: type === 'vector' });
  });
  return { key, media };
}

/** Names all that decides what is made of a file, but the file. */
export function preparationOf(svg?: SvgPolicy): string {
  return [hash(recipe).slice(0, 16), svg ?? 'picture'].join(' ');
}

/** It is drawn once, so that one that is broken or too large is found here, and for its size. */
async function keepDrawing(bytes: Buffer, pool: PicturePool): Promise<UnstoredMedia> {
  const clean = Buffer.from(sanitiseSvg(bytes.toString('utf8')));
  const { width, height } = await pool.make({ bytes: clean, isVector: true });
  return { width, height, files: [{ role: 'fallback', extension: 'svg', width, bytes: clean }] };
}
