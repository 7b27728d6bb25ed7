import type { ReactNode } from 'react';
import { factsWords } from '../../words/site/facts-words.ts';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import type { Organisation } from '../organisation.ts';
import type { NamedLink } from '../types.ts';
import { AddressLines, hasAddress } from './ContactLines.tsx';
import { HoursTable } from './HoursTable.tsx';
import { Icon } from './Icon.tsx';
import { OpenNow } from './OpenNow.tsx';
import styles from './PracticalFacts.module.css';
import { staticList } from './static-list.ts';
import { TodayLine, type TodayLineProps } from './TodayLine.tsx';

interface PracticalFactsProps {
  readonly organisation: Organisation;
  readonly ways: readonly NamedLink[];
  readonly today?: TodayLineProps | undefined;
}

/**
 * Renders the facts that most visitors of the front page need, on a card at the foot of its hero:
 * whether it is open now, hours, address, and links.
 */
export function PracticalFacts({ organisation, ways, today }: PracticalFactsProps): ReactNode {
  const isKnown = hasAddress(organisation);
  if (!isKnown && organisation.hours.length === 0 && ways.length === 0 && today === undefined) return null;
  return (
    <section className={styles.card} aria-label={factsWords.practical}>
      {today === undefined ? null : <TodayLine {...today} opening={organisation.opening} />}
      <div className={styles.facts}>
        {organisation.hours.length === 0 ? null : (
          <div className={styles.fact}>
            <h2 className={styles.heading}>{factsWords.open}</h2>
            {today === undefined ? <OpenNow opening={organisation.opening} /> : null}
            <HoursTable caption={openingHoursWords.ofThePier} rows={organisation.hours} />
          </div>
        )}
        {isKnown ? (
          <div className={styles.fact}>
            <h2 className={styles.heading}>{factsWords.where}</h2>
            <AddressLines organisation={organisation} />
          </div>
        ) : null}
        {ways.length === 0 ? null : (
          <div className={styles.fact}>
            <h2 className={styles.heading}>{factsWords.before}</h2>
            <ul className={styles.ways}>
              {staticList(ways, ({ label, href }) => (
                <li>
                  <a href={href}>
                    <span>{label}</span>
                    <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
