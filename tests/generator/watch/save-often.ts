import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readConfig } from '../../../bin/read-config.ts';
import { demoNow } from '../../../demo/clock.ts';
import { allStale, nothingStale } from '../../../generator/rebuild/stale.ts';
import { openSiteBuilder } from '../../../generator/watch/open-site-builder.ts';

// A process that saves a template again and again and builds after each save: `node --expose-gc save-often.js <project>
// <output folder> <endpoint> <saves> ...`. After so many saves each it prints how many bytes it holds.
const [root = '', out = '', endpoint = '', ...counts] = process.argv.slice(2);
const measuredAt = counts.map(Number);
const homePage = path.join(root, 'templates', 'pages', 'HomePage.tsx');
const template = await readFile(homePage, 'utf8');
const start = 'export function HomePage(';
if (!template.includes(start)) throw new Error(`${homePage} has no ${start}`);
const { signal } = new AbortController();

const builder = openSiteBuilder({
  config: await readConfig({ configFile: 'site.config.ts', flags: { out }, root }),
  source: { endpoint, name: 'a test', now: () => demoNow },
  onProgress: () => undefined,
  code: 'test',
});
await rebuild(allStale);
for (let save = 1; save <= Math.max(...measuredAt); save += 1) {
  // Every save is other code, and every tenth another page: to publish is slow, and holds nothing of a template.
  const saved = `${start}props) { return <><Home {...props} /><p>Save {Math.floor(${save} / 10)}</p></>; }`;
  await writeFile(homePage, template.replace(start, `${saved}\nfunction Home(`));
  await rebuild({ ...nothingStale, templates: true, client: true });
  if (measuredAt.includes(save)) process.stdout.write(`${await bytesHeld()}\n`);
}
await builder.close();

async function rebuild(stale: typeof allStale): Promise<void> {
  const { report, failure } = await builder.rebuild(stale, { signal });
  if (failure !== undefined) throw failure;
  if (report.rebuilt?.rendered === 0) throw new Error('the save was not seen');
}

async function bytesHeld(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
