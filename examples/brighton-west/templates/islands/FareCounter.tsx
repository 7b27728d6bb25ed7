import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import type { Fares } from '../../lib/fares.ts';
import styles from './FareCounter.module.css';

export interface FareCounterProps extends Fares {
  /** The boat takes no more. */
  readonly seats: number;
}

declare module 'boardwalk/templates/islands/index.ts' {
  interface Islands {
    readonly 'fare-counter': FareCounterProps;
  }
}

/** Counts what a trip costs for a family. Hidden without script: the price is beside it. */
export function Island({ adult, child, seats }: FareCounterProps): ReactNode {
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const sum = adults * adult + children * child;
  return (
    <fieldset className={`${styles.counter} needs-script`}>
      <legend>Was die Fahrt kostet</legend>
      <Field name="Erwachsene" count={adults} most={seats - children} onCount={setAdults} />
      <Field name="Kinder" count={children} most={seats - adults} onCount={setChildren} />
      <output>Zusammen {sum.toLocaleString('de-DE')} €</output>
    </fieldset>
  );
}

interface FieldProps {
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

function Field({ name, count, most, onCount }: FieldProps): ReactNode {
  const id = useId();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onCount(Math.min(Math.max(Math.trunc(Number(target.value)), 0), most));
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      <input id={id} type="number" min={0} max={most} value={count} onChange={change} />
    </p>
  );
}
