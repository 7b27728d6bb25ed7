import type { ReactNode } from 'react';
import type { NamedLink, PictureData } from '../types.ts';
import { ActionRow } from './ActionLink.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { classNames } from './class-names.ts';
import styles from './HeroBanner.module.css';
import { Picture } from './Picture.tsx';
import { isBlank, Title } from './Title.tsx';

interface HeroBannerProps {
  /** Level 1 opens the page: its picture is loaded first and extends under the header. */
  readonly level: 1 | 2;
  readonly kicker?: string | undefined;
  readonly heading: string;
  readonly text?: string | undefined;
  readonly picture?: PictureData | undefined;
  readonly actions: readonly NamedLink[];
}

/**
 * Renders a picture that fills the view with words on it; without a picture the words are on teal.
 */
export function HeroBanner({ level, kicker, heading, text, picture, actions }: HeroBannerProps): ReactNode {
  const isOpening = level === 1;
  return (
    <section
      className={classNames(styles.hero, isOpening && styles.opening, picture === undefined && styles.bare)}
    >
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={heroSizes(picture, isOpening ? { vh: 92, rem: 56 } : { vh: 70, rem: 40 })}
          isFirst={isOpening}
        />
      )}
      <div className={styles.words}>
        {isOpening ? <Breadcrumbs isOnPicture={picture !== undefined} /> : null}
        {isBlank(kicker) ? null : <p className={styles.kicker}>{kicker}</p>}
        {!isOpening && isBlank(heading) ? null : (
          <Title level={level} text={heading} className={styles.heading} />
        )}
        {isBlank(text) ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        <ActionRow links={actions} />
      </div>
    </section>
  );
}

/**
 * The picture fills a box of the height in `vh` and `rem`. In portrait most of it is cropped: it
 * needs at least twice the width of the screen. Three times would be exact, but such screens are
 * dense, and words and a shade cover the picture.
 */
function heroSizes({ width, height }: PictureData, { vh, rem }: { vh: number; rem: number }): string {
  const ratio = width / height;
  const [high, most] = [Math.round(vh * ratio), Math.round(rem * ratio)];
  const portrait = `(orientation: portrait) max(100vw, ${Math.round(high * 0.4)}vh)`;
  return `${portrait}, max(100vw, min(${high}vh, ${most}rem))`;
}
