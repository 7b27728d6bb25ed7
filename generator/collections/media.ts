import { z } from 'zod';
import type { Media } from '../content.ts';
import { mediaRef } from '../normalise/links.ts';
import { raw } from '../null-as-empty.ts';
import { readDetails } from '../source/details.ts';
import { MediaDetailsDocument } from '../source/generated/graphql.ts';
import type { CrawlContext } from './crawl-context.ts';
import { check, id, plain } from './door.ts';

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
  mediaDetails: z.object({ width: pixels, height: pixels }).nullish(),
});

/** Reads the pictures and files that the content names by id, sorted by id. What the library has lost is reported. */
export async function crawlMedia(ids: ReadonlySet<number>, context: CrawlContext): Promise<Media[]> {
  const { client, onProgress } = context;
  const sorted = [...ids].sort((one, other) => one - other);
  let done = 0;
  const { results } = await readDetails(client, {
    document: MediaDetailsDocument,
    connection: 'mediaItems',
    ids: sorted,
    read: (nodes) => {
      done += nodes.length;
      onProgress({ what: 'mediaItems', done, total: sorted.length });
      return check(z.array(mediaNode), nodes, 'the media library').flatMap((node) => toMedia(node, context));
    },
  });
  const media = results.sort((one, other) => one.id - other.id);
  reportLost(sorted, media, context);
  return media;
}

function toMedia(node: z.output<typeof mediaNode>, { hosts }: CrawlContext): Media[] {
  const { databaseId, mediaItemUrl, altText, mimeType, mediaDetails } = node;
  const ref = mediaRef(mediaItemUrl, { hosts, uri: '/' });
  if (!ref) return [];
  const { width = null, height = null } = mediaDetails ?? {};
  return [{ id: databaseId, path: ref.path, alt: altText, mimeType, width, height }];
}

function reportLost(ids: readonly number[], media: readonly Media[], { warn }: CrawlContext): void {
  const found = new Set(media.map(({ id }) => id));
  const lost = ids.filter((id) => !found.has(id));
  if (lost.length > 0)
    warn({
      message: `${lost.length} pictures are not in the media library, or lie on another host: ${lost.join(', ')}`,
      hint: 'Choose another picture where they are used.',
    });
}
