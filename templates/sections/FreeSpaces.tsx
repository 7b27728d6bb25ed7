import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { InLanguage, Ours } from '../components/InLanguage.tsx';
import { Label } from '../components/Label.tsx';
import pressable from '../components/Pressable.module.css';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import type { Href, NamedLink } from '../types.ts';
import styles from './FreeSpaces.module.css';

/** An office, a shop or a stall to let. Only its name is required. */
export interface FreeSpace {
  readonly name: string;
  /** Its own page, and the language of its entry where it is another than the site's. */
  readonly href?: Href;
  readonly lang?: string;
  readonly text?: string;
  /** "62 m²" */
  readonly size?: string;
  /** "$1,550 a month" */
  readonly rent?: string;
  /** "1 September" */
  readonly available?: string;
  readonly more?: NamedLink;
}

interface FreeSpacesProps {
  readonly spaces: readonly FreeSpace[];
  readonly level: 2 | 3;
}

/** Renders spaces to let, each with its size, rent and date; nothing without any. */
export function FreeSpaces({ spaces, level }: FreeSpacesProps): ReactNode {
  if (spaces.length === 0) return null;
  return (
    <div>
      <InLanguage>
        <Title level={level} text={sectionsWords.freeSpaces} className={styles.heading} />
      </InLanguage>
      <SpaceList spaces={spaces} level={level === 2 ? 3 : 4} />
    </div>
  );
}

interface SpaceListProps {
  readonly spaces: readonly FreeSpace[];
  readonly level: 3 | 4;
}

/** Renders the spaces alone, for a section that has a heading of its own. */
export function SpaceList({ spaces, level }: SpaceListProps): ReactNode {
  return (
    <ul className={styles.spaces}>
      {staticList(spaces, (space) => (
        <li className={space.href && pressable.pressable}>
          {space.href === undefined ? (
            <Space space={space} level={level} />
          ) : (
            <InLanguage lang={space.lang}>
              <Space space={space} level={level} />
            </InLanguage>
          )}
        </li>
      ))}
    </ul>
  );
}

function Space({ space, level }: { readonly space: FreeSpace; readonly level: 3 | 4 }): ReactNode {
  const { name, href, text, size, rent, available, more } = space;
  const facts = [
    { name: sectionsWords.size, value: size },
    { name: sectionsWords.rent, value: rent },
    { name: sectionsWords.availableFrom, value: available },
  ].filter(({ value }) => !isBlank(value));
  return (
    <>
      <Title level={level} text={name} href={href} className={pressable.title} />
      <Words text={text} />
      {facts.length === 0 ? null : (
        <dl>
          {staticList(facts, (fact) => (
            <div>
              <dt>
                <Ours>{fact.name}</Ours>
              </dt>
              <Words as="dd" text={fact.value} />
            </div>
          ))}
        </dl>
      )}
      {more === undefined ? null : (
        <a href={more.href}>
          <Label {...more} />
        </a>
      )}
    </>
  );
}
