import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { classNames } from '../components/class-names.ts';
import { Ours } from '../components/InLanguage.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { levelInside, Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import type { NamedLink, PictureData } from '../types.ts';
import styles from './Timeline.module.css';

/** A work in phases, oldest first. */
export interface TimelineProps {
  readonly heading?: string;
  readonly text?: string;
  readonly phases: readonly Phase[];
}
export interface Phase {
  readonly title: string;
  /** "March 2014 – May 2018" */
  readonly period?: string;
  readonly state?: PhaseState;
  readonly text?: string;
  readonly picture?: PictureData;
  readonly more?: NamedLink;
}
export type PhaseState = 'done' | 'under way' | 'to come';

/** Renders the phases of a work along a line, each with its state in words. */
export function Timeline({ heading, text, phases }: TimelineProps): ReactNode {
  if (phases.length === 0 && isBlank(text)) return null;
  return (
    <Section heading={heading} text={text}>
      {phases.length === 0 ? null : (
        <ol className={styles.phases}>
          {staticList(phases, (phase) => (
            <li className={classNames(styles.phase, phase.state && styles[classByState[phase.state]])}>
              <PhaseView phase={phase} level={levelInside(heading)} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

const classByState = { done: 'done', 'under way': 'current', 'to come': 'planned' } as const;
const words = {
  done: sectionsWords.done,
  'under way': sectionsWords.underWay,
  'to come': sectionsWords.toCome,
} as const;

function PhaseView({ phase, level }: { readonly phase: Phase; readonly level: 2 | 3 }): ReactNode {
  const { title, period, state, text, picture, more } = phase;
  return (
    <>
      <div className={styles.words}>
        {isBlank(period) && state === undefined ? null : (
          <p className={styles.when}>
            {state === undefined ? null : (
              <span className={styles.state}>
                <Ours>{words[state]}</Ours>
              </span>
            )}
            {isBlank(period) ? null : (
              <span>
                <Ours>{period}</Ours>
              </span>
            )}
          </p>
        )}
        <Title level={level} text={title} />
        <Words text={text} />
        {more === undefined ? null : <ActionLink link={more} look="text" />}
      </div>
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={sizesInBox('(min-width: 64rem) 30rem, (min-width: 44rem) 40vw, 82vw', picture, 3 / 2)}
        />
      )}
    </>
  );
}
