import type { ReactNode } from 'react';
import { directionsWords } from '../../words/site/directions-words.ts';
import actions from '../components/ActionLink.module.css';
import { ActionLink, ActionRow } from '../components/ActionLink.tsx';
import {
  type DirectionLinks,
  OtherMaps,
  type WayLink,
  type WayName,
  wayIcons,
  wayTitles,
} from '../components/Directions.tsx';
import { Fold, FoldHeading } from '../components/Fold.tsx';
import { Icon } from '../components/Icon.tsx';
import { InLanguage, Ours } from '../components/InLanguage.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
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

/**
 * Renders the ways to the pier, each with directions that open in the visitor's map application. A phone folds them, but
 * for the one that was chosen.
 */
export function GettingHere({ heading, anchor, text, ways, maps }: GettingHereProps): ReactNode {
  if (ways.length === 0 && isBlank(text)) return null;
  return (
    <Section id={anchor} heading={heading} text={text}>
      {ways.length === 0 ? null : (
        <ul className={styles.lots}>
          {staticList(ways, (way, index) => (
            <li className={styles.lot}>
              <Way way={way} level={levelInside(heading)} isOpen={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {maps === undefined ? null : (
        <Ours as="div">
          <OtherMaps {...maps} />
        </Ours>
      )}
    </Section>
  );
}

interface WayProps {
  readonly way: DescribedWay;
  readonly level: 2 | 3;
  readonly isOpen: boolean;
}

function Way({ way, level, isOpen }: WayProps): ReactNode {
  const { title, text, map, more } = way;
  const usual = wayTitles[way.way];
  const icon = <Icon name={wayIcons[way.way]} />;
  return (
    <>
      <FoldHeading>
        {icon}
        {title === undefined ? (
          <InLanguage>
            <Title level={level} text={usual} />
          </InLanguage>
        ) : (
          <Title level={level} text={title} />
        )}
      </FoldHeading>
      <Fold
        line={
          <>
            {icon}
            {title === undefined ? <Ours>{usual}</Ours> : <Words as="span" text={title} />}
          </>
        }
        name="ways"
        isOpen={isOpen}
        className={styles.inside}
      >
        <Words text={text} />
        {map === undefined ? (
          <ActionRow links={more === undefined ? [] : [more]} />
        ) : (
          <div className={actions.row}>
            <ActionLink
              link={{ label: usual, href: map.href }}
              label={
                <Ours>
                  <Sentence
                    words={directionsWords.by}
                    values={{
                      way:
                        title === undefined ? (
                          lowerFirst(usual)
                        ) : (
                          <Words as="span" text={lowerFirst(title)} />
                        ),
                    }}
                  />
                </Ours>
              }
            />
            {more === undefined ? null : <ActionLink link={more} look="quiet" />}
          </div>
        )}
      </Fold>
    </>
  );
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
