import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import type { Shape } from '../../demo/large-site/shapes.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import { loadSavedContent } from '../../generator/content/saved/read-content-file.ts';
import { startCms } from './cms.ts';
import { type GrowingSites, modelEntries } from './growing-sites.ts';
import { multiplyContent } from './multiply-content.ts';
import { openCopy, type ProjectCopy } from './project-copy.ts';
import { type Measured, runMeasured } from './run-measured.ts';

/** One build from a content file. */
export interface ContentSample extends Measured {
  readonly entries: number;
  readonly pages: number;
  readonly files: number;
  readonly siteBytes: number;
}

const benchConfig = 'bench.config.ts';

/**
 * Builds sites of small bodies from content files, each clean and in a process of its own, on the
 * disk: the largest fit into no memory. Social cards are switched off, since each takes 33 ms.
 */
export async function measureContent(options: GrowingSites): Promise<readonly ContentSample[]> {
  const { root, shape, entries, onStep } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const settings = `import config from './config/site.config.ts';\nexport default { ...config, socialCards: false };\n`;
    await writeFile(path.join(copy.root, benchConfig), settings);
    const cms = await startCms(copy, { shape, entries: modelEntries });
    try {
      const bench = { copy, folder, endpoint: cms.endpoint };
      const model = path.join(folder, 'model.jsonl');
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
  const content = path.join(folder, 'content.jsonl');
  const report = path.join(folder, 'report.json');
  await saveContent(content, multiplyContent(await loadSavedContent(model), shape, count));
  await copy.forgetBuilds();
  await rm(path.join(folder, 'site'), { recursive: true, force: true });
  const measured = await generate(bench, ['--content', content, '--json', report]);
  const { pages, files, bytes } = JSON.parse(await readFile(report, 'utf8'));
  const sum = Object.values<number>(pages).reduce((total, some) => total + some, 0);
  return { ...measured, entries: count, pages: sum, files, siteBytes: bytes };
}

function generate({ copy, folder, endpoint }: ContentBench, flags: readonly string[]): Promise<Measured> {
  const out = ['--out', path.join(folder, 'site'), '--endpoint', endpoint, '--now', demoNow];
  return runMeasured(copy, [...copy.command, ...out, '--config', benchConfig, '--quiet', ...flags]);
}
