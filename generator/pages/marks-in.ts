/** The attributes of a page that others ask for. */
export interface Marks {
  /** Names of the islands and enhancements, sorted. */
  readonly islands: readonly string[];
  /** The ids, the targets of fragments, joined by spaces: an id contains none. */
  readonly anchors: string;
}

/** Finds the marks in a page's html, in one pass. */
export function marksIn(html: string): Marks {
  const islands = new Set<string>();
  const ids = new Set<string>();
  for (const [, name, value = ''] of html.matchAll(/ (id|data-island|data-enhance)="([^"]*)"/g)) {
    if (name !== 'id') islands.add(value);
    else if (value !== '' && !value.includes(' ')) ids.add(value);
  }
  return { islands: [...islands].sort(), anchors: [...ids].join(' ') };
}
