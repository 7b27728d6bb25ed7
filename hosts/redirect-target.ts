/** An address to redirect to, in characters that no host takes for syntax. */
export interface RedirectTarget {
  /** A path of the site, or an absolute address, without query and hash. */
  readonly address: string;
  /** "?a=1", or empty: then the query of the request is kept. */
  readonly query: string;
  /** "#part", or empty. */
  readonly hash: string;
}

/** Longer addresses are too long for the configuration of some hosts. */
export const mostCharacters = 2_000;

/**
 * Anything but letters, digits and these is percent-encoded. `$` is a variable in some syntaxes, and
 * a part of the path in the target of a pattern.
 */
const unsafe = /[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=%]/gu;
const unsafeInPattern = /\$(?![1-9])|[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=%$]/gu;

/** Returns the reason when the address cannot be redirected to. */
export function readTarget(to: string, ofPattern = false): RedirectTarget | string {
  if (to.length > mostCharacters) return `has a target of more than ${mostCharacters} characters`;
  if (/\p{Cc}/u.test(to)) return 'has a target with a control character';
  if (/\p{Surrogate}/u.test(to)) return 'has a target with half a character';
  if (!/^\/(?![/\\])/.test(to) && !/^https?:\/\/[^/?#\\@\s]/i.test(to))
    return 'has a target that is neither a path of the site nor a web address';
  const encoded = to
    .replace(ofPattern ? unsafeInPattern : unsafe, encodeURIComponent)
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25');
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(encoded) ?? [];
  return { address, query, hash };
}

/** Writes the target for a request. `query` is that of the request, with its question mark, or empty. */
export function locationOf(target: RedirectTarget, query: string): string {
  return `${target.address}${target.query || query}${target.hash}`;
}
