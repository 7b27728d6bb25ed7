import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDemoCms } from '../demo/demo-cms.ts';
import { addGeneratedPosts } from '../demo/generated-posts.ts';
import { createStore } from '../demo/store.ts';
import { drawAdaptation } from './adaptation/chart.ts';
import { startCollapsingCms } from './adaptation/collapsing-cms.ts';
import { recordCrawl } from './adaptation/record-crawl.ts';

const capacity = 3;
const most = 8;

/** Crawls a large demo behind a CMS that collapses above three requests at once, and draws docs/crawl/adaptation.svg. */
export async function main(root: string): Promise<void> {
  const store = createStore();
  addGeneratedPosts(store, 3000);
  const demo = await createDemoCms({ store, folder: path.join(root, 'demo') });
  const cms = await startCollapsingCms(demo.url, { capacity, serviceMs: 250, recoveryMs: 500 });
  try {
    const { attempts } = await recordCrawl(cms.endpoint, most);
    const folder = path.join(root, 'docs', 'crawl');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'adaptation.svg'), drawAdaptation(attempts, { capacity, most }));
  } finally {
    await cms.close();
    await demo.close();
  }
}
