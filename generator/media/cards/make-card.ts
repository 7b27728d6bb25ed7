import sharp, { type OverlayOptions } from 'sharp';
import type { NamedCard } from '../../dependencies/named-card.ts';
import { breakTitle } from './break-title.ts';
import { cardFormat, cardSize } from './card.ts';
import { drawText } from './letters.ts';

/** The title on the left, the picture on the right. */
const panelWidth = 600;
const margin = 64;
const pictureWidth = cardSize.width - panelWidth;

/** The colours of the site: its green, paper and marigold. */
const colours = { panel: '#0b4f53', text: '#fbf7ef', accent: '#f4b13d' } as const;

/** Draws a card as JPEG: the same title and picture give the same bytes. */
export async function makeCard(card: NamedCard, picture: string | Uint8Array): Promise<Uint8Array> {
  return sharp({ create: { ...cardSize, channels: 3, background: colours.panel } })
    .composite([
      { ...(await crop(picture, card.focus)), left: panelWidth, top: 0 },
      { input: Buffer.from(drawPanel(card)), left: 0, top: 0 },
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

/** The pennant above, the title in the middle, the name of the site below. */
function drawPanel({ title, site }: NamedCard): string {
  const { lines, size } = breakTitle(title, panelWidth - 2 * margin);
  const lineHeight = size * 1.08;
  const top = (cardSize.height - lines.length * lineHeight) / 2;
  const text = lines.map((line, index) =>
    drawText(line, { x: margin, y: Math.round(top + (index + 0.8) * lineHeight), size }),
  );
  const name = site === undefined ? '' : drawText(site, { x: margin, y: cardSize.height - margin, size: 30 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth}" height="${cardSize.height}">` +
    `<path d="M${margin} 56h5v64h-5z" fill="${colours.text}"/>` +
    `<path d="M${margin + 5} 58l52 20-52 20z" fill="${colours.accent}"/>` +
    `<g fill="${colours.text}">${text.join('')}</g><g fill="${colours.accent}">${name}</g></svg>`
  );
}
