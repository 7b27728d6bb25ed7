import type { MediaNeed } from './collect-media.ts';
import type { MediaRules } from './media-rules.ts';

/** Media that stays on its host. */
export interface LinkedMedia {
  /** The full public address. */
  readonly href: string;
  /** In pixels; absent for other files than pictures. */
  readonly width?: number;
  readonly height?: number;
}

interface LinkContext {
  readonly origin: string | null;
  readonly rules: Pick<MediaRules, 'mediaOrigin'>;
}

const pictureName = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/**
 * Returns the public address of a file, with a picture's size from the library or its name. Null
 * for a picture of unknown size, which would make the page jump, and without a known public
 * address.
 */
export function linkTo({ path, size }: MediaNeed, { origin, rules }: LinkContext): LinkedMedia | null {
  const host = rules.mediaOrigin ?? origin;
  if (host === null) return null;
  const { href, pathname, origin: found } = new URL(path, host);
  if (found !== host) return null;
  const pixels = size ?? sizeInName(pathname);
  if (pixels === undefined && pictureName.test(pathname)) return null;
  return { href, ...pixels };
}

/** WordPress puts the size into the name of a cut: "pier-1024x683.jpg". */
function sizeInName(pathname: string): MediaNeed['size'] {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(pathname) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}
