import type { ReactNode } from 'react';
import { type Fact, Facts } from '../components/Facts.tsx';
import { Lines } from '../components/Lines.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { isBlank } from '../components/Title.tsx';
import { LocationGrid } from '../sections/LocationGrid.tsx';
import type { PierMapProps } from '../sections/PierMap.tsx';
import { PierMap } from '../sections/PierMap.tsx';
import type { LocationSummary, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationPageProps extends StandardPageProps {
  readonly address?: string;
  readonly hours?: readonly string[];
  readonly phone?: NamedLink;
  readonly website?: NamedLink;
  readonly kinds: readonly string[];
  readonly map?: PierMapProps;
  readonly nearby: readonly LocationSummary[];
}

export function LocationPage(props: LocationPageProps): ReactNode {
  const { title, picture, nodes, kinds, map, nearby } = props;
  const facts = locationFacts(props);
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      kicker={kinds.length === 0 ? null : kinds.join(' · ')}
      aside={facts.length === 0 ? null : <Facts facts={facts} />}
    >
      {map === undefined ? null : <PierMap {...map} />}
      <LocationGrid heading="Nearby on the pier" locations={nearby} />
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
