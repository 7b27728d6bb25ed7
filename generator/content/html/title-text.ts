import { phrasingTags, plainText, rawText } from './text.ts';

const reference = /&#\d{1,7};/g;

/** Returns true for "Caf&#233;": nobody types it, so WPGraphQL does not decode titles. */
export function isUndecoded(title: string): boolean {
  return title.search(reference) !== -1;
}

/** Returns the text of a title, a label or a name. */
export function titleText(title: string): string {
  return plainText(withoutTags(title).replace(reference, (written) => rawText(written)));
}

/**
 * Removes an editor's tags around the words of a title: matching pairs, and line ends. Titles
 * arrive with decoded entities, so any other "<" was typed and stays: "Tides < 3 ft", "<script>".
 */
function withoutTags(title: string): string {
  if (!title.includes('<')) return title;
  const pieces = title.split(/(<\/?[a-z]+(?:\s[^<>]*)?\s*\/?>)/i);
  const open: { readonly name: string; readonly place: number }[] = [];
  const openNames = new Map<string, number>();
  const count = (name: string, by: 1 | -1): number => {
    const sum = (openNames.get(name) ?? 0) + by;
    openNames.set(name, sum);
    return sum;
  };

  // Odd pieces are tags.
  for (let place = 1; place < pieces.length; place += 2) {
    const [, slash, written = ''] = /^<(\/?)([a-z]+)/i.exec(pieces[place] ?? '') ?? [];
    const name = written.toLowerCase();
    if (name === 'br') pieces[place] = ' ';
    else if (!phrasingTags.has(name)) continue;
    else if (slash !== '/') {
      open.push({ name, place });
      count(name, 1);
    } else if ((openNames.get(name) ?? 0) > 0) {
      // Tags opened within it and never closed are text.
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last.name, -1);
        if (last.name !== name) continue;
        pieces[last.place] = '';
        pieces[place] = '';
        break;
      }
    }
  }
  return pieces.join('');
}
