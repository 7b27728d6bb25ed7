/**
 * Everything that islands and page scripts of a site may import, as `boardwalk/runtime`:
 * docs/runtime.md. Not part of the page's own script; an island bundles what it imports. Loading
 * the module has no effects, so the generator can render islands that import it.
 */
export { start as startHours } from '../enhancements/hours.ts';
export { isOnline, onNetworkChange } from '../network.ts';
export type { Cache } from '../state/cache.ts';
export type { Store } from '../state/cookies.ts';
export { hasPlainly, type Worded } from '../words/has-plainly.ts';
export { onAddressChange, readQuery, writeQuery } from './address.ts';
export { askSearch } from './ask-search.ts';
export { createFetch, type FetchState, minimumDisplayMs } from './create-fetch.ts';
export { inPlace } from './in-place.ts';
export { loadFonts } from './load-fonts.ts';
export { type Progress, startProgress } from './start-progress.ts';
export { openCache, openStore, type StoreKind } from './stores.ts';
