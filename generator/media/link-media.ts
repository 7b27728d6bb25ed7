import type { MediaNeed } from './collect-media.ts';
import type { MediaRules } from './media-rules.ts';

/** Media that stays where it is. */
export interface LinkedMedia {
  /** Its whole public address. */
  readonly href: string;
  /** Pixels; absent for what is no picture. */
  readonly width?: number;
  readonly height?: number;
}

interface LinkContext {
  readonly origin: string | null;
  readonly rules: Pick<MediaRules, 'mediaOrigin'>;
}

const pictureName = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/**
 * The public address of a file, with a picture's size as the library or its name says it. Null for a picture of unknown size,
 * which would make the page jump, and where no public address is known.
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

/** WordPress names the sizes that it cuts: "pier-1024x683.jpg". */
function sizeInName(pathname: string): MediaNeed['size'] {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(pathname) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}
