import type { MediaRecord } from '../media/media-table.ts';

/**
 * Returns what a link to a file says after its words: " (PDF, 3.1 MB)", or the part of it that the words do not
 * name. Empty for pictures, files that are not copied, and links without words.
 */
export function fileFacts({ src, size }: Pick<MediaRecord, 'src' | 'size'>, words: string): string {
  if (size === undefined || words.trim() === '') return '';
  const type = /\.([a-z0-9]+)$/.exec(src)?.[1]?.toUpperCase() ?? '';
  const facts = [
    ...(new RegExp(`\\b${type}\\b`, 'i').test(words) ? [] : [type]),
    ...(/\d\s?[kKMG]i?B\b/.test(words) ? [] : [amount(size)]),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** "3.1 MB", "12 MB", "340 kB", "1 kB". */
function amount(bytes: number): string {
  const mega = bytes / 1_000_000;
  if (mega >= 0.9995) return `${mega < 9.95 ? mega.toFixed(1) : Math.round(mega)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** A link in html that leads to a file. */
export interface LinkToFile {
  /** The place of its address in the html. */
  readonly from: number;
  readonly file: Pick<MediaRecord, 'src' | 'size'>;
}

/** Adds what is known of the file to the words of a link that has ended, but not to the button of a file block. */
export function withFileFacts(html: string, { from, file }: LinkToFile): string {
  if (html.slice(html.lastIndexOf('<a', from), from).includes('wp-block-file__button')) return html;
  const end = html.indexOf('</a>', from);
  const words = withoutTags(html.slice(html.indexOf('>', from) + 1, end));
  return html.slice(0, end) + fileFacts(file, words) + html.slice(end);
}

export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '');
}

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
