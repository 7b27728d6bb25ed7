import type { ReactNode } from 'react';
import type { EventSummary } from '../types.ts';
import { classNames } from './class-names.ts';
import { DateBadge } from './DateBadge.tsx';
import styles from './EventRow.module.css';
import { Picture } from './Picture.tsx';
import pressable from './Pressable.module.css';
import { sizesInBox } from './picture-room.ts';
import { isBlank, Title } from './Title.tsx';

const pictureSizes = '(min-width: 44rem) 12rem, 7rem';

/**
 * Renders an event as a row of a programme: picture, title, time and place. The whole row can be
 * pressed.
 */
export function EventRow({ event }: { readonly event: EventSummary }): ReactNode {
  const { title, href, when, venue, excerpt, picture } = event;
  return (
    <article className={classNames(styles.row, pressable.pressable)}>
      <div className={classNames(styles.media, pressable.picture, picture === undefined && styles.bare)}>
        {picture === undefined ? null : (
          <Picture picture={picture} sizes={sizesInBox(pictureSizes, picture, 1)} />
        )}
        <DateBadge when={when} />
      </div>
      <div>
        <Title level={3} text={title} href={href} className={classNames(styles.title, pressable.title)} />
        {isBlank(excerpt) ? null : (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
      </div>
      <p className={styles.facts}>
        <time dateTime={when.start}>{when.short}</time>
        <span>{when.time ?? 'All day'}</span>
        {isBlank(venue) ? null : <span>{venue}</span>}
      </p>
    </article>
  );
}
