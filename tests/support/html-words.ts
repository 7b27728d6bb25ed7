/** The words of a page in their order, without tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The headings of the second level. */
export function headingsOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<h2>([^<]*)</g)].map(([, text]) => text);
}

/** All addresses that a page names. */
export function addressesOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to]) => to);
}
