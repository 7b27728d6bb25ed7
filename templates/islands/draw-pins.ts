import type * as Leaflet from 'leaflet';
import type { ListedPin } from './join-list.ts';
import type { PlaceOnMap } from './PierMap.tsx';
import { spreadPins } from './spread-pins.ts';

/** A place and where it lies on the map. */
export interface LocatedPlace {
  readonly place: PlaceOnMap;
  readonly position: Leaflet.LatLng;
}

interface DrawPinsOptions {
  readonly leaflet: typeof Leaflet;
  readonly pierMap: Leaflet.Map;
  readonly places: readonly LocatedPlace[];
  /** Of the whole plan. */
  readonly corners: Leaflet.LatLngBounds;
  readonly pinClass: string;
  /** Of the pin without a number, besides. */
  readonly hereClass: string;
}

interface DrawnPins {
  /** All of them, in order. */
  readonly pins: readonly HTMLElement[];
  /** Those that have a number. */
  readonly listed: readonly ListedPin[];
  /**
   * Puts those that are not hidden where they belong, or as near as they can stand without covering each other: then a line leads
   * to the place.
   */
  readonly settle: () => void;
}

/** Pixels between pins: the library rounds places to whole pixels, and each pin has to stay free to be hit. */
const gap = 2;

/** Puts a pin with a word on each place onto the map. They settle again whenever the map has another size. */
export function drawPins(options: DrawPinsOptions): DrawnPins {
  const { leaflet, pierMap, places, corners } = options;
  // As in PierMap.module.css: the library places pins by their size.
  const size = pierMap.getSize().x <= 480 ? 24 : 30;
  const pins = places.map(({ place, position }) => {
    const icon = leaflet.divIcon({
      className: place.number === undefined ? `${options.pinClass} ${options.hereClass}` : options.pinClass,
      html: String(place.number ?? ''),
      iconSize: [size, size],
    });
    const marker = leaflet.marker(position, { icon, title: place.title, keyboard: true });
    marker.bindPopup(() => popupContent(place)).addTo(pierMap);
    marker.getElement()?.setAttribute('aria-label', nameOf(place));
    return { marker, position, number: place.number };
  });

  const lines = leaflet.layerGroup().addTo(pierMap);
  const settle = () => {
    lines.clearLayers();
    const shown = pins.filter(({ marker }) => marker.getElement()?.hidden === false);
    const origin = pierMap.latLngToLayerPoint(corners.getNorthWest());
    const box = pierMap.latLngToLayerPoint(corners.getSouthEast()).subtract(origin);
    const points = shown.map(({ position }) => pierMap.latLngToLayerPoint(position).subtract(origin));
    for (const [index, { x, y }] of spreadPins(points, size + gap, box).entries()) {
      const [pin, belongs] = [shown[index], points[index]];
      if (pin === undefined || belongs === undefined) continue;
      const stands = pierMap.layerPointToLatLng(origin.add([x, y]));
      pin.marker.setLatLng(stands);
      // A shorter one would lie below the pin.
      if (Math.hypot(x - belongs.x, y - belongs.y) > size / 2) {
        lines.addLayer(leaflet.polyline([pin.position, stands], lineStyle));
      }
    }
  };
  settle();
  pierMap.on('zoomend resize', settle);
  return {
    pins: pins.flatMap(({ marker }) => marker.getElement() ?? []),
    listed: pins.flatMap(listedPin),
    settle,
  };
}

/** As the edge of the pins, in light and in dark: the plan is the same in both. */
const lineStyle = { color: '#fff', weight: 3, interactive: false };

/** The number is what one sees, the place what one looks for. */
function nameOf({ title, number }: PlaceOnMap): string {
  return number === undefined ? title : `${title}, ${number}`;
}

function listedPin({ marker, number }: { marker: Leaflet.Marker; number: number | undefined }): ListedPin[] {
  const element = marker.getElement();
  if (element === undefined || number === undefined) return [];
  return [{ number, element, raise: (isRaised) => void marker.setZIndexOffset(isRaised ? 1000 : 0) }];
}

/** Made when it is opened, of text nodes: so a title is never taken for html. */
function popupContent({ title, href, address }: PlaceOnMap): HTMLElement {
  const content = document.createElement('div');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  content.append(link);
  if (address !== undefined) content.append(document.createElement('br'), address);
  return content;
}
