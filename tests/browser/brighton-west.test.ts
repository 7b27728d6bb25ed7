import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsStorage } from '../../bin/commands/serve/answer.ts';
import { openPublished } from '../../bin/commands/serve/published.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { demoNow } from '../../demo/clock.ts';
import { createBrightonWest } from '../../examples/brighton-west/content/store.ts';
import { openDemoWithKind } from '../../tools/example/open-demo-with-kind.ts';
import { layoutViews } from '../../tools/quality/check-layout.ts';
import { findCutOff } from '../../tools/quality/find-cut-off.ts';
import { phone } from '../../tools/quality/open-page.ts';
import { readSite } from '../../tools/quality/read-site.ts';
import { openTab } from '../support/browser.ts';
import { commandLineCache } from '../support/command-line-cache.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { isAlive } from '../support/is-alive.ts';
import { projectRoot } from '../support/project-root.ts';
import { openServer } from '../support/serve.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';

const example = path.join(projectRoot, 'examples', 'brighton-west');

const tenPages = [
  '/',
  '/visit/',
  '/event/',
  '/event/sommerkonzert/',
  '/location/kuppelsaal/',
  '/art/orgel-fuer-nordost/',
  '/experiences/leasing/',
  '/experiences/dining/',
  '/contact/',
  '/ausfahrten/zu-den-kreidefelsen/',
];

/** Words that no German text has. */
const english =
  /(?<!\p{L})(?:the|and|with|your|this|from|for|open|opens|opened|closed|until|event|events|news|search|more|next|previous|page|pages|free|today|back|home|menu|show|close|share|read|all|no|to|of|by|you|we|is|are)(?!\p{L})/iu;

