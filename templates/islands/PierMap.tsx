import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapWords } from '../../words/site/map-words.ts';
import { LiveMap, type MapStatus } from './live-map.tsx';
import styles from './PierMap.module.css';
import type { PierMapIslandProps } from './pier-map-props.ts';
import { narrowestLive, StillPlan } from './still-plan.tsx';

/**
 * Shows the plan with numbered pins. Once somebody uses it, it becomes a map to move and zoom, with a popup for each
 * pin: neither React nor the library is loaded before. On request the map takes the whole screen; on a phone, where
 * a map in the page would catch the finger that scrolls, it does nothing else.
 */
export function Island(props: PierMapIslandProps): ReactNode {
  const { plan } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [status, setStatus] = useState<MapStatus>();
  useEffect(() => {
    if (frame.current !== null && frame.current.clientWidth > narrowestLive) setLive(true);
  }, []);
  return (
    <div ref={frame} className={styles.map} style={{ '--plan-ratio': `${plan.width} / ${plan.height}` }}>
      {isLive ? <LiveMap map={props} onStatus={setStatus} onLarge={() => setLarge(true)} /> : null}
      {status === 'done' ? null : (
        <StillPlan
          {...props}
          isFailed={status === 'failed'}
          onLive={() => setLive(true)}
          onLarge={() => setLarge(true)}
        />
      )}
      {isLarge ? <LargeMap map={props} onClose={() => setLarge(false)} /> : null}
    </div>
  );
}

interface LargeMapProps {
  readonly map: PierMapIslandProps;
  readonly onClose: () => void;
}

/** The browser keeps the focus in it, closes it by Escape, and gives the focus back. */
function LargeMap({ map, onClose }: LargeMapProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label={mapWords.label} onClose={onClose}>
      <LiveMap map={map} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
