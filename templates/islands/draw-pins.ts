import { startHours } from 'boardwalk/runtime';
import type * as Leaflet from 'leaflet';
import { mapWords } from '../../words/site/map-words.ts';
import openNow from '../components/OpenNow.module.css';
import { gatherPins, labelOf, widthOf } from './gather-pins.ts';
import type { PlaceOnMap } from './pier-map-props.ts';
import { pointing } from './pointing.ts';

/** A place with its position on the map. */
export interface LocatedPlace extends PlaceOnMap {
  readonly point: Leaflet.LatLng;
}

interface DrawPinsOptions {
  readonly leaflet: typeof Leaflet;
  readonly pierMap: Leaflet.Map;
  /** In the order of their numbers. */
  readonly places: readonly LocatedPlace[];
  /** Of the whole plan. */
  readonly corners: Leaflet.LatLngBounds;
  readonly classes: PinClasses;
  /** Called with the numbers of a pin that the pointer or the focus reaches or leaves. */
  readonly onPoint: (numbers: readonly number[], isActive: boolean) => void;
}

export interface PinClasses {
  readonly pin: string;
  /** Added to that of several places. */
  readonly group: string;
  /** Added to that of the page's own place. */
  readonly here: string;
}

export interface DrawnPins {
  /** Returns the pins that are there, in order. */
  readonly elements: () => readonly HTMLElement[];
  /** Draws the places with a number that is wanted, and those without one. */
  readonly show: (isWanted: (number: number) => boolean) => void;
  /** Marks the pin of a place, also among others, and brings it to the front. */
  readonly mark: (number: number, isActive: boolean) => void;
}

interface DrawnGroup {
  readonly places: readonly LocatedPlace[];
  readonly marker: Leaflet.Marker;
}

/** Pixels between pins: the library rounds to whole pixels, and each pin must be free to press. */
const gap = 2;

/**
 * Draws pins with the places behind them in a popup. Where pins would touch they are one, which opens when it is
 * pressed. They gather again whenever the size of the map changes.
 */
