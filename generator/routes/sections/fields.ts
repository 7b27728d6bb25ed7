import * as z from 'zod';
import type { Href, NamedLink, PictureData } from '../../../templates/types.ts';
import { outsideRef } from '../../content/html/links.ts';
import type { LinkRef } from '../../content/stored-blocks.ts';
import type { Resolver } from '../resolve.ts';

/** Schemas of section settings. Empty values count as absent. */
const emptyIsAbsent = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

export const requiredText = z.string().trim().min(1);
export const text = z.preprocess(emptyIsAbsent, z.string().trim().optional());
/** Invalid ones count as absent, too. */
export const email = z.preprocess(emptyIsAbsent, z.email().optional().catch(undefined));
export const count = z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(100).optional());
export const slugs = z.preprocess(emptyIsAbsent, z.array(z.string()).optional());
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => emptyIsAbsent(value) ?? [], z.array(item));

export const image = z.preprocess(
  emptyIsAbsent,
  z.object({ id: z.number().optional(), url: z.string(), alt: z.string().default('') }).optional(),
);
/** A value with its name, for charts. */
export const bar = z.object({ label: requiredText, value: z.number() });
export const namedLink = z.preprocess(
  emptyIsAbsent,
  z.object({ label: requiredText, url: requiredText }).optional(),
);

/** Returns the image of a section's settings as a picture; undefined when it is missing. */
export function pictureOf(value: z.output<typeof image>, resolve: Resolver): PictureData | undefined {
  if (value === undefined) return undefined;
  const { id, url, alt } = value;
  return resolve.picture({
    ref: 'media',
    path: url,
    ...(id === undefined ? {} : { id }),
    ...(alt === '' ? {} : { alt }),
  });
}

/** Returns a link of a section's settings; undefined when it is not allowed. */
export function hrefOfSetting(url: string | undefined, resolve: Resolver): Href | undefined {
  const ref = url === undefined ? null : toLinkRef(url);
  return ref === null ? undefined : resolve.link(ref);
}

export function linkOf(value: z.output<typeof namedLink>, resolve: Resolver): NamedLink | undefined {
  const href = hrefOfSetting(value?.url, resolve);
  return value === undefined || href === undefined ? undefined : { label: value.label, href };
}

/** The crawl has made links to the CMS relative: one slash at the start means internal. */
function toLinkRef(url: string): LinkRef | null {
  if (/^\/(?![/\\])/.test(url)) return { ref: 'link', to: url, isInternal: true };
  return outsideRef(url);
}
