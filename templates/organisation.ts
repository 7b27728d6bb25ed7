import type { Href, NamedLink, OpeningTimes } from './types.ts';

/**
 * The organisation that runs the pier, with its contact details: from the settings, for footer,
 * contact and visit.
 */
export interface Organisation {
  readonly name: string;
  readonly address?: string;
  readonly phone?: NamedLink;
  readonly email?: NamedLink;
  readonly directions?: Href;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  /** For the state of the pier by its clocks; absent when its hours are not certain. */
  readonly opening?: OpeningTimes;
  readonly social: readonly NamedLink[];
}
