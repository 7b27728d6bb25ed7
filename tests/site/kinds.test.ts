import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms, type DemoCmsOptions } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';

/** Builds the small pier into a folder, once more each time. */
async function openPier() {
  const folder = await temporaryFolder();
  return async (options: DemoCmsOptions, settings: object = {}) => {
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }), ...options });
    onTestFinished(cms.close);
    const endpoint = cms.url;
    const site = await openTestSite({ endpoint, folder, settings: { ...settings } });
    const { report, failure } = await build(site);
    return { report, failure, out: site.config.outDir };
  };
}

const eventFiles = (files: readonly string[]) => files.filter((file) => file.startsWith('event/'));

describe('a kind of content', () => {
  it('that the CMS does not know has no pages, and the report says in one line what to add', async () => {
    const run = await openPier();
    const { report, failure, out } = await run({ lacks: ['RootQuery.events', 'Location.hours'] });
    expect(failure).toBeUndefined();
    expect(eventFiles(await listFiles(out))).toEqual([]);
    const told = report.warnings.filter(({ message }) => /missing in the CMS|does not offer/.test(message));
    expect(told.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Fields are missing in the CMS and stay empty: locations.hours',
        'The CMS does not offer events: the site has no pages for them',
      ]),
    );
    expect(told.find(({ field }) => field === 'kinds')?.hint).toContain('kinds: { event: false }');
  });

  it('that vanishes since the last build is a loss, and the site stays', async () => {
    const run = await openPier();
    const { out } = await run({});
    const before = await hashFiles(out);
    const { failure } = await run({ lacks: ['RootQuery.events'] });
    expect(failure).toMatchObject({ kind: 'content' });
    expect(failure?.problems.map(({ message }) => message).join()).toContain('"event"');
    expect(await hashFiles(out)).toEqual(before);
  });

  it('that is switched off is not asked for, has no pages, and nothing is said of it', async () => {
    const run = await openPier();
    const { report, failure, out } = await run({}, { kinds: { event: false, artwork: false } });
    expect(failure).toBeUndefined();
    const files = await listFiles(out);
    expect(files.filter((file) => /^(event|art)\//.test(file))).toEqual([]);
    expect(files).toContain('location/index.html');
    expect(report.warnings.filter(({ field }) => field === 'kinds')).toEqual([]);
  });
});
