import { createRecentOf } from '../../util/recent.ts';

const prefix = 'c-';

/** Prefixes an id of the content, so that it cannot replace an id or a global name of the site. */
export function prefixId(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

/**
 * Returns true for ids that WordPress makes for one answer, by counting, or for one day: nobody can
 * link to them, and the same content would give another page in every build.
 */
export function isPassingId(id: string, tag: string, classList = ''): boolean {
  return passing.some(([pattern, where]) => pattern.test(id) && where.test(`${tag} ${classList}`));
}

// The id, and the tag and classes of its element.
const passing: readonly (readonly [RegExp, RegExp])[] = [
  [/^(accordion-item|wp-block-[a-z]+([-_]+[a-z]+)*)-\d+(-panel)?$/, /./],
  [/^modal-\d+(-content)?$/, /wp-block-navigation/],
  [/^gallery-\d+(-\d+)?$/, /\bgallery\b/],
  [/^(audio|video)-\d+-\d+$/, /^(audio|video)\b/],
  [/^today$/, /^td\b/],
  [/^(tab__)?tabs_\d+-tab-\d+$/, /./],
  [/^(caption-)?attachment_\d+-\d+$/, /./],
  [/^wpcf7-f\d+-p\d+-o\d+$/, /./],
  [/^gallery-\d+-\d+-slideshow$/, /./],
];

/** Takes an id that is free within the entry: "c-opening-hours", "c-opening-hours-2" ... */
export function takeId(ids: Set<string>, wanted: string): string {
  const id = prefixId(wanted);
  const ofIds = counts.at(ids);
  let count = ofIds.get(id) ?? 1;
  let free = count === 1 ? id : `${id}-${count}`;
  while (ids.has(free)) free = `${id}-${++count}`;
  ofIds.set(id, count);
  ids.add(free);
  return free;
}

// Where to continue: an id used a thousand times is not searched from the start each time.
const counts = createRecentOf((_: Set<string>) => new Map<string, number>());

/**
 * Makes an id of a heading's text: letters and digits of all scripts in lower case, hyphens
 * between.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Without the half of a letter of two units.
  return slug.slice(0, 80).replace(/[\uD800-\uDBFF]$/, '') || 'section';
}
