import 'leaflet/dist/leaflet.css';
import { createFetch, type FetchState } from 'boardwalk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapWords } from '../../words/site/map-words.ts';
import { admitDrawings } from './admit-drawings.ts';
import { type DrawnMap, drawMap } from './draw-map.ts';
import styles from './PierMap.module.css';
import type { PierMapIslandProps } from './pier-map-props.ts';
import { askPosition, sayUnknown, sayWhere } from './where-am-i.ts';

export type MapStatus = FetchState['status'];

interface LiveMapProps {
  readonly map: PierMapIslandProps;
  readonly onStatus?: (status: MapStatus) => void;
  /** Opens the large map; absent in it. */
  readonly onLarge?: () => void;
  /** Closes the large map. */
  readonly onClose?: () => void;
}

/** Shows a map to move and zoom, with what one can do with it. */
export function LiveMap({ map, onStatus, onLarge, onClose }: LiveMapProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const [status, setStatus] = useState<MapStatus>();
  const [where, setWhere] = useState('');
  const isLarge = onClose !== undefined;
  useEffect(() => {
    if (container.current === null) return undefined;
    return keepMap(container.current, { map, isLarge }, (next, made) => {
      drawn.current = made;
      setStatus(next);
      onStatus?.(next);
    });
  }, [map, isLarge, onStatus]);
  const findVisitor = async () => {
    setWhere(mapWords.locating);
    try {
      const located = await askPosition();
      drawn.current?.showVisitor(located);
      setWhere(sayWhere(located.position, map));
    } catch (error) {
      setWhere(sayUnknown(error));
    }
  };
  const { tileAttribution, whereAmI } = map;
  const isDrawn = status === 'done';
  return (
    <>
      <div ref={container} className={styles.canvas} />
      <p className={styles.status} role="status">
        {status === 'pending' ? mapWords.loading : status === 'failed' ? mapWords.failed : where}
      </p>
      <div className={styles.tools}>
        {whereAmI && isSecureContext && (isDrawn || (isLarge && status !== 'failed')) ? (
          // In the large map from the start: what stands beside it would move.
          <button type="button" className={styles.tool} disabled={!isDrawn} onClick={findVisitor}>
            {mapWords.whereAmI}
          </button>
        ) : null}
        {isDrawn && onLarge !== undefined ? (
          <button type="button" className={styles.tool} onClick={onLarge}>
            {mapWords.large}
          </button>
        ) : null}
        {onClose === undefined ? null : (
          <button type="button" className={styles.tool} onClick={onClose}>
            {mapWords.close}
          </button>
        )}
      </div>
      {tileAttribution === undefined || !isDrawn ? null : (
        <p className={styles.attribution}>
          <a href={tileAttribution.href}>{tileAttribution.label}</a>
        </p>
      )}
    </>
  );
}

interface KeptMap {
  readonly map: PierMapIslandProps;
  readonly isLarge: boolean;
}

/** Draws the map when its library is loaded; returns a function that removes it. */
function keepMap(
  container: HTMLElement,
  { map, isLarge }: KeptMap,
  onChange: (status: MapStatus, drawn: DrawnMap | null) => void,
): () => void {
  let isWanted = true;
  let drawn: DrawnMap | null = null;
  const load = async (): Promise<void> => {
    admitDrawings();
    const { default: leaflet } = await import('leaflet');
    if (!isWanted) return;
    const isFocused = !isLarge && container.parentElement?.contains(document.activeElement);
    drawn = drawMap({ ...map, leaflet, container, isLarge, classes: mapClasses });
    // The button that was pressed disappears.
    if (isFocused) container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const fetchMap = createFetch(load, (state) => {
    if (!isWanted) return;
    if (state.status === 'failed') console.error('The map could not be drawn; the plan stays', state.error);
    onChange(state.status, drawn);
  });
  fetchMap();
  return () => {
    isWanted = false;
    drawn?.remove();
  };
}

const { pin = '', group = '', here = '', visitor = '' } = styles;
const mapClasses = { pin, group, here, visitor };
