import { BuildError, type Problem } from '../../problems/problem.ts';
import { tryAll } from '../../problems/settle.ts';
import type { Kind } from '../content.ts';
import type { CmsHosts } from '../html/links.ts';
import { nameEntry } from '../name-entry.ts';
import type { DetailsNode } from '../queries/documents.ts';
import type { SavedEntry } from '../saved/saved-crawl.ts';
import { fitNode } from './fit-node.ts';
import type { KindMapping } from './mapping.ts';
import { mediaIds } from './media-refs.ts';
import { readEntry } from './read-entry.ts';
import { versionKeyOf } from './version-key.ts';

/** All inputs of reading an entry besides the answer of the CMS. */
export interface ReadingFacts {
  readonly hosts: CmsHosts;
  /** The site's. */
  readonly timeZone: string;
  /** The moment of this crawl, ISO 8601. */
  readonly fetchedAt: string;
  /** A key of everything that an entry may show besides itself. */
  readonly state: string;
  /** By which the answer was asked for. Default: by our own names. */
  readonly mapping?: KindMapping | undefined;
}

/** Entries of one kind from the CMS: plain data, which any thread can read. */
export interface ReadingJob<K extends Kind = Kind> extends ReadingFacts {
  readonly kind: K;
  readonly nodes: readonly DetailsNode[];
}

/** The entries of a job that could be read. */
export interface ReadRecords<K extends Kind = Kind> {
  readonly records: readonly SavedEntry<K>[];
  /** One error with the problems of all others. */
  readonly failure: BuildError | null;
}

/** Checks and normalises entries. Throws only bugs. */
export function readRecords<K extends Kind>({ kind, nodes, ...facts }: ReadingJob<K>): ReadRecords<K> {
  const { results, failure } = tryAll(nodes.map((node) => () => readRecord(kind, node, facts)));
  if (failure !== null && !(failure instanceof BuildError)) throw failure;
  return { records: results, failure };
}

function readRecord<K extends Kind>(
  kind: K,
  node: DetailsNode,
  { hosts, timeZone, fetchedAt, state, mapping }: ReadingFacts,
): SavedEntry<K> {
  const problems: Problem[] = [];
  const { node: fitted, misfits } = mapping
    ? fitNode(kind, node, { mapping, timeZone })
    : { node, misfits: [] };
  const read = readEntry(kind, fitted, { hosts, timeZone, warn: (problem) => problems.push(problem) });
  problems.unshift(...misfits.map((misfit) => ({ ...misfit, entry: nameEntry(read) })));
  // Not as the plugin tells it: the content is the same without one.
  const entry = hasLiveClass(fitted) ? { ...read, showsOthers: true as const } : read;
  const record = { entry, versionKey: versionKeyOf(node), fetchedAt, problems, mediaIds: mediaIds(entry) };
  return showsOthers(fitted) ? { ...record, state } : record;
}

/**
 * Returns true when WordPress makes part of an entry from others: the newest posts, categories, menus, the
 * media library. Such an entry changes with them while its modified date stays. The plugin Boardwalk knows all
 * of them; without it they are known by their classes, where they show anything.
 * @internal
 */
export function showsOthers(node: DetailsNode): boolean {
  return node.showsOthers === true || hasLiveClass(node);
}

function hasLiveClass({ html }: DetailsNode): boolean {
  return typeof html === 'string' && liveClasses.test(html);
}

const liveNames =
  `archives avatar breadcrumbs calendar categories comments home-link latest-comments latest-posts navigation page-list post-author
  post-author-biography post-author-name post-comments-count post-featured-image post-navigation-link post-terms query rss site-logo
  tag-cloud template-part term-template terms-query`.split(/\s+/);

// A gallery of the classic editor shows texts of the media library.
const liveClasses = new RegExp(`\\b(?:wp-block-(?:${liveNames.join('|')})|galleryid-\\d+)\\b`);
