import type { ReactNode } from 'react';
import { directionsWords } from '../../words/site/directions-words.ts';
import type { Href, NamedLink } from '../types.ts';
import actions from './ActionLink.module.css';
import { ActionLink } from './ActionLink.tsx';
import hours from './HoursTable.module.css';
import type { IconName } from './Icon.tsx';
import { Sentence } from './Sentence.tsx';
import { staticList } from './static-list.ts';

/** A way to a place. Editors choose one for each line of the section Directions. */
export type WayName = 'foot' | 'bicycle' | 'transit' | 'ferry' | 'car';

/** Directions to a place, which open in the visitor's map application. */
export interface DirectionLinks {
  readonly ways: readonly WayLink[];
  /** The application of most of them: "Google Maps". */
  readonly app: string;
  /** The same place in other applications. */
  readonly others: readonly NamedLink[];
}

export interface WayLink {
  readonly way: WayName;
  readonly app: string;
  readonly href: Href;
}

export const wayTitles: Readonly<Record<WayName, string>> = {
  foot: directionsWords.foot,
  bicycle: directionsWords.bicycle,
  transit: directionsWords.transit,
  ferry: directionsWords.ferry,
  car: directionsWords.car,
};

export const wayIcons: Readonly<Record<WayName, IconName>> = {
  foot: 'walk',
  bicycle: 'bicycle',
  transit: 'tram',
  ferry: 'ferry',
  car: 'car',
};

interface DirectionLinksProps {
  readonly links: DirectionLinks;
  /** The place, for screen readers: "The Oyster Shed". */
  readonly place: string;
}

/**
 * Renders directions in few words, for the facts of a place: a link for each way.
 */
export function Directions({ links, place }: DirectionLinksProps): ReactNode {
  const { ways, app, others } = links;
  return (
    <>
      <ul className={actions.row} aria-label={directionsWords.to({ place })}>
        {staticList(ways, ({ way, href, app }) => (
          <li>
            <ActionLink
              link={{ label: shortTitles[way], href }}
              look="quiet"
              icon={wayIcons[way]}
              hint={directionsWords.inApp({ way: wayTitles[way], app })}
            />
          </li>
        ))}
      </ul>
      <OtherMaps app={app} others={others} />
    </>
  );
}

/** Renders "A, B or C". */
function Either({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  const last = ` ${directionsWords.or} `;
  return links.map(({ label, href }, index) => (
    <span key={href}>
      {index === 0 ? '' : index === links.length - 1 ? last : ', '}
      <a href={href}>{label}</a>
    </span>
  ));
}

/** Renders the name of the application, and links to others. */
export function OtherMaps({ app, others }: Pick<DirectionLinks, 'app' | 'others'>): ReactNode {
  if (others.length === 0) return null;
  return (
    <p className={hours.note}>
      <Sentence words={directionsWords.apps} values={{ app, others: <Either links={others} /> }} />
    </p>
  );
}

const shortTitles: Readonly<Record<WayName, string>> = {
  foot: directionsWords.shortFoot,
  bicycle: directionsWords.shortBicycle,
  transit: directionsWords.shortTransit,
  ferry: directionsWords.shortFerry,
  car: directionsWords.shortCar,
};
