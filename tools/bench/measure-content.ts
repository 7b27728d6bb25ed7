import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { demoNow } from '../../demo/clock.ts';
import type { Shape } from '../../demo/large-site/shapes.ts';
import type { AnyEntry } from '../../generator/content/content.ts';
import { saveContent, type WritableContent } from '../../generator/content/saved/content-file.ts';
import { readContentFile } from '../../generator/content/saved/read-content-file.ts';
import { startCms } from './cms.ts';
import { type GrowingSites, modelEntries } from './growing-sites.ts';
import { multiplyContent } from './multiply-content.ts';
import { openCopy, type ProjectCopy } from './project-copy.ts';
import { type Measured, runMeasured } from './run-measured.ts';

/** A clean build from a content file, and the next one. */
export interface ContentSample extends Measured {
  readonly entries: number;
  readonly pages: number;
  readonly files: number;
  readonly siteBytes: number;
  /** After the first post got another title. */
  readonly edited: Measured & { readonly written: number };
}

/**
 * Builds sites of small bodies from content files, each clean and then after an edit, each time in a
 * process of its own, on the disk: the largest fit into no memory.
 */
export async function measureContent(options: GrowingSites): Promise<readonly ContentSample[]> {
  const { root, shape, entries, onStep } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const cms = await startCms(copy, { shape, entries: modelEntries });
    try {
      const bench = { copy, folder, endpoint: cms.endpoint };
      const model = path.join(folder, 'model.bin');
      onStep('the site that the others are like');
      await generate(bench, ['--save-content', model]);
      const samples: ContentSample[] = [];
      for (const count of entries) {
        onStep(`${count} entries`);
        samples.push(await measureOne(bench, { shape, count, model }));
      }
      return samples;
    } finally {
      await cms.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ContentBench {
  readonly copy: ProjectCopy;
  readonly folder: string;
  readonly endpoint: string;
}

async function measureOne(
  bench: ContentBench,
  { shape, count, model }: { readonly shape: Shape; readonly count: number; readonly model: string },
): Promise<ContentSample> {
  const { copy, folder } = bench;
  const content = path.join(folder, 'content.bin');
  const report = path.join(folder, 'report.json');
  const build = async (change: (content: WritableContent) => WritableContent) => {
    const { content: saved } = await readContentFile(model);
    await saveContent(content, change(multiplyContent(saved, shape, count)));
    const measured = await generate(bench, ['--content', content, '--json', report]);
    return { measured, report: reportSchema.parse(JSON.parse(await readFile(report, 'utf8'))) };
  };
  await copy.forgetBuilds();
  await rm(path.join(folder, 'site'), { recursive: true, force: true });
  const clean = await build((same) => same);
  const next = await build(editFirstPost);
  const { pages, files, bytes } = clean.report;
  const sum = Object.values(pages).reduce((total, some) => total + some, 0);
  return {
    ...clean.measured,
    ...{ entries: count, pages: sum, files, siteBytes: bytes },
    edited: { ...next.measured, written: next.report.rebuilt.written },
  };
}

/** The report of a build, as far as it is needed here. */
const reportSchema = z.object({
  pages: z.record(z.string(), z.number()),
  files: z.number(),
  bytes: z.number(),
  rebuilt: z.object({ written: z.number() }),
});

function editFirstPost(content: WritableContent): WritableContent {
  const { post } = content.entries;
  return { ...content, entries: { ...content.entries, post: editFirst(post) } };
}

function* editFirst(entries: Iterable<AnyEntry>): Generator<AnyEntry> {
  let isFirst = true;
  for (const entry of entries) {
    yield isFirst ? { ...entry, title: `${entry.title}, edited` } : entry;
    isFirst = false;
  }
}

function generate({ copy, folder, endpoint }: ContentBench, flags: readonly string[]): Promise<Measured> {
  const out = ['--out', path.join(folder, 'site'), '--endpoint', endpoint, '--now', demoNow];
  return runMeasured(copy, [...copy.command, ...out, '--quiet', ...flags]);
}
