import type { ReactNode } from 'react';
import type { Fares } from '../../lib/fares.ts';
import { Facts } from '../components/Facts.tsx';
import { Island } from '../components/Island.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Island as FareCounter } from '../islands/FareCounter.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface CruisePageProps extends StandardPageProps {
  readonly boat: string;
  readonly departs: string;
  readonly minutes: number | null;
  readonly price: string;
  readonly fares: Fares | null;
}

/** The Margarethe takes as many. */
const seats = 60;

/** A trip by boat: when, how long and for how much. */
export function CruisePage({ boat, departs, minutes, price, fares, ...page }: CruisePageProps): ReactNode {
  const facts = [
    { name: 'Abfahrt', value: departs },
    { name: 'Dauer', value: minutes === null ? '' : `${minutes} Minuten` },
    { name: 'Schiff', value: boat },
    { name: 'Preis', value: price },
  ].filter(({ value }) => value !== '');
  const counter = fares && (
    <Island
      name="fare-counter"
      id="fare-counter"
      when="visible"
      component={FareCounter}
      props={{ ...fares, seats }}
    />
  );
  return <PageFrame {...page} kicker="Ausfahrt" aside={<Facts facts={facts}>{counter}</Facts>} />;
}
