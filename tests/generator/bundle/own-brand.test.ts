import { copyFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../../config/brand/brand.ts';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import { deriveColours } from '../../../config/brand/derive-colours.ts';
import { brandCss } from '../../../generator/bundle/brand-css.ts';
import { cleanMark } from '../../../generator/bundle/clean-mark.ts';
import { drawIcons } from '../../../generator/bundle/draw-icons.ts';
import { type Bundles, openBundler } from '../../../generator/bundle/open-bundler.ts';
import { prefixIds } from '../../../templates/components/Mark.tsx';
import { contentsOf } from '../../support/contents-of.ts';
import { projectRoot } from '../../support/project-root.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../../support/temporary-folder.ts';

const colours = deriveColours({ field: '#5b2245', highlight: '#ffc857' });
const file = 'brand/own-font.woff2';
const own = {
  ...defaultBrand,
  colours,
  mark: { viewBox: '0 0 60 30', drawing: '<path id="a" onclick="x" fill="url(#b)" d="M0 0h60v30z"></path>' },
  fonts: {
    ...defaultBrand.fonts,
    body: { ...defaultBrand.fonts.body, family: 'Own Font', file, hash: 'h1' },
  },
};

describe('a site with a brand of its own', () => {
  let site = '';
  let bundles: Bundles;
  let usual: Bundles;

  beforeAll(async () => {
    site = await makeTemporaryFolder();
    await mkdir(path.join(site, 'brand'));
    const { file: shipped = '' } = defaultBrand.fonts.body;
    await copyFile(path.join(projectRoot, 'node_modules', shipped), path.join(site, file));
    bundles = await bundleWith({ site, brand: own });
    usual = await bundleWith({});
    return () => removeFolder(site);
  });

  const stylesheet = () =>
    contentsOf(bundles.assets.files.find((found) => `/${found.path}` === bundles.assets.urls.stylesheet));

  it('has its colours in the stylesheet, and none of the demo’s', () => {
    const css = stylesheet();
    expect(css).toContain(`--field: ${colours.light.field};`);
    expect(css).toContain(`--field: ${colours.dark.field};`);
    for (const mode of ['light', 'dark'] as const)
      for (const colour of Object.values(defaultBrand.colours[mode])) expect(css).not.toContain(colour);
  });

  it('serves its font, preloads it, and no longer the one it replaces', () => {
    const fonts = bundles.assets.files
      .map(({ path: name }) => name)
      .filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.join()).toContain('own-font-');
    expect(fonts.join()).not.toContain('figtree');
    expect([...bundles.assets.urls.preloadFonts].sort()).toEqual(fonts.map((name) => `/${name}`).sort());
    expect(stylesheet()).toMatch(/--body: "Own Font", "Own Font Fallback Arial"/);
  });

  it('makes every page again: each template has another hash', () => {
    for (const [name, hash] of Object.entries(bundles.templateHashes))
      expect(hash, name).not.toBe(usual.templateHashes[name as keyof typeof usual.templateHashes]);
  });

  it('bundles the same again, in whichever folder the site is', async () => {
    const elsewhere = await temporaryFolder();
    await cp(site, elsewhere, { recursive: true });
    const again = await bundleWith({ site: elsewhere, brand: own });
    expect(again.templateHashes).toEqual(bundles.templateHashes);
    expect(again.assets.files.map(contentsOf)).toEqual(bundles.assets.files.map(contentsOf));
  });

  it('draws its mark, cleaned, on its field in the icons', async () => {
    const icons = bundles.assets.files;
    const svg = contentsOf(icons.find(({ path: name }) => name === 'icon.svg'));
    expect(svg).toContain(`fill="${colours.light.field}"`);
    expect(svg).toContain('viewBox="0 0 60 30"');
    expect(svg).not.toContain('onclick');
    for (const [name, size] of Object.entries({
      'apple-touch-icon': 180,
      'icon-192': 192,
      'icon-512': 512,
    })) {
      const icon = icons.find(({ path: found }) => found === `${name}.png`);
      const png = sharp(icon && 'contents' in icon ? Buffer.from(icon.contents) : undefined);
      expect(await png.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const [red, green, blue] = await png.removeAlpha().raw().toBuffer();
      expect([red, green, blue]).toEqual([0x5b, 0x22, 0x45]);
    }
  });
});

describe('the mark of a brand', () => {
  const square =
    '<defs><path id="main" d="M0 0h32v32H0z"/></defs><use href="#main" xlink:href="#old"/><use xlink:href="#main" fill="#00ff00"/>';
  const mark = cleanMark({ viewBox: '0 0 32 32', drawing: square });

  it('is drawn with the references of programs that write xlink:href', async () => {
    const icons = await drawIcons({ ...own, mark });
    expect(contentsOf(icons.find(({ path: name }) => name === 'icon.svg'))).not.toContain('xlink');
    const png = icons.find(({ path: name }) => name === 'icon-512.png');
    const pixels = sharp(png && 'contents' in png ? Buffer.from(png.contents) : undefined).removeAlpha();
    const middle = pixels.extract({ left: 256, top: 256, width: 1, height: 1 });
    expect([...(await middle.raw().toBuffer())]).toEqual([0, 255, 0]);
  });

  it('has ids of its own on a page, in every kind of reference', () => {
    const quoted = cleanMark({
      viewBox: '0 0 1 1',
      drawing: `<g id="a" fill="url(#a)" stroke="url('#a')" style='mask:url("#a")' mask="url( #a )"/>${square}`,
    });
    const inPage = prefixIds(quoted.drawing, 'header-mark-');
    expect(
      inPage.match(/#\w+|id="\w+/g)?.filter((name) => !/^(?:#|id=")header$|^#00ff00$/.test(name)),
    ).toEqual([]);
    expect(inPage).toContain('id="header-mark-main"');
    expect(inPage).toContain("url('#header-mark-a')");
  });
});

describe('the stylesheets of a brand', () => {
  it('have the metrics of fallback fonts, by which the demo’s text does not move', () => {
    const { fonts: css } = brandCss(defaultBrand);
    expect(css.match(/@font-face/g)).toHaveLength(11);
    expect(css).toContain(`@font-face {
  font-family: "Figtree Fallback Arial";
  font-weight: 600 900;
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold");
  size-adjust: 95.0%;
  ascent-override: 100.0%;
  descent-override: 26.3%;
}`);
  });

  it('name a font of the system without a face of its own', () => {
    const display = { family: 'Georgia', weights: [400, 400], generic: 'serif' } as const;
    const css = brandCss({ ...defaultBrand, fonts: { ...defaultBrand.fonts, display } });
    expect(css.properties).toContain('--display: "Georgia", serif;');
    expect(css.fonts).not.toContain('Georgia');
  });

  it('differ after a change of a font’s file, and name it without the folder of the site', () => {
    const fontsWith = (hash: string) => {
      const body = { ...own.fonts.body, hash };
      return brandCss({ ...own, fonts: { ...own.fonts, body } }).fonts;
    };
    expect(fontsWith('h1')).toContain(`src: url("site:h1/${file}");`);
    expect(fontsWith('h2')).not.toBe(fontsWith('h1'));
  });

  it('tell fallback fonts of one family of types from each other', () => {
    const named = (family: string) => ({ ...defaultBrand.fonts.display, family });
    const fonts = { display: named('IBM Plex Sans'), body: named('IBM Plex Serif') };
    const css = brandCss({ ...defaultBrand, fonts });
    expect(css.properties).toContain('--display: "IBM Plex Sans", "IBM Plex Sans Fallback Arial"');
    expect(css.properties).toContain('--body: "IBM Plex Serif", "IBM Plex Serif Fallback Arial"');
    expect(css.fonts).toContain('"IBM Plex Serif Fallback Arial"');
  });

  it('have only what differs in dark mode', () => {
    const { properties: css } = brandCss(defaultBrand);
    const dark = css.split('@media (prefers-color-scheme: dark)')[1]?.split('@media')[0] ?? '';
    expect(dark).toContain(`--paper: ${defaultBrand.colours.dark.paper};`);
    expect(dark).not.toContain('--highlight');
  });
});

async function bundleWith(look: { readonly site?: string; readonly brand?: Brand }): Promise<Bundles> {
  const bundler = openBundler({ root: projectRoot, ...look });
  try {
    return await bundler.bundle('en-US');
  } finally {
    await bundler.close();
  }
}
