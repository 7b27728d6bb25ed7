import type { BlockStyle } from '../../../templates/types.ts';
import { compact } from '../../util/omit-undefined.ts';
import { byClassList } from '../html/class-names.ts';
import { type Element, hasClass } from './tree.ts';
import { colourOf } from './values/colour.ts';
import { lengthWithin } from './values/lengths.ts';
import { oneOf } from './values/one-of.ts';

/** Everything of a style but the anchor. */
export type Look = Omit<BlockStyle, 'anchor'>;

const textAlignments = ['left', 'center', 'right'] as const;
/**
 * Reads the style that an editor chose from the classes and the style attribute that WordPress writes: presets, and custom
 * colours and sizes within limits. Skips other values. Editors have no other way to style (docs/decisions/0007).
 */
export function lookOf({ attributes }: Element): Look {
  const { class: classList = '', style } = attributes;
  return style === undefined ? classLook(classList) : readLook(classList, style);
}

const classLook = byClassList((classList) => readLook(classList, undefined));

function readLook(classList: string, style: string | undefined): Look {
  const names = classList.split(/\s+/);
  const styles = style === undefined ? {} : declarations(style);
  return compact({
    align: firstAfter(names, 'align', (word) => oneOf(word, ['left', 'center', 'right', 'wide', 'full'])),
    textAlign:
      firstAfter(names, 'has-text-align-', (word) => oneOf(word, textAlignments)) ??
      oneOf(styles['text-align'], textAlignments),
    textColor: colourOf(
      presetIn(names, /^has-(?!text-|link-|inline-)([a-z0-9-]+)(?<!-background|-border)-color$/),
      styles.color,
    ),
    backgroundColor: colourOf(
      presetIn(names, /^has-([a-z0-9-]+)-background-color$/),
      styles['background-color'] ?? styles.background,
    ),
    fontSize: sizeOf(presetIn(names, /^has-([a-z0-9-]+)-font-size$/), styles['font-size']),
    variation: names
      .map((name) => /^is-style-(?!default$)([a-z]+(?:-[a-z]+)*)$/.exec(name)?.[1])
      .find((name) => name !== undefined),
  });
}

/** Of a text, `alignleft` and the like of the old editor align the words. */
export function textLookOf(element: Element): Look {
  const found = lookOf(element);
  if (found.align === undefined) return found;
  const { align, ...look } = found;
  const textAlign = oneOf(align, textAlignments);
  return textAlign ? { textAlign, ...look } : { ...look, align };
}

/** Returns true when an element has a look that only a template shows. */
export function hasLook(look: Look): boolean {
  return Object.keys(look).length > 0;
}

/** Reads the declarations of a style attribute, each value trimmed; of equal names, the last. */
export function declarations(style: string): Readonly<Record<string, string>> {
  const found: [string, string][] = [];
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      found.push([declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]);
  }
  return Object.fromEntries(found);
}

function firstAfter<Word>(
  names: readonly string[],
  prefix: string,
  read: (word: string) => Word | undefined,
): Word | undefined {
  for (const name of names) {
    const word = name.startsWith(prefix) ? read(name.slice(prefix.length)) : undefined;
    if (word !== undefined) return word;
  }
  return undefined;
}

function presetIn(names: readonly string[], pattern: RegExp): string {
  return names.map((name) => pattern.exec(name)?.[1]).find((name) => name !== undefined) ?? '';
}

function sizeOf(preset: string, custom = ''): string | undefined {
  const slug = preset || (/^var\(--wp--preset--font-size--([a-z0-9-]+)\)$/.exec(custom)?.[1] ?? '');
  // Themes with fluid sizes: the last is the greatest, which the editor chose.
  return fontSize(slug, /^clamp\((?:.*,)?\s*([\d.]+[a-z]+)\s*\)$/.exec(custom)?.[1] ?? custom);
}

/** Returns true when an element of prose has a first letter over several lines. */
export function hasDropCap(element: Element): boolean {
  return hasClass(element, 'has-drop-cap');
}

const sizePresets = ['small', 'medium', 'large', 'x-large', 'xx-large'] as const;
/** Sizes of themes older than the block editor's own. */
const oldPresets: ReadonlyMap<string, string> = new Map([
  ['normal', 'medium'],
  ['huge', 'xx-large'],
]);
const pixelsPerRem = 16;

/** Returns the slug of a preset, or a length in rem, which follows the reader's font size; undefined for anything else. */
function fontSize(slug: string, length: string): string | undefined {
  if (slug !== '') return oneOf(oldPresets.get(slug) ?? slug, sizePresets);
  const found = lengthWithin(length, { px: [13, 80], rem: [0.8, 5], em: [0.8, 5] });
  if (found === undefined) return undefined;
  const amount = Number.parseFloat(found);
  return `${found.endsWith('px') ? amount / pixelsPerRem : amount}rem`;
}
