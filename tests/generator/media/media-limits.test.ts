import { describe, expect, it } from 'vitest';
import { serve } from '../../support/serve.ts';
import { fetch, picture, serveFiles, uploads } from './fetch.ts';

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size)]);

describe('media: link', () => {
  const rules = { media: { mode: 'link' }, mediaOrigin: 'https://media.example' } as const;

  it('leads pages to the CMS, and asks nothing of it', async () => {
    const cms = await serve(() => expect.unreachable('nothing is fetched'));
    const needs = [
      { path: `${uploads}/a.jpg`, size: { width: 40, height: 30 } },
      { path: `${uploads}/b-300x200.jpg` },
      { path: `${uploads}/plan.pdf` },
    ];
    const { table, files, linkedHosts } = await fetch({ cms, needs, rules });
    const sizes = [{ width: 40, height: 30 }, { width: 300, height: 200 }, {}];
    expect([...table]).toEqual(
      needs.map(({ path }, index) => [path, { src: `https://media.example${path}`, ...sizes[index] }]),
    );
    expect(files).toEqual([]);
    expect(linkedHosts).toEqual(['media.example']);
  });

  it('copies a picture whose size nobody knows, so that no page jumps', async () => {
    const cms = await serveFiles({ [`${uploads}/a.jpg`]: await picture(4, 4).jpeg().toBuffer() });
    const { table, linkedHosts } = await fetch({ cms, paths: [`${uploads}/a.jpg`], rules });
    const copied = { src: expect.stringMatching(/^\/_assets/), width: 4 };
    expect(table.get(`${uploads}/a.jpg`)).toMatchObject(copied);
    expect(linkedHosts).toEqual([]);
  });
});

describe('media: copy-under', () => {
  it('leads to files that are larger, and copies the others', async () => {
    const cms = await serveFiles({ [`${uploads}/large.pdf`]: pdf(3000), [`${uploads}/small.pdf`]: pdf(10) });
    const { table, linkedHosts, problems } = await fetch({
      cms,
      paths: [`${uploads}/large.pdf`, `${uploads}/small.pdf`],
      rules: { media: { mode: 'copy-under', maxBytes: 1000 } },
    });
    expect(table.get(`${uploads}/large.pdf`)).toEqual({ src: `${cms}${uploads}/large.pdf` });
    expect(table.get(`${uploads}/small.pdf`)?.src).toMatch(/^\/_assets\/media\/small-/);
    expect(linkedHosts).toEqual([new URL(cms).host]);
    expect(problems).toEqual([]);
  });
});

describe('mediaHosts', () => {
  it('allows a redirect to a host of that name, and no other address', async () => {
    const cms = await serveFiles({ [`${uploads}/a.jpg`]: 'https://media.invalid/a.jpg' });
    const asked: string[] = [];
    const fetching = fetch({
      cms,
      paths: [`${uploads}/a.jpg`],
      rules: { mediaHosts: ['media.invalid'] },
      limits: { retries: 0 },
      lookup: (hostname, _, done) => {
        asked.push(hostname);
        done(new Error('no such host'), []);
      },
    });
    await expect(fetching).rejects.toMatchObject({ kind: 'source' });
    expect(asked).toEqual(['media.invalid']);
  });
});

it('publishes a file to download byte for byte, with its extension', async () => {
  const table = Buffer.from('time;Ebbe f\xfcr alle\n', 'latin1');
  const cms = await serveFiles({ [`${uploads}/Tides 2026.CSV`]: table });
  const { table: media, files, problems } = await fetch({ cms, paths: [`${uploads}/Tides%202026.CSV`] });
  expect(problems).toEqual([]);
  expect(files).toMatchObject([{ path: expect.stringMatching(/\/tides-2026-[0-9a-f]{8}\.csv$/) }]);
  expect(media.get(`${uploads}/Tides%202026.CSV`)).toEqual({ src: `/${files[0]?.path}`, size: table.length });
});

describe('svg', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="a()"><path d="M0 0h9v9z"/></svg>';

  it.each([
    ['rasterise', { src: expect.stringMatching(/-40\.png$/), width: 40, height: 20 }],
    ['sanitise', { src: expect.stringMatching(/\.svg$/), width: 40, height: 20 }],
    ['refuse', undefined],
  ] as const)('can be told to %s drawings (faults 84)', async (svg, record) => {
    const cms = await serveFiles({ [`${uploads}/logo.svg`]: Buffer.from(drawing) });
    const { table, problems } = await fetch({ cms, paths: [`${uploads}/logo.svg`], rules: { svg } });
    expect(table.get(`${uploads}/logo.svg`)).toEqual(record && expect.objectContaining(record));
    expect(problems.map(({ message }) => message)).toEqual(
      record ? [] : [expect.stringContaining('is a drawing (svg), which is refused')],
    );
  });

  const illustrator = (uses: string, entities = '<!ENTITY ns_svg "http://www.w3.org/2000/svg">') =>
    Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	${entities}
]>
<svg xmlns="&ns_svg;" xmlns:x="&ns_extend;" width="20" height="10">${uses}<path d="M0 0h9v9z"/></svg>`);

  it.each(['rasterise', 'sanitise'] as const)('can %s a drawing of Illustrator', async (svg) => {
    const cms = await serveFiles({ [`${uploads}/logo.svg`]: illustrator('<g/>') });
    const { table, problems } = await fetch({ cms, paths: [`${uploads}/logo.svg`], rules: { svg } });
    expect(problems).toEqual([]);
    expect(table.get(`${uploads}/logo.svg`)).toMatchObject({ width: 40, height: 20 });
  });

  it.each([
    ['of entities', '<!ENTITY ns_svg "&ns_extend;">'],
    ['of a file', '<!ENTITY ns_svg SYSTEM "file:///etc/passwd">'],
    ['of an address', '<!ENTITY ns_svg PUBLIC "a" "http://a.example/">'],
    ['that are parameters', '<!ENTITY % ns_svg "a">'],
    ['of tags', '<!ENTITY ns_svg "<script/>">'],
    ['of quotes', `<!ENTITY ns_svg 'a" onload="b()'>`],
    ['of long texts', `<!ENTITY ns_svg "${'a'.repeat(300)}">`],
    ['and attributes', '<!ATTLIST svg onload CDATA "a()"><!ENTITY ns_svg "a">'],
    ['used many times', '<!ENTITY ns_svg "http://www.w3.org/2000/svg">', '&ns_extend;'.repeat(1001)],
  ])('refuses a drawing with entities %s (faults 82)', async (_, entities, uses = '') => {
    const cms = await serveFiles({ [`${uploads}/logo.svg`]: illustrator(uses, entities) });
    for (const svg of ['rasterise', 'sanitise'] as const) {
      const { table, problems } = await fetch({ cms, paths: [`${uploads}/logo.svg`], rules: { svg } });
      expect(table.size).toBe(0);
      expect(problems).toMatchObject([{ check: 'missingMedia' }]);
    }
  });
});