describe('Brighton West, a second pier in German with its own look, page and kind', {
  timeout: 600_000,
}, () => {
  let folder = '';
  let origin = '';
  let built: Awaited<ReturnType<typeof spawnBoardwalk>>;
  let close = async () => {};
  const fileOf = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8');

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await cp(example, folder, {
      recursive: true,
      filter: (file) => !/content$|dist$|node_modules$/.test(file),
    });
    // Its pictures are those of the demo, which are made already.
    const cache = path.join(folder, 'node_modules', '.cache', 'boardwalk');
    await mkdir(cache, { recursive: true });
    await symlink(path.join(commandLineCache, 'pictures'), path.join(cache, 'pictures'));
    const kind = path.join(folder, 'kinds', 'cruise.ts');
    const cms = await openDemoWithKind({ root: projectRoot, kind, store: createBrightonWest() });
    built = await spawnBoardwalk([
      'generate',
      ...['--config', path.join(folder, 'site.config.ts')],
      ...['--endpoint', cms.url, '--now', demoNow],
    ]);
    await cms.close();
    const out = path.join(folder, 'dist');
    const server = await openServer(answerAsStorage(out, openPublished(out)));
    origin = server.origin;
    close = async () => {
      server.close();
      await removeFolder(folder);
    };
  }, 600_000);
  afterAll(() => close());

  it('is built without a warning, with the pages of its own kind and its changed page', async () => {
    expect(built).toMatchObject({ exitCode: 0 });
    expect(built.stdout).toMatch(/Warnings +none/);
    expect(await readdir(path.join(folder, 'dist', 'ausfahrten'))).toContain('lichterfahrt');
    expect(await fileOf('contact/index.html')).toMatch(/<h1[^>]*>Moin! Kontakt/);
    expect(await fileOf('location/kuppelsaal/index.html')).toContain('Wo Sie das finden');
    expect(await fileOf('.well-known/security.txt')).toContain('moin@brightonwest.example');
  });

  it('says that it is German, in pages, feed, cards and calendar', async () => {
    for (const page of ['index.html', '404.html', 'ausfahrten/index.html'])
      expect(await fileOf(page), page).toMatch(/^<!doctype html><html lang="de-DE"/);
    expect(await fileOf('index.html')).toContain('property="og:locale" content="de_DE"');
    expect(await fileOf('news/feed.xml')).toContain('xml:lang="de-DE"');
  });

  it('names the list of trips on the way to each, also to search engines', async () => {
    const html = await fileOf('ausfahrten/lichterfahrt/index.html');
    const [list] = queryHtml(html)
      .having('type', 'application/ld+json')
      .map((script) => JSON.parse(textOf(script)))
      .flatMap((data) => data['@graph'])
      .filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(list.itemListElement.map(({ name, item }: Record<string, unknown>) => [name, item])).toEqual([
      ['Startseite', 'https://www.brightonwest.example/'],
      ['Ausfahrten', 'https://www.brightonwest.example/ausfahrten/'],
      ['Lichterfahrt', 'https://www.brightonwest.example/ausfahrten/lichterfahrt/'],
    ]);
  });

  it('has no colour of the demo in any file', async () => {
    const { light, dark } = defaultBrand.colours;
    const demos = new Set([...Object.values(light), ...Object.values(dark)]);
    const { pages, texts } = await readSite(path.join(folder, 'dist'));
    expect(texts.length).toBeGreaterThan(20);
    const all = [...texts, ...pages.map(({ path, html }) => ({ path, text: html }))];
    const found = all.flatMap(({ path, text }) =>
      [...demos].filter((colour) => text.includes(colour)).map((colour) => `${path}: ${colour}`),
    );
    expect(found).toEqual([]);
  });

  it('has no English word on any page, once its scripts have run', async () => {
    const { pages } = await readSite(path.join(folder, 'dist'));
    expect(pages.length).toBeGreaterThan(55);
    const { page } = await openTab({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const found: string[] = [];
    let seen = 0;
    for (const { path } of pages) {
      await page.goto(origin + path);
      const texts = await readAllWords(page);
      seen += texts.length;
      found.push(...texts.filter((text) => text.search(english) >= 0).map((text) => `${path}: ${text}`));
    }
    expect(seen).toBeGreaterThan(3000);
    expect(found).toEqual([]);
  });

  it('reads out its page of a trip in German', async () => {
    const { page } = await openTab({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await page.clock.setFixedTime(demoNow);
    await page.goto(`${origin}/ausfahrten/lichterfahrt/`);
    await page.getByText('Jetzt geöffnet').waitFor();
    expect(await page.locator('body').ariaSnapshot()).toMatchInlineSnapshot(`
      "- link "Zum Inhalt springen":
        - /url: "#main"
      - banner:
        - link "Brighton West":
          - /url: /
        - navigation "Hauptmenü":
          - list:
            - listitem:
              - link "Besuch":
                - /url: /visit/
            - listitem:
              - link "Erleben":
                - /url: /experiences/
            - listitem:
              - link "Veranstaltungen":
                - /url: /event/
            - listitem:
              - link "Neues":
                - /url: /news/
            - listitem:
              - link "Orte":
                - /url: /location/
            - listitem:
              - link "Ausfahrten":
                - /url: /ausfahrten/
            - listitem:
              - link "Umbau":
                - /url: /revitalization/
        - search:
          - searchbox "Website durchsuchen"
          - button "Suchen"
      - main:
        - navigation "Sie sind hier":
          - list:
            - listitem:
              - link "Startseite":
                - /url: /
            - listitem:
              - link "Ausfahrten":
                - /url: /ausfahrten/
            - listitem: Lichterfahrt
        - paragraph: Ausfahrt
        - heading "Lichterfahrt" [level=1]
        - img "Leute gehen nachts durch leuchtende Bögen aus farbigem Licht."
        - complementary:
          - term: Abfahrt
          - definition: Freitags nach Sonnenuntergang
          - term: Dauer
          - definition: 60 Minuten
          - term: Schiff
          - definition: Margarethe
          - term: Preis
          - definition: 15 €
          - group "Was die Fahrt kostet":
            - text: Was die Fahrt kostet
            - paragraph:
              - text: Erwachsene
              - spinbutton "Erwachsene": "2"
            - paragraph:
              - text: Kinder
              - spinbutton "Kinder": "0"
            - status: Zusammen 30 €
        - paragraph: Der Lichtbogen spiegelt sich nur bei Flaute. Sonst tanzt er.
      - contentinfo:
        - paragraph: Brighton West
        - paragraph: Die Seebrücke an der Ostsee
        - heading "Öffnungszeiten" [level=2]
        - paragraph: Jetzt geöffnet, bis Mitternacht
        - group:
          - table "Öffnungszeiten der Seebrücke":
            - caption: Öffnungszeiten der Seebrücke
            - rowgroup:
              - row "Montag bis Donnerstag 7 bis 22 Uhr":
                - rowheader "Montag bis Donnerstag"
                - cell "7 bis 22 Uhr"
              - row "Freitag und Samstag 7 bis 24 Uhr":
                - rowheader "Freitag und Samstag"
                - cell "7 bis 24 Uhr"
              - row "Sonntag 8 bis 21 Uhr":
                - rowheader "Sonntag"
                - cell "8 bis 21 Uhr"
        - heading "So finden Sie uns" [level=2]
        - group:
          - paragraph: Seebrücke Brighton West Strandstraße 1, 18551 Brighton West
          - paragraph:
            - link "Route planen":
              - /url: https://www.google.com/maps/dir/?api=1&destination=54.514%2C13.643
          - paragraph:
            - link "+49 38392 55500":
              - /url: tel:+493839255500
          - paragraph:
            - link "moin@brightonwest.example":
              - /url: mailto:moin@brightonwest.example
        - navigation "Fußzeile":
          - group:
            - list:
              - listitem:
                - link "Verein":
                  - /url: /verein/
              - listitem:
                - link "Kontakt":
                  - /url: /contact/
              - listitem:
                - link "Kunst":
                  - /url: /art/
              - listitem:
                - link "Datenschutz":
                  - /url: /datenschutz/
        - paragraph: © Seebrücke Brighton West
        - list:
          - listitem:
            - link "Mastodon":
              - /url: https://mastodon.example/@brightonwest
      - status"
    `);
  });

  it('has an island of its own that counts a fare by keyboard, after a visit from another page, too', async () => {
    const { page, errors } = await openTab({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce' });
    await page.goto(`${origin}/ausfahrten/`);
    await page.getByRole('link', { name: 'Zu den Kreidefelsen' }).click();
    await expect.poll(() => page.title()).toMatch(/^Zu den Kreidefelsen/);
    const { adults, children, total } = await openCounter(page);
    expect(await total()).toBe('Zusammen 48 €');
    await adults.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(total).toBe('Zusammen 72 €');
    await page.keyboard.press('Tab');
    expect(await children.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect.poll(total).toBe('Zusammen 96 €');
    // The boat has sixty seats.
    await children.fill('900');
    await expect.poll(() => children.inputValue()).toBe('57');
    expect(await page.title()).toMatch(/^Zu den Kreidefelsen/);
    expect(errors).toEqual([]);
  });

  it('leaves the page whole and tells it in the console where its island fails, at its start or in use', async () => {
    for (const failsAt of ['start', 'use']) {
      const { page, errors } = await openTab({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce' });
      await page.addInitScript(failWhenCounting, failsAt === 'use' ? 72 : 48);
      await page.goto(`${origin}/ausfahrten/zu-den-kreidefelsen/`);
      const whole = await page.locator('main').innerHTML();
      await page.locator('[data-island]').scrollIntoViewIfNeeded();
      if (failsAt === 'use') {
        const { adults } = await openCounter(page);
        await adults.fill('3');
      }
      await expect.poll(() => errors.join()).toMatch(/Island fare-counter failed.*no such number/);
      await expect.poll(() => page.locator('main').innerHTML()).toBe(whole);
      await page.getByRole('link', { name: 'Startseite' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    }
  });

  it('shows no field to count with where there is no script', async () => {
    const { page } = await openTab({ viewport: phone, locale: 'de-DE', javaScriptEnabled: false });
    await page.goto(`${origin}/ausfahrten/zu-den-kreidefelsen/`);
    expect(await page.locator('main input').first().isVisible()).toBe(false);
    expect(await page.getByText('24 €, Kinder 12 €').isVisible()).toBe(true);
  });

  it('shows a long word of a title in one line of a phone', async () => {
    const { page } = await openTab({ viewport: phone, locale: 'de-DE' });
    await page.goto(`${origin}/event/`);
    const title = page.getByRole('heading', { level: 1, name: 'Veranstaltungen' });
    const lines = await title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it('has nothing for axe to find on ten pages, in light and dark', async () => {
    const { page } = await openTab({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce' });
    for (const address of tenPages) {
      await page.goto(origin + address);
      expect(await findAxeFaults(page), address).toEqual([]);
    }
  });

  it('has no word that sticks out or is cut on ten pages, on any screen and in large letters', async () => {
    const { page } = await openTab({ viewport: phone, locale: 'de-DE', reducedMotion: 'reduce' });
    for (const address of tenPages) {
      await page.goto(origin + address);
      for (const { width, textSize } of layoutViews) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          textSize,
        );
        expect(await findCutOff(page), `${address} at ${width} px, ${textSize}`).toEqual([]);
      }
    }
  });
});

/** Brings the counter of a fare to life. */
async function openCounter(page: Page) {
  const counter = page.locator('[data-island="fare-counter"]');
  await counter.scrollIntoViewIfNeeded();
  await expect.poll(() => counter.evaluate(isAlive)).toBe(true);
  const field = (name: string) => counter.getByRole('spinbutton', { name });
  const total = () => counter.getByRole('status').textContent();
  return { adults: field('Erwachsene'), children: field('Kinder'), total };
}

/** Makes the browser fail at a number, as a bug in an island would. */
function failWhenCounting(refused: number): void {
  const write = Number.prototype.toLocaleString;
  Number.prototype.toLocaleString = function failing(this: number, ...options) {
    if (Number(this) === refused) throw new Error('no such number');
    return write.apply(this, options);
  };
}

/** All that a visitor sees or hears of the page as it is now. */
function readAllWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription'];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) texts.push(...words.map((name) => node.getAttribute(name) ?? ''));
      else if (node.parentElement?.closest('script, style, noscript') === null)
        texts.push(node.textContent ?? '');
    }
    for (const { content } of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
    ))
      texts.push(content);
    return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
}
