/** The attributes of a page that others ask for. */
export interface Marks {
  /** Names of the islands and enhancements, sorted. */
  readonly islands: readonly string[];
  /** The ids, the targets of fragments, joined by spaces: an id contains none. */
  readonly anchors: string;
}

/** Finds the marks in a page's html. */
export function marksIn(html: string): Marks {
  // Apart: the text of a picture that ends with ` id=` may hide an id, and no island.
  const islands = valuesOf(html.matchAll(/ data-(?:island|enhance)="([^"]*)"/g));
  const ids = valuesOf(html.matchAll(/ id="([^" ]+)"/g));
  return { islands: [...islands].sort(), anchors: [...ids].join(' ') };
}

function valuesOf(matches: Iterable<RegExpMatchArray>): ReadonlySet<string> {
  return new Set(Array.from(matches, ([, value = '']) => value));
}
