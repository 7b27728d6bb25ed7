import type { ManifestFacts, SiteFacts } from './manifest.ts';

/**
 * Returns the facts with the moment of the published site in place of their own: it stays as long
 * as nothing else changes.
 */
export function atMomentOf(published: Pick<ManifestFacts, 'moment'> | null, facts: SiteFacts): SiteFacts {
  return published?.moment === undefined ? facts : { ...facts, moment: published.moment };
}
