import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { EventSummary } from '../types.ts';
import styles from './EventTags.module.css';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

/** Renders price and audience of an event; nothing where neither is known. */
export function EventTags({ event }: { readonly event: EventSummary }): ReactNode {
  const { price, isFree, isForFamilies } = event;
  if (isBlank(price) && !isForFamilies) return null;
  return (
    <span className={styles.tags}>
      {isFree ? <span className={styles.free}>{price}</span> : <Words as="span" text={price} />}
      {isForFamilies ? <span>{eventsWords.forFamilies}</span> : null}
    </span>
  );
}
