import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { readEntry } from '../../generator/content/kinds/read-entry.ts';
import { unpackBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { blockEntries } from './wordpress-entries/block-entries.ts';
import { oldEntries } from './wordpress-entries/old-entries.ts';
import { serverEntries } from './wordpress-entries/server-entries.ts';
import type { WordpressEntry } from './wordpress-entries/write-entry.ts';
import { writeEntry } from './wordpress-entries/write-entry.ts';

/** The entries of this project; in `npm run test:recorded`, those that a real WordPress answered. */
export const wordpressEntries: readonly WordpressEntry[] = readEntries(process.env.RECORDED_ENTRIES);

function readEntries(folder: string | undefined): readonly WordpressEntry[] {
  if (folder === undefined)
    return [...blockEntries, ...oldEntries, ...serverEntries].map((entry, index) =>
      writeEntry(entry, index + 1),
    );
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: path.basename(file, '.json'),
      ...JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    }));
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
