import type { Problem } from '../../problems/problem.ts';
import type { Measure } from '../../publish/measures.ts';

/** The loss of one measure. */
export interface Loss {
  readonly measure: Measure;
  readonly count: number;
  readonly problem: Problem & { readonly check: LossCheck };
}

type LossCheck = 'lostEntries' | 'shrunkContent' | 'emptyMenu' | 'emptyHome';

export interface Judged {
  readonly measure: Measure;
  /** Default: by the measure. */
  readonly check?: LossCheck;
  /** A phrase of the message, as in `pages of the kind "event"`. */
  readonly what: string;
  readonly before: number;
  readonly lost: number;
  /** Nothing is left, where that is a loss in any number. */
  readonly isEmpty?: boolean;
  /** The end of the message. */
  readonly details?: string;
  readonly field?: string;
}

/** This many may always go: editors clean up. */
const handful = 5;

/**
 * Returns the loss if it counts as one: more than half and more than a few, or everything where
 * `isEmpty`.
 */
export function judge({ measure, what, before, lost, isEmpty = false, ...judged }: Judged): readonly Loss[] {
  if (lost <= 0 || !(isEmpty || isMost(lost, before))) return [];
  const { details = '', field, check = measure === 'entries' ? 'lostEntries' : 'shrunkContent' } = judged;
  const message =
    measure === 'files'
      ? `${lost} of ${before} ${what} did not come`
      : `${lost} of ${before} ${what} are missing since the last build${details}`;
  return [{ measure, count: lost, problem: { check, message, ...(field && { field }) } }];
}

export function isMost(lost: number, before: number): boolean {
  return lost > before / 2 && lost > handful;
}
