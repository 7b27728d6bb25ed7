import type { ReactNode } from 'react';
import { directionsWords } from '../../words/site/directions-words.ts';
import { ActionRow } from '../components/ActionLink.tsx';
import {
  type DirectionLinks,
  OtherMaps,
  type WayLink,
  type WayName,
  wayIcons,
  wayTitles,
} from '../components/Directions.tsx';
import { Icon } from '../components/Icon.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import type { NamedLink } from '../types.ts';
import styles from './Parking.module.css';

export interface GettingHereProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly text?: string;
  readonly ways: readonly DescribedWay[];
  /** The applications that directions open in; absent where the way to the pier is unknown. */
  readonly maps?: Pick<DirectionLinks, 'app' | 'others'>;
}

export interface DescribedWay {
  readonly way: WayName;
  /** "By tram". Default: a name for the way. */
  readonly title?: string;
  readonly text?: string;
  /** Directions in a map; absent where the destination is unknown. */
  readonly map?: WayLink;
  /** A timetable, a place to park. */
  readonly more?: NamedLink;
}

/** Renders the ways to the pier, each with directions that open in the visitor's map application. */
export function GettingHere({ heading, anchor, text, ways, maps }: GettingHereProps): ReactNode {
  if (ways.length === 0 && isBlank(text)) return null;
  return (
    <Section id={anchor} heading={heading} text={text}>
      {ways.length === 0 ? null : (
        <ul className={styles.lots}>
          {staticList(ways, (way) => (
            <li className={styles.lot}>
              <Way way={way} level={levelInside(heading)} />
            </li>
          ))}
        </ul>
      )}
      {maps === undefined ? null : <OtherMaps {...maps} />}
    </Section>
  );
}

function Way({ way, level }: { readonly way: DescribedWay; readonly level: 2 | 3 }): ReactNode {
  const { title = wayTitles[way.way], text, map, more } = way;
  const directions =
    map === undefined ? [] : [{ label: directionsWords.by({ way: lowerFirst(title) }), href: map.href }];
  return (
    <>
      <Icon name={wayIcons[way.way]} />
      <Title level={level} text={title} />
      {isBlank(text) ? null : <p>{text}</p>}
      <ActionRow links={[...directions, ...(more === undefined ? [] : [more])]} />
    </>
  );
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
