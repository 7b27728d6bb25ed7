import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../../../demo/demo-cms.ts';
import { demoOrganisation } from '../../../../demo/organisation.ts';
import { createStore } from '../../../../demo/store.ts';
import { movedFolders } from '../../../../tools/demo-wordpress/import/addresses.ts';
import { importDemo } from '../../../../tools/demo-wordpress/import-demo.ts';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { projectFolder } from '../../server/packages.ts';
import { type Allowed, compareSites } from '../../support/compare-sites.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

// WordPress has the opening hours day by day, the demo in words: both sites show the former.
const hours = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((days) => ({ days, hours: '07:00–22:00' })),
  ...['Friday', 'Saturday'].map((days) => ({ days, hours: '07:00–00:00' })),
  { days: 'Sunday', hours: '08:00–21:00' },
];

const styleGuide = /^style-guide\/index\.html$/;

/** The parts that may differ, with the reasons. */
const allowed: Allowed = [
  // The demo has the finished html of an older WordPress.
  { file: styleGuide, part: / has-alpha-channel-opacity| has-icon has-icon-right/g },
  { file: styleGuide, part: / class="wp-block-(?:paragraph|social-link)"/g },
  { file: styleGuide, part: /#c-note-1(?:-link)?"/g },
  // WordPress makes these when it is asked: from all posts, and for the present month.
  { file: styleGuide, part: /<ul class="wp-block-categories-list.*?<\/ul>/gs },
  { file: styleGuide, part: /<div class="wp-block-calendar">.*?(?=<h3)/gs },
  // WordPress breaks the line after the icon of a link, which is left out.
  { file: styleGuide, part: /(?<="wp-block-social-link-anchor"[^>]*>)\s+(?=<span)/g },
  // Kinds that the demo has in other folders than the plugin, and than the site.
  {
    file: /^_boardwalk\/redirects\.json$/,
    part: new RegExp(
      `  \\{\n   "(?:from|pattern)": "[/^](?:${movedFolders.join('|')})/[^}]*"derived": true\n  \\},\n`,
      'g',
    ),
  },
  // A hash of the text with the addresses of the CMS, which has other folders.
  { file: /^_boardwalk\/popup\.html$/, part: / data-version="\w+"/g },
];

describe('the site from the demo in a WordPress', () => {
  const wordpress = openWordpress();
  let cms: DemoCms;
  let folder: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    // Both have our plugin, with which every page has the place of a notice. Texts for search engines and redirects
    // belong to a plugin that this WordPress does not have.
    cms = await createDemoCms({ plugins: { seo: false, boardwalk: true } });
    await importDemo(wordpress, createStore(), path.join(projectFolder, 'demo'));
    const settings = {
      siteUrl: 'https://www.halyardpier.example',
      organisation: { ...demoOrganisation, hours },
      // Its index has the words of the category list and the calendar of the style guide.
      search: false,
    };
    await writeFile(path.join(folder, 'site.config.ts'), `export default ${JSON.stringify(settings)};\n`);
  });
  afterAll(async () => {
    await cms?.close();
    await removeFolder(folder);
  });

  const generate = async (endpoint: string, name: string) => {
    const out = path.join(folder, name);
    const args = ['--endpoint', endpoint, '--out', out, '--config', path.join(folder, 'site.config.ts')];
    const { exitCode, stdout, stderr } = await spawnBoardwalk([
      'generate',
      '--fresh',
      '--now',
      demoNow,
      ...args,
    ]);
    expect(exitCode, stderr).toBe(0);
    return { out, lines: `${stdout}\n${stderr}` };
  };

  it('is that of the demo', async () => {
    const [own, fromDemo] = [
      await generate(`${wordpress.url}/graphql`, 'wordpress'),
      await generate(cms.url, 'demo'),
    ];
    expect(await compareSites(fromDemo.out, own.out, allowed)).toEqual([]);
    expect(own.lines).toMatch(/✔ \d{3} pages/);
  }, 300_000);
});
