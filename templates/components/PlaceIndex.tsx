import type { ReactNode } from 'react';
import type { LocationSummary } from '../types.ts';
import { briefHours } from './brief-hours.ts';
import { classNames } from './class-names.ts';
import { InLanguage } from './InLanguage.tsx';
import { WrittenLines } from './Lines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { Picture } from './Picture.tsx';
import styles from './PlaceIndex.module.css';
import pressable from './Pressable.module.css';
import { sizesInBox } from './picture-room.ts';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import { Words } from './Words.tsx';

interface PlaceIndexProps {
  readonly locations: readonly LocationSummary[];
  readonly level: 2 | 3;
  /** `menu` is a board with names, what there is, and hours; `index` shows the picture of a line beside the list. */
  readonly look: 'index' | 'menu';
}

/** Renders places as lines of large type, without cards. */
export function PlaceIndex({ locations, level, look }: PlaceIndexProps): ReactNode {
  return (
    <ul className={styles[look]}>
      {staticList(locations, ({ title, href, lang, excerpt, opening, hours, picture }) => (
        <InLanguage lang={lang}>
          <li>
            <div className={classNames(styles.line, pressable.pressable)}>
              <Title
                level={level}
                text={title}
                href={href}
                className={classNames(styles.title, pressable.title)}
              />
              <OpenNow opening={opening} isBrief />
              <Words className={styles.text} text={excerpt} />
              {look === 'menu' && briefHours(hours).length > 0 ? (
                <p className={styles.hours}>
                  <WrittenLines lines={briefHours(hours)} />
                </p>
              ) : null}
            </div>
            {look === 'menu' || picture === undefined ? null : (
              <div className={styles.picture}>
                <Picture picture={picture} sizes={sizesInBox('26rem', picture, 4 / 5)} />
              </div>
            )}
          </li>
        </InLanguage>
      ))}
    </ul>
  );
}
