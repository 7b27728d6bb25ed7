import type { ReactNode } from 'react';
import { placesWords } from '../../words/site/places-words.ts';
import type { Choice, EntryLabel, EntryLink, LocationSummary } from '../types.ts';
import { AccessTags } from './AccessTags.tsx';
import { Label } from './Label.tsx';
import { WrittenLines } from './Lines.tsx';
import { Picture } from './Picture.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { type Plan, PlanMap } from './PlanMap.tsx';
import type { NumberedPlace } from './place-groups.ts';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import styles from './WhereOnThePier.module.css';

/** Where something is on the pier, and what is around it. */
export interface WhereOnThePierProps {
  /** The map, with this place marked on it; the picture of the plan alone, where nobody knows it exactly. */
  readonly map?: { readonly plan: Plan; readonly here?: LocationSummary };
  /** The place, on pages of what is there, with the access to it: a link, or the words of an event. */
  readonly place?: EntryLabel & Partial<Pick<EntryLink, 'href'>>;
  readonly access?: readonly Choice[];
  /** That of the pier, where it is at no place of the site. */
  readonly address?: string;
  /** Places around it, in the order of the list. */
  readonly nearby: readonly NumberedPlace[];
  /** Above them. Default: "Next to it". */
  readonly nearbyHeading?: string;
}

/** Renders the map with one place marked on it, and what is around it beside the map. */
export function WhereOnThePier(props: WhereOnThePierProps): ReactNode {
  const { map, place, access, address, nearby, nearbyHeading = placesWords.nextToIt } = props;
  const listId = map && `${map.plan.id}-places`;
  const sizes = '(min-width: 87rem) 48rem, (min-width: 64rem) 57vw, 92vw';
  return (
    <Section heading={placesWords.whereOnThePier}>
      <div className={styles.layout}>
        {map === undefined || listId === undefined ? null : map.here === undefined ? (
          <figure>
            <Picture picture={map.plan.plan} sizes={sizes} />
          </figure>
        ) : (
          <PlanMap {...map} places={nearby} listId={listId} sizes={sizes} />
        )}
        <div className={styles.around}>
          {place === undefined ? null : (
            <div className={styles.here}>
              <Title level={3} text={<Label {...place} />} href={place.href} className={styles.title} />
              <AccessTags access={access} />
              {address === undefined ? null : (
                <p>
                  <WrittenLines lines={address.split('\n')} />
                </p>
              )}
            </div>
          )}
          {nearby.length === 0 ? null : (
            <div>
              <Title level={3} text={nearbyHeading} className={styles.title} />
              <ul id={listId} className={styles.places}>
                {staticList(nearby, (one) => (
                  <PlaceRow {...one} />
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
