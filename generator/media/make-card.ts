import { type Focus, type Pixels, read } from './find-focus.ts';
import { cardHeight, cardSize, formats } from './picture-formats.ts';

export interface MadeCard {
  readonly width: number;
  readonly bytes: Uint8Array;
}

interface MakeCardInput {
  readonly picture: Pixels;
  /** The point that the cut keeps in view. */
  readonly focus: Focus;
  /** True for a picture with a clear ground. */
  readonly isClear: boolean;
}

/** Below half of its size networks show a card as a thumbnail: the whole picture serves better. */
const leastScale = 0.5;

/**
 * Makes the social card of a picture, as JPEG: cuts it around its focus. A logo or a plan with a clear
 * ground is not cut, but lies on white. Enlarges nothing; undefined for a picture that is too small.
 */
export async function makeCard({ picture, focus, isClear }: MakeCardInput): Promise<MadeCard | undefined> {
  const scales = [picture.width / cardSize.width, picture.height / cardSize.height];
  const scale = isClear ? Math.max(...scales) : Math.min(...scales);
  if (scale < leastScale) return undefined;
  const card = isClear
    ? read(picture)
        .resize({ ...cardSize, fit: 'contain', background: 'white', withoutEnlargement: true })
        .flatten({ background: 'white' })
    : read(picture)
        .extract(cutOf(picture, Math.floor(cardSize.width * scale), focus))
        .resize({ ...cardSize, withoutEnlargement: true });
  const { data, info } = await card.jpeg(formats.jpeg).toBuffer({ resolveWithObject: true });
  return { width: info.width, bytes: data };
}

function cutOf(picture: Pixels, width: number, [x, y]: Focus) {
  const height = cardHeight(width);
  const start = (focus: number, length: number, shown: number) =>
    Math.round(Math.min(Math.max((focus / 100) * length - shown / 2, 0), length - shown));
  return {
    ...{ left: start(x, picture.width, width), width },
    ...{ top: start(y, picture.height, height), height },
  };
}
