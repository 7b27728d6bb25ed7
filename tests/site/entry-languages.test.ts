import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { made } from '../../demo/blocks/ordinary.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { closeSite } from '../../generator/site/site.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { readPages } from '../support/read-pages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';
import { textsInLanguage } from '../support/texts-in-language.ts';
import { toArabic, toFrench, translateEntry } from '../support/translate-entry.ts';
import { textOf } from '../templates/query-html.ts';

/** A site in German, whose newest post is in English, and whose CMS has a multilingual plugin. */
async function openGermanSite(multilingual: 'Polylang' | 'WPML', boardwalk: boolean) {
  const store = smallStore({ posts: 6 });
  store.settings.language = 'de_DE';
  const posts = store.entries.filter(({ kind }) => kind === 'post');
  const [newest] = posts.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  if (newest === undefined) throw new Error('the store has no posts');
  const blocks = [made('core/paragraph', '<p>The deck is open again.</p>')];
  Object.assign(newest, { title: 'Notes from the deck', language: 'en_GB', excerpt: 'In English.', blocks });
  const plugins = { seo: true, boardwalk: boardwalk || ('fields' as const), multilingual };
  const cms = await createDemoCms({ store, plugins });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const open = () => openTestSite({ endpoint: cms.url, folder });
  const read = (file: string) => readFile(path.join(folder, 'site', file), 'utf8');
  return { store, newest, open, out: path.join(folder, 'site'), read };
}

