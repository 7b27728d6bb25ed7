import type * as Leaflet from 'leaflet';
import type { PictureData } from '../types.ts';

interface DrawPlanOptions {
  readonly leaflet: typeof Leaflet;
  readonly pierMap: Leaflet.Map;
  /** The map's element; the plan that it replaces is beside it. */
  readonly container: HTMLElement;
  readonly plan: PictureData;
}

/**
 * Puts the plan under the pins: first the file that is already displayed, and after zooming in the
 * widest of its format.
 */
export function drawPlan(
  { leaflet, pierMap, container, plan }: DrawPlanOptions,
  corners: Leaflet.LatLngBoundsExpression,
): void {
  const shown = container.parentElement?.querySelector<HTMLImageElement>('picture img')?.currentSrc ?? '';
  const overlay = leaflet.imageOverlay(shown || plan.src, corners, { alt: plan.alt }).addTo(pierMap);
  const widest = widestLike(shown, plan);
  if (widest !== shown) pierMap.once('zoomstart', () => void overlay.setUrl(widest));
}

/** Returns a file in a format that the browser is known to support. */
function widestLike(shown: string, { src, sources }: PictureData): string {
  const isAvif = sources !== undefined && shown.endsWith('.avif');
  return isAvif ? `${sources.stem}-${sources.avif.at(-1)}.avif` : src;
}
