import { contrast, enoughForWords } from '../../config/brand/contrast.ts';
import { brand } from '../brand.ts';

/** The inks of text on an editor's background. */
export const { deep: darkInk, onDeep: lightInk } = brand.colours.light;

/**
 * Returns the site's ink with the best contrast to a background; black or white where neither is
 * enough.
 */
export function inkOn(ground: string): string {
  const ink = contrast(darkInk, ground) >= contrast(lightInk, ground) ? darkInk : lightInk;
  if (contrast(ink, ground) >= enoughForWords) return ink;
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}
