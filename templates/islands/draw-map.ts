import type * as Leaflet from 'leaflet';
import type { PierMapIslandProps, PlaceOnMap } from './PierMap.tsx';
import { planPosition } from './plan-position.ts';

/** The library, as the island has loaded it: it cannot be imported where there is no browser. */
type LeafletModule = typeof Leaflet;

interface DrawMapOptions extends PierMapIslandProps {
  readonly leaflet: LeafletModule;
  readonly container: HTMLElement;
  readonly pinClass: string;
}

/**
 * Draws the plan as a map into the container and returns the function that removes it. Tiles of a provider are
 * asked for only where the site has named one; without them the map is the plan itself, in its own pixels.
 */
export function drawMap(options: DrawMapOptions): () => void {
  const { leaflet, container, plan, places, tileUrl, tileAttribution, pinClass } = options;
  const projection = tileUrl === undefined ? planProjection(options) : earthProjection(options);
  const pierMap = leaflet.map(container, {
    crs: projection.crs,
    // The plan fits its frame exactly, however small that is.
    minZoom: -8,
    zoomSnap: 0,
    zoomDelta: 0.75,
    scrollWheelZoom: false,
    attributionControl: false,
    maxBounds: projection.corners,
    maxBoundsViscosity: 0.8,
  });
  pierMap.fitBounds(projection.corners, { animate: false });
  pierMap.setMinZoom(pierMap.getZoom());
  pierMap.setMaxZoom(pierMap.getZoom() + 3);
  if (tileUrl !== undefined) {
    leaflet.tileLayer(tileUrl, { maxZoom: 22 }).addTo(pierMap);
    leaflet.control
      .attribution({ prefix: false })
      .addAttribution(tileAttribution ?? '')
      .addTo(pierMap);
  }
  leaflet.imageOverlay(plan.src, projection.corners, { alt: plan.alt }).addTo(pierMap);
  for (const place of places) {
    const point = projection.locate(place);
    if (point === undefined) continue;
    const icon = leaflet.divIcon({ className: pinClass, html: String(place.number), iconSize: [30, 30] });
    leaflet
      .marker(point, { icon, title: place.title, keyboard: true })
      .bindPopup(popupContent(place))
      .addTo(pierMap);
  }
  return () => {
    pierMap.remove();
  };
}

interface Projection {
  readonly crs: Leaflet.CRS;
  readonly corners: [[number, number], [number, number]];
  readonly locate: (place: PlaceOnMap) => Leaflet.LatLngExpression | undefined;
}

function planProjection({ leaflet, plan, bounds }: DrawMapOptions): Projection {
  return {
    crs: leaflet.CRS.Simple,
    corners: [
      [0, 0],
      [plan.height, plan.width],
    ],
    locate: ({ position }) => {
      const point = planPosition(position, bounds);
      return point && [(1 - point.y) * plan.height, point.x * plan.width];
    },
  };
}

function earthProjection({ leaflet, bounds }: DrawMapOptions): Projection {
  const [southWest, northEast] = bounds;
  return {
    crs: leaflet.CRS.EPSG3857,
    corners: [
      [southWest.latitude, southWest.longitude],
      [northEast.latitude, northEast.longitude],
    ],
    locate: ({ position }) => [position.latitude, position.longitude],
  };
}

/** Built from text nodes, so that a title is never taken for html. */
function popupContent({ title, href, address }: PlaceOnMap): HTMLElement {
  const content = document.createElement('div');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  content.append(link);
  if (address !== undefined) content.append(document.createElement('br'), address);
  return content;
}
