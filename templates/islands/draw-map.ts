import type * as Leaflet from 'leaflet';
import { mapWords } from '../../words/site/map-words.ts';
import { drawPins } from './draw-pins.ts';
import { drawPlan } from './draw-plan.ts';
import { joinList } from './join-list.ts';
import type { PierMapIslandProps, PlaceOnMap } from './pier-map-props.ts';
import { planPosition } from './plan-position.ts';
import { rovePins } from './rove-pins.ts';

/** The library, loaded by the island: it cannot be imported without a browser. */
type LeafletModule = typeof Leaflet;

interface DrawMapOptions extends PierMapIslandProps {
  readonly leaflet: LeafletModule;
  readonly container: HTMLElement;
  readonly pinClass: string;
  /** Added to the pin without a number. */
  readonly hereClass: string;
}

/**
 * Draws the plan as a map into the container and returns a function that removes it. Loads tiles
 * only from a configured provider; without one the map is the plan itself, in its own pixels.
 */
export function drawMap(options: DrawMapOptions): () => void {
  const { leaflet, container, plan, places, listId, tileUrl, pinClass, hereClass } = options;
  const projection = tileUrl === undefined ? planProjection(options) : earthProjection(options);
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pierMap = leaflet.map(container, {
    crs: projection.crs,
    fadeAnimation: moves,
    zoomAnimation: moves,
    // The plan fits its frame exactly, at any size.
    minZoom: -8,
    zoomSnap: 0,
    zoomDelta: 0.75,
    scrollWheelZoom: false,
    // The keys move between pins, and the map follows.
    keyboard: false,
    // The library writes html; the island itself names the makers of the tiles.
    attributionControl: false,
    maxBounds: projection.corners,
    maxBoundsViscosity: 0.8,
  });
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', mapWords.label);
  pierMap.fitBounds(projection.corners, { animate: false });
  pierMap.setMinZoom(pierMap.getZoom());
  pierMap.setMaxZoom(pierMap.getZoom() + 3);
  if (tileUrl !== undefined) leaflet.tileLayer(tileUrl, { maxZoom: 22 }).addTo(pierMap);
  drawPlan({ leaflet, pierMap, container, plan }, projection.corners);
  const { pins, listed, settle } = drawPins({
    leaflet,
    pierMap,
    places: places.flatMap((place) => {
      const position = projection.locate(place);
      return position === undefined ? [] : { place, position: leaflet.latLng(position) };
    }),
    corners: leaflet.latLngBounds(projection.corners),
    pinClass,
    hereClass,
  });
  const updateStop = rovePins(pins);
  const list = document.getElementById(listId);
  const part =
    list === null
      ? () => {}
      : joinList(list, listed, () => {
          pierMap.closePopup();
          settle();
          updateStop();
        });
  return () => {
    part();
    pierMap.remove();
  };
}

interface Projection {
  readonly crs: Leaflet.CRS;
  readonly corners: [[number, number], [number, number]];
  readonly locate: (place: PlaceOnMap) => [number, number] | undefined;
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
