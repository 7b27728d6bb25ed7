import type { ReactNode } from 'react';
import type { EntryLink } from '../types.ts';
import { classNames } from './class-names.ts';
import styles from './Facts.module.css';
import { Label } from './Label.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Side by side where there is room, instead of in a column. */
  readonly isRow?: boolean;
  /** Actions below the facts. */
  readonly children?: ReactNode;
}

/** Renders facts with their names on a card; nothing without facts. */
export function Facts({ facts, isRow = false, children }: FactsProps): ReactNode {
  if (facts.length === 0 && !children) return null;
  return (
    <div className={classNames(styles.facts, isRow && styles.row)}>
      {facts.length === 0 ? null : (
        <dl className={styles.list}>
          {staticList(facts, ({ name, value }) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}

/** Makes a fact of an editor's text; none without it. */
export function writtenFact(name: string, text: string | undefined): Fact[] {
  return isBlank(text) ? [] : [{ name, value: <Words as="span" text={text} /> }];
}

/** Makes a fact of a place with the way to it; none without a place. */
export function placeFact(name: string, place: EntryLink | undefined, way: string | undefined): Fact[] {
  if (place === undefined) return [];
  const value = (
    <>
      <a href={place.href}>
        <Label {...place} />
      </a>
      {way === undefined ? null : <div>{way}</div>}
    </>
  );
  return [{ name, value }];
}
