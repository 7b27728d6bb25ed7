import { z } from 'zod';
import type { BlockStyle } from '../../../templates/types.ts';
import { compact } from '../../compact.ts';
import { raw as text } from '../../null-as-empty.ts';
import type { EntryContext } from '../context.ts';
import { takeId } from '../ids.ts';
import { json, oneOf, presetOf } from './attributes.ts';

/** The attributes that dress a block; a query asks each block for those that it has. */
export const styleAttributes = z.object({
  align: text,
  className: text,
  cssClassName: text,
  anchor: text,
  textColor: text,
  backgroundColor: text,
  fontSize: text,
  style: json,
});

export type StyleAttributes = z.output<typeof styleAttributes>;

const textAlignments = ['left', 'center', 'right'] as const;

/** How an editor dressed a block: presets only. Colours and sizes typed freely are left out. */
export function blockStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, className, anchor, textColor, backgroundColor, fontSize } = attributes;
  return compact({
    ...(isAnchor(anchor) && { anchor: takeId(context.ids, anchor) }),
    align: oneOf(align, ['left', 'center', 'right', 'wide', 'full']),
    textAlign: textAlignOf(attributes),
    textColor: presetOf(textColor),
    backgroundColor: presetOf(backgroundColor),
    fontSize: presetOf(fontSize),
    variation: variationOf(className),
  });
}

/** For headings, whose anchor is their id, and paragraphs: their `align` is the text's. */
export function textStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, ...others } = attributes;
  const textAlign = oneOf(align, textAlignments);
  const style = blockStyle({ ...others, align: textAlign ? '' : align }, context);
  return textAlign ? { ...style, textAlign } : style;
}

export function isAnchor(anchor: string): boolean {
  return /^\S+$/.test(anchor);
}

function textAlignOf({ cssClassName, className, style }: StyleAttributes): BlockStyle['textAlign'] {
  const named = /(?:^|\s)has-text-align-(left|center|right)(?:\s|$)/.exec(
    `${cssClassName} ${className}`,
  )?.[1];
  return oneOf(named ?? typedTextAlign.safeParse(style).data?.typography?.textAlign, textAlignments);
}

// Optional, for nearly no block has it, and what does not fit costs an error each time.
const typedTextAlign = z.object({ typography: z.object({ textAlign: z.string() }).optional() });

/** The style variation of a class list; "is-style-outline--2", numbered per request, is not one. */
function variationOf(className: string): string | undefined {
  const named = /(?:^|\s)is-style-([a-z]+(?:-[a-z]+)*)(?:\s|$)/.exec(className)?.[1];
  return named === 'default' ? undefined : named;
}
