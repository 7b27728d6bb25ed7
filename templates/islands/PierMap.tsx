import 'leaflet/dist/leaflet.css';
import { createFetch, type FetchState } from 'boardwalk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../components/class-names.ts';
import { Picture } from '../components/Picture.tsx';
import type { GeoPosition, Href, NamedLink, PictureData } from '../types.ts';
import { admitDrawings } from './admit-drawings.ts';
import { drawMap } from './draw-map.ts';
import styles from './PierMap.module.css';
import { type PlanBounds, planPosition } from './plan-position.ts';

export interface PlaceOnMap {
  /** The place's number in the list beside the map; absent for the place of the page. */
  readonly number?: number;
  readonly title: string;
  readonly href: Href;
  readonly address?: string;
  readonly position: GeoPosition;
}

export interface PierMapIslandProps {
  readonly plan: PictureData;
  /** The display width of the plan. */
  readonly sizes: string;
  readonly bounds: PlanBounds;
  readonly places: readonly PlaceOnMap[];
  /** The id of that list. */
  readonly listId: string;
  readonly tileUrl?: string;
  /** The credit of the tiles. */
  readonly tileAttribution?: NamedLink;
}

/**
 * Shows the plan with numbered pins. In the browser it becomes a map to move and zoom, with a popup
 * for each pin.
 */
export function Island(props: PierMapIslandProps): ReactNode {
  const { plan, sizes, bounds, places, tileAttribution } = props;
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<FetchState['status']>();
  useEffect(() => {
    if (container.current === null) return undefined;
    return keepMap(container.current, props, setStatus);
  }, [props]);
  const isDrawn = status === 'done';
  return (
    <div className={styles.map} style={{ '--plan-ratio': `${plan.width} / ${plan.height}` }}>
      <div ref={container} className={styles.canvas} />
      {isDrawn ? null : (
        <div className={styles.plan}>
          <Picture picture={plan} sizes={sizes} />
          {places.map((place) => (
            <Pin key={place.href} place={place} bounds={bounds} />
          ))}
        </div>
      )}
      <p className={styles.status} role="status">
        {status === 'pending' ? 'Loading the map' : status === 'failed' ? 'The map cannot be shown' : ''}
      </p>
      {tileAttribution === undefined || !isDrawn ? null : (
        <p className={styles.attribution}>
          <a href={tileAttribution.href}>{tileAttribution.label}</a>
        </p>
      )}
    </div>
  );
}

/** The list beside the map explains the numbers. */
function Pin({ place, bounds }: { readonly place: PlaceOnMap; readonly bounds: PlanBounds }): ReactNode {
  const point = planPosition(place.position, bounds);
  if (point === undefined) return null;
  return (
    <span
      className={classNames(styles.pin, place.number === undefined && styles.here)}
      aria-hidden="true"
      style={{ left: `${percent(point.x)}%`, top: `${percent(point.y)}%` }}
    >
      {place.number}
    </span>
  );
}

/** Formats a share as a percentage with two decimals. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Draws the map when its library is loaded; returns a function that removes it. */
function keepMap(
  container: HTMLElement,
  props: PierMapIslandProps,
  onChange: (status: FetchState['status']) => void,
): () => void {
  let isWanted = true;
  let removeMap = () => {};
  const load = async (): Promise<void> => {
    admitDrawings();
    const { default: leaflet } = await import('leaflet');
    if (!isWanted) return;
    const { pin: pinClass = '', here: hereClass = '' } = styles;
    removeMap = drawMap({ ...props, leaflet, container, pinClass, hereClass });
  };
  const fetchMap = createFetch(load, (state) => {
    if (!isWanted) return;
    if (state.status === 'failed') console.error('The map could not be drawn; the plan stays', state.error);
    onChange(state.status);
  });
  fetchMap();
  return () => {
    isWanted = false;
    removeMap();
  };
}
