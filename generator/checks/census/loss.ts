import type { Problem } from '../../problems/problem.ts';
import type { Measure } from '../../publish/measures.ts';

/** The fall of one measure that a site would suffer. */
export interface Loss {
  readonly measure: Measure;
  readonly count: number;
  readonly problem: Problem & { readonly gate: LossGate };
}

type LossGate = 'lostEntries' | 'shrunkContent' | 'emptyMenu' | 'emptyHome';

export interface Judged {
  readonly measure: Measure;
  /** Default: by the measure. */
  readonly gate?: LossGate;
  /** In the words of a message: `pages of the kind "event"`. */
  readonly what: string;
  readonly before: number;
  readonly lost: number;
  /** Nothing is there any more, in a place where that is a loss however little it was. */
  readonly isEmpty?: boolean;
  /** The end of the message. */
  readonly details?: string;
  readonly field?: string;
}

/** So few may go at any time: an editor clears up. */
const handful = 5;

/** The loss, where it is one: more than half and more than a handful, or all of it where that counts. */
export function judge({ measure, what, before, lost, isEmpty = false, ...judged }: Judged): readonly Loss[] {
  const isMost = lost > before / 2 && lost > handful;
  if (lost <= 0 || !(isEmpty || isMost)) return [];
  const { details = '', field, gate = measure === 'entries' ? 'lostEntries' : 'shrunkContent' } = judged;
  const message = `${lost} of ${before} ${what} are missing since the last build${details}`;
  return [{ measure, count: lost, problem: { gate, message, ...(field && { field }) } }];
}
