import { type ReactNode, useContext } from 'react';
import type { NamedLink, PictureData } from '../types.ts';
import { ActionRow } from './ActionLink.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { BreadcrumbsContext, useIsInTrail } from './BreadcrumbsContext.ts';
import { classNames } from './class-names.ts';
import styles from './HeroBanner.module.css';
import { Picture } from './Picture.tsx';
import { sizesInBox } from './picture-room.ts';
import { isBlank, Title } from './Title.tsx';
import { useTextDirection } from './use-language.ts';
import { Words } from './Words.tsx';

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
 * Renders a picture with the words of a page or of a part of it: below, beside or on the picture.
 * Without one they are on teal. A kicker that repeats the breadcrumbs is left out.
 */
export function HeroBanner({ level, kicker, heading, text, picture, actions }: HeroBannerProps): ReactNode {
  const trail = useContext(BreadcrumbsContext);
  const isOpening = level === 1;
  const look = lookOf({ isOpening, isFront: trail.length < 2, picture });
  const isRepeated = useIsInTrail(kicker) && isOpening;
  return (
    <section
      className={classNames(styles.hero, isOpening && styles.opening, ...look.map((name) => styles[name]))}
      dir={useTextDirection()}
    >
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={heroSizes(picture, look)}
          isFirst={isOpening}
        />
      )}
      <div className={styles.words}>
        {isOpening ? <Breadcrumbs /> : null}
        {isRepeated ? null : <Words className={styles.kicker} text={kicker} />}
        {!isOpening && isBlank(heading) ? null : (
          <Title level={level} text={heading} className={styles.heading} />
        )}
        <Words className={styles.text} text={text} />
        <ActionRow links={actions} />
      </div>
    </section>
  );
}

type Look = 'bare' | 'beside' | 'upon' | 'front';

/** A page below the home page has something to do above the fold: its picture is lower. */
function lookOf({
  isOpening,
  isFront,
  picture,
}: {
  isOpening: boolean;
  isFront: boolean;
  picture: PictureData | undefined;
}): readonly Look[] {
  if (picture === undefined) return ['bare'];
  if (!isOpening) return ['upon'];
  return isFront ? ['upon', 'front'] : ['beside'];
}

/**
 * The picture is cropped to its box: about a square on a narrow view, where three quarters of what
 * would be exact are enough, since such screens are dense.
 */
function heroSizes(picture: PictureData, look: readonly Look[]): string {
  const ratio = picture.width / picture.height;
  const isFront = look.includes('front');
  const narrow = sizesInBox('75vw', picture, isFront ? 1 : 5 / 4);
  const { vw, vh } = look.includes('beside') ? { vw: 54, vh: 58 } : { vw: 100, vh: isFront ? 82 : 70 };
  return `(min-width: 64rem) max(${vw}vw, ${Math.round(vh * ratio)}vh), ${narrow}`;
}
