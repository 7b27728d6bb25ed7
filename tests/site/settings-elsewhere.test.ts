import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { cacheWithPictures } from '../support/cache-with-pictures.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('two sites of one CMS that share a Boardwalk keep their caches apart, and messages name their folders', async () => {
  const folder = await temporaryFolder();
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(() => cms.close());
  const sites = ['east', 'west'].map((name) => path.join(folder, `${name} pier`));
  const generate = async (site: string) => {
    const config = path.join(site, 'site.config.mjs');
    const { exitCode, stdout, stderr } = await runBoardwalk(['generate', '--config', config]);
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toContain(` in ${path.join(site, 'dist')}\n`);
    expect(stdout).toContain(`npx boardwalk serve --config '${config}'\n`);
    return stdout;
  };
  for (const site of sites) {
    const cache = cacheWithPictures(path.join(site, 'node_modules', '.cache', 'boardwalk'));
    const settings = {
      siteUrl: `https://${path.basename(site).replace(' ', '.')}.example`,
      endpoint: cms.url,
      now: demoNow,
    };
    await writeFile(path.join(site, 'site.config.mjs'), `export default ${JSON.stringify(settings)};`);
    await generate(site);
    expect(await readdir(cache)).toContain(encodeURIComponent(new URL(cms.url).host));
  }
  for (const site of sites) expect(await generate(site)).toContain('0 pages rendered');
});
