import type { ResolvedConfig } from '../../config/resolve-config.ts';

/** Returns the settings that decide what a site is: not where its builds are reported to. */
export function siteSettings({ reportTo: _, ...settings }: ResolvedConfig): Omit<ResolvedConfig, 'reportTo'> {
  return settings;
}
