import { type MatchRedirect, shortLinkNumber } from '../../../hosts/match-redirect.ts';
import { decide } from '../serve/decide.ts';

/** The end of an address of the web on the site. */
export type Followed =
  | { readonly end: 'here' }
  /** To a page or a file here, or to another site. `steps` is the number of redirects. */
  | { readonly end: 'moved'; readonly to: string; readonly steps: number }
  /** The site says on purpose that it is gone: 410 or 451. */
  | { readonly end: 'gone'; readonly status: number }
  /** The page for missing ones, at the address itself or behind redirects. */
  | { readonly end: 'lost'; readonly to?: string }
  /** Not an address of a page. */
  | { readonly end: 'unreadable' };

/** More redirects are a circle. */
const mostSteps = 10;

/** Follows an address, whole or only its path, as a host of the site would answer it. The host of the address does not matter. */
export function followAddress(
  address: string,
  files: { readonly has: (file: string) => boolean },
  redirect: MatchRedirect,
): Followed {
  const base = 'http://site.invalid';
  const start = URL.canParse(address, base) ? new URL(address, base) : null;
  if (start === null || !/^https?:$/.test(start.protocol)) return { end: 'unreadable' };
  const isShortLink = shortLinkNumber({ path: start.pathname, query: start.search }) !== null;
  let target = start.pathname + start.search;
  let hash = '';
  for (let steps = 0; steps <= mostSteps; steps += 1) {
    const decision = decide(target, files, redirect);
    const to = target + hash;
    if (decision.action === 'send') {
      if (steps > 0) return { end: 'moved', to, steps };
      // A host shows the home page for the short link of no entry.
      return { end: isShortLink ? 'lost' : 'here' };
    }
    if (decision.action === 'miss')
      return decision.status === 404
        ? { end: 'lost', ...(steps > 0 && { to }) }
        : { end: 'gone', status: decision.status };
    const next = new URL(decision.location, base);
    if (next.origin !== base) return { end: 'moved', to: decision.location, steps: steps + 1 };
    target = next.pathname + next.search;
    hash = next.hash || hash;
  }
  return { end: 'lost', to: target };
}
