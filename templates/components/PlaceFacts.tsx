import type { ReactNode } from 'react';
import type { Phone } from '../organisation.ts';
import type { Choice, NamedLink, OpeningTimes } from '../types.ts';
import { AccessTags } from './AccessTags.tsx';
import { type DirectionLinks, Directions } from './Directions.tsx';
import { WrittenLines } from './Lines.tsx';
import { OpenNow } from './OpenNow.tsx';
import styles from './PlaceFacts.module.css';
import { isBlank } from './Title.tsx';

/** The table of the hours, in which today is marked. */
export const weekId = 'opening-hours';

export interface PlaceFactsProps {
  readonly title: string;
  readonly opening?: OpeningTimes;
  readonly address?: string;
  /** "800 ft from the entrance, about 3 minutes on foot" */
  readonly way?: string;
  readonly phone?: Phone;
  readonly website?: NamedLink;
  readonly directions?: DirectionLinks;
  readonly access?: readonly Choice[];
}

/** Renders in few lines what a visitor on the way needs: is it open, where is it, how to get there. */
export function PlaceFacts(props: PlaceFactsProps): ReactNode {
  const { title, opening, address, way, phone, website, directions, access } = props;
  const links: readonly Phone[] = [phone, website].filter((link) => link !== undefined);
  return (
    <div className={styles.facts}>
      <OpenNow opening={opening} tableId={weekId} />
      {isBlank(address) ? null : (
        <p>
          <WrittenLines lines={address.split('\n')} />
        </p>
      )}
      {way === undefined ? null : <p>{way}</p>}
      {links.length === 0 ? null : (
        <p className={styles.links}>
          {links.map(({ label, href }) =>
            href === undefined ? (
              <span key={label}>{label}</span>
            ) : (
              <a key={href} href={href}>
                {label}
              </a>
            ),
          )}
        </p>
      )}
      <AccessTags access={access} />
      {directions === undefined ? null : <Directions links={directions} place={title} />}
    </div>
  );
}
