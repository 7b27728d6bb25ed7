import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { levelInside, Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import styles from './Parking.module.css';

export interface ParkingProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly text?: string;
  readonly lots: readonly ParkingLot[];
}

export interface ParkingLot {
  readonly name: string;
  readonly address?: string;
  readonly spaces?: number;
  readonly rates: readonly { readonly label: string; readonly price?: string }[];
  readonly note?: string;
  /** The distance on foot: "2 minutes". */
  readonly walk?: string;
}

/** Renders car parks with their prices and distances. */
export function Parking({ heading, anchor, text, lots }: ParkingProps): ReactNode {
  if (lots.length === 0 && isBlank(text)) return null;
  return (
    <Section id={anchor} heading={heading} text={text}>
      {lots.length === 0 ? null : (
        <ul className={styles.lots}>
          {staticList(lots, (lot) => (
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
      {rates.length === 0 ? null : <Rates name={name} rates={rates} />}
      {spaces === undefined && isBlank(walk) ? null : (
        <dl className={styles.facts}>
          {spaces === undefined ? null : <LotFact name={sectionsWords.spaces} value={String(spaces)} />}
          {isBlank(walk) ? null : <LotFact name={sectionsWords.walk} value={walk} />}
        </dl>
      )}
      {isBlank(note) ? null : <p className={styles.note}>{note}</p>}
    </>
  );
}

function Rates({ name, rates }: Pick<ParkingLot, 'name' | 'rates'>): ReactNode {
  return (
    <table className={styles.rates}>
      <caption className="visually-hidden">{sectionsWords.ratesOf({ name })}</caption>
      <tbody>
        {staticList(rates, ({ label, price }) => (
          <tr>
            <th scope="row">{label}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LotFact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
