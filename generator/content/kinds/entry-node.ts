import { z } from 'zod';
import { flatBlocks } from '../html/block-tree.ts';
import { count, id, raw, reference, textOfHtml, titleOfEntry, utcDate } from './field-schemas.ts';
import { seoNode } from './seo.ts';

/** The fields of every kind, checked where they enter. */
export const entryNode = z.object({
  databaseId: id,
  slug: raw,
  uri: z.string().nullish(),
  dateGmt: utcDate,
  modifiedGmt: utcDate,
  title: titleOfEntry,
  excerpt: textOfHtml,
  html: raw,
  editorBlocks: flatBlocks.nullish(),
  featuredImageDatabaseId: reference,
  menuOrder: count,
  seo: seoNode,
});

export type EntryNode = z.output<typeof entryNode>;
