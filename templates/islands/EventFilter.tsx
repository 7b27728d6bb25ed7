import { type ReactNode, useCallback, useRef, useState } from 'react';
import styles from './EventFilter.module.css';
import { siftEvents } from './sift-events.ts';
import { clearFields, fieldsIn, useFieldsInAddress, valuesOf } from './use-fields-in-address.ts';

export interface EventFilterProps {
  /**
   * The id of the filtered element. It is outside, so that its html is not repeated in the props.
   */
  readonly programmeId: string;
  /**
   * "2026-06", as in the `data-month` of the items and the `data-calendar` of the tables, with its
   * name.
   */
  readonly months: readonly { readonly key: string; readonly label: string }[];
  /** As in the `data-place` of the items. */
  readonly places: readonly string[];
}

/**
 * Filters events by month, place and words, in list and calendar. The filter is in the address, so
 * that a link or Back leads to the same events. Hidden without script.
 */
export function Island({ programmeId, months, places }: EventFilterProps): ReactNode {
  const filter = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const sift = useCallback(() => {
    const programme = document.getElementById(programmeId);
    if (programme === null || filter.current === null) return;
    const { month = '', place = '', words = '' } = valuesOf(fieldsIn(filter.current));
    setStatus(siftEvents(programme, { month, place, words }));
  }, [programmeId]);
  const change = useFieldsInAddress(filter, sift);

  const clear = () => {
    clearFields(filter.current);
    // The pressed button disappears.
    fieldsIn(filter.current)[0]?.focus();
    change();
  };
  return (
    // Not a form: nothing is sent, and results appear while typing.
    <search ref={filter} className={styles.filter} aria-label="Events" onInput={change}>
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

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The option for everything. */
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
