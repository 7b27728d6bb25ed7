/** Makes an error of a site's own code, `kinds/tour.ts:1`: `bin/boardwalk.mjs` tells it in one line. */
export function siteCodeError(place: string, text: string): Error {
  return Object.assign(new Error(`${place}: ${text}`), { name: 'SiteCodeError' });
}
