import { googleMaps, openStreetMap } from './maps.ts';
import type { Player } from './player.ts';
import { soundCloud, spotify } from './sounds.ts';
import { vimeo, youTube } from './videos.ts';

const providers = [youTube, vimeo, googleMaps, openStreetMap, spotify, soundCloud];

/** The origins of the players of `embedUrl`: allowed in frames. */
export const playerOrigins = providers.flatMap(({ frames }) => frames);

/** Recognises the address of a player at a known provider; null for anything else. */
export function playerOf(address: string): Player | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;

  const found = providers.find(({ hosts }) => hosts.includes(url.host));
  const player = found?.read(url);
  if (!found || !player) return null;
  const { provider, kind, height } = found;
  return { provider, kind, ...(height && { height }), ...player };
}
