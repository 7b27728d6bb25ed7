import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../../config/resolve-config.ts';
import { findPrivateText, listPrivateTexts } from '../../../generator/checks/private-texts.ts';

const token = 'CANARY-7c1f0e-TOKEN';
const page = { path: '/visit/', entry: { kind: 'page', id: 3, title: 'Visit' } };

function textsOf(settings: object, authorization?: string) {
  const file = { siteUrl: 'https://www.halyardpier.example', ...settings };
  const config = resolveConfig({ root: '/srv/pier', file, fileName: 'test', env: {}, flags: {} });
  return listPrivateTexts({ config, authorization });
}

const references: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' },
};
const reactText = (text: string): string => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);

/** As WordPress does it when it shows a text. */
const texturise = (text: string): string =>
  text
    .replace(/"(?=\w)/g, '“')
    .replace(/"/g, '”')
    .replaceAll("'", '’')
    .replaceAll('--', '—')
    .replaceAll('...', '…')
    .replace(/(\d)x(\d)/g, '$1×$2');

const numbered = (text: string): string =>
  Array.from(text, (character) =>
    /[\w ]/.test(character) ? character : `&#${character.codePointAt(0)};`,
  ).join('');

const withHeaders = (headers: unknown) => ({ graphql: { clients: { default: { options: { headers } } } } });

describe('private texts', () => {
  it.each<readonly [string, ReturnType<typeof textsOf>, string]>([
    [
      'a token of the settings',
      textsOf(withHeaders({ authorization: `Bearer ${token}` })),
      `<p>${token}</p>`,
    ],
    ['a token that a function gives', textsOf(withHeaders(() => ({ 'X-Api-Key': token }))), token],
    ...['Cookie', 'X-Secret', 'X-Password', 'Proxy-Authorization'].map((name) => {
      return [`the header ${name}`, textsOf(withHeaders({ [name]: token })), `a ${token} b`] as const;
    }),
    ['credentials of the environment', textsOf({}, `Basic ${token}`), `data-x="${token}"`],
    ['a path of the machine', textsOf({}), 'at /srv/pier/templates/Page.tsx'],
    ['a canary', textsOf({ canaries: ['Codename Cormorant'] }), 'our Codename Cormorant'],
  ])(
    'are found: %s, in text and in bytes, and never said (faults 165, 168, 169, 170)',
    (_, texts, contents) => {
      for (const found of [
        findPrivateText(page, contents, texts),
        findPrivateText(page, Buffer.from(contents), texts),
      ]) {
        expect(found).toMatchObject({ check: 'privateText', entry: page.entry });
        expect(found?.message).toMatch(/^\/visit\/ contains /);
        expect(JSON.stringify(found)).not.toContain(token);
      }
    },
  );

  const canaries = [
    ...['Q&A for staff', 'say "hush" now', 'a<b secret', 'Codename  Cormorant', 'Cafe\u0301 du Port'],
    ...["don't tell -- yet", 'wait... 4x5 m', 'C:\\pier\\new', 'Straße–Ende', 'Office of the ﬁrst Ｆloor'],
    'the 🎡 of $2.50 (net)',
  ];
  const props = (canary: string) => reactText(JSON.stringify({ canary }));
  const jsonLd = (canary: string) => JSON.stringify({ canary }).replaceAll('<', '\\u003c');
  const apart = (canary: string, by: string) => [...canary].map(reactText).join(by);
  const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  const one = (canary: string) => canary.normalize().replace(/ +/g, ' ');

  it.each<[string, (canary: string) => string]>([
    ['as React writes it', (canary) => `<p class="a">so: ${reactText(canary)}</p>`],
    ['in NFC and with folded blanks', (canary) => `<p>${reactText(one(canary))}</p>`],
    ['in an attribute', (canary) => `<meta name="description" content="so: ${reactText(canary)}, yes"/>`],
    ['in the props of an island', (canary) => `<div data-props="${props(canary)}"></div>`],
    ['in JSON-LD', (canary) => `<script type="application/ld+json">${jsonLd(canary)}</script>`],
    ['broken by tags', (canary) => `<p>${apart(canary, '<wbr/>').replace('<wbr/>', '<em></em>')}</p>`],
    ['broken by comments', (canary) => `<p>${apart(canary, '<!-- -->')}</p>`],
    ['over two lines', (canary) => `<p>${reactText(canary).replaceAll(/ +/g, '<br/>\n')}</p>`],
    ['over two cells', (canary) => `<td>${reactText(canary).replaceAll(/ +/g, '</td><td class="x">')}</td>`],
    ['texturised', (canary) => `<p>${reactText(texturise(canary))}</p>`],
    ['texturised as entities', (canary) => `<p>${numbered(texturise(canary))}</p>`],
    ['with soft hyphens', (canary) => `<p>${apart(canary, '\u00ad')}</p>`],
    ['with other blanks', (canary) => `<p>${reactText(canary).replaceAll(' ', '&nbsp;\u2009')}</p>`],
    ['in capitals', (canary) => `<h2>${reactText(canary.toUpperCase())}</h2>`],
    ['in small letters', (canary) => `<p>${reactText(canary.toLowerCase())}</p>`],
    ['in full-width letters', (canary) => canary.replace(/[A-Za-z0-9]/g, wide)],
    ['with ligatures', (canary) => reactText(canary).replaceAll('ff', '\ufb00').replaceAll('st', '\ufb06')],
    ['without backslashes', (canary) => `<p>${reactText(canary.replaceAll('\\', ''))}</p>`],
  ])('are found however they are written: %s (faults 170)', (_, write) => {
    for (const canary of canaries) {
      const texts = textsOf({ canaries: [canary] });
      const html = `<main><p>x</p>${write(canary.normalize())}</main>`;
      expect(findPrivateText(page, html, texts), canary).not.toBeNull();
    }
  });

  it.each([
    ['----', '<p>a - b</p>'],
    ['\u00ad\u00ad\u00ad\u00ad', '<p></p>'],
    ['hush now', '<p>hushnow, hush, now</p>'],
    ['onair', '<p>a million airplanes</p>'],
    ['Q&A for staff', '<p>QA for staff, Q and A for staff</p>'],
  ])('the canary %j is not found in %s (faults 170)', (canary, html) => {
    expect(findPrivateText(page, html, textsOf({ canaries: [canary] }))).toBeNull();
  });

  it('are looked for in time that grows with the length alone', () => {
    const texts = textsOf({ canaries: ['Q&A for staff'] });
    for (const part of ['<', '<!--', '&', '&#', '\\', '-', ' ', '<a ', '\\u', "'"])
      expect(findPrivateText(page, part.repeat(1_000_000), texts)).toBeNull();
  });

  it('are not what any page may hold: other headers, short values, a path of the site', () => {
    const texts = textsOf(withHeaders({ accept: 'application/json', 'x-key': 'abc' }));
    expect(findPrivateText(page, 'application/json abc <a href="/srv/pier-tours/">', texts)).toBeNull();
  });
});
