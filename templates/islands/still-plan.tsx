import type { ReactNode } from 'react';
import { mapWords } from '../../words/site/map-words.ts';
import { classNames } from '../components/class-names.ts';
import { Picture } from '../components/Picture.tsx';
import { labelOf } from './gather-pins.ts';
import styles from './PierMap.module.css';
import type { PierMapIslandProps } from './pier-map-props.ts';
import { placePins } from './place-pins.ts';

/** Pixels, as in PierMap.module.css: a narrower plan becomes a map only in the whole screen. */
export const narrowestLive = 480;

interface StillPlanProps extends PierMapIslandProps {
  readonly isFailed: boolean;
  readonly onLive: () => void;
  readonly onLarge: () => void;
}

/** Shows the plan as a picture. The list beside it explains its numbers. */
export function StillPlan({ isFailed, onLive, onLarge, ...map }: StillPlanProps): ReactNode {
  const button = classNames(styles.tool, styles.open, 'needs-script');
  return (
    <div className={styles.plan}>
      <Picture picture={map.plan} sizes={map.sizes} />
      <StillPins map={map} view="narrow" />
      <StillPins map={map} view="wide" />
      {isFailed ? null : (
        <>
          <button type="button" className={classNames(button, styles.wide)} onClick={onLive}>
            {mapWords.open}
          </button>
          <button type="button" className={classNames(button, styles.narrow)} onClick={onLarge}>
            {mapWords.large}
          </button>
        </>
      )}
    </div>
  );
}

interface StillPinsProps {
  readonly map: PierMapIslandProps;
  readonly view: 'narrow' | 'wide';
}

/** The filter of the list hides those of hidden places, and corrects their numbers. */
function StillPins({ map: { plan, places, bounds }, view }: StillPinsProps): ReactNode {
  const groups = placePins(places, { bounds, ratio: plan.width / plan.height, view });
  return groups.map(({ places: gathered, at }) => {
    const label = labelOf(gathered);
    const numbers = gathered.flatMap(({ number }) => number ?? []);
    return (
      <span
        key={`${label} ${gathered[0]?.href}`}
        className={classNames(
          styles.pin,
          styles.still,
          styles[view],
          gathered.length > 1 && styles.group,
          numbers.length < gathered.length && styles.here,
        )}
        aria-hidden="true"
        data-pins={numbers.join(' ')}
        style={{ '--x': `${percent(at.x)}%`, '--y': `${percent(at.y)}%` }}
        suppressHydrationWarning
      >
        {label}
      </span>
    );
  });
}

/** Formats a share as a percentage with two decimals. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
