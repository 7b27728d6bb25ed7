import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { EventSummary } from '../types.ts';
import styles from './EventTags.module.css';
import { isBlank } from './Title.tsx';

/** Renders price and audience of an event; nothing where neither is known. */
export function EventTags({ event }: { readonly event: EventSummary }): ReactNode {
  const { price, isFree, isForFamilies } = event;
  if (isBlank(price) && !isForFamilies) return null;
  return (
    <span className={styles.tags}>
      {isBlank(price) ? null : <span className={isFree ? styles.free : undefined}>{price}</span>}
      {isForFamilies ? <span>{eventsWords.forFamilies}</span> : null}
    </span>
  );
}
