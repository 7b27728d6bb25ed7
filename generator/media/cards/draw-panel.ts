import type { NamedCard } from '../../dependencies/named-card.ts';
import { breakTitle } from './break-title.ts';
import { cardSize, colours, panelWidth } from './card-format.ts';
import { drawText } from './letters.ts';

const margin = 64;

/**
 * Draws the left half of a card as SVG: the pennant above, the title in the middle, the name of the
 * site below.
 */
export function drawPanel({ title, site }: NamedCard): string {
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
