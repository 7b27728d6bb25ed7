import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './EventFilter.module.css';

export interface Month {
  /** "2026-06", as in the `data-month` of the list's items. */
  readonly key: string;
  readonly label: string;
}

export interface EventFilterProps {
  /** The id of the list whose items are filtered. It stands outside: its html is not paid for twice. */
  readonly listId: string;
  readonly months: readonly Month[];
}

/** Hides the events of a list that do not fit a month and some words. Without script it is not shown. */
export function Island({ listId, months }: EventFilterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');
  // What was typed before the island came alive counts as well.
  useEffect(() => {
    if (form.current !== null) setStatus(filterList(listId, form.current));
  }, [listId]);
  return (
    <form
      ref={form}
      className={styles.filter}
      onInput={(event) => setStatus(filterList(listId, event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field}>
        <span>Month</span>
        <select name="month" defaultValue="">
          <option value="">All months</option>
          {months.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Search events</span>
        <input type="search" name="words" autoComplete="off" />
      </label>
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  );
}

/** Shows the items that fit, hides the others, and says how many are left. */
function filterList(listId: string, form: HTMLFormElement): string {
  const fields = new FormData(form);
  const month = String(fields.get('month') ?? '');
  const words = String(fields.get('words') ?? '');
  const items = [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-month]') ?? [])];
  for (const item of items) {
    item.hidden = !fits({ month: item.dataset.month ?? '', text: item.textContent ?? '' }, { month, words });
  }
  const shown = items.filter((item) => !item.hidden).length;
  if (shown === items.length) return '';
  return shown === 0
    ? 'No event fits. Try another month or fewer words.'
    : `${shown} of ${items.length} events`;
}

/** True when the event begins in the month, if one is chosen, and every word is found in its text. */
export function fits(
  event: { readonly month: string; readonly text: string },
  wanted: { readonly month: string; readonly words: string },
): boolean {
  if (wanted.month !== '' && wanted.month !== event.month) return false;
  const text = event.text.toLowerCase();
  return wanted.words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
