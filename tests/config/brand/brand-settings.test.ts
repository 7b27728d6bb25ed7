import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import { ConfigError } from '../../../config/config-error.ts';
import { type ResolvedConfig, resolveConfig } from '../../../config/resolve-config.ts';
import { projectRoot } from '../../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';

let root = '';

beforeAll(async () => {
  root = await makeTemporaryFolder();
  await mkdir(path.join(root, 'brand'));
  return () => removeFolder(root);
});

function brandOf(brand: object): ResolvedConfig['brand'] {
  const file = { siteUrl: 'https://www.pier.example', brand };
  return resolveConfig({ root, file, fileName: 'site.config.ts', env: {}, flags: {} }).brand;
}

function problemsOf(brand: object): readonly string[] {
  try {
    brandOf(brand);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const put = (name: string, contents: string | Uint8Array) =>
  writeFile(path.join(root, 'brand', name), contents);

describe('the setting brand', () => {
  it('is the demo’s without settings, and where only some of it is given', () => {
    expect(brandOf({})).toEqual(defaultBrand);
    expect(brandOf({ shortName: 'West Pier' })).toEqual({ ...defaultBrand, shortName: 'West Pier' });
  });

  it('needs one colour, in six digits or three', () => {
    expect(brandOf({ colours: { field: '#137' } }).colours.light.field).toBe('#113377');
    expect(problemsOf({ colours: { highlight: '#ffcc00' } })).toEqual([
      expect.stringMatching(/^site\.config\.ts: setting "brand\.colours\.field": /),
    ]);
  });

  it.each(['teal', '#12345', 'rgb(1 2 3)', '#ggg', ''])('refuses what is not a colour: %j', (field) => {
    expect(problemsOf({ colours: { field } })).toEqual([
      'site.config.ts: setting "brand.colours.field": must be a colour as #1d4e89',
    ]);
  });

  it('names a role that does not exist', () => {
    expect(problemsOf({ colours: { field: '#113377', acent: '#113377' } })).toEqual([
      'site.config.ts: unknown setting "brand.colours.acent"; did you mean "accent"?',
    ]);
  });

  it('names a pair below WCAG AA with both colours, the ratio and the nearest that passes, which then passes', () => {
    const [problem = '', ...others] = problemsOf({ colours: { field: '#14345c', accent: '#c9a24a' } });
    expect(others).toEqual([]);
    const [, back, , ratio, nearest = ''] =
      /^site\.config\.ts: setting "brand\.colours\.accent": accent #c9a24a on (\w+) (#\w{6}) in light mode has a contrast of ([\d.]+), and needs 4\.5; the nearest that passes is (#\w{6})$/.exec(
        problem,
      ) ?? [];
    expect(back, problem).toBe('sand');
    expect(Number(ratio)).toBeLessThan(4.5);
    expect(problemsOf({ colours: { field: '#14345c', accent: nearest } })).toEqual([]);
  });

  it('names a pair of dark mode', () => {
    expect(problemsOf({ colours: { field: '#14345c' }, darkColours: { accent: '#14345c' } })).toEqual([
      expect.stringMatching(
        /^site\.config\.ts: setting "brand\.darkColours\.accent": accent #14345c on .* in dark mode/,
      ),
    ]);
  });

  it('reads a mark, with the colours of its outer element, and without its title', async () => {
    await put(
      'mark.svg',
      '<?xml version="1.0"?><!-- by a tool --><svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 60 30" fill="none" stroke="#fff"><title>Logo</title><path d="M0 0h9"/></svg>',
    );
    expect(brandOf({ mark: 'brand/mark.svg' }).mark).toEqual({
      viewBox: '0 0 60 30',
      drawing: '<g fill="none" stroke="#fff"><path d="M0 0h9"/></g>',
    });
  });

  it.each([
    ['<script>alert(1)</script>', 'contains a script'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'contains an event handler'],
    ['<foreignObject><b>x</b></foreignObject>', 'contains html'],
    ['<style>path { fill: red }</style>', 'contains a stylesheet'],
    ['<image href="#a"/>', 'contains a picture of pixels'],
    ['<use href="https://other.example/a.svg#b"/>', 'contains an address of something else'],
    ['<path fill="url(https://other.example/a)" d="M0 0"/>', 'contains an address of something else'],
  ])('refuses a mark with %s', async (inside, reason) => {
    await put('bad.svg', `<svg viewBox="0 0 32 32">${inside}</svg>`);
    const problems = problemsOf({ mark: 'brand/bad.svg' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`brand/bad.svg: ${reason}`);
  });

  it('refuses a mark that is too large for every page', async () => {
    await put('large.svg', `<svg viewBox="0 0 32 32"><path d="${'M0 0'.repeat(5000)}"/></svg>`);
    expect(problemsOf({ mark: 'brand/large.svg' })).toEqual([
      'brand/large.svg: has 20043 bytes, at most 16384 are possible, as every page contains it; simplify the drawing',
    ]);
  });

  it.each(['0 0 32', '0 0 32 32 32', '0 0 0 32', '0 0 32 -5', '0 0 a 32', '1-2 3 4 5', '0,,0 32 32', ''])(
    'refuses a mark with the viewBox "%s", in one line',
    async (viewBox) => {
      await put('box.svg', `<svg viewBox="${viewBox}"><path d="M0 0"/></svg>`);
      expect(problemsOf({ mark: 'brand/box.svg' })).toEqual([
        `brand/box.svg: has the viewBox "${viewBox}", not four numbers with a width and a height above 0; export the drawing as svg`,
      ]);
    },
  );

  it('refuses a mark that is missing, elsewhere, not an svg, or without a viewBox', async () => {
    await put('png.svg', Buffer.from('89504e470d0a1a0a', 'hex'));
    await put('flat.svg', '<svg width="3" height="3"><path d="M0 0"/></svg>');
    expect(problemsOf({ mark: 'brand/none.svg' })).toEqual([
      'brand/none.svg: cannot be read; put the file there, or remove it from the setting "brand"',
    ]);
    expect(problemsOf({ mark: 'brand/../../mark.svg' })).toEqual([
      'site.config.ts: setting "brand.mark": must be a file in the folder brand/, as brand/mark.svg',
    ]);
    expect(problemsOf({ mark: 'brand/mark.png' })).toEqual([
      'site.config.ts: setting "brand.mark": must be a .svg file, as brand/mark.svg',
    ]);
    for (const name of ['png', 'flat'])
      expect(problemsOf({ mark: `brand/${name}.svg` })).toEqual([
        `brand/${name}.svg: not an svg with a viewBox; export the drawing as svg`,
      ]);
  });

  it('measures a font, so that fonts of the system take its space until it is loaded', async () => {
    const { body, display } = defaultBrand.fonts;
    for (const { family, file = '', weights, metrics } of [body, display]) {
      await put('font.woff2', await readFile(path.join(projectRoot, 'node_modules', file)));
      const role = family === body.family ? 'body' : 'display';
      const { fonts } = brandOf({ fonts: { [role]: { family, file: 'brand/font.woff2', weights } } });
      const measured = fonts[role].metrics;
      expect(measured?.ascent).toBeCloseTo(metrics?.ascent ?? 0, 5);
      expect(measured?.descent).toBeCloseTo(metrics?.descent ?? 0, 5);
      for (const style of ['regular', 'bold'] as const)
        for (const system of ['Arial', 'Roboto', 'DejaVu'] as const) {
          const [own, known] = [measured?.[style]?.[system] ?? 0, metrics?.[style]?.[system] ?? 0];
          // The default was measured with the text of this site, in its weights.
          expect(Math.abs(own - known), `${family} ${style} ${system}`).toBeLessThanOrEqual(8);
        }
    }
  });

  it('takes a font of the system without a file', () => {
    const { fonts } = brandOf({ fonts: { display: { family: 'Georgia', fallback: 'serif' } } });
    expect(fonts.display).toEqual({ family: 'Georgia', weights: [400, 400], generic: 'serif' });
    expect(fonts.body).toEqual(defaultBrand.fonts.body);
  });

  it.each([
    ['an empty file', ''],
    ['another format', 'OTTO and more'],
    ['a font that is cut', 'wOF2'.padEnd(400, '\u0001')],
  ])('refuses a font that is %s', async (_, contents) => {
    await put('bad.woff2', contents);
    expect(problemsOf({ fonts: { body: { family: 'Own', file: 'brand/bad.woff2' } } })).toEqual([
      'brand/bad.woff2: not a font in the format WOFF2; convert it',
    ]);
  });

  it('tells all faults at once', () => {
    expect(
      problemsOf({ mark: 'brand/none.svg', fonts: { body: { family: 'Own', file: 'brand/no.woff2' } } }),
    ).toHaveLength(2);
  });
});
