import type { ReactNode } from 'react';
import { pagesWords } from '../../words/site/pages-words.ts';
import { classNames } from '../components/class-names.ts';
import { Fold } from '../components/Fold.tsx';
import { Ours } from '../components/InLanguage.tsx';
import { Label, Labels } from '../components/Label.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { type Plan, PlanMap } from '../components/PlanMap.tsx';
import type { NumberedPlace } from '../components/place-groups.ts';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import type { NamedLink } from '../types.ts';
import styles from './PlanSection.module.css';

/** A drawn plan of the pier with its places. Without script: the plan with pins, and a list. */
export interface PierMapProps extends Plan {
  readonly heading?: string;
  readonly anchor?: string;
  readonly places: readonly NumberedPlace[];
  /** Leads to all places, where these are only the first ones. */
  readonly rest?: NamedLink;
}

/** More than these are listed below the map, not beside it, and folded on a phone. */
const mostBeside = 8;

export function PierMap({ heading, anchor, places, rest, ...plan }: PierMapProps): ReactNode {
  const listId = `${plan.id}-places`;
  const isBeside = places.length > 0 && places.length <= mostBeside;
  const list = (
    <ol id={listId} className={styles.places}>
      {staticList(places, (place) => (
        <PlaceLine {...place} />
      ))}
    </ol>
  );
  return (
    <Section id={anchor} heading={heading} more={rest}>
      <div className={classNames(styles.layout, isBeside && styles.beside)}>
        <PlanMap
          plan={plan}
          places={places}
          listId={listId}
          sizes={
            isBeside
              ? '(min-width: 87rem) 54rem, (min-width: 64rem) 63vw, 92vw'
              : '(min-width: 87rem) 80rem, 92vw'
          }
        />
        {places.length === 0 ? null : isBeside ? (
          list
        ) : (
          <Fold line={<Ours>{pagesWords.placesOnThePier}</Ours>}>{list}</Fold>
        )}
      </div>
      <ListEnd link={rest} />
    </Section>
  );
}

function PlaceLine({ location: { title, href, lang, kinds }, number }: NumberedPlace): ReactNode {
  return (
    <li value={number} data-place={number ?? ''}>
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
