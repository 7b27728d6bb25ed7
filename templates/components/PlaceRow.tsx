import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { placesWords } from '../../words/site/places-words.ts';
import type { LocationSummary } from '../types.ts';
import { AccessTags } from './AccessTags.tsx';
import { briefHours } from './brief-hours.ts';
import { classNames } from './class-names.ts';
import { InLanguage, Ours } from './InLanguage.tsx';
import { Labels } from './Label.tsx';
import { WrittenLines } from './Lines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { Picture } from './Picture.tsx';
import styles from './PlaceRow.module.css';
import { sizesInBox } from './picture-room.ts';
import type { NumberedPlace } from './place-groups.ts';
import { Sentence } from './Sentence.tsx';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

/**
 * Renders a place as a row of a list (`li`) beside a map: its number there, its picture, and facts
 * for a visit. The whole row can be pressed. Map and filter identify it by `data-place`, `data-kinds`
 * and `data-access`.
 */
export function PlaceRow({ number, location, note }: NumberedPlace): ReactNode {
  const { title, href, excerpt, kinds, opening, picture, lang, access, id } = location;
  const facts = factsOf(location);
  return (
    <li
      className={styles.row}
      data-place={number ?? ''}
      data-id={id}
      data-kinds={JSON.stringify(kinds.map(({ label }) => label))}
      data-access={access?.map(({ key }) => key).join(' ')}
    >
      <InLanguage lang={lang}>
        <div className={classNames(styles.media, picture === undefined && styles.bare)}>
          {picture === undefined ? null : (
            <Picture picture={picture} sizes={sizesInBox('7rem', picture, 1)} />
          )}
          {number === undefined ? null : (
            <span className={styles.number}>
              <Sentence words={placesWords.number} values={{ number }} />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Words
            as="a"
            className={styles.name}
            href={href}
            text={isBlank(title) ? frameWords.untitled : title}
          />
          {note === undefined ? null : (
            <p className={styles.note}>
              <Ours>{note}</Ours>
            </p>
          )}
          <OpenNow opening={opening} isBrief />
          <Words className={styles.excerpt} text={excerpt} />
          {facts.length === 0 ? null : (
            <p className={styles.facts}>
              <WrittenLines lines={facts} />
            </p>
          )}
          {kinds.length < 2 ? null : (
            <p className={styles.facts}>
              <Labels labels={kinds} separator=", " />
            </p>
          )}
          <AccessTags access={access} />
        </div>
      </InLanguage>
    </li>
  );
}

/** Lists address and hours: each on a line of its own. */
function factsOf({ address, hours }: LocationSummary): string[] {
  const where = address?.split('\n')[0];
  return [...(isBlank(where) ? [] : [where]), ...briefHours(hours)];
}
