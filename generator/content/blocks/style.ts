import { z } from 'zod';
import type { BlockStyle } from '../../../templates/types.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { EntryContext } from '../html/context.ts';
import { takeId } from '../html/ids.ts';
import { cleanText } from '../html/text.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { json, oneOf } from './attributes.ts';
import { colourOf } from './colour.ts';
import { fontSize as readFontSize } from './font-size.ts';

/** The style attributes of a block; a query asks each block for those that it has. */
export const styleAttributes = z.object({
  align: text,
  className: text,
  cssClassName: text,
  anchor: text,
  textColor: text,
  backgroundColor: text,
  fontSize: text,
  textAlign: text,
  style: json,
});

export type StyleAttributes = z.output<typeof styleAttributes>;

const textAlignments = ['left', 'center', 'right'] as const;

/**
 * Reads the style that an editor chose: presets, and custom colours and sizes within limits. Skips
 * other values. Editors have no other way to style (docs/decisions/0007).
 */
export function blockStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, className, anchor, textColor, backgroundColor, fontSize, style } = attributes;
  const { color = {}, typography = {} } = isUnset(style) ? {} : freeStyle.parse(style);
  return compact({
    ...(isAnchor(anchor) && { anchor: takeId(context.ids, anchor) }),
    align: oneOf(align, ['left', 'center', 'right', 'wide', 'full']),
    textAlign: textAlignOf(attributes) ?? oneOf(typography.textAlign, textAlignments),
    textColor: colourOf(textColor, color.text),
    backgroundColor: colourOf(backgroundColor, color.background),
    fontSize: sizeOf(fontSize, typography.fontSize),
    variation: variationOf(className),
  });
}

function isUnset(style: unknown): boolean {
  return typeof style === 'object' && style !== null && Object.keys(style).length === 0;
}

/**
 * Reads the style of headings, whose anchor is their id, and of paragraphs: their `align` is that
 * of the text.
 */
export function textStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, ...others } = attributes;
  const textAlign = oneOf(align, textAlignments);
  const style = blockStyle({ ...others, align: textAlign ? '' : align }, context);
  return textAlign ? { ...style, textAlign } : style;
}

/** Checks for characters that are not allowed in texts. */
export function isAnchor(anchor: string): boolean {
  return /^\S+$/.test(anchor) && cleanText(anchor) === anchor;
}

function textAlignOf({ cssClassName, className, textAlign }: StyleAttributes): BlockStyle['textAlign'] {
  const named = /(?:^|\s)has-text-align-(left|center|right)(?:\s|$)/.exec(
    `${cssClassName} ${className}`,
  )?.[1];
  return oneOf(named ?? textAlign, textAlignments);
}

// Invalid values count as unset, one by one.
const loose = z.unknown().optional();
const freeStyle = z
  .object({
    color: z.object({ text: loose, background: loose }).optional().catch(undefined),
    typography: z.object({ textAlign: loose, fontSize: loose }).optional().catch(undefined),
  })
  .catch({});

function sizeOf(preset: string, custom: unknown): string | undefined {
  const length = typeof custom === 'string' || typeof custom === 'number' ? String(custom) : '';
  return readFontSize(preset || (/^var:preset\|font-size\|(.+)$/.exec(length)?.[1] ?? ''), length);
}

/**
 * Finds the style variation in a class list; "is-style-outline--2", numbered per request, is not
 * one.
 */
function variationOf(className: string): string | undefined {
  const named = /(?:^|\s)is-style-([a-z]+(?:-[a-z]+)*)(?:\s|$)/.exec(className)?.[1];
  return named === 'default' ? undefined : named;
}
