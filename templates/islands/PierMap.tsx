import { mapWords } from '../../words/site/map-words.ts';
import type { PierMapIslandProps, PlaceOnMap } from './pier-map-props.ts';
import 'leaflet/dist/leaflet.css';
import { createFetch, type FetchState } from 'boardwalk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../components/class-names.ts';
import { Picture } from '../components/Picture.tsx';
import type { PictureData } from '../types.ts';
import { admitDrawings } from './admit-drawings.ts';
import { drawMap } from './draw-map.ts';
import styles from './PierMap.module.css';
import { isAside, type PlacedPin, placePins } from './place-pins.ts';

/**
 * Shows the plan with numbered pins. Once somebody uses it, it becomes a map to move and zoom, with a
 * popup for each pin: neither React nor the library is loaded before.
 */
export function Island(props: PierMapIslandProps): ReactNode {
  const { plan, tileAttribution } = props;
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
      {isDrawn ? null : <StillPlan {...props} isFailed={status === 'failed'} />}
      <p className={styles.status} role="status">
        {status === 'pending' ? mapWords.loading : status === 'failed' ? mapWords.failed : ''}
      </p>
      {tileAttribution === undefined || !isDrawn ? null : (
        <p className={styles.attribution}>
          <a href={tileAttribution.href}>{tileAttribution.label}</a>
        </p>
      )}
    </div>
  );
}

type StillPlanProps = PierMapIslandProps & { readonly isFailed: boolean };

/** The list beside the plan explains its numbers. */
function StillPlan({ plan, sizes, bounds, places, isFailed }: StillPlanProps): ReactNode {
  const pins = placePins(places, bounds, plan.width / plan.height);
  return (
    <div className={styles.plan}>
      <Picture picture={plan} sizes={sizes} />
      <Lines pins={pins} plan={plan} view="narrow" />
      <Lines pins={pins} plan={plan} view="wide" />
      {pins.map(({ place, narrow, wide }) => (
        <span
          key={place.href}
          className={classNames(styles.pin, styles.still, place.number === undefined && styles.here)}
          aria-hidden="true"
          data-pin={place.number}
          style={{
            '--x': `${percent(narrow.x)}%`,
            '--y': `${percent(narrow.y)}%`,
            '--wide-x': `${percent(wide.x)}%`,
            '--wide-y': `${percent(wide.y)}%`,
          }}
        >
          {place.number}
        </span>
      ))}
      {isFailed ? null : (
        <button type="button" className={classNames(styles.open, 'needs-script')}>
          {mapWords.open}
        </button>
      )}
    </div>
  );
}

interface LinesProps {
  readonly pins: readonly PlacedPin<PlaceOnMap>[];
  readonly plan: PictureData;
  readonly view: 'narrow' | 'wide';
}

/** A line from each pin that had to move aside to its place. */
function Lines({ pins, plan, view }: LinesProps): ReactNode {
  const ratio = plan.width / plan.height;
  const aside = pins.filter((pin) => isAside(pin.home, pin[view], ratio, view));
  if (aside.length === 0) return null;
  return (
    <svg
      className={classNames(styles.lines, styles[view])}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {aside.map(({ place, home, [view]: stands }) => (
        <line
          key={place.href}
          data-pin={place.number}
          x1={percent(home.x)}
          y1={percent(home.y)}
          x2={percent(stands.x)}
          y2={percent(stands.y)}
        />
      ))}
    </svg>
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
    const isFocused = container.parentElement?.contains(document.activeElement) ?? false;
    removeMap = drawMap({ ...props, leaflet, container, pinClass, hereClass });
    // The button that was pressed disappears.
    if (isFocused) container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
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
