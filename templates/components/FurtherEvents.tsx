import type { ReactNode } from 'react';
import { eventFieldsWords } from '../../words/site/event-fields-words.ts';
import { classNames } from './class-names.ts';
import list from './EventList.module.css';
import row from './EventRow.module.css';
import pressable from './Pressable.module.css';
import { Title } from './Title.tsx';

/**
 * Renders a pattern of the list of events of other pages. The filter (`client-runtime/events/further-events.ts`) shows a
 * copy of it, with a row for each event.
 */
export function FurtherEvents(): ReactNode {
  return (
    <template>
      <div data-further="">
        <Title level={2} text={eventFieldsWords.onOtherPages} className={list.month} />
        <ul className={list.brief}>
          <li>
            <article className={classNames(row.brief, pressable.pressable)}>
              <h3 className={classNames(row.title, pressable.title)}>
                <a href="#programme">…</a>
              </h3>
              <p className={row.facts}>
                <span>…</span>
                <span>…</span>
              </p>
            </article>
          </li>
        </ul>
      </div>
    </template>
  );
}
