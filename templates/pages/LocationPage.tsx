import type { ReactNode } from 'react';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { type Fact, Facts } from '../components/Facts.tsx';
import { Lines } from '../components/Lines.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { Plan } from '../components/PlanMap.tsx';
import { isBlank } from '../components/Title.tsx';
import { WhereOnThePier } from '../components/WhereOnThePier.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import { LocationGrid } from '../sections/LocationGrid.tsx';
import type { ArtSummary, EventSummary, LocationSummary, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationPageProps extends StandardPageProps {
  readonly address?: string;
  readonly hours?: readonly string[];
  readonly phone?: NamedLink;
  readonly website?: NamedLink;
  readonly kinds: readonly string[];
  /** Upcoming events there, soonest first. */
  readonly events: readonly EventSummary[];
  /** Artworks there. */
  readonly artworks: readonly ArtSummary[];
  /** The place on the map; absent without its position, or without a plan of the pier. */
  readonly map?: { readonly plan: Plan; readonly here: LocationSummary };
  readonly nearby: readonly LocationSummary[];
}

/** Renders a place: its description, contact details, events, and position on the pier. */
export function LocationPage(props: LocationPageProps): ReactNode {
  const { title, picture, nodes, kinds, events, artworks, map, nearby } = props;
  const facts = locationFacts(props);
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      kicker={kinds.length === 0 ? null : kinds.join(' · ')}
      aside={facts.length === 0 ? null : <Facts facts={facts} />}
    >
      <EventGrid heading="What’s on here" events={events} />
      <ArtGrid heading="Art here" artworks={artworks} />
      {map === undefined ? (
        <LocationGrid heading="Nearby on the pier" locations={nearby} />
      ) : (
        <WhereOnThePier {...map} nearby={nearby} />
      )}
    </PageFrame>
  );
}

function locationFacts({ address, hours = [], phone, website }: LocationPageProps): Fact[] {
  return [
    ...(isBlank(address) ? [] : [{ name: 'Where', value: <Lines lines={address.split('\n')} /> }]),
    ...(hours.length === 0 ? [] : [{ name: 'Hours', value: <Lines lines={hours} /> }]),
    ...(phone === undefined ? [] : [{ name: 'Telephone', value: <a href={phone.href}>{phone.label}</a> }]),
    ...(website === undefined
      ? []
      : [{ name: 'Website', value: <a href={website.href}>{website.label}</a> }]),
  ];
}
