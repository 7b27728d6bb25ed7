import type { ReactNode } from 'react';
import type { DateLabel } from '../types.ts';

/** A day in words that machines read as well. */
export function Time({ date, label }: DateLabel): ReactNode {
  return <time dateTime={date}>{label}</time>;
}
