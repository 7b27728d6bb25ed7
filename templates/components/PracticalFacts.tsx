import type { ReactNode } from 'react';
import type { Organisation } from '../organisation.ts';
import type { NamedLink } from '../types.ts';
import { AddressLines, hasAddress } from './ContactLines.tsx';
import { HoursTable } from './HoursTable.tsx';
import { Icon } from './Icon.tsx';
import { OpenNow } from './OpenNow.tsx';
import styles from './PracticalFacts.module.css';
import { staticList } from './static-list.ts';

interface PracticalFactsProps {
  readonly organisation: Organisation;
  readonly ways: readonly NamedLink[];
}

/**
 * Renders the facts that most visitors of the front page need, on a card at the foot of its hero:
 * whether it is open now, hours, address, and links.
 */
export function PracticalFacts({ organisation, ways }: PracticalFactsProps): ReactNode {
  const isKnown = hasAddress(organisation);
  if (!isKnown && organisation.hours.length === 0 && ways.length === 0) return null;
  return (
    <section className={styles.card} aria-label="The practical facts">
      {organisation.hours.length === 0 ? null : (
        <div className={styles.fact}>
          <h2 className={styles.heading}>When we are open</h2>
          <OpenNow opening={organisation.opening} />
          <HoursTable caption="Opening hours of the pier" rows={organisation.hours} />
        </div>
      )}
      {isKnown ? (
        <div className={styles.fact}>
          <h2 className={styles.heading}>Where we are</h2>
          <AddressLines organisation={organisation} />
        </div>
      ) : null}
      {ways.length === 0 ? null : (
        <div className={styles.fact}>
          <h2 className={styles.heading}>Before you come</h2>
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
    </section>
  );
}
