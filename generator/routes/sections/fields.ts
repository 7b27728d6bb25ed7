import * as z from 'zod';
import type { Href, NamedLink, PictureData } from '../../../templates/types.ts';
import { parseLocal } from '../../content/dates.ts';
import { outsideRef } from '../../content/html/links.ts';
import { parsePeriod } from '../../content/periods.ts';
import type { LinkRef } from '../../content/stored-blocks.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { Resolver } from '../resolve.ts';
import type { Filling } from './define-section.ts';

/**
 * Schemas of section settings. Empty values count as absent. Only what an item cannot be shown
 * without is required: where it is wrong, check-settings.ts takes out the item and keeps the rest.
 */
const emptyIsAbsent = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

/** The words for a value of a wrong type, and for none. */
const mustBe = (type: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? 'is missing' : `must be ${type}`),
});

/** The words for a text that is not what it should be. */
const isNot = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `is "${String(input).slice(0, 80)}", not ${what}`,
});

export const optional = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(emptyIsAbsent, value.optional());

export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, mustBe('an object')).transform((value) => compact(value));
export const number = z.number(mustBe('a number'));
export const requiredText = z.string(mustBe('a text')).trim().min(1, 'is empty');
export const text = optional(z.string(mustBe('a text')).trim());
/** Shown without, and reported: a row of a table has an empty cell then. */
export const cell = requiredText.optional();
export const email = optional(requiredText.pipe(z.email(isNot('an e-mail address'))));
export const address = requiredText.refine((url) => toLinkRef(url) !== null, isNot('an address'));
export const day = requiredText.refine(
  (date) => parseLocal(date, 'UTC') !== null,
  isNot('a date such as 2026-12-24'),
);
/** A day, a month or a year. */
export const period = requiredText.refine(
  (date) => parsePeriod(date, 'UTC') !== null,
  isNot('a date such as 2026-12-24, 2026-12 or 2026'),
);
const mostShown = 'must be a whole number from 1 to 100';
export const count = optional(
  z.coerce.number(mostShown).int(mostShown).min(1, mostShown).max(100, mostShown),
);
export const namedLink = optional(object({ label: requiredText, url: address }));
/** A value with its name, for charts. */
export const bar = object({ label: requiredText, value: number });
export const requiredImage = object({ id: optional(number), url: requiredText, alt: text });
export const image = optional(requiredImage);
export const requiredFile = object({ id: optional(number), url: requiredText });

/** Without the items that are empty, or that check-settings.ts has taken out. */
const itemsOf = <Item extends z.ZodType>(item: Item) =>
  z.array(optional(item), mustBe('a list')).transform((items) => items.filter((one) => one !== undefined));
export const listOf = <Item extends z.ZodType>(item: Item) =>
  optional(itemsOf(item)).transform((items) => items ?? []);
export const requiredListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).refine((items) => items.length > 0, 'is empty');
/** Undefined without a list. Of an empty one nothing is shown. */
export const slugs = optional(itemsOf(requiredText));

/** Makes a check of settings: the section is skipped without any of these. */
export function needs(...names: readonly string[]) {
  const isThere = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== undefined;
  return [
    (settings: object) =>
      Object.entries(settings).some(([name, value]) => names.includes(name) && isThere(value)),
    `needs ${names.join(' or ')}`,
  ] as const;
}

/** Returns the image of a section's settings as a picture; reports a missing one. */
export function pictureOf(
  value: z.output<typeof image>,
  { resolve, warn }: Pick<Filling, 'resolve' | 'warn'>,
): PictureData | undefined {
  if (value === undefined) return undefined;
  const { id, url, alt } = value;
  const picture = resolve.picture({
    ref: 'media',
    path: url,
    ...(id === undefined ? {} : { id }),
    ...(alt === undefined ? {} : { alt }),
  });
  if (picture === undefined) {
    warn({
      check: 'missingMedia',
      cause: 'Pictures of sections are missing in the media library, or are on another host',
      message: `The picture ${url} of a section is missing in the media library, or on another host`,
      hint: 'Choose another picture in the section.',
    });
  }
  return picture;
}

/** Returns a link to a file of a section's settings, with its type and size; reports a missing one. */
export function fileOf(
  { id, url }: z.output<typeof requiredFile>,
  label: string,
  { resolve, warn }: Pick<Filling, 'resolve' | 'warn'>,
): NamedLink | undefined {
  const [link] = resolve.files({ ref: 'media', path: url, ...(id === undefined ? {} : { id }) }, label);
  if (link !== undefined) return { ...link, by: 'editor' };
  warn({
    check: 'missingMedia',
    cause: 'Files of sections are missing in the media library, or are on another host',
    message: `The file ${url} of a section is missing in the media library, or on another host`,
    hint: 'Choose another file in the section.',
  });
  return undefined;
}

/** Returns a link of a section's settings; undefined when it is not allowed. */
export function hrefOfSetting(url: string | undefined, resolve: Resolver): Href | undefined {
  const ref = url === undefined ? null : toLinkRef(url);
  return ref === null ? undefined : resolve.link(ref);
}

export function linkOf(value: z.output<typeof namedLink>, resolve: Resolver): NamedLink | undefined {
  const href = hrefOfSetting(value?.url, resolve);
  return value === undefined || href === undefined ? undefined : { label: value.label, by: 'editor', href };
}

/** The crawl has made links to the CMS relative: one slash at the start means internal. */
function toLinkRef(url: string): LinkRef | null {
  if (/^\/(?![/\\])/.test(url)) return { ref: 'link', to: url, isInternal: true };
  return outsideRef(url);
}
