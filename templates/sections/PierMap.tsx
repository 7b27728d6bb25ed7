import type { ReactNode } from 'react';
import { each } from '../components/each.ts';
import { Island } from '../components/Island.tsx';
import { Section } from '../components/Section.tsx';
import { type PlaceOnMap, Island as PlanMap } from '../islands/PierMap.tsx';
import type { GeoPosition, LocationSummary, PictureData } from '../types.ts';
import styles from './PlaceList.module.css';

/** A drawn plan of the pier with the places on it. `bounds` are the plan's south-west and north-east corners. Without script: the plan and a list. */
export interface PierMapProps {
  readonly id: string;
  readonly heading?: string;
  readonly plan: PictureData;
  readonly bounds: readonly [GeoPosition, GeoPosition];
  readonly tileUrl?: string;
  readonly tileAttribution?: string;
  readonly places: readonly LocationSummary[];
}

export function PierMap({ heading, places, ...map }: PierMapProps): ReactNode {
  return (
    <Section heading={heading}>
      <div className={styles.layout}>
        <Island
          name="pier-map"
          id={map.id}
          when="visible"
          component={PlanMap}
          props={{
            plan: map.plan,
            bounds: map.bounds,
            places: places.flatMap(placeOnMap),
            ...(map.tileUrl === undefined ? {} : { tileUrl: map.tileUrl }),
            ...(map.tileAttribution === undefined ? {} : { tileAttribution: map.tileAttribution }),
          }}
        />
        <PlaceList places={places} />
      </div>
    </Section>
  );
}

/** Number, name and link of a place; the number is its place in the list beside the map. */
function placeOnMap({ title, href, address, position }: LocationSummary, index: number): PlaceOnMap[] {
  if (position === undefined) return [];
  return [{ number: index + 1, title, href, position, ...(address === undefined ? {} : { address }) }];
}

function PlaceList({ places }: Pick<PierMapProps, 'places'>): ReactNode {
  if (places.length === 0) return null;
  return (
    <ol className={styles.places}>
      {each(places, ({ title, href, kinds }) => (
        <li>
          <a href={href}>{title}</a>
          {kinds.length === 0 ? null : <span className={styles.kinds}>{kinds.join(', ')}</span>}
        </li>
      ))}
    </ol>
  );
}
