import sharp, { type OverlayOptions } from 'sharp';
import { cardFormat, cardSize, colours, panelWidth } from './card-format.ts';

export interface MakeCardInput {
  /** Its left half, as SVG. */
  readonly panel: string;
  /** The file of its picture, or the bytes. */
  readonly picture: string | Uint8Array;
  /** The point of the picture that is always seen, in percents. */
  readonly focus?: readonly [x: number, y: number] | undefined;
}

const pictureWidth = cardSize.width - panelWidth;

/** Makes a card as JPEG: the same panel and picture give the same bytes. */
export async function makeCard({ panel, picture, focus }: MakeCardInput): Promise<Uint8Array> {
  return sharp({ create: { ...cardSize, channels: 3, background: colours.panel } })
    .composite([
      { ...(await crop(picture, focus)), left: panelWidth, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg(cardFormat)
    .toBuffer();
}

/** Cuts the picture to its half of the card, around its focus. */
async function crop(
  picture: string | Uint8Array,
  [focusX, focusY]: readonly [number, number] = [50, 50],
): Promise<OverlayOptions> {
  const { width: ownWidth, height: ownHeight } = await sharp(picture).metadata();
  const scale = Math.max(pictureWidth / ownWidth, cardSize.height / ownHeight);
  const [width, height] = [Math.ceil(ownWidth * scale), Math.ceil(ownHeight * scale)];
  const start = (focus: number, length: number, shown: number) =>
    Math.round(Math.min(Math.max((focus / 100) * length - shown / 2, 0), length - shown));
  const { data, info } = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: start(focusX, width, pictureWidth),
      top: start(focusY, height, cardSize.height),
      width: pictureWidth,
      height: cardSize.height,
    })
    .flatten({ background: colours.text })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
