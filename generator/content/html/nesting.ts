/** Far deeper than any page, and far below the depth where parsers get slow or fail. */
const maxLevels = 1000;

// Tags that end at the next one of their kind, and empty tags.
const flat = new Set(
  'p li dt dd tr td th option tbody thead tfoot area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

const tags = /<(\/?)([a-z][a-z0-9]*)([^<>]*)/gi;

/**
 * Returns true when tags are nested far too deeply, without a parser: in linear time for any html.
 */
export function isNestedTooDeep(html: string): boolean {
  // A level takes at least three characters.
  if (html.length < 3 * maxLevels) return false;
  const open: string[] = [];
  const counts = new Map<string, number>();
  const isOpen = (name: string): boolean => (counts.get(name) ?? 0) > 0;
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);

  for (const [, slash, written = '', rest = ''] of html.matchAll(tags)) {
    const name = written.toLowerCase();
    if (flat.has(name)) continue;
    if (slash === '/') {
      // An end tag without a start is ignored; a late one ends all tags opened since.
      for (let isWanted = isOpen(name); isWanted; ) {
        const last = open.pop() ?? name;
        count(last, -1);
        isWanted = last !== name;
      }
    } else if (!(rest.endsWith('/') && (isOpen('svg') || isOpen('math')))) {
      open.push(name);
      count(name, 1);
    }
    if (open.length > maxLevels) return true;
  }
  return false;
}
