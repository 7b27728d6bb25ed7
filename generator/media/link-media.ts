import type { MediaNeed } from './collect-media.ts';
import { pictureName } from './file-kind.ts';
import type { MediaRules } from './media-limits.ts';
import type { MediaRecord } from './media-table.ts';

interface LinkContext {
  readonly origin: string | null;
  readonly rules: Pick<MediaRules, 'mediaOrigin'>;
}

/**
 * Returns a file with its public address, and a picture's size from the library or its name. Null
 * for a picture of unknown size, which would make the page jump, and without a known public
 * address.
 */
export function linkTo({ path, size }: MediaNeed, { origin, rules }: LinkContext): MediaRecord | null {
  const host = rules.mediaOrigin ?? origin;
  if (host === null) return null;
  const { href, pathname, origin: found } = new URL(path, host);
  if (found !== host) return null;
  const pixels = size ?? sizeInName(pathname);
  if (pixels === undefined && pictureName.test(pathname)) return null;
  return { src: href, ...pixels };
}

/** WordPress puts the size into the name of a cut: "pier-1024x683.jpg". */
function sizeInName(pathname: string): MediaNeed['size'] {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(pathname) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}
