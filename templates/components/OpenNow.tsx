import type { ReactNode } from 'react';
import type { OpeningTimes } from '../types.ts';
import { encodeOpening } from './encode-opening.ts';
import styles from './OpenNow.module.css';
import { type EnhancementMark, useEnhancement } from './use-enhancement.ts';

interface OpenNowProps {
  /** Nothing is shown where the hours are not known for certain. */
  readonly opening: OpeningTimes | undefined;
  /** For little room: "Open until 10 pm". */
  readonly isBrief?: boolean;
  /** The id of the table of its hours (`WeekHours`), in which today is marked. */
  readonly tableId?: string;
}

/**
 * Shows whether a place is open by the clocks of its site: "Open now, until 10 pm". Only the browser
 * knows the time: without script the line is empty, and nothing is claimed.
 */
export function OpenNow(props: OpenNowProps): ReactNode {
  return <OpenNowLine {...props} mark={useEnhancement('hours', 'load')} />;
}

/** Renders the same line where no context of React reaches, such as in the remembered footer. */
export function OpenNowLine({
  opening,
  isBrief = false,
  tableId,
  mark,
}: OpenNowProps & { readonly mark: EnhancementMark }): ReactNode {
  if (opening === undefined) return null;
  return (
    <p
      className={styles.state}
      {...mark}
      data-opening={encodeOpening(opening)}
      data-brief={isBrief ? '' : undefined}
      data-table={tableId}
    />
  );
}
