import type { Href, NamedLink, OpeningTimes } from './types.ts';

/** A telephone number as typed; without a link where it cannot be dialled. */
export interface Phone {
  readonly label: string;
  readonly href?: Href;
}

/**
 * The organisation that runs the pier, with its contact details: from the settings, for footer,
 * contact and visit.
 */
export interface Organisation {
  readonly name: string;
  readonly address?: string;
  readonly phone?: Phone;
  readonly email?: NamedLink;
  readonly directions?: Href;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  /** For the state of the pier by its clocks; absent when its hours are not certain. */
  readonly opening?: OpeningTimes;
  readonly social: readonly NamedLink[];
}
