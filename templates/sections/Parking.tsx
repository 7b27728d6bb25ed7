import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { Fold, FoldHeading } from '../components/Fold.tsx';
import { Ours } from '../components/InLanguage.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
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
          {staticList(lots, (lot, index) => (
            <li className={styles.lot}>
              <Lot lot={lot} level={levelInside(heading)} isOpen={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface LotProps {
  readonly lot: ParkingLot;
  readonly level: 2 | 3;
  readonly isOpen: boolean;
}

function Lot({ lot, level, isOpen }: LotProps): ReactNode {
  const { name, address, spaces, rates, note, walk } = lot;
  return (
    <>
      <FoldHeading>
        <Title level={level} text={name} />
      </FoldHeading>
      <Fold line={<Words as="span" text={name} />} name="parking" isOpen={isOpen} className={styles.inside}>
        <Words text={address} />
        {rates.length === 0 ? null : <Rates name={name} rates={rates} />}
        {spaces === undefined && isBlank(walk) ? null : (
          <dl className={styles.facts}>
            {spaces === undefined ? null : <LotFact name={sectionsWords.spaces} value={String(spaces)} />}
            {isBlank(walk) ? null : <LotFact name={sectionsWords.walk} value={walk} />}
          </dl>
        )}
        <Words className={styles.note} text={note} />
      </Fold>
    </>
  );
}

function Rates({ name, rates }: Pick<ParkingLot, 'name' | 'rates'>): ReactNode {
  return (
    <table className={styles.rates}>
      <caption className="visually-hidden">
        <Ours>
          <Sentence words={sectionsWords.ratesOf} values={{ name: <Words as="span" text={name} /> }} />
        </Ours>
      </caption>
      <tbody>
        {staticList(rates, ({ label, price }) => (
          <tr>
            <th scope="row">
              <Words as="span" text={label} />
            </th>
            <td>
              <Words as="span" text={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LotFact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>
        <Ours>{name}</Ours>
      </dt>
      <Words as="dd" text={value} />
    </div>
  );
}
