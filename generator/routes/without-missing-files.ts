/** No sanitised html has a comment: it marks the place of a file that has no words. */
const nothing = '<!---->';

/** Quotes and angle brackets in the values of sanitised html are escaped. */
const missingPicture = /<img\b[^<>]* src=""[^<>]*>/g;
const missingSource = /<(?:source|track)\b[^<>]* src=""[^<>]*>/g;
const missingAddress = /(<(?:video|audio)\b[^<>]*) (?:src|poster)=""/g;
const innermostPlayer = /<(video|audio)\b([^<>]*)>((?:(?!<(?:video|audio)\b).)*?)<\/\1>/gs;
const emptied = /<(a|p|figure|span|div)\b(?![^<>]* id=")[^<>]*>\s*<!---->\s*<\/\1>/g;

/**
 * Replaces pictures and players without an address (`src=""`) in sanitised html by their words. What
 * held nothing else goes with them, unless a link may lead to it.
 */
export function withoutMissingFiles(html: string): string {
  const kept = html
    .replace(missingPicture, (tag) => wordsIn(tag, 'alt'))
    .replace(missingSource, '')
    .replace(missingAddress, '$1')
    .replace(missingAddress, '$1');
  const shown = untilSame(kept, (text) =>
    text.replace(innermostPlayer, (player, _, attributes: string, inside: string) => {
      if (/ src="/.test(attributes) || inside.includes('<source')) return player;
      const words = inside.replace(/<track\b[^<>]*>/g, '').trim();
      return words === '' ? wordsIn(attributes, 'title') : words;
    }),
  );
  return untilSame(shown, (text) => text.replace(emptied, nothing)).replaceAll(nothing, '');
}

function wordsIn(tag: string, attribute: string): string {
  return new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1] ?? nothing;
}

function untilSame(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed === text ? text : untilSame(changed, change);
}
