import { z } from 'zod';
import { excerptText } from './excerpt-text.ts';
import { count, id, raw, reference, utcDate } from './field-schemas.ts';
import { seoNode } from './seo.ts';

/** The fields of every kind, checked where they enter. */
export const entryNode = z.object({
  databaseId: id,
  slug: raw,
  uri: z.string().nullish(),
  dateGmt: utcDate,
  modifiedGmt: utcDate,
  title: raw,
  excerpt: raw.transform(excerptText),
  html: raw,
  featuredImageDatabaseId: reference,
  menuOrder: count,
  seo: seoNode,
});

export type EntryNode = z.output<typeof entryNode>;
