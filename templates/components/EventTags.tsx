import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { EventSummary } from '../types.ts';
import styles from './EventTags.module.css';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

/** Renders state, price and audience of an event; nothing where none is known. */
export function EventTags({ event }: { readonly event: EventSummary }): ReactNode {
  const { state, price, isFree, isForFamilies } = event;
  if (state === undefined && isBlank(price) && !isForFamilies) return null;
  return (
    <span className={styles.tags}>
      {state === undefined ? null : <span className={styles.marked}>{state.label}</span>}
      {isFree ? <span className={styles.marked}>{price}</span> : <Words as="span" text={price} />}
      {isForFamilies ? <span>{eventsWords.forFamilies}</span> : null}
    </span>
  );
}
