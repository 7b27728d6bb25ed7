import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Fold, FoldHeading } from '../components/Fold.tsx';
import { Ours } from '../components/InLanguage.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank, Title } from '../components/Title.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';
import { Words } from '../components/Words.tsx';
import type { Href } from '../types.ts';
import styles from './Parking.module.css';

export interface ParkingProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly text?: string;
  readonly lots: readonly ParkingLot[];
  /** The address that knows how many spaces are free: docs/parking.md. */
  readonly occupancy?: string;
}

export interface ParkingLot {
  readonly name: string;
  readonly address?: string;
  readonly spaces?: number;
  /** Of them, or besides. */
  readonly accessible?: number;
  readonly charging?: number;
  /** Where to pay. */
  readonly pay?: Href;
  readonly rates: readonly { readonly label: string; readonly price?: string }[];
  readonly note?: string;
  /** The distance on foot: "2 minutes". */
  readonly walk?: string;
}

/** Renders car parks with their prices and distances. */
export function Parking({ heading, anchor, text, lots, occupancy }: ParkingProps): ReactNode {
  const mark = useEnhancement('parking', 'visible');
  if (lots.length === 0 && isBlank(text)) return null;
  return (
    <Section id={anchor} heading={heading} text={text}>
      {lots.length === 0 ? null : (
        <ul className={styles.lots} {...(occupancy !== undefined && { ...mark, 'data-url': occupancy })}>
          {staticList(lots, (lot, index) => (
            <li className={styles.lot}>
              <Lot
                lot={lot}
                level={levelInside(heading)}
                isOpen={index === 0}
                isLive={occupancy !== undefined}
              />
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
  /** A script adds how many of its spaces are free. */
  readonly isLive: boolean;
}

function Lot({ lot, level, isOpen, isLive }: LotProps): ReactNode {
  const { name, address, spaces, accessible, charging, rates, pay, note, walk } = lot;
  const facts = [
    { name: sectionsWords.spaces, value: spaces, lot: isLive ? name : undefined },
    { name: sectionsWords.accessibleSpaces, value: accessible },
    { name: sectionsWords.chargingSpaces, value: charging },
    { name: sectionsWords.walk, value: isBlank(walk) ? undefined : walk },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <FoldHeading>
        <Title level={level} text={name} />
      </FoldHeading>
      <Fold line={<Words as="span" text={name} />} name="parking" isOpen={isOpen} className={styles.inside}>
        <Words text={address} />
        {rates.length === 0 ? null : <Rates name={name} rates={rates} />}
        {facts.length === 0 ? null : (
          <dl className={styles.facts}>
            {staticList(facts, (fact) => (
              <LotFact {...fact} value={String(fact.value)} />
            ))}
          </dl>
        )}
        <Words className={styles.note} text={note} />
        {pay === undefined ? null : (
          <Ours as="div">
            <ActionLink link={{ label: sectionsWords.pay, href: pay }} look="quiet" />
          </Ours>
        )}
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

interface LotFactProps {
  readonly name: string;
  readonly value: string;
  /** The name of the car park, beside its spaces: a script adds how many are free. */
  readonly lot?: string | undefined;
}

function LotFact({ name, value, lot }: LotFactProps): ReactNode {
  return (
    <div>
      <dt>
        <Ours>{name}</Ours>
      </dt>
      <dd data-lot={lot}>
        <Words as="span" text={value} />
      </dd>
    </div>
  );
}
