import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { EventSummary } from '../types.ts';
import styles from './EventTags.module.css';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

/** Renders state, price and audience of an event; nothing where none is known. */
export function EventTags({ event }: { readonly event: EventSummary }): ReactNode {
  const { state, coming, price, isFree, isForFamilies } = event;
  const soldOut = state === undefined ? coming.find((date) => date.state?.key === 'sold-out') : undefined;
  if (state === undefined && soldOut === undefined && isBlank(price) && !isForFamilies) return null;
  const next = coming.find((date) => date.state?.key !== 'cancelled');
  return (
    <span className={styles.tags}>
      {state === undefined ? null : <span className={styles.marked}>{state.label}</span>}
      {soldOut === undefined ? null : (
        // The clock shows it for the date that it says.
        <span className={styles.marked} data-mark="sold-out" hidden={next?.state?.key !== 'sold-out'}>
          {soldOut.state?.label}
        </span>
      )}
      {isFree ? <span className={styles.marked}>{price}</span> : <Words as="span" text={price} />}
      {isForFamilies ? <span>{eventsWords.forFamilies}</span> : null}
    </span>
  );
}
