import type { Move, RedirectPlan } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';

export interface RedirectRequest {
  /** Percent-encoded, as it was sent. */
  readonly rawPath: string;
  /** Decoded, NFC. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** The answer to a request: a location, or null where the page is gone for good. */
export interface MatchedRedirect {
  readonly status: number;
  readonly location: string | null;
}

export type MatchRedirect = (request: RedirectRequest) => MatchedRedirect | null;

/** Returns the number of an entry in a short link of WordPress, "/?p=12"; null in any other address. */
export function shortLinkNumber({ path, query }: Pick<RedirectRequest, 'path' | 'query'>): number | null {
  const [, digits] = (path === '/' && /[?&](?:p|page_id)=(\d{1,15})(?:&|$)/.exec(query)) || [];
  return digits === undefined ? null : Number(digits);
}

/** Finds the redirect of a path that has no file, and of a short link, as every host does. */
export function openRedirects({ moves, patterns, numbers }: RedirectPlan): MatchRedirect {
  const byNumber = new Map(numbers.map((move) => [move.number, move]));
  const byName = new Map<string, Move>(moves.flatMap((move) => move.names.map((name) => [name, move])));
  const compiled = patterns.map((pattern) => ({ ...pattern, expression: new RegExp(pattern.source) }));

  return ({ rawPath, path, query }) => {
    // What a pattern finds in such a path could lead to another host.
    if (/\/\/|\\/.test(rawPath)) return null;
    const number = shortLinkNumber({ path, query });
    if (number !== null) {
      const found = byNumber.get(number);
      return found === undefined ? null : { status: found.status, location: locationOf(found.target, '') };
    }
    const move = byName.get(path);
    if (move !== undefined)
      return { status: move.status, location: move.target && locationOf(move.target, query) };
    for (const { expression, target, status } of compiled) {
      const found = expression.exec(rawPath);
      if (found === null) continue;
      const fill = (text: string): string =>
        text.replace(/\$([1-9])/g, (_, digit: string) => found[Number(digit)] ?? '');
      const { address, query: own, hash } = target;
      return { status, location: `${fill(address)}${fill(own) || query}${fill(hash)}` };
    }
    return null;
  };
}
