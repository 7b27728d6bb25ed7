import type { NamedCard } from '../../dependencies/named-card.ts';
import { hashJson, sha256 } from '../../util/hash.ts';
import { mediaStem } from '../media-name.ts';
import { recipe } from '../picture-formats.ts';
import { cardFormat } from './card-format.ts';
import { letters } from './letters.ts';

/** Raise it when the drawing changes. */
const drawing = 1;

/** Identifies a card by all that it is made from: the picture is named by its bytes. */
export function keyOfCard(card: NamedCard): string {
  return `card ${hashJson([drawing, cardFormat, recipe, letters().sha256, card])}`;
}

export const cardFolder = '_assets/cards';

/** Names the file of a card, relative to the site. */
export function fileOfCard(card: NamedCard): string {
  return `${cardFolder}/${mediaStem(card.title.replaceAll('/', ' '), sha256(keyOfCard(card)))}.jpg`;
}
