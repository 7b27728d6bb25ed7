import type { ReactNode } from 'react';
import { Facts } from '../components/Facts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface CruisePageProps extends StandardPageProps {
  readonly boat: string;
  readonly departs: string;
  readonly minutes: number | null;
  readonly price: string;
}

/** A trip by boat: when, how long and for how much. */
export function CruisePage({ boat, departs, minutes, price, ...page }: CruisePageProps): ReactNode {
  const facts = [
    { name: 'Abfahrt', value: departs },
    { name: 'Dauer', value: minutes === null ? '' : `${minutes} Minuten` },
    { name: 'Schiff', value: boat },
    { name: 'Preis', value: price },
  ].filter(({ value }) => value !== '');
  return <PageFrame {...page} kicker="Ausfahrt" aside={<Facts facts={facts} />} />;
}
