import type { ReactNode } from 'react';
import { eventFieldsWords } from '../../words/site/event-fields-words.ts';
import { classNames } from './class-names.ts';
import styles from './EventFilter.module.css';
import type { EventPlace } from './event-places.ts';
import shared from './Filter.module.css';
import { Icon } from './Icon.tsx';
import { InLanguage } from './InLanguage.tsx';
import { staticList } from './static-list.ts';
import { useEnhancement } from './use-enhancement.ts';
import { Words } from './Words.tsx';

export interface EventFilterProps {
  /** All months with events, "2026-06", with their names. */
  readonly months: readonly { readonly key: string; readonly label: string }[];
  /** As in the `data-place` of the rows, with their names. */
  readonly places: readonly EventPlace[];
  readonly hasFree: boolean;
  readonly hasForFamilies: boolean;
  /** The time zone of the site: a visitor's "today" is reckoned in it. */
  readonly timeZone: string;
}

const days = [
  ['', eventFieldsWords.anyDay],
  ['today', eventFieldsWords.today],
  ['weekend', eventFieldsWords.weekend],
  ['next-week', eventFieldsWords.nextWeek],
] as const;

/**
 * Renders the fields by which visitors choose events. The enhancement `event-filter` hides the rows
 * of the list that do not fit; without script there is no filter. Fields, so that a choice is kept
 * that is made before the script is there.
 */
export function EventFilter(props: EventFilterProps): ReactNode {
  const { months, places, hasFree, hasForFamilies, timeZone } = props;
  const mark = useEnhancement('event-filter', 'idle');
  return (
    // Not a form: nothing is sent, and results appear while typing.
    <search
      className={classNames(shared.filter, styles.filter, 'needs-script')}
      aria-label={eventFieldsWords.label}
      data-zone={timeZone}
      {...mark}
    >
      <fieldset className={shared.chips}>
        <legend className="visually-hidden">{eventFieldsWords.when}</legend>
        {staticList(days, ([value, label]) => (
          <label>
            <input type="radio" name="when" value={value} defaultChecked={value === ''} />
            <span>{label}</span>
          </label>
        ))}
        {hasFree ? <Check name="free" label={eventFieldsWords.free} /> : null}
        {hasForFamilies ? <Check name="families" label={eventFieldsWords.families} /> : null}
      </fieldset>
      <div className={styles.fields}>
        <select name="month" aria-label={eventFieldsWords.month}>
          <option value="">{eventFieldsWords.allMonths}</option>
          {staticList(months, ({ key, label }) => (
            <option value={key}>{label}</option>
          ))}
        </select>
        {places.length < 2 ? null : (
          <select name="place" aria-label={eventFieldsWords.place}>
            <option value="">{eventFieldsWords.allPlaces}</option>
            {staticList(places, ({ key, title, lang }) => (
              <InLanguage lang={lang}>
                <Words as="option" value={key} text={title} />
              </InLanguage>
            ))}
          </select>
        )}
        <label className={classNames(shared.words, styles.words)}>
          <span className="visually-hidden">{eventFieldsWords.search}</span>
          <Icon name="search" />
          <input type="search" name="q" placeholder={eventFieldsWords.search} autoComplete="off" />
        </label>
      </div>
    </search>
  );
}

function Check({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  return (
    <label>
      <input type="checkbox" name={name} value="on" />
      <span>{label}</span>
    </label>
  );
}
