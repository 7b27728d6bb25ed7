import { sanitiseSvg } from '../content/html/sanitise-svg.ts';
import { sha256 } from '../util/hash.ts';
import type { MediaNeed } from './collect-media.ts';
import { expandEntities } from './expand-entities.ts';
import { kindOf } from './file-kind.ts';
import type { MediaStore } from './media-store.ts';
import { recipe } from './picture-formats.ts';
import type { PicturePool } from './picture-pool.ts';
import { type PreparedMedia, type UnstoredMedia, UnusableMedia } from './prepared-media.ts';

/** How SVG drawings are published: as pictures, sanitised, or not at all. */
export type SvgPolicy = 'rasterise' | 'sanitise' | 'refuse';

export interface PictureTools {
  readonly store: MediaStore;
  readonly pool: PicturePool;
  readonly svg: SvgPolicy;
}

/**
 * Prepares a file for the site, or takes it from the store by its key: pictures in all sizes and formats, any
 * other file as it is. The bytes decide about its kind. Throws UnusableMedia. See faults 79 to 85.
 */
export async function prepareMedia(
  bytes: Buffer,
  { path, card }: Pick<MediaNeed, 'path' | 'card'>,
  { store, pool, svg }: PictureTools,
): Promise<{ readonly key: string; readonly media: PreparedMedia }> {
  const kind = kindOf(bytes, path);
  if (kind === null)
    throw new UnusableMedia('is not a picture, video, sound or document that the site can publish');
  const { type, extension } = kind;
  if (type === 'vector' && svg === 'refuse') throw new UnusableMedia('is a drawing (svg), which is refused');

  const how = type === 'file' ? extension : type === 'vector' ? preparationOf(svg) : preparationOf();
  const key = `${sha256(bytes)} ${how} ${cardKey(card)}`;
  const media = await store.loadOrMake(key, async (): Promise<UnstoredMedia> => {
    if (type === 'file') return { files: [{ role: 'fallback', extension, bytes }] };
    if (type === 'picture') return pool.make({ bytes, isVector: false, card });
    const drawing = expandEntities(bytes);
    return svg === 'sanitise'
      ? keepDrawing(drawing, pool)
      : pool.make({ bytes: drawing, isVector: true, card });
  });
  return { key, media };
}

/** Names the card that is wanted of a file: the end of its key. */
export function cardKey(card: MediaNeed['card']): string {
  return card === undefined ? 'plain' : ['card', ...(card.focus ?? [])].join('-');
}

/** Identifies how files are prepared. */
export function preparationOf(svg?: SvgPolicy): string {
  return [sha256(recipe).slice(0, 16), svg ?? 'picture'].join(' ');
}

/** The drawing is rendered once, for its size, and to find a broken or too large one. */
async function keepDrawing(bytes: Buffer, pool: PicturePool): Promise<UnstoredMedia> {
  const clean = Buffer.from(sanitiseSvg(bytes.toString('utf8')));
  const { width, height, focus } = await pool.make({ bytes: clean, isVector: true });
  return { width, height, focus, files: [{ role: 'fallback', extension: 'svg', width, bytes: clean }] };
}
