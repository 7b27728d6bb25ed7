import type { AssetUrls } from './AssetsContext.ts';

/**
 * Returns the url of the module of an island or enhancement; nothing for a page without script.
 * Throws for an unknown name, which would never be started.
 */
export function moduleOf(name: string, assets: AssetUrls | undefined): string | undefined {
  const module = assets?.islands[name];
  if (assets && module === undefined) throw new Error(unknownIsland(name, assets.islands));
  return module;
}

function unknownIsland(name: string, islands: Readonly<Record<string, string>>): string {
  const known = Object.keys(islands).sort().join(', ');
  return `No island or enhancement "${name}": known are ${known || 'none'}`;
}
