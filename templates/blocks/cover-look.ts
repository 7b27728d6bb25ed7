import { contrast, enoughForWords, mix } from '../../config/brand/contrast.ts';
import type { PictureData } from '../types.ts';
import { darkInk, inkOn, lightInk } from './ink-on.ts';

/** The look of text on a cover. */
export interface CoverLook {
  readonly isDark: boolean;
  /** The overlay alone is not enough: the text needs a background. */
  readonly needsPlate: boolean;
}

/**
 * Chooses the ink for text over a picture under an overlay of `dim` percent. Judges the visible
 * part by the picture's mean colours; without them, by the lightest and the darkest possible.
 */
export function coverLook(overlay: string, dim: number, picture?: Pick<PictureData, 'tones'>): CoverLook {
  if (picture === undefined) return { isDark: inkOn(overlay) !== darkInk, needsPlate: false };
  const grounds = (picture.tones ?? ['#000000', '#ffffff']).map((tone) => mix(tone, overlay, dim / 100));
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  const isDark = worst(lightInk) >= worst(darkInk);
  return { isDark, needsPlate: worst(isDark ? lightInk : darkInk) < enoughForWords };
}
