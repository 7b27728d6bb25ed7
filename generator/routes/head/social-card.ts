import type { SharedImage } from '../../../templates/Document.tsx';
import type { PictureData } from '../../../templates/types.ts';
import { fileOfCard } from '../../media/cards/card.ts';
import { cardSize } from '../../media/cards/card-format.ts';
import { asDrawn } from '../../media/cards/letters.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';

/**
 * Returns the social card of a page, and names it for the step that draws it. Undefined for a
 * picture of another host, and for a title in another alphabet than that of the font.
 */
export function socialCard(
  { config, content, addCard }: Pick<RouteContext, 'config' | 'content' | 'addCard'>,
  name: string,
  { src, alt, focus }: PictureData,
): SharedImage | undefined {
  const title = asDrawn(name);
  if (!config.socialCards || title === undefined || !src.startsWith('/')) return undefined;
  const site = asDrawn(content.settings.title);
  const card = compact({ title, site: site === title ? undefined : site, picture: src, focus });
  addCard(card);
  return {
    url: `${config.siteUrl}/${fileOfCard(card)}`,
    ...cardSize,
    alt: alt === '' ? name : `${name}. ${alt}`,
  };
}
