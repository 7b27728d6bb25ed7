import type { Brand, BrandFont, FontRole, SystemWidths } from '../../config/brand/brand.ts';
import type { Colours } from '../../config/brand/colours.ts';
import { toKebabCase } from '../util/to-kebab-case.ts';
import { siteFileUrl } from './site-files.ts';

/** Makes the stylesheets that a brand decides: its fonts, and the properties with its colours. */
export function brandCss(brand: Brand): Readonly<Record<'fonts' | 'properties', string>> {
  return { fonts: fontFaces(brand), properties: brandProperties(brand) };
}

function fontFaces({ fonts }: Brand): string {
  return [
    ...Object.values(fonts).map(faceOf),
    ...(['body', 'display'] as const).flatMap((role) => fallbackFaces(fonts[role], role)),
  ].join('');
}

function brandProperties({ colours, fonts }: Brand): string {
  const light = onScreen(colours.light);
  const dark = onScreen(colours.dark);
  const inLight = new Map(light);
  const inDark = dark.filter(([role, colour]) => inLight.get(role) !== colour);
  return [
    `:root {\n${properties(light)}  --shadow: ${shadow} color-mix(in srgb, var(--shade) 16%, transparent);\n`,
    `  --display: ${familiesOf(fonts.display)};\n  --body: ${familiesOf(fonts.body)};\n}\n`,
    `@media (prefers-color-scheme: dark) {\n:root {\n${properties(inDark)}  --shadow: ${shadow} rgb(0 0 0 / 0.45);\n}\n}\n`,
    `@media print {\n:root {\n${properties(onPaper(colours.light))}}\n}\n`,
  ].join('');
}

type Property = readonly [name: string, colour: string];

const onScreen = (colours: Colours): readonly Property[] =>
  Object.entries({ ...colours, part1: colours.highlight }).filter(([role]) => !role.startsWith('print'));

/** The parts of charts have other colours on white paper. */
const onPaper = (colours: Colours): readonly Property[] =>
  Object.entries(colours).flatMap(([role, colour]) =>
    role.startsWith('print') ? [[role.replace('print', 'part'), colour]] : [],
  );

const shadow = '0 0.5rem 2rem';

function properties(colours: readonly Property[]): string {
  return colours.map(([role, colour]) => `  ${propertyOf(role)}: ${colour};\n`).join('');
}

/** Returns the custom property with the colour of a role: "--on-field". */
function propertyOf(role: string): string {
  return `--${toKebabCase(role)}`;
}

/** Returns the colours of light mode by their custom properties, for the editor of the CMS. */
export function editorColours({ colours }: Pick<Brand, 'colours'>): Readonly<Record<string, string>> {
  return Object.fromEntries(onScreen(colours.light).map(([role, colour]) => [propertyOf(role), colour]));
}

/**
 * Served from the site itself; the bundler copies the files under a name with a hash. They are preloaded, so a fast
 * connection has them at the first paint; otherwise the page keeps its fallback fonts: headings never wrap again.
 */
function faceOf({ family, file, hash, weights: [least, most] }: BrandFont): string {
  if (file === undefined) return '';
  const source = hash === undefined ? file : siteFileUrl(file, hash);
  const weight = least === most ? `${least}` : `${least} ${most}`;
  return face(family, weight, [`font-display: optional`, `src: url(${JSON.stringify(source)})`]);
}

const localFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
} as const;

const systems = ['Arial', 'Roboto', 'DejaVu'] as const;

/** The runtime tells fallback fonts from others by this word in their names. */
const fallbackName = ({ family }: BrandFont, system: keyof SystemWidths): string =>
  `${family} Fallback ${system}`;

/**
 * Fallback fonts with the same metrics, so that nothing moves when a font is loaded: Arial on desktops and Apple
 * phones, Roboto on Android, DejaVu on Linux.
 */
function fallbackFaces(font: BrandFont, role: FontRole): readonly string[] {
  const { metrics, weights } = font;
  if (metrics === undefined) return [];
  const { ascent, descent } = metrics;
  const [least, most] = weights;
  const ranges = {
    regular: `${least} ${Math.min(most, 599)}`,
    bold: `${role === 'display' ? 500 : Math.max(least, 600)} ${Math.max(most, 700)}`,
  };
  return systems.flatMap((system) =>
    (['regular', 'bold'] as const).flatMap((style) => {
      const width = metrics[style]?.[system];
      if (width === undefined) return [];
      const percent = (part: number) => `${(part / (width / 100)).toFixed(1)}%`;
      const locals = localFonts[system][style].map((name) => `local("${name}")`).join(', ');
      return face(fallbackName(font, system), ranges[style], [
        `src: ${locals}`,
        `size-adjust: ${width.toFixed(1)}%`,
        `ascent-override: ${percent(ascent)}`,
        `descent-override: ${percent(descent)}`,
      ]);
    }),
  );
}

function face(family: string, weight: string, declarations: readonly string[]): string {
  const all = [`font-family: "${family}"`, `font-weight: ${weight}`, ...declarations];
  return `@font-face {\n${all.map((line) => `  ${line};\n`).join('')}}\n`;
}

function familiesOf(font: BrandFont): string {
  const fallbacks = font.metrics === undefined ? [] : systems.map((system) => fallbackName(font, system));
  return [...[font.family, ...fallbacks].map((name) => `"${name}"`), font.generic].join(', ');
}
