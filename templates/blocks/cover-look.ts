import type { PictureData } from '../types.ts';
import { contrast, darkInk, enoughForWords, inkOn, lightInk, mix } from './contrast.ts';

/** How the words of a cover can be read. */
export interface CoverLook {
  readonly isDark: boolean;
  /** The overlay alone does not make them readable: they need a ground of their own. */
  readonly needsPlate: boolean;
}

/**
 * Chooses the ink for words over a picture under an overlay of `dim` percent. What shines through is judged by the picture's
 * mean colours; of a picture that has none it may be anything, so it is judged at its lightest and darkest.
 */
export function coverLook(overlay: string, dim: number, picture?: Pick<PictureData, 'tones'>): CoverLook {
  if (picture === undefined) return { isDark: inkOn(overlay) !== darkInk, needsPlate: false };
  const grounds = (picture.tones ?? ['#000000', '#ffffff']).map((tone) => mix(tone, overlay, dim / 100));
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  const isDark = worst(lightInk) >= worst(darkInk);
  return { isDark, needsPlate: worst(isDark ? lightInk : darkInk) < enoughForWords };
}
