import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { collections } from '../../generator/content/kinds/index.ts';
import { readEntry } from '../../generator/content/kinds/read-entry.ts';
import { unpackBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import type { Problem } from '../../generator/problems/problem.ts';

// Real entries of a real server are beside the project, not part of it.
const folder = path.resolve(import.meta.dirname, '../../../shared/wpgraphql/fidelity');

/** An entry as a real server answered, and WordPress's own html of it. */
export interface RealEntry {
  readonly name: string;
  readonly node: { readonly kind: 'post' | 'page'; readonly [field: string]: unknown };
  readonly content: string;
}

export function realEntries(): readonly RealEntry[] {
  if (!existsSync(folder)) {
    console.info(`No entries of a real WordPress beside the project (${folder}): compared with none.`);
    return [];
  }
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: path.basename(file, '.json'),
      ...JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    }));
}

/** The same entry as a server without blocks answers. */
export function asHtml({ node, content, ...entry }: RealEntry): RealEntry {
  return { ...entry, content, node: { ...node, editorBlocks: null } };
}

/** Reads an entry as a crawl does. */
export function readReal({ node, content }: RealEntry): {
  readonly blocks: readonly StoredBlock[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const rules = {
    hosts: cmsHosts(['https://cms.pier.example']),
    warn: (problem: Problem) => problems.push(problem),
  };
  const entry = readEntry(collections[node.kind], { ...node, html: content }, rules);
  return { blocks: unpackBlocks(entry.blocks), problems };
}
