import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { readEntry } from '../../generator/content/kinds/read-entry.ts';
import { unpackBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { type HtmlEntry, readEntries } from './wordpress-entries/read-entries.ts';

/** An entry as WordPress answers, and WordPress's own html of it. */
export interface WordpressEntry {
  readonly name: string;
  readonly node: { readonly kind: 'post' | 'page'; readonly [field: string]: unknown };
  readonly content: string | null;
}

/** The entries of this project; in `npm run test:recorded`, those that a real WordPress answered. */
export const wordpressEntries: readonly WordpressEntry[] = ownOrRecorded(process.env.RECORDED_ENTRIES);

function ownOrRecorded(folder: string | undefined): readonly WordpressEntry[] {
  if (folder === undefined) return readEntries('own-entries.txt').map(answerWith);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: path.basename(file, '.json'),
      ...JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    }));
}

/** Answers with an entry as our queries get it from WordPress; its name is its kind, slug and title. */
function answerWith({ name, content }: HtmlEntry, index: number): WordpressEntry {
  const [, kind = '', slug = '', title = ''] = /^(\w+) (\S+): (.*)$/.exec(name) ?? [];
  const id = index + 1;
  const isFrontPage = slug === 'home';
  const shared = {
    ...{ databaseId: id, slug, title, status: 'publish', hasPassword: false },
    ...{ dateGmt: `2026-05-${10 + (id % 20)}T09:30:00`, modifiedGmt: '2026-05-30T12:00:00' },
    ...{ featuredImageDatabaseId: null, seo: null },
  };
  const post = { uri: `/news/${slug}/`, excerpt: `<p>${title}</p>\n`, categories: { nodes: [] } };
  const page = {
    ...{ uri: isFrontPage ? '/' : `/${slug}/`, menuOrder: id },
    ...{ isFrontPage, isPostsPage: false, isPrivacyPage: false },
  };
  const node =
    kind === 'post'
      ? { kind: 'post' as const, ...shared, ...post }
      : { kind: 'page' as const, ...shared, ...page };
  return { name: `${kind}-${id}`, node, content: content === '' ? null : content };
}

/** Reads an entry as a crawl does. */
export function readWordpressEntry({ node, content }: WordpressEntry): {
  readonly blocks: readonly StoredBlock[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const rules = {
    hosts: cmsHosts(['https://cms.pier.example']),
    timeZone: 'UTC',
    warn: (problem: Problem) => problems.push(problem),
  };
  const entry = readEntry(node.kind, { ...node, html: content }, rules);
  return { blocks: unpackBlocks(entry.blocks), problems };
}
