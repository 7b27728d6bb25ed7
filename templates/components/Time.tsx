import type { ReactNode } from 'react';
import type { DateLabel } from '../types.ts';

/** Renders a day as text with a machine-readable date. */
export function Time({ date, label }: DateLabel): ReactNode {
  return <time dateTime={date}>{label}</time>;
}
