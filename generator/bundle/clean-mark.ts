import type { Mark } from '../../config/brand/brand.ts';
import { sanitiseSvg } from '../content/html/sanitise-svg.ts';

/**
 * Cleans a mark for pages and icons. Names references `href`, as programs that draw write `xlink:href`, whose
 * namespace is declared outside of the drawing.
 */
export function cleanMark({ viewBox, drawing }: Mark): Mark {
  const clean = sanitiseSvg(drawing).replaceAll(/<[^>]*>/g, (tag) =>
    / href="/.test(tag) ? tag.replace(/ xlink:href="[^"]*"/, '') : tag.replace(' xlink:href=', ' href='),
  );
  return { viewBox, drawing: clean };
}
