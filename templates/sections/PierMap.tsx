import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { Label, Labels } from '../components/Label.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { type Plan, PlanMap } from '../components/PlanMap.tsx';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import type { LocationSummary, NamedLink } from '../types.ts';
import styles from './PlanSection.module.css';

/** A drawn plan of the pier with its places. Without script: the plan with pins, and a list. */
export interface PierMapProps extends Plan {
  readonly heading?: string;
  readonly anchor?: string;
  readonly places: readonly LocationSummary[];
  /** Leads to all places, where these are only the first ones. */
  readonly rest?: NamedLink;
}

/** More than these are listed below the map, not beside it. */
const mostBeside = 8;

export function PierMap({ heading, anchor, places, rest, ...plan }: PierMapProps): ReactNode {
  const listId = `${plan.id}-places`;
  const isBeside = places.length > 0 && places.length <= mostBeside;
  return (
    <Section id={anchor} heading={heading} more={rest}>
      <div className={classNames(styles.layout, isBeside && styles.beside)}>
        <PlanMap
          plan={plan}
          places={places.map((location, index) => ({ number: index + 1, location }))}
          listId={listId}
          sizes={
            isBeside
              ? '(min-width: 87rem) 54rem, (min-width: 64rem) 63vw, 92vw'
              : '(min-width: 87rem) 80rem, 92vw'
          }
        />
        {places.length === 0 ? null : (
          <ol id={listId} className={styles.places}>
            {staticList(places, (place, index) => (
              <PlaceLine place={place} number={index + 1} />
            ))}
          </ol>
        )}
      </div>
      <ListEnd link={rest} />
    </Section>
  );
}

interface PlaceLineProps {
  readonly place: LocationSummary;
  readonly number: number;
}

function PlaceLine({ place: { title, href, lang, kinds }, number }: PlaceLineProps): ReactNode {
  return (
    <li data-place={number}>
      <a href={href}>
        <Label label={title} by="entry" lang={lang} />
      </a>
      {kinds.length === 0 ? null : (
        <span className={styles.kinds}>
          <Labels labels={kinds} separator=", " />
        </span>
      )}
    </li>
  );
}
