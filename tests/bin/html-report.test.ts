import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { reportPage } from '../../bin/report/html/report-page.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { flagWithoutRetries } from '../support/without-retries.ts';

const site = 'https://www.halyardpier.example';

describe('generate --html', () => {
  let folder = '';
  let cms: DemoCms;
  const file = (name: string) => path.join(folder, name);
  const generate = (args: readonly string[]) =>
    runBoardwalk([
      'generate',
      '--endpoint',
      cms.url,
      '--now',
      demoNow,
      '--out',
      file('site'),
      '--quiet',
      ...args,
    ]);
  /** Builds; reads the page, which has to be made of the report and of nothing else. */
  const buildAndRead = async () => {
    const { exitCode, stderr } = await generate(['--html', file('reports/a.html'), '--json', file('a.json')]);
    const html = await readFile(file('reports/a.html'), 'utf8');
    expect(html).toBe(
      reportPage({
        report: JSON.parse(await readFile(file('a.json'), 'utf8')),
        site,
        colours: defaultBrand.colours,
      }),
    );
    return { exitCode, stderr, html };
  };
  const firstEvent = () => {
    const found = cms.store.entries.find(({ kind }) => kind === 'event');
    if (!found) throw new Error('the demo has no event');
    return found;
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
    await removeFolder(cacheOf(projectRoot, cms.url));
  });

  it('writes the page of a first build, of an edit with its pages, and of a refused build', async () => {
    const first = await buildAndRead();
    expect(first.exitCode, first.stderr).toBe(exitCodes.ok);
    expect(first.html).toContain('<h3><bdi>First build</bdi></h3>');

    const event = firstEvent();
    const { slug } = event;
    editEntry(cms.store, event.id, { title: 'Lanterns & <Lights>' });
    const edited = await buildAndRead();
    expect(edited.exitCode, edited.stderr).toBe(exitCodes.ok);
    expect(edited.html).toContain('&quot;Lanterns &amp; &lt;Lights&gt;&quot;');
    expect(edited.html).toContain(`<a href="${site}/event/${slug}/">`);

    editEntry(cms.store, event.id, { slug: '../out' });
    const refused = await buildAndRead();
    expect(refused.exitCode).toBe(exitCodes.content);
    expect(refused.html).toContain('<h1>Nothing was published</h1>');
    expect(refused.html).toContain('1 problem in 1 entry');
    expect(refused.html).toMatch(new RegExp(`<a href="http[^"]*post=${event.id}[^"]*">Edit `));
    editEntry(cms.store, event.id, { slug });
  });

  it('empties the file of before when the CMS does not answer, and writes why', async () => {
    await writeFile(file('b.html'), 'of yesterday');
    const { exitCode } = await generate([
      ...['--endpoint', 'http://127.0.0.1:1/graphql', '--html', file('b.html')],
      ...(await flagWithoutRetries()),
    ]);
    expect(exitCode).toBe(exitCodes.source);
    const html = await readFile(file('b.html'), 'utf8');
    expect(html).toContain('Nothing was published');
    expect(html).toContain('127.0.0.1:1');
    expect(html).not.toContain('of yesterday');
  });

  it.each([
    [['--html', '/dev/null/a.html'], '--html: the file /dev/null/a.html cannot be written'],
    [['--html', 'x.html', '--verify'], '--html'],
    [['--html', 'x.html', '--watch'], '--html'],
  ])('exits 2 before anything happens for %j', async (args, named) => {
    const { exitCode, stderr } = await generate(args);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stderr).toContain(named);
  });
});
