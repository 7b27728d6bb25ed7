import type { ReactNode } from 'react';
import { placesWords } from '../../words/site/places-words.ts';
import { Island as Filter } from '../islands/PlaceFilter.tsx';
import type { EntryLabel } from '../types.ts';
import { Island } from './Island.tsx';
import { Label } from './Label.tsx';
import styles from './PlaceDirectory.module.css';
import { PlaceRow } from './PlaceRow.tsx';
import { type Plan, PlanMap } from './PlanMap.tsx';
import { countAccess, countKinds, groupPlaces, type NumberedPlace, type PlaceGroup } from './place-groups.ts';
import { staticList } from './static-list.ts';
import { useLangOf } from './use-language.ts';

interface PlaceDirectoryProps {
  /** In the order of their numbers. */
  readonly places: readonly NumberedPlace[];
  /** The kinds of places, in order. */
  readonly kinds: readonly EntryLabel[];
  readonly plan?: Plan | undefined;
  /** "page 2 of 5", where these are not all places. */
  readonly position?: string | undefined;
}

const listId = 'places';

/** Fewer places need no filter. */
const fewestToFilter = 6;

/**
 * Renders all places by kind, with the map beside them and a filter above them. Without script, all
 * are shown, with links to each kind. Renders nothing without places.
 */
export function PlaceDirectory({ places, kinds, plan, position }: PlaceDirectoryProps): ReactNode {
  const langOf = useLangOf();
  if (places.length === 0) return null;
  const groups = groupPlaces(places, kinds);
  return (
    <div className={styles.directory}>
      {plan === undefined ? null : (
        <div className={styles.map}>
          <PlanMap
            plan={plan}
            places={places}
            listId={listId}
            sizes="(min-width: 87rem) 43rem, (min-width: 64rem) 51vw, 92vw"
          />
        </div>
      )}
      <div>
        <GroupLinks groups={groups} />
        {places.length < fewestToFilter ? null : (
          <Island
            name="place-filter"
            id="place-filter"
            when="query"
            component={Filter}
            props={{
              listId,
              kinds: countKinds(places, kinds).map(({ label, lang = langOf(label), count }) => ({
                name: label,
                lang,
                count,
              })),
              access: countAccess(places),
              count: places.length,
              ...(position !== undefined && { position }),
            }}
          />
        )}
        <div id={listId} className={styles.groups}>
          {staticList(groups, (group) => (
            <Group group={group} isAlone={groups.length === 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Used without a filter. */
function GroupLinks({ groups }: { readonly groups: readonly PlaceGroup[] }): ReactNode {
  if (groups.length < 2) return null;
  return (
    <nav className={styles.links} aria-label={placesWords.kinds}>
      <ul className="plain-list">
        {staticList(groups, ({ id, name = others }) => (
          <li>
            <a href={`#${id}`}>
              <Label {...name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const others = { label: placesWords.others };

function Group({ group, isAlone }: { readonly group: PlaceGroup; readonly isAlone: boolean }): ReactNode {
  const { id, name = others, places } = group;
  return (
    <div id={id} data-group="">
      {isAlone ? null : (
        <h2 className={styles.name}>
          <Label {...name} />
        </h2>
      )}
      <ul className={styles.places}>
        {staticList(places, (place) => (
          <PlaceRow {...place} />
        ))}
      </ul>
    </div>
  );
}
