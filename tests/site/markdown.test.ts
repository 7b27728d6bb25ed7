import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

const isMarkdown = (file: string) => /\.md$|^llms\.txt$/.test(file);

it('has each entry as Markdown beside its page where the settings say so, follows edits, and goes with the setting', async () => {
  const store = smallStore({ posts: 4 });
  const cms = await createDemoCms({ store });
  const folder = await temporaryFolder();
  const open = (markdown: boolean) => openTestSite({ endpoint: cms.url, folder, settings: { markdown } });
  try {
    const site = await open(true);
    const { outDir } = site.config;
    const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
    await buildOrFail(site);
    const files = (await listFiles(outDir)).filter(isMarkdown);
    const event = findEntry(store, 'event', store.entries.find(({ kind }) => kind === 'event')?.slug ?? '');
    const ofEvent = `event/${event.slug}/index.md`;
    expect(files).toEqual(expect.arrayContaining(['llms.txt', 'index.md', 'visit/index.md', ofEvent]));
    expect(files.filter((file) => file.startsWith('news/p/'))).toHaveLength(4);
    expect(await read(ofEvent)).toMatch(
      new RegExp(`^# .*\\n[^]*\\n\\n<https://www.halyardpier.example/event/${event.slug}/>\\n$`),
    );
    const links = [
      ...(await read('llms.txt')).matchAll(/\]\(<https:\/\/www\.halyardpier\.example\/(.*?)>\)/g),
    ];
    expect(links.length).toBeGreaterThan(8);
    for (const [, file = ''] of links) expect(files).toContain(decodeURI(file));
    expect(await read(`event/${event.slug}/index.html`)).toContain(
      `<link rel="alternate" type="text/markdown" href="/${ofEvent}"/>`,
    );
    expect(await read('event/index.html')).not.toContain('text/markdown');
    expect(await read('sitemap.xml')).not.toContain('.md');

    // WordPress's own excerpt is the beginning of the text; one that somebody wrote is not.
    const words = 'The tide rose over the lower deck on Monday.';
    const blocks = [paragraph(words)];
    for (const excerpt of ['', 'Wet feet on the lower deck.']) {
      editEntry(store, event.id, { excerpt, blocks, seo: {} });
      await buildOrFail(site);
      const twin = await read(ofEvent);
      expect(twin.split(words)).toHaveLength(2);
      expect(/^> (.*)/m.exec(twin)?.[1] ?? '').toBe(excerpt);
    }

    editEntry(store, event.id, { title: 'Regatta <b> & *more*', seo: {} });
    const { report } = await buildOrFail(site);
    expect(await read(ofEvent)).toContain('# Regatta \\<b\\> \\& \\*more\\*\n');
    const [change, ...others] = report.rebuilt?.changes ?? [];
    expect(others).toEqual([]);
    expect(change?.paths).toEqual(expect.arrayContaining([`/${ofEvent}`]));

    editEntry(store, event.id, { seo: { noindex: true } });
    await buildOrFail(site);
    expect(await listFiles(outDir)).not.toContain(ofEvent);

    const without = await open(false);
    await buildOrFail(without);
    expect((await listFiles(outDir)).filter(isMarkdown)).toEqual([]);
  } finally {
    await cms.close();
  }
});
