import { ZodError, z } from 'zod';
import { BuildError, type Problem } from '../../problems/problem.ts';
import { decodeOrKeep } from '../../util/decode-or-keep.ts';
import type { Entry, Kind } from '../content.ts';
import { type EntryContext, entryContext } from '../html/context.ts';
import { decodePath, withoutHosts } from '../html/links.ts';
import { plainText } from '../html/text.ts';
import { isUndecoded, titleText } from '../html/title-text.ts';
import { languageTag } from '../language-tag.ts';
import { readDocument } from '../reader/read-document.ts';
import { reportLosses } from '../reader/report-losses.ts';
import { packBlocks } from '../saved/packed-blocks.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { excerptText, withoutEmbeds } from './excerpt-text.ts';
import { count, id, raw, reference, utcDate } from './field-schemas.ts';
import { readFields } from './read-fields.ts';
import { seoNode, toSeo } from './seo.ts';

/**
 * Checks and normalises one node of the CMS. Throws a BuildError with kind, id and field for a
 * field of a wrong type; a missing one is empty.
 */
export function readEntry<K extends Kind>(
  kind: K,
  node: Readonly<Record<string, unknown>>,
  rules: Pick<EntryContext, 'hosts' | 'timeZone' | 'warn'>,
): Entry<K> {
  const { hosts, warn } = rules;
  try {
    const checked = entryNode.parse(node);
    const { databaseId: id } = checked;
    const title = withoutHosts(titleText(checked.title), hosts);
    const uri = checked.uri ? decodePath(checked.uri) : null;
    const context = entryContext({ kind, id, title, uri }, rules);
    if (isUndecoded(checked.title)) warn(undecodedTitle(context));
    const blocks = readDocument(checked.html, context);
    reportLosses(context);

    return {
      kind,
      id,
      slug: decodeSlug(checked.slug),
      uri,
      title,
      ...datesOf(checked, context),
      excerpt: withoutHosts(withoutEmbeds(checked.excerpt, blocks), hosts),
      blocks: packBlocks(blocks, context.words),
      imageId: checked.featuredImageDatabaseId,
      menuOrder: checked.menuOrder,
      seo: toSeo(checked.seo, context),
      ...(blocks.some(listsOthers) && { showsOthers: true as const }),
      ...languageOf(checked),
      fields: readFields(kind, node, context),
    };
  } catch (error) {
    if (error instanceof ZodError) throw fieldError(kind, node, error);
    throw error;
  }
}

function undecodedTitle({ entry }: EntryContext): Problem {
  return {
    message: 'The title has html references such as "&#8217;": WPGraphQL does not decode titles',
    cause: 'WPGraphQL does not decode titles',
    entry,
    field: 'title',
    hint: 'Switch on the decoding of html entities, graphql_html_entity_decoding_enabled, in WPGraphQL.',
  };
}

/** Returns true for a section with a list of entries, at any depth. */
function listsOthers(block: StoredBlock): boolean {
  if ('settings' in block) return /-grid$|\/map$|-guide$/.test(block.block);
  return 'children' in block.props && (block.props.children ?? []).some(listsOthers);
}

function datesOf(
  { dateGmt, modifiedGmt }: EntryNode,
  { entry }: EntryContext,
): { published: string; modified: string } {
  // A scheduled entry was saved before it was published.
  if (dateGmt !== null)
    return {
      published: dateGmt,
      modified: modifiedGmt !== null && modifiedGmt > dateGmt ? modifiedGmt : dateGmt,
    };
  throw contentError({
    message: 'The date is missing or invalid',
    entry,
    field: 'dateGmt',
    hint: 'Save the entry again.',
  });
}

/** The languages of Polylang and of WPML. */
function languageOf({ language: polylang, locale: wpml }: EntryNode): Pick<Entry, 'language'> {
  const language = languageTag(polylang?.locale ?? wpml?.locale ?? '');
  return language === undefined ? {} : { language };
}

/** Decoded once: a slug of WordPress contains "%" only in escapes of other scripts. */
function decodeSlug(slug: string): string {
  return decodeOrKeep(slug).normalize('NFC');
}

function fieldError(kind: Kind, node: unknown, error: ZodError): BuildError {
  const { databaseId, title, uri } = named.parse(node);
  const [issue] = error.issues;
  return contentError({
    message: `A field is not as expected: ${issue?.message ?? 'unknown'}`,
    entry: {
      kind,
      id: databaseId,
      title: plainText(title),
      uri,
    },
    field: issue?.path.join('.') ?? '',
    hint: 'A plugin of the CMS may give this field another type.',
  });
}

/** The valid names of a node, for the message about the rest. */
const named = z.object({
  databaseId: z.number().catch(0),
  title: z.string().catch(''),
  uri: z.string().nullable().catch(null),
});

function contentError(problem: Problem): BuildError {
  return new BuildError('content', problem.message, [problem]);
}

/** A field of this name may be something else, of another plugin. */
const localeNode = z.object({ locale: z.string().nullish() }).nullish().catch(null);

/** The fields of every kind, checked where they enter. */
const entryNode = z.object({
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
  language: localeNode,
  locale: localeNode,
});

type EntryNode = z.output<typeof entryNode>;
