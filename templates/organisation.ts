import type { Href, NamedLink } from './types.ts';

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
  readonly social: readonly NamedLink[];
}
