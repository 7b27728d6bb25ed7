import { z } from 'zod';
import type { FormerAddress, PierSettings } from '../../content/content.ts';
import { decodePath } from '../../content/html/links.ts';
import { isKind } from '../../content/kinds/descriptions.ts';
import { check } from '../../content/kinds/field-schemas.ts';
import { boardwalkPartsQuery } from '../../content/queries/site.ts';
import { prune } from '../../graphql/prune.ts';
import { decodeOrKeep } from '../../util/decode-or-keep.ts';
import type { CrawlContext } from '../crawl-context.ts';
import { pierNode, readPier } from './pier-settings.ts';

/** The parts of Content that only the plugin Boardwalk offers. */
export interface PluginParts {
  readonly pier?: PierSettings;
  readonly formerAddresses?: readonly FormerAddress[];
}

const formerNode = z.object({
  kind: z.string(),
  databaseId: z.number().int().positive(),
  slug: z.string(),
  uri: z.string(),
});

const answer = z.object({
  boardwalk: z.object({ settings: pierNode.nullish(), redirects: z.array(z.unknown()).nullish() }).nullish(),
});

/** Reads the page Pier and the former addresses, sorted. Skips unusable addresses. */
export async function crawlParts({
  client,
  absent,
  hosts,
  timeZone,
  warn,
}: CrawlContext): Promise<PluginParts> {
  const document = prune(boardwalkPartsQuery, absent);
  const { boardwalk } = check(
    answer,
    await client.request<unknown, object>(document),
    'the plugin Boardwalk',
  );
  const pier = boardwalk && readPier(boardwalk.settings, { hosts, timeZone, warn });
  const former = (boardwalk?.redirects ?? []).flatMap(readFormer).sort(byEntry);
  return { ...(pier && { pier }), ...(former.length > 0 && { formerAddresses: former }) };
}

function readFormer(node: unknown): readonly FormerAddress[] {
  const checked = formerNode.safeParse(node);
  if (!checked.success) return [];
  const { kind, databaseId, slug, uri } = checked.data;
  if (!isKind(kind) && kind !== 'category') return [];
  return [{ kind, id: databaseId, slug: decodeOrKeep(slug).normalize('NFC'), uri: decodePath(uri) }];
}

function byEntry(one: FormerAddress, other: FormerAddress): number {
  return (
    one.id - other.id ||
    compare(one.kind, other.kind) ||
    compare(one.uri, other.uri) ||
    compare(one.slug, other.slug)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
