import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand, BrandFont, FontMetrics, FontRole, Mark, SystemWidths } from './brand.ts';
import type { BrandSettings, FontSettings } from './brand-settings.ts';
import { defaultBrand } from './default-brand.ts';
import { measureFont } from './measure-font.ts';

/**
 * Reads mark and fonts from the site's folder. What cannot be used is told by `complain`, and the default is in its
 * place.
 */
export function readBrandFiles(
  { mark, fonts, ...brand }: BrandSettings,
  root: string,
  complain: (problem: string) => void,
): Brand {
  const read = (file: string): Buffer | undefined => {
    try {
      return readFileSync(path.join(root, file));
    } catch {
      complain(`${file}: cannot be read; put the file there, or remove it from the setting "brand"`);
      return undefined;
    }
  };
  const fontOf = (role: FontRole): BrandFont => {
    const given = fonts?.[role];
    return given === undefined ? defaultBrand.fonts[role] : readFont(given, role, { read, complain });
  };
  return {
    ...brand,
    mark: (mark !== undefined && readMark(mark, { read, complain })) || defaultBrand.mark,
    fonts: { display: fontOf('display'), body: fontOf('body') },
  };
}

interface Reading {
  readonly read: (file: string) => Buffer | undefined;
  readonly complain: (problem: string) => void;
}

/** Every page contains it twice. */
const mostMarkBytes = 16_384;

/** Parts that a drawing may not contain, with their names in messages. */
const refusedInMarks: readonly (readonly [RegExp, string])[] = [
  [/<script[\s/>]/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<foreignObject[\s/>]/i, 'html'],
  [/<style[\s/>]/i, 'a stylesheet'],
  [/<image[\s/>]/i, 'a picture of pixels'],
  [
    /\b(?:xlink:)?href\s*=\s*["'](?!\s*#)|url\(\s*["']?(?!\s*["']?#)|<!ENTITY/i,
    'an address of something else',
  ],
];

function readMark(file: string, { read, complain }: Reading): Mark | undefined {
  const bytes = read(file);
  if (bytes === undefined) return undefined;
  // A title would be shown under the pointer.
  const svg = bytes.toString().replaceAll(/<!--[\s\S]*?-->|<(title|desc|metadata)\b[\s\S]*?<\/\1>/g, '');
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const viewBox = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1]?.trim();
  const found = refusedInMarks.find(([pattern]) => pattern.test(svg))?.[1];
  const reason =
    found !== undefined
      ? `contains ${found}; export it as plain svg, with colours as attributes`
      : viewBox === undefined
        ? 'not an svg with a viewBox; export the drawing as svg'
        : !isBox(viewBox)
          ? `has the viewBox "${viewBox}", not four numbers with a width and a height above 0; export the drawing as svg`
          : bytes.length > mostMarkBytes
            ? `has ${bytes.length} bytes, at most ${mostMarkBytes} are possible, as every page contains it; simplify the drawing`
            : undefined;
  if (reason === undefined && viewBox !== undefined)
    return { viewBox, drawing: inGroup(drawing, attributes) };
  complain(`${file}: ${reason}`);
  return undefined;
}

function isBox(viewBox: string): boolean {
  const parts = viewBox.split(/\s*,\s*|\s+/);
  const [, , width = 0, height = 0] = parts.map(Number);
  return parts.length === 4 && parts.every((part) => number.test(part)) && width > 0 && height > 0;
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Keeps what the svg element says of the colours and lines of all its parts. */
function inGroup(drawing: string, attributes: string): string {
  const kept = [...attributes.matchAll(/\s(?:fill|stroke|color|style)[\w-]*\s*=\s*("[^"]*"|'[^']*')/g)]
    .map(([attribute]) => attribute)
    .join('');
  return kept === '' ? drawing.trim() : `<g${kept}>${drawing.trim()}</g>`;
}

function readFont(
  { family, file, weights, fallback }: FontSettings,
  role: FontRole,
  { read, complain }: Reading,
): BrandFont {
  const font = { family, weights, generic: fallback };
  if (file === undefined) return font;
  const bytes = read(file);
  if (bytes === undefined) return font;
  const measures = measureFont(bytes);
  if (measures === undefined) {
    complain(`${file}: not a font in the format WOFF2; convert it`);
    return font;
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const { ascent, descent, width } = measures;
  const [least, most] = weights;
  const bold = widthsOf(width, arial.bold, boldOfArial);
  const metrics: FontMetrics = {
    ascent: ascent * 100,
    descent: descent * 100,
    ...(role === 'body' && least < 600 && { regular: widthsOf(width, arial.regular, regularOfArial) }),
    ...((role === 'display' || most >= 600) && { bold }),
  };
  // Metrics of these sans-serif fonts say nothing about a font with serifs of the system.
  return { ...font, file, hash, ...(fallback === 'sans-serif' && { metrics }) };
}

/** The mean width of the letters of `sampleText` in ems, and the widths of other fonts as parts of it. */
const arial = { regular: 0.4563, bold: 0.4937 };
const regularOfArial = { Arial: 1, Roboto: 0.989, DejaVu: 1.132 };
const boldOfArial = { Arial: 1, Roboto: 0.941, DejaVu: 1.193 };

function widthsOf(width: number, ofArial: number, parts: SystemWidths): SystemWidths {
  const percent = (part: number) => Math.round((width / (ofArial * part)) * 1000) / 10;
  return { Arial: percent(parts.Arial), Roboto: percent(parts.Roboto), DejaVu: percent(parts.DejaVu) };
}
