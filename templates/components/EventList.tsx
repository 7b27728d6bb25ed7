import type { ReactNode } from 'react';
import type { EventSummary } from '../types.ts';
import styles from './EventList.module.css';
import { EventRow } from './EventRow.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import { useEnhancement } from './use-enhancement.ts';

/** Events of one month, under its name. */
export interface EventGroup {
  readonly label: string;
  /** "2026-06" */
  readonly month: string;
  readonly events: readonly EventSummary[];
}

/** Longer groups have rows without pictures. */
const mostWithPictures = 40;

/** Renders events in groups; rows say what the filter asks for. Each month can be linked to. */
export function EventList({ groups }: { readonly groups: readonly EventGroup[] }): ReactNode {
  return (
    <div {...useEnhancement('clock', 'load')}>
      {staticList(groups, ({ label, month, events }) => (
        <div className={styles.group} data-group={month} id={idOfMonth(month)}>
          <Title level={2} text={label} className={styles.month} />
          <ul className={events.length > mostWithPictures ? styles.brief : styles.rows}>
            {staticList(events, (event) => (
              <li {...dataOf(event)}>
                <EventRow event={event} isBrief={events.length > mostWithPictures} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Returns the anchor of a month's events. */
export function idOfMonth(month: string): string {
  return `month-${month}`;
}

/** Describes a row for the filter (`client-runtime/events/sift-programme.ts`) and the clock. */
function dataOf(event: EventSummary): Readonly<Record<`data-${string}`, string | undefined>> {
  const { id, times, isFree, isForFamilies } = event;
  return {
    'data-id': String(id),
    'data-times': times ?? '',
    'data-place': event.place?.key || undefined,
    'data-free': isFree ? '' : undefined,
    'data-families': isForFamilies ? '' : undefined,
  };
}
