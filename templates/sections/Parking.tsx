import type { ReactNode } from 'react';
import { each } from '../components/each.ts';
import { levelInside, Section } from '../components/Section.tsx';
import { isBlank, Title } from '../components/Title.tsx';
import styles from './Parking.module.css';

export interface ParkingProps {
  readonly heading?: string;
  readonly text?: string;
  readonly lots: readonly ParkingLot[];
}
export interface ParkingLot {
  readonly name: string;
  readonly address?: string;
  readonly spaces?: number;
  readonly rates: readonly { readonly label: string; readonly price: string }[];
  readonly note?: string;
  readonly walk?: string;
}

export function Parking({ heading, text, lots }: ParkingProps): ReactNode {
  if (lots.length === 0 && isBlank(text)) return null;
  return (
    <Section heading={heading} text={text}>
      {lots.length === 0 ? null : (
        <ul className={styles.lots}>
          {each(lots, (lot) => (
            <li className={styles.lot}>
              <Lot lot={lot} level={levelInside(heading)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Lot({ lot, level }: { readonly lot: ParkingLot; readonly level: 2 | 3 }): ReactNode {
  const { name, address, spaces, rates, note, walk } = lot;
  return (
    <>
      <Title level={level} text={name} />
      {isBlank(address) ? null : <p>{address}</p>}
      {spaces === undefined && isBlank(walk) ? null : (
        <p className={styles.short}>
          {[spaces === undefined ? undefined : `${spaces} spaces`, walk]
            .filter((part) => !isBlank(part))
            .join(' · ')}
        </p>
      )}
      {rates.length === 0 ? null : (
        <dl className={styles.rates}>
          {each(rates, ({ label, price }) => (
            <div>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      {isBlank(note) ? null : <p className={styles.note}>{note}</p>}
    </>
  );
}
