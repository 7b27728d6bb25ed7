import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { queryHtml, textOf } from '../templates/query-html.ts';

async function mainOf(page: string) {
  const html = await readFile(path.join(inject('demoSite'), page, 'index.html'), 'utf8');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

it('offers tenants a number to call beside the person to write to', async () => {
  expect(await mainOf('experiences/leasing')).toMatch(
    /Write to Leila Haddad<.*href="tel:\+12075550142"[^>]*><span>Call \+1 207 555 0142</s,
  );
});

it.each([
  [
    'leasing',
    [
      'Office 14 667 sq ft $1,550 a month Now',
      'Office 9 646 sq ft $1,720 a month March 1, 2027',
      'Office 22 947 sq ft $1,980 a month September 1, 2026',
      'The net store 1,615 sq ft $3,300 a month January 2, 2027',
    ],
  ],
  [
    'retail-leasing',
    [
      'Shop 7 581 sq ft $1,240 a month September 1, 2026',
      'Shop 13 1,033 sq ft $1,900 a month September 1, 2026',
      'Kiosk 4 65 sq ft $480 a month, April to October April 1, 2027',
    ],
  ],
])('lists the free spaces of %s after its figures, each with a link to its page', async (page, spaces) => {
  const main = await mainOf(`experiences/${page}`);
  const [, figures = '', list = ''] = /(<dl.*?)Free now and soon(.*?)<\/ul>/s.exec(main) ?? [];
  expect(figures).toContain('<dl');
  const items = list.split('<li').slice(1);
  expect(
    items.map((item) => [...item.matchAll(/<(?:a|dd)[^>]*>(.*?)<\//g)].map(([, text]) => text).join(' ')),
  ).toEqual(spaces);
  const [slug] = /href="\/space\/([^"]+)\/"/.exec(items[0] ?? '')?.slice(1) ?? [];
  expect(spaces[0]).toContain(textOf(queryHtml(await mainOf(`space/${slug}`)).all('h1')[0]));
});

it('has a page of a space, whose form names it, with its plan, its brochure and its place', async () => {
  const main = await mainOf('space/office-14');
  expect(main).toMatch(/<input[^>]*name="space"[^>]*value="Office 14"/);
  expect(main).toMatch(/href="\/_assets\/[^"]+\.pdf"[^>]*><span>Brochure \(PDF, 21 kB\)</);
  expect(main).toMatch(/Floor plan<\/h2>.*alt="Floor plan of Office 14:/s);
  expect(main).toMatch(/Where on the pier<\/h2>.*href="\/location\/the-ropewalk\/"/s);
  expect(main).toContain('href="tel:+12075550142"');
});
