import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import { type BenchCms, startCms } from './cms.ts';
import { type GrowingSites, modelEntries } from './growing-sites.ts';
import { openCopy, type ProjectCopy } from './project-copy.ts';
import { type Measured, runMeasured } from './run-measured.ts';

/** One crawl. */
export interface CrawlSample extends Measured {
  readonly requests: number;
  /** Of the content file. */
  readonly fileBytes: number;
}

/** The crawls of one CMS. */
export interface CrawlSamples {
  readonly entries: number;
  readonly first: CrawlSample;
  /** Of the same content, with what the first one has saved. */
  readonly again: CrawlSample;
}

/** Crawls CMSes of growing size into content files, each in a process of its own, on the disk. */
export async function measureCrawl(options: GrowingSites): Promise<readonly CrawlSamples[]> {
  const { root, shape, entries, onStep } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const samples: CrawlSamples[] = [];
    for (const count of entries) {
      const cms = await startCms(copy, { shape, entries: modelEntries, further: count });
      try {
        await copy.forgetBuilds();
        onStep(`${count} entries: the first crawl`);
        const first = await crawl(copy, cms, folder);
        onStep(`${count} entries: a crawl that finds nothing changed`);
        const again = await crawl(copy, cms, folder);
        samples.push({ entries: count, first, again });
      } finally {
        await cms.close();
      }
    }
    return samples;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function crawl(copy: ProjectCopy, cms: BenchCms, folder: string): Promise<CrawlSample> {
  const file = path.join(folder, 'content.bin');
  const script = copy.command.slice(0, -1);
  const flags = ['--save-content', file, '--endpoint', cms.endpoint, '--quiet'];
  const env = { BOARDWALK_NOW: demoNow };
  await cms.takeCounts();
  const measured = await runMeasured(copy, [...script, 'crawl', ...flags], { env });
  const { graphql: requests } = await cms.takeCounts();
  const { size: fileBytes } = await stat(file);
  return { ...measured, requests, fileBytes };
}
