import type { Settings } from './settings.ts';

/** Types a config file: `export default defineConfig({ … })`. Returns what it is given. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}
