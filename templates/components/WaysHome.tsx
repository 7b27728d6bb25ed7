import type { ReactNode } from 'react';
import { todayWords } from '../../words/site/today-words.ts';
import type { DescribedWay } from '../sections/GettingHere.tsx';
import type { NamedLink } from '../types.ts';
import { ActionLink } from './ActionLink.tsx';
import { wayIcons, wayTitles } from './Directions.tsx';
import { Icon } from './Icon.tsx';
import { InLanguage } from './InLanguage.tsx';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import styles from './WaysHome.module.css';
import { Words } from './Words.tsx';

/** A way with a timetable, with the language of the page that describes it where that is another than the site's. */
export type WayHome = Pick<DescribedWay, 'way' | 'title' | 'text' | 'more'> & { readonly lang?: string };

interface WaysHomeProps {
  readonly ways: readonly WayHome[];
  /** The page for visitors. */
  readonly more?: NamedLink | undefined;
}

/** Renders what editors say of trams, buses and ferries; nothing for none. */
export function WaysHome({ ways, more }: WaysHomeProps): ReactNode {
  if (ways.length === 0) return null;
  return (
    <Section heading={todayWords.wayHome} more={more}>
      <ul className={styles.ways}>
        {staticList(ways, ({ way, title, text, more: timetable, lang }) => (
          <li>
            <Icon name={wayIcons[way]} />
            <div>
              <InLanguage lang={title && lang}>
                <Title level={3} text={title ?? wayTitles[way]} />
              </InLanguage>
              <InLanguage lang={lang}>
                <Words text={text} />
                {timetable === undefined ? null : <ActionLink link={timetable} look="text" />}
              </InLanguage>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
