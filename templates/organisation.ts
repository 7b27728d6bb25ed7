import type { Href, NamedLink } from './types.ts';

/** Who runs the pier and how to reach it: from the site's settings, shown in footer, contact and visit. */
export interface Organisation {
  readonly name: string;
  readonly address?: string;
  readonly phone?: NamedLink;
  readonly email?: NamedLink;
  readonly directions?: Href;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly social: readonly NamedLink[];
}
