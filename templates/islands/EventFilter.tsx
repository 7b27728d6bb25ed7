import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './EventFilter.module.css';
import { siftEvents } from './sift-events.ts';

export interface EventFilterProps {
  /** The id of what is sifted. It stands outside: its html is not paid for twice. */
  readonly programmeId: string;
  /** "2026-06", as in the `data-month` of the items and the `data-calendar` of the tables, and its name. */
  readonly months: readonly { readonly key: string; readonly label: string }[];
  /** As in the `data-place` of the items. */
  readonly places: readonly string[];
}

/** Hides the events that do not fit a month, a place and some words, in list and calendar alike. Without script it is not shown. */
export function Island({ programmeId, months, places }: EventFilterProps): ReactNode {
  const filter = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const sift = useCallback(() => {
    const programme = document.getElementById(programmeId);
    if (programme === null || filter.current === null) return;
    const [month = '', place = '', words = ''] = ['month', 'place', 'words'].map(
      (name) => fieldsOf(filter.current).find((field) => field.name === name)?.value,
    );
    setStatus(siftEvents(programme, { month, place, words }));
  }, [programmeId]);
  // What was typed before the island came alive counts as well.
  useEffect(sift, [sift]);

  const clear = () => {
    const fields = fieldsOf(filter.current);
    for (const field of fields) field.value = '';
    // The button goes away under the visitor's hands.
    fields[0]?.focus();
    sift();
  };
  return (
    // Not a form: nothing is sent, and the answer is there while one types.
    <search ref={filter} className={styles.filter} aria-label="Events" onInput={sift}>
      <Choice name="month" label="Month" all="All months">
        {months.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Choice>
      {places.length < 2 ? null : (
        <Choice name="place" label="Place" all="All places">
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </Choice>
      )}
      <label className={styles.field}>
        <span>Search events</span>
        <input type="search" name="words" autoComplete="off" />
      </label>
      <div className={styles.result}>
        <p role="status">{status}</p>
        {status === '' ? null : (
          <button type="button" className={styles.clear} onClick={clear}>
            Show all events
          </button>
        )}
      </div>
    </search>
  );
}

function fieldsOf(filter: HTMLElement | null): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [...(filter?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input') ?? [])];
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The choice of everything. */
  readonly all: string;
  readonly children: ReactNode;
}

function Choice({ name, label, all, children }: ChoiceProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name}>
        <option value="">{all}</option>
        {children}
      </select>
    </label>
  );
}
