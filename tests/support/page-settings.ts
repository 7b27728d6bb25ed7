import type { PageSettings } from '../../config/resolve-config.ts';
import { settingsSchema } from '../../config/settings.ts';

/** The settings of a site in tests: the defaults, but for its address. */
export const pageSettings: PageSettings = settingsSchema.parse({
  siteUrl: 'https://www.halyardpier.example',
});