describe('an entry in a language of its own', () => {
  it('has it on its page, in lists, in the feed and in the search, and no other has', async () => {
    const { newest, open, out, read } = await openGermanSite('Polylang', false);
    const site = await open();
    const { report } = await buildOrFail(site);
    expect(report.warnings.filter(({ message }) => /locale|language/.test(message))).toEqual([]);
    const pages = await readPages(out);
    const own = pages.find(({ path: at }) => at === `/news/p/${newest.slug}/`);
    expect(own?.all('html')[0]?.attribs.lang).toBe('de-DE');
    expect(own?.all('h1')[0]?.attribs.lang).toBe('en-GB');
    expect(own?.having('aria-current', 'page')[0]?.attribs.lang).toBe('en-GB');
    expect(own?.meta('og:locale')).toBe('en_GB');
    expect(own?.graph).toContainEqual(
      expect.objectContaining({ '@type': 'NewsArticle', inLanguage: 'en-GB' }),
    );
    const prose = own?.having('class').filter(({ attribs }) => attribs.class === 'prose run');
    expect(prose?.length).toBeGreaterThan(0);
    expect(new Set(prose?.map(({ attribs }) => attribs.lang))).toEqual(new Set(['en-GB']));
    // Below it, the titles of the others, and of Boardwalk's own lists.
    const headings = own?.all('h2', 'h3').filter((heading) => heading.attribs.lang === 'en-GB');
    expect(headings?.map(textOf)).not.toContain('Weiterlesen');

    const others = pages.filter((page) => page !== own);
    const marked = others
      .flatMap(({ having }) => having('lang', 'en-GB'))
      .filter(({ name }) => name !== 'img');
    expect(new Set(marked.map(textOf))).toEqual(new Set(['Notes from the deck', 'In English.']));
    const cards = others
      .flatMap(({ all }) => all('h2', 'h3'))
      .filter((heading) => textOf(heading) === 'Notes from the deck');
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ attribs }) => attribs.lang))).toEqual(new Set(['en-GB']));
    expect(others.filter(({ meta }) => meta('og:locale') === 'en_GB')).toEqual([]);

    expect((await read('news/feed.xml')).match(/<entry xml:lang="[^"]*">/g)).toEqual([
      '<entry xml:lang="en-GB">',
    ]);
    const { rows } = JSON.parse(await read('_boardwalk/search.json'));
    const found = await Promise.all(
      rows.map(async (name: string) => JSON.parse(await read(`_assets/search/${name}.json`))),
    );
    const languages = found.flat().map(([, , title, , , , , language]) => [title, language]);
    expect(languages.filter(([, language]) => language)).toEqual([['Notes from the deck', 'en-GB']]);
    await closeSite(site);
  });

  it.each([
    { multilingual: 'Polylang' as const, boardwalk: true },
    { multilingual: 'WPML' as const, boardwalk: false },
  ])(
    'follows the CMS, whose other entries are not read again: $multilingual',
    async ({ multilingual, boardwalk }) => {
      const { store, newest, open, read } = await openGermanSite(multilingual, boardwalk);
      const file = `news/p/${newest.slug}/index.html`;
      const first = await open();
      await buildOrFail(first);
      expect(await read(file)).toMatch(/<h1[^>]* lang="en-GB"/);
      await closeSite(first);

      const unchanged = await open();
      expect((await buildOrFail(unchanged)).report.rebuilt?.rendered).toBe(0);
      await closeSite(unchanged);

      // Plugins set it without saving the entry.
      newest.language = 'fr_FR';
      const second = await open();
      const { report } = await buildOrFail(second);
      expect(await read(file)).toMatch(/<h1[^>]* lang="fr-FR"/);
      expect(report.rebuilt?.rendered).toBeGreaterThan(0);
      await closeSite(second);

      editEntry(store, newest.id, { language: 'de_AT' });
      const third = await open();
      await buildOrFail(third);
      expect(await read(file)).toMatch(/<h1(?![^>]* lang=)/);
      await closeSite(third);
    },
  );

  it('has it on each of its texts in all pages, and no word of the site has', async () => {
    const store = createStore();
    store.settings.language = 'de_DE';
    const translated = chosenEntries(store);
    // WordPress lists the titles of other posts as a part of the text.
    for (const entry of store.entries)
      entry.blocks = entry.blocks.filter(({ name }) => name !== 'core/latest-posts');
    for (const entry of translated.arabic) translateEntry(entry, 'ar', toArabic);
    for (const entry of translated.french) translateEntry(entry, 'fr_FR', toFrench);
    const cms = await createDemoCms({ store, plugins: { seo: true, multilingual: 'Polylang' } });
    onTestFinished(cms.close);
    const folder = await temporaryFolder();
    const site = await openTestSite({ endpoint: cms.url, folder });
    await buildOrFail(site);
    await closeSite(site);

    const out = path.join(folder, 'site');
    const files = (await listFiles(out)).filter((file) => file.endsWith('.html'));
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    for (const file of files)
      for (const found of textsInLanguage(await readFile(path.join(out, file), 'utf8'))) {
        const meant = languageMeant(found.text);
        // A title of the head is that of the site, too, and a fragment stands in pages.
        const dir = found.of === 'title' ? meant.split(' ')[1] : found.dir;
        const marked = `${found.lang || 'de-DE'} ${dir}`;
        seen.set(meant, (seen.get(meant) ?? 0) + 1);
        if (marked !== meant) wrong.push(`${file}: "${found.text.slice(0, 60)}" is ${marked}, not ${meant}`);
      }
    expect(wrong).toEqual([]);
    // Each entry has a page, and cards on others.
    expect(seen.get('ar rtl')).toBeGreaterThan(300);
    expect(seen.get('fr-FR ltr')).toBeGreaterThan(200);
    expect(seen.get('de-DE ltr')).toBeGreaterThan(15_000);
  });
});

/** Of each kind an entry that other pages show, for each language; and pages with every block, and with own parts of the site. */
function chosenEntries({ entries }: DemoStore) {
  const find = (...slugs: readonly string[]) =>
    slugs.map((slug) => {
      const entry = entries.find((one) => one.slug === slug);
      if (entry === undefined) throw new Error(`the demo has no ${slug}`);
      return entry;
    });
  const posts = entries.filter(({ kind, status }) => kind === 'post' && status === 'publish');
  const newest = posts.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, 2);
  return {
    arabic: [
      ...newest.slice(0, 1),
      ...find('style-guide', 'pier-birthday-weekend', 'the-oyster-shed', 'holding-ground', 'dining'),
    ],
    french: [
      ...newest.slice(1),
      ...find('visit', 'thursday-market', 'crows-nest', 'moon-hand', 'art', 'home'),
    ],
  };
}

/** As the texts of the entries are marked: `toArabic`, `toFrench`. */
function languageMeant(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar rtl';
  // A post of the demo.
  if (/\p{Script=Hiragana}/u.test(text)) return 'ja ltr';
  return text.includes('œù') ? 'fr-FR ltr' : 'de-DE ltr';
}