export function drawPins(options: DrawPinsOptions): DrawnPins {
  const { leaflet, pierMap, places, corners } = options;
  // As in PierMap.module.css: the library places pins by their size.
  const size = pierMap.getSize().x <= 480 ? 24 : 30;
  const drawn = new Map<string, DrawnGroup>();
  const hours = openHours(pierMap);
  let shown = places;

  const gatherAt = (some: readonly LocatedPlace[], zoom: number) => {
    const origin = pierMap.project(corners.getNorthWest(), zoom);
    const box = pierMap.project(corners.getSouthEast(), zoom).subtract(origin);
    const pins = some.map((place) => ({ place, point: pierMap.project(place.point, zoom).subtract(origin) }));
    return gatherPins(pins, { size: size + gap, box }).map(({ places: gathered, at }) => ({
      places: gathered,
      at: pierMap.unproject(origin.add([at.x, at.y]), zoom),
    }));
  };

  const settle = () => {
    const groups = new Map(
      gatherAt(shown, pierMap.getZoom()).map((group) => [
        group.places.map(({ href }) => href).join(' '),
        group,
      ]),
    );
    const focused = [...drawn.values()].find(({ marker }) => marker.getElement() === document.activeElement);
    for (const [key, { marker }] of drawn) {
      if (groups.has(key)) continue;
      marker.remove();
      drawn.delete(key);
    }
    for (const [key, { places: gathered, at }] of groups) {
      const known = drawn.get(key);
      known?.marker.setLatLng(at);
      if (known === undefined) drawn.set(key, { places: gathered, marker: drawGroup(gathered, at) });
    }
    // The pin that was pressed has come apart, or is among others.
    const first = focused?.places[0];
    if (first !== undefined && !document.activeElement?.closest('.leaflet-marker-pane')) {
      const next = [...drawn.values()].find((group) => group.places.includes(first));
      next?.marker.getElement()?.focus({ preventScroll: true });
    }
  };

  const drawGroup = (gathered: readonly LocatedPlace[], at: Leaflet.LatLng): Leaflet.Marker => {
    const label = labelOf(gathered);
    const width = widthOf({ places: gathered }, size);
    const marker = leaflet.marker(at, { icon: iconOf(gathered, label, width), keyboard: true });
    const [place] = gathered;
    if (gathered.length > 1) marker.on('click', () => openGroup(gathered, marker));
    else if (place !== undefined) marker.bindPopup(() => hours.keep(placeInPopup(place)), popupOptions);
    marker.addTo(pierMap);
    const element = marker.getElement();
    element?.setAttribute('aria-label', nameOf(gathered, label));
    if (gathered.length === 1 && place?.lang !== undefined) element?.setAttribute('lang', place.lang);
    const numbers = gathered.flatMap(({ number }) => number ?? []);
    for (const [type, isActive] of pointing) {
      element?.addEventListener(type, () => options.onPoint(numbers, isActive));
    }
    element?.addEventListener('keydown', (event) => {
      // The library opens popups by Enter, and knows no other key of a button.
      if (event.key !== ' ' && (event.key !== 'Enter' || gathered.length === 1)) return;
      event.preventDefault();
      element.click();
    });
    return marker;
  };

  const iconOf = (gathered: readonly LocatedPlace[], label: string, width: number): Leaflet.DivIcon => {
    const { pin, group, here } = options.classes;
    const isHere = gathered.some(({ number }) => number === undefined);
    return leaflet.divIcon({
      className: [pin, gathered.length > 1 && group, isHere && here].filter(Boolean).join(' '),
      html: label,
      iconSize: [width, size],
    });
  };

  /** Goes nearer, until they are apart; lists them where no map is large enough for that. */
  const openGroup = (gathered: readonly LocatedPlace[], marker: Leaflet.Marker) => {
    const most = pierMap.getMaxZoom();
    if (gatherAt(gathered, most).length > 1) {
      const bounds = leaflet.latLngBounds(gathered.map(({ point }) => point));
      pierMap.fitBounds(bounds, { maxZoom: most, padding: [size, size] });
    } else {
      marker
        .unbindPopup()
        .bindPopup(() => hours.keep(listInPopup(gathered)), popupOptions)
        .openPopup();
    }
  };

  settle();
  pierMap.on('zoomend resize', settle);
  return {
    elements: () =>
      [...drawn.values()]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .flatMap(({ marker }) => marker.getElement() ?? []),
    show: (isWanted) => {
      shown = places.filter(({ number }) => number === undefined || isWanted(number));
      settle();
    },
    mark: (number, isActive) => {
      const group = [...drawn.values()].find((one) => one.places.some((place) => place.number === number));
      group?.marker.getElement()?.toggleAttribute('data-active', isActive);
      group?.marker.setZIndexOffset(isActive ? 1000 : 0);
    },
  };
}

const popupOptions: Leaflet.PopupOptions = { maxHeight: 220 };

function rankOf({ places: [first] }: DrawnGroup): number {
  return first?.number ?? Number.MAX_SAFE_INTEGER;
}

/** Names the place with its number, or says how many places there are. */
function nameOf(places: readonly PlaceOnMap[], label: string): string {
  const [first] = places;
  if (places.length > 1) return mapWords.group({ count: places.length, numbers: label });
  return first?.number === undefined ? (first?.title ?? '') : `${first.title}, ${label}`;
}

/** Says in the open popup, as long as it is open, whether its places are. */
function openHours(pierMap: Leaflet.Map) {
  let stops: readonly (() => void)[] = [];
  const stop = () => {
    for (const one of stops) one();
    stops = [];
  };
  pierMap.on('popupclose unload', stop);
  const keep = (content: HTMLElement): HTMLElement => {
    stop();
    stops = [...content.querySelectorAll<HTMLElement>('[data-opening]')].map((line) => startHours(line));
    return content;
  };
  return { keep };
}

function listInPopup(places: readonly PlaceOnMap[]): HTMLElement {
  const list = document.createElement('ul');
  for (const place of places) {
    const item = document.createElement('li');
    item.append(placeInPopup(place));
    list.append(item);
  }
  return list;
}

/** Made when it is opened, of text nodes: a title is never parsed as html. */
function placeInPopup({ title, href, lang = '', address, opening }: PlaceOnMap): HTMLElement {
  const content = document.createElement('div');
  const own = { dir: 'auto', ...(lang && { lang }) };
  content.append(Object.assign(document.createElement('a'), { href, textContent: title, ...own }));
  if (opening !== undefined) {
    const line = Object.assign(document.createElement('p'), { className: openNow.state ?? '' });
    Object.assign(line.dataset, { opening, brief: '' });
    content.append(line);
  }
  if (address !== undefined) {
    content.append(Object.assign(document.createElement('p'), { textContent: address, ...own }));
  }
  return content;
}
