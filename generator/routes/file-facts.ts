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
