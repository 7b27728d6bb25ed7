import type { ReactNode } from 'react';
import type { ArtSummary, NamedLink } from '../types.ts';
import { creditLine } from './ArtCard.tsx';
import { classNames } from './class-names.ts';
import { InLanguage, Ours } from './InLanguage.tsx';
import { Picture } from './Picture.tsx';
import pressable from './Pressable.module.css';
import { levelInside, Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import styles from './Walk.module.css';
import { Words } from './Words.tsx';

/** A work or a place on the way along the pier. */
export interface WalkStop extends ArtSummary {
  /** How far it is: "200 ft further". */
  readonly note?: string;
}

export interface WalkProps {
  readonly heading?: string | undefined;
  readonly id?: string | undefined;
  readonly more?: NamedLink | undefined;
  readonly stops: readonly WalkStop[];
}

/** Renders pictures that stand on the deck of the pier, in the order of a walk; nothing for none. */
export function Walk({ heading, id, more, stops }: WalkProps): ReactNode {
  if (stops.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={id} heading={heading} more={more}>
      <ol className={styles.deck}>
        {staticList(stops, (stop) => (
          <InLanguage lang={stop.lang}>
            <li className={classNames(styles.stop, pressable.pressable)}>
              <div className={styles.media}>
                {stop.picture && <Picture picture={stop.picture} sizes={widthOf(stop.picture)} />}
              </div>
              <Title
                level={level}
                text={stop.title}
                href={stop.href}
                className={classNames(styles.title, pressable.title)}
              />
              <Words className={styles.line} text={creditLine(stop) || undefined} />
              {stop.note === undefined ? null : (
                <p className={styles.note}>
                  <Ours>{stop.note}</Ours>
                </p>
              )}
            </li>
          </InLanguage>
        ))}
      </ol>
    </Section>
  );
}

/** All pictures are equally high, and no narrower than their words: see Walk.module.css. */
function widthOf({ width, height }: NonNullable<WalkStop['picture']>): string {
  const wide = (high: number) => Math.round((high * width) / height);
  return `(min-width: 78rem) max(11rem, ${wide(14)}rem), max(11rem, ${wide(9)}rem, ${wide(18)}vw)`;
}
