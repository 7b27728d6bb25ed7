import type { ResolvedConfig } from '../../config/resolve-config.ts';

/** The settings that pages use. */
export type PageSettings = Pick<
  ResolvedConfig,
  'siteUrl' | 'adminUrl' | 'map' | 'furtherPages' | 'organisation' | 'popup' | 'fonts'
> &
  Partial<Pick<ResolvedConfig, 'isPreview' | 'redirects' | 'cookieHours'>>;
