import type { ReactNode } from 'react';
import type { NamedLink, PictureData } from '../types.ts';
import { ActionRow } from './ActionLink.tsx';
import { classNames } from './class-names.ts';
import styles from './HeroBanner.module.css';
import { Picture } from './Picture.tsx';
import { isBlank, Title } from './Title.tsx';

interface HeroBannerProps {
  /** Level 1 opens the page: its picture is loaded first and reaches under the header. */
  readonly level: 1 | 2;
  readonly kicker?: string | undefined;
  readonly heading: string;
  readonly text?: string | undefined;
  readonly picture?: PictureData | undefined;
  readonly actions: readonly NamedLink[];
}

/** A picture that fills the view with the page's promise on it; without a picture the words stand on teal. */
export function HeroBanner({ level, kicker, heading, text, picture, actions }: HeroBannerProps): ReactNode {
  const isOpening = level === 1;
  return (
    <section
      className={classNames(styles.hero, isOpening && styles.opening, picture === undefined && styles.bare)}
    >
      {picture === undefined ? null : (
        <Picture picture={picture} className={styles.picture} isFirst={isOpening} />
      )}
      <div className={styles.words}>
        {isBlank(kicker) ? null : <p className={styles.kicker}>{kicker}</p>}
        {!isOpening && isBlank(heading) ? null : (
          <Title level={level} text={heading} className={styles.heading} />
        )}
        {isBlank(text) ? null : <p className={styles.text}>{text}</p>}
        <ActionRow links={actions} />
      </div>
    </section>
  );
}
