import { z } from 'zod';
import type { Kind } from '../../content/content.ts';
import type { PagedNode } from '../../graphql/paging.ts';
import { parseJson } from '../../util/parse-json.ts';

/** The lists of the CMS in one answer. */
export interface PluginIndex {
  /** The rows of each kind, as its list gives them. */
  readonly rows: ReadonlyMap<Kind, readonly PagedNode[]>;
  /** The versions of entries, by id: none by an older plugin. */
  readonly versions: ReadonlyMap<number, string>;
  /** The version of every file of the library, by id. */
  readonly media: ReadonlyMap<number, string>;
}

export type ReadIndex =
  | { readonly index: PluginIndex }
  /** Kinds that the plugin does not know: those of the site's own. */
  | { readonly lacks: readonly Kind[] }
  /** The reason why it cannot be used. */
  | { readonly damage: string };

const id = z.number().int().positive();
const text = z.string().nullable();

/** Without one of these an entry cannot be told from others, or a private one from a public one. */
const row = z.looseObject({
  databaseId: id,
  slug: text,
  uri: text,
  status: z.string().min(1),
  dateGmt: text,
  modifiedGmt: text,
  hasPassword: z.boolean().nullable(),
  version: z.string().min(1).optional(),
});

const file = z.object({
  databaseId: id,
  version: z.union([z.string().min(1), z.number()]).transform(String),
});

/**
 * Reads the index of the plugin. Everything is checked, since a row that is missing removes a page:
 * the lists of all these kinds, the fields of each row, and that no id appears twice.
 */
export function readIndex(json: string | null, kinds: readonly Kind[]): ReadIndex {
  if (json === null) return { damage: 'its index is missing' };
  const lists = z.record(z.string(), z.unknown()).safeParse(parseJson(json)).data;
  if (lists === undefined) return { damage: 'its index is not JSON' };
  const lacks = kinds.filter((kind) => !Object.hasOwn(lists, kind));
  if (lacks.length > 0) return { lacks };

  const rows = new Map<Kind, readonly PagedNode[]>();
  const ids = new Set<number>();
  const versions = new Map<number, string>();
  for (const kind of kinds) {
    const list = z.array(row).safeParse(lists[kind]).data;
    if (list === undefined) return { damage: `a row of the kind "${kind}" lacks a field` };
    for (const { databaseId, version } of list) {
      if (ids.has(databaseId)) return { damage: `the id ${databaseId} appears twice` };
      ids.add(databaseId);
      if (version !== undefined) versions.set(databaseId, version);
    }
    rows.set(kind, list);
  }
  const files = z.array(file).safeParse(lists.media).data;
  if (files === undefined) return { damage: 'its list of media cannot be read' };
  const media = new Map(files.map(({ databaseId, version }) => [databaseId, version]));
  if (media.size < files.length) return { damage: 'a file of the library appears twice' };
  return { index: { rows, versions, media } };
}
