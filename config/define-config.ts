import type { Settings } from './settings.ts';

export type { Settings };

/** Types a config file: `export default defineConfig({ … })`. Returns its argument. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}
