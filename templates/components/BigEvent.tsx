import type { ReactNode } from 'react';
import type { EventSummary, PictureData } from '../types.ts';
import styles from './BigEvent.module.css';
import { InLanguage } from './InLanguage.tsx';
import { Picture } from './Picture.tsx';
import pressable from './Pressable.module.css';
import { Title } from './Title.tsx';
import { useEnhancement } from './use-enhancement.ts';
import { Words } from './Words.tsx';

export interface BigEventProps extends EventSummary {
  readonly picture: PictureData;
}

/** Renders one event as wide as the view: a picture without words on it, and its name below. */
export function BigEvent({
  title,
  href,
  when,
  times,
  state,
  venue,
  picture,
  lang,
}: BigEventProps): ReactNode {
  return (
    <InLanguage lang={lang}>
      <section
        className={`${styles.event} ${pressable.pressable}`}
        data-times={times}
        {...useEnhancement('clock', 'load')}
      >
        <div className={pressable.picture}>
          <Picture picture={picture} className={styles.picture} sizes={bigSizes(picture)} />
        </div>
        <div className={styles.words}>
          <p className={styles.when}>
            {state === undefined ? null : `${state.label} · `}
            <time dateTime={when.start} data-clock="big">
              {when.days}
            </time>
            <Words as="span" text={venue} />
          </p>
          <Title level={2} text={title} href={href} className={`${styles.title} ${pressable.title}`} />
        </div>
      </section>
    </InLanguage>
  );
}

/** Width by height of the box on a phone: see BigEvent.module.css. */
const phoneRatio = 3 / 2;

/** The box is as wide as the view. */
function bigSizes({ width, height }: PictureData): string {
  const high = Math.round((72 * width) / height);
  const narrow = Math.max(100, Math.round((100 * width) / height / phoneRatio));
  return `(min-width: 48rem) max(100vw, ${high}vh), ${narrow}vw`;
}
