import type { ReactNode } from 'react';
import { placesWords } from '../../words/site/places-words.ts';
import type { LocationSummary } from '../types.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { type Plan, PlanMap } from './PlanMap.tsx';
import type { NumberedPlace } from './place-groups.ts';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import styles from './WhereOnThePier.module.css';

interface WhereOnThePierProps {
  readonly plan: Plan;
  readonly here: LocationSummary;
  /** The nearest places, nearest first. */
  readonly nearby: readonly NumberedPlace[];
}

/** Renders the map with one place marked on it, and its neighbours beside it. */
export function WhereOnThePier({ plan, here, nearby }: WhereOnThePierProps): ReactNode {
  const listId = `${plan.id}-places`;
  return (
    <Section heading={placesWords.whereOnThePier}>
      <div className={styles.layout}>
        <PlanMap
          plan={plan}
          places={nearby}
          here={here}
          listId={listId}
          sizes="(min-width: 87rem) 48rem, (min-width: 64rem) 57vw, 92vw"
        />
        {nearby.length === 0 ? null : (
          <div>
            <Title level={3} text={placesWords.nextToIt} className={styles.title} />
            <ul id={listId} className={styles.places}>
              {staticList(nearby, (place) => (
                <PlaceRow {...place} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
