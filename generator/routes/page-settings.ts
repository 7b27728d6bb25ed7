import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { ResolvedSettings } from '../../config/settings.ts';

/** The settings, as page types read them. */
export type PageSettings = ResolvedSettings & Partial<Pick<ResolvedConfig, 'hasDrafts'>>;
