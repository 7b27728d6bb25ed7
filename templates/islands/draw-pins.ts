import type * as Leaflet from 'leaflet';
import type { ListedPin } from './join-list.ts';
import type { PlaceOnMap } from './pier-map-props.ts';
import { spreadPins } from './spread-pins.ts';

/** A place with its position on the map. */
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
  /** Added to the pin without a number. */
  readonly hereClass: string;
}

interface DrawnPins {
  /** All pins, in order. */
  readonly pins: readonly HTMLElement[];
  /** Pins with a number. */
  readonly listed: readonly ListedPin[];
  /**
   * Moves visible pins to their places, or as near as possible without overlaps: a line then leads
   * to the place.
   */
  readonly settle: () => void;
}

/** Pixels between pins: the library rounds to whole pixels, and each pin must be free to press. */
const gap = 2;

/**
 * Draws a pin with a popup for each place. The pins settle again whenever the size of the map
 * changes.
 */
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
    const pin = marker.getElement();
    pin?.setAttribute('aria-label', nameOf(place));
    if (place.lang !== undefined) pin?.setAttribute('lang', place.lang);
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
      // A shorter line would be hidden below the pin.
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

/** As the edge of the pins, in light and dark mode: the plan is the same in both. */
const lineStyle = { color: '#fff', weight: 3, interactive: false };

/** Shows the number, and names the place. */
function nameOf({ title, number }: PlaceOnMap): string {
  return number === undefined ? title : `${title}, ${number}`;
}

function listedPin({ marker, number }: { marker: Leaflet.Marker; number: number | undefined }): ListedPin[] {
  const element = marker.getElement();
  if (element === undefined || number === undefined) return [];
  return [{ number, element, raise: (isRaised) => void marker.setZIndexOffset(isRaised ? 1000 : 0) }];
}

/** Made when it is opened, of text nodes: a title is never parsed as html. */
function popupContent({ title, href, lang = '', address }: PlaceOnMap): HTMLElement {
  const content = document.createElement('div');
  const link = Object.assign(document.createElement('a'), { href, textContent: title });
  content.append(link);
  if (address !== undefined)
    content.append(Object.assign(document.createElement('p'), { textContent: address }));
  for (const part of content.children) Object.assign(part, { dir: 'auto', ...(lang && { lang }) });
  return content;
}
