import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerAsStorage } from '../../bin/commands/serve/answer.ts';
import { openPublished } from '../../bin/commands/serve/published.ts';
import { openChromium } from '../../tools/quality/open-chromium.ts';
import { writeFiles } from '../support/make-project.ts';
import { serve } from '../support/serve.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startCaddy, startNginx } from './start-host.ts';
import { requireServer } from './start-server.ts';
import { type PageWeight, weighPage } from './weigh-page.ts';

const pages = ['/', '/event/lantern-parade-2026/', '/search/?q=lantern'];

/** As a share of what `boardwalk serve` sends. */
const mostMore = 0.05;

describe('a page of the demo with all that it loads', { timeout: 1_800_000 }, () => {
  it.each([false, true])(
    'weighs by nginx and Caddy as by serve, but for a twentieth (precompress: %s)',
    async (precompress) => {
      requireServer('nginx', '-v');
      requireServer('caddy', 'version');
      const dir = await buildDemo(precompress);
      const { browser } = await openChromium();
      onTestFinished(() => browser.close());
      const hosts = {
        serve: await serve(answerAsStorage(dir, openPublished(dir))),
        nginx: (await startNginx({ dir, root: await temporaryFolder() })).url,
        caddy: (await startCaddy({ dir, root: await temporaryFolder() })).url,
      };
      for (const page of pages) {
        const [served, ...others] = await Promise.all(
          Object.values(hosts).map((origin) => weighPage({ browser, origin }, page)),
        );
        if (served === undefined) throw new Error('serve is missing');
        print(Object.keys(hosts), `${page}, precompress ${precompress}`, [served, ...others]);
        for (const { all, requests } of others) {
          expect(requests, page).toBe(served.requests);
          expect(all / served.all, page).toBeLessThan(1 + mostMore);
        }
      }
    },
  );
});

async function buildDemo(precompress: boolean): Promise<string> {
  const folder = await temporaryFolder();
  const settings = { siteUrl: 'https://www.halyardpier.example', precompress };
  await writeFiles(folder, { 'site.config.ts': `export default ${JSON.stringify(settings)};` });
  const [config, out] = [path.join(folder, 'site.config.ts'), path.join(folder, 'dist')];
  const { exitCode, stderr } = await spawnBoardwalk([
    'generate',
    '--quiet',
    '--config',
    config,
    '--out',
    out,
  ]);
  if (exitCode !== 0) throw new Error(`the demo site cannot be built, exit code ${exitCode}\n${stderr}`);
  return out;
}

/** The rows of docs/publish.md. */
function print(names: readonly string[], page: string, weights: readonly PageWeight[]): void {
  const served = weights[0]?.all ?? 0;
  const cells = weights.map(
    ({ all, texts, requests }) =>
      `${all} (texts ${texts}, ${requests} requests, ${((100 * all) / served - 100).toFixed(1)} %)`,
  );
  process.stdout.write(`${page}: ${names.map((name, index) => `${name} ${cells[index]}`).join(', ')}\n`);
}
