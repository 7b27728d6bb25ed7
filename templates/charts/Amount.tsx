import type { ReactNode } from 'react';
import { isBlank } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import { writeNumber } from './chart-data.ts';

interface AmountProps {
  readonly value: number;
  readonly unit: string | undefined;
}

/** Renders a value with its unit: "1,900 visits per day". */
export function Amount({ value, unit }: AmountProps): ReactNode {
  return (
    <>
      {writeNumber(value)}
      {isBlank(unit) ? null : ' '}
      <Words as="span" text={unit} />
    </>
  );
}
