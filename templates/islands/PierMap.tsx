import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture } from '../components/Picture.tsx';
import type { GeoPosition, Href, PictureData } from '../types.ts';
import { drawMap } from './draw-map.ts';
import styles from './PierMap.module.css';
import { type PlanBounds, planPosition } from './plan-position.ts';

export interface PlaceOnMap {
  /** The place's number in the list beside the map. */
  readonly number: number;
  readonly title: string;
  readonly href: Href;
  readonly address?: string;
  readonly position: GeoPosition;
}

export interface PierMapIslandProps {
  readonly plan: PictureData;
  readonly bounds: PlanBounds;
  readonly places: readonly PlaceOnMap[];
  readonly tileUrl?: string;
  readonly tileAttribution?: string;
}

/** The plan with numbered pins. In the browser it becomes a map to be moved and enlarged, pins with a word on each place. */
export function Island(props: PierMapIslandProps): ReactNode {
  const { plan, bounds, places } = props;
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (container.current === null) return undefined;
    return keepMap(container.current, props, () => setDrawn(true));
  }, [props]);
  return (
    <div className={styles.map} style={{ '--plan-ratio': `${plan.width} / ${plan.height}` }}>
      <div ref={container} className={styles.canvas} />
      {isDrawn ? null : (
        <div className={styles.plan}>
          <Picture picture={plan} sizes="(min-width: 64rem) 54rem, 92vw" />
          {places.map((place) => (
            <Pin key={place.number} place={place} bounds={bounds} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The list beside the map says what the number means. */
function Pin({ place, bounds }: { readonly place: PlaceOnMap; readonly bounds: PlanBounds }): ReactNode {
  const point = planPosition(place.position, bounds);
  if (point === undefined) return null;
  return (
    <span
      className={styles.pin}
      aria-hidden="true"
      style={{ left: `${percent(point.x)}%`, top: `${percent(point.y)}%` }}
    >
      {place.number}
    </span>
  );
}

/** A share as a percentage with two decimals. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Draws the map as soon as its library is there; the function it returns takes it away again. */
function keepMap(container: HTMLElement, props: PierMapIslandProps, onDrawn: () => void): () => void {
  let isWanted = true;
  let removeMap = () => {
    isWanted = false;
  };
  import('leaflet')
    .then(({ default: leaflet }) => {
      if (!isWanted) return;
      removeMap = drawMap({ ...props, leaflet, container, pinClass: styles.pin ?? '' });
      onDrawn();
    })
    .catch((cause: unknown) => console.error('The map could not be drawn; the plan stays', cause));
  return () => removeMap();
}
