import { z } from 'zod';
import type { Category, Entry, Media } from '../content/content.ts';
import { mediaRef } from '../content/html/links.ts';
import { fieldsOf } from '../content/kinds/descriptions.ts';
import { check, id, plain, raw, utcDate } from '../content/kinds/field-schemas.ts';
import { idsAlone } from '../content/kinds/media-refs.ts';
import { isMediaRef } from '../content/named-files.ts';
import { mediaDetailsQuery } from '../content/queries/site.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { readDetails } from '../graphql/details.ts';
import { prune } from '../graphql/prune.ts';
import type { Problem, Warn } from '../problems/problem.ts';
import type { CrawlContext } from './crawl-context.ts';

const pixels = z
  .number()
  .int()
  .nullish()
  .transform((value) => value || null);

const mediaNode = z.object({
  databaseId: id,
  mediaItemUrl: raw,
  altText: plain,
  mimeType: raw,
  modifiedGmt: utcDate,
  mediaDetails: z.object({ width: pixels, height: pixels }).nullish(),
  focalPoint: z.object({ x: z.number().nullish(), y: z.number().nullish() }).nullish(),
});

type MediaContext = Pick<
  CrawlContext,
  'client' | 'index' | 'knownMedia' | 'takeMedia' | 'absent' | 'hosts' | 'warn'
>;

/**
 * Reads the pictures and files in the content by id, sorted by id. `ids`: sorted, each once. Without
 * their versions from the plugin of the CMS every crawl reads them, since no list shows deleted
 * ones, and plugins change their texts without a new date.
 */
export async function crawlMedia(ids: readonly number[], context: MediaContext): Promise<Media[]> {
  const { client, knownMedia, takeMedia, absent } = context;
  const reused = ids.flatMap((id) => knownMedia.get(id) ?? []);
  const { results } = await readDetails(client, {
    document: prune(mediaDetailsQuery, absent),
    connection: 'mediaItems',
    ids: ids.filter((id) => !knownMedia.has(id)),
    read: (nodes) =>
      check(z.array(mediaNode), nodes, 'the media library').flatMap((node) =>
        toMedia(node, context).map(takeMedia),
      ),
  });
  return [...reused, ...results].sort((one, other) => one.id - other.id);
}

/** Files that were asked for beside the entries. */
export interface MediaAhead {
  readonly asked: ReadonlySet<number>;
  readonly found: readonly Media[];
  /** To be told of for files that are still in the content. */
  readonly problems: readonly Problem[];
}

/** Reads the files of the saved crawl: nearly all of them are in the content still, and nothing has to be known to ask for them. */
export async function crawlMediaAhead(
  saved: Pick<SavedCrawl, 'media'> | undefined,
  context: MediaContext,
): Promise<MediaAhead> {
  const ids = saved?.media.map(({ id }) => id) ?? [];
  const problems: Problem[] = [];
  const found = await crawlMedia(ids, { ...context, warn: (problem) => problems.push(problem) });
  return { asked: new Set(ids), found, problems };
}

function toMedia(node: z.output<typeof mediaNode>, context: MediaContext): Media[] {
  const { databaseId, mediaItemUrl, altText, mimeType, modifiedGmt, mediaDetails } = node;
  const ref = mediaRef(mediaItemUrl, { hosts: context.hosts, uri: '/' });
  if (!ref) return [];
  const { width = null, height = null } = mediaDetails ?? {};
  const { path } = ref;
  const version = context.index?.media.get(databaseId);
  const focalPoint = focalPointOf(node, context);
  const media = { id: databaseId, path, alt: altText, mimeType, modified: modifiedGmt, width, height };
  return [{ ...media, ...(version !== undefined && { version }), ...(focalPoint && { focalPoint }) }];
}

function focalPointOf(
  { databaseId, altText, focalPoint }: z.output<typeof mediaNode>,
  { warn }: MediaContext,
): Media['focalPoint'] {
  const { x, y } = focalPoint ?? {};
  if (x == null && y == null) return undefined;
  if (x != null && y != null && [x, y].every((part) => part >= 0 && part <= 1)) return { x, y };
  warn({
    message: `The focal point ${x ?? '?'}, ${y ?? '?'} is outside the picture: it is not used`,
    entry: { kind: 'media', id: databaseId, title: altText },
    field: 'focalPoint',
    hint: 'Choose the focal point of the picture again in the library.',
  });
  return undefined;
}

/** Something that refers to pictures and files by id. */
export interface MediaUser {
  readonly entry: NonNullable<Problem['entry']>;
  readonly value: Entry | Category;
  /** Those of the value, sorted. */
  readonly mediaIds: readonly number[];
}

/**
 * Warns about every entry that refers to a file by an id that the library lacks. A file with an address is fetched by that,
 * whatever id is beside it.
 */
export function reportLostMedia(users: Iterable<MediaUser>, media: readonly Media[], warn: Warn): void {
  const known = new Set(media.map(({ id }) => id));
  for (const { entry, value, mediaIds } of users) {
    if (mediaIds.every((id) => known.has(id))) continue;
    const lost = new Set(idsAlone(value).filter((id) => !known.has(id)));
    for (const { field, id } of filesInFields(value))
      if (lost.delete(id))
        warn({
          check: 'missingMedia',
          message: `The file ${id} is missing in the media library: it is not shown`,
          entry,
          field,
          hint: 'Choose another file in the entry.',
        });
    if (lost.size === 0) continue;
    warn({
      check: 'missingMedia',
      cause: 'Pictures are missing in the media library, or are on another host',
      message: `${lost.size === 1 ? 'A picture is' : `${lost.size} pictures are`} missing in the media library, or on another host: ${[...lost].join(', ')}`,
      entry,
      hint: 'Choose another picture in the entry.',
    });
  }
}

function filesInFields(value: Entry | Category): readonly { readonly field: string; readonly id: number }[] {
  if (!('fields' in value)) return [];
  return fieldsOf(value.kind).flatMap(({ type, name, sent }) => {
    const file: unknown = type === 'file' ? Reflect.get(value.fields, name) : null;
    return isMediaRef(file) && file.id !== undefined ? [{ field: sent, id: file.id }] : [];
  });
}

/** Returns a function that replaces an item of the library by that of the saved crawl, where it has not changed. */
export function openLibrary(saved: readonly Media[]): CrawlContext['takeMedia'] {
  const known = new Map(saved.map((item) => [item.id, item]));
  return (item) => {
    const former = known.get(item.id);
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : item;
  };
}
