import { demoNow } from '../../demo/clock.ts';
import type { DemoCms } from '../../demo/demo-cms.ts';
import type { AnyEntry, Content } from '../../generator/content/content.ts';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { readRecords } from '../../generator/content/kinds/read-records.ts';
import type { WordpressEntry } from './wordpress-entries.ts';

/** Ids of the demo are lower. */
const firstId = 1_000_000;

/** An entry of WordPress as the CMS of a test would answer with it. */
export interface WordpressNode {
  readonly kind: 'post' | 'page';
  readonly databaseId: number;
  readonly slug: string;
  readonly [field: string]: unknown;
}

/** Moves an entry to the CMS of a test, where it has an id that no other entry has. */
export function asNode({ node, content }: WordpressEntry, cms: DemoCms): WordpressNode {
  const text = JSON.stringify({ ...node, html: content });
  const own = JSON.parse(text.replaceAll('https://cms.pier.example', cms.origin));
  return { ...own, databaseId: own.databaseId + firstId };
}

/** Reads the entries as a crawl does, and puts them into the content in the place of its posts and pages. */
export function withEntries(content: Content, nodes: readonly WordpressNode[], cms: DemoCms): Content {
  const entries = readAll(nodes, cms);
  const of = <K extends AnyEntry['kind']>(kind: K) =>
    entries
      .filter((entry): entry is Extract<AnyEntry, { kind: K }> => entry.kind === kind)
      .sort((a, b) => a.id - b.id);
  return { ...content, entries: { ...content.entries, post: of('post'), page: of('page') } };
}

function readAll(nodes: readonly WordpressNode[], cms: DemoCms): readonly AnyEntry[] {
  const facts = { hosts: cmsHosts([cms.url]), timeZone: 'UTC', fetchedAt: demoNow, state: '' };
  return (['post', 'page'] as const).flatMap((kind) => {
    const own = nodes.filter((node) => node.kind === kind);
    const { records, failure } = readRecords({ kind, nodes: own, ...facts });
    if (failure !== null) throw failure;
    return records.map(({ entry }) => entry as AnyEntry);
  });
}
