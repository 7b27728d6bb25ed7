import type * as Leaflet from 'leaflet';
import { metresBetween } from '../../words/formats/metres-between.ts';
import { mapWords } from '../../words/site/map-words.ts';
import type { GeoPosition } from '../types.ts';
import { type DrawnPins, drawPins, type PinClasses } from './draw-pins.ts';
import { drawPlan } from './draw-plan.ts';
import { joinList } from './join-list.ts';
import type { PierMapIslandProps } from './pier-map-props.ts';
import { planPosition } from './plan-position.ts';
import { rovePins } from './rove-pins.ts';
import type { Located } from './where-am-i.ts';

/** The library, loaded by the island: it cannot be imported without a browser. */
type LeafletModule = typeof Leaflet;

export interface MapClasses extends PinClasses {
  /** The visitor, and the circle in which they are. */
  readonly visitor: string;
}

interface DrawMapOptions extends PierMapIslandProps {
  readonly leaflet: LeafletModule;
  readonly container: HTMLElement;
  readonly classes: MapClasses;
  /** The map fills its frame, and is moved at first; otherwise all of it is in the frame. */
  readonly isLarge: boolean;
}

export interface DrawnMap {
  /** Shows where the visitor is; removes it where that is outside the plan. */
  readonly showVisitor: (located: Located) => void;
  readonly remove: () => void;
}

/**
 * Draws the plan as a map into the container. Loads tiles only from a configured provider; without one the map is
 * the plan itself, in its own pixels.
 */
export function drawMap(options: DrawMapOptions): DrawnMap {
  const { leaflet, container, plan, places, listId, tileUrl, classes, isLarge } = options;
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
    scrollWheelZoom: isLarge,
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
  const located = places
    .flatMap((place) => {
      const point = projection.locate(place.position);
      return point === undefined ? [] : { ...place, point: leaflet.latLng(point) };
    })
    .sort((a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER));
  if (isLarge) {
    const zoom = Math.min(pierMap.getBoundsZoom(projection.corners, true), pierMap.getMaxZoom());
    // The middle of the pier has most around it.
    const middle = located[Math.floor(located.length / 2)];
    pierMap.setView(middle?.point ?? pierMap.getCenter(), zoom, { animate: false });
  }
  if (tileUrl !== undefined) leaflet.tileLayer(tileUrl, { maxZoom: 22 }).addTo(pierMap);
  drawPlan({ leaflet, pierMap, container, plan }, projection.corners);

  let markItems: (numbers: readonly number[], isActive: boolean) => void = () => {};
  const pins = drawPins({
    leaflet,
    pierMap,
    places: located,
    corners: leaflet.latLngBounds(projection.corners),
    classes,
    onPoint: (numbers, isActive) => markItems(numbers, isActive),
  });
  const updateStop = rovePins(container, pins.elements);
  // After the pins have gathered.
  pierMap.on('zoomend resize', updateStop);
  closeByEscape(pierMap, container);
  const part = followList(listId, pins, {
    onNarrow: () => {
      pierMap.closePopup();
      updateStop();
    },
    onJoin: (mark) => {
      markItems = mark;
    },
  });
  const visitor = leaflet.layerGroup().addTo(pierMap);
  return {
    showVisitor: ({ position, accuracy }) => {
      visitor.clearLayers();
      pierMap.closePopup();
      const point = projection.locate(position);
      if (point === undefined) return;
      const style = { className: classes.visitor, interactive: false };
      visitor.addLayer(leaflet.circle(point, { ...style, radius: projection.lengthOf(accuracy) }));
      const icon = leaflet.divIcon({ className: classes.visitor, iconSize: [18, 18] });
      visitor.addLayer(
        leaflet.marker(point, { icon, interactive: false, keyboard: false, zIndexOffset: 500 }),
      );
      pierMap.panTo(point);
    },
    remove: () => {
      part();
      pierMap.remove();
    },
  };
}

interface Following {
  readonly onNarrow: () => void;
  readonly onJoin: (mark: (numbers: readonly number[], isActive: boolean) => void) => void;
}

function followList(listId: string, pins: DrawnPins, { onNarrow, onJoin }: Following): () => void {
  const list = document.getElementById(listId);
  if (list === null) return () => {};
  const joined = joinList(list, pins, onNarrow);
  onJoin(joined.mark);
  return joined.part;
}

/** Closes the popup, and nothing around the map. The focus is at its pin again, the tab stop of all. */
function closeByEscape(pierMap: Leaflet.Map, container: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || container.querySelector('.leaflet-popup') === null) return;
    event.preventDefault();
    pierMap.closePopup();
    container
      .querySelector<HTMLElement>('.leaflet-marker-icon[tabindex="0"]')
      ?.focus({ preventScroll: true });
  });
}

type Corners = [[number, number], [number, number]];

interface Projection {
  readonly crs: Leaflet.CRS;
  readonly corners: Corners;
  readonly locate: (position: GeoPosition) => [number, number] | undefined;
  /** Returns so many metres in the units of circles. */
  readonly lengthOf: (metres: number) => number;
}

function planProjection({ leaflet, plan, bounds }: DrawMapOptions): Projection {
  const [southWest, { longitude }] = bounds;
  const metres = metresBetween(southWest, { ...southWest, longitude });
  return {
    crs: leaflet.CRS.Simple,
    corners: [
      [0, 0],
      [plan.height, plan.width],
    ],
    locate: (position) => {
      const point = planPosition(position, bounds);
      return point && [(1 - point.y) * plan.height, point.x * plan.width];
    },
    lengthOf: (length) => (length / metres) * plan.width,
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
    locate: ({ latitude, longitude }) => [latitude, longitude],
    lengthOf: (metres) => metres,
  };
}
