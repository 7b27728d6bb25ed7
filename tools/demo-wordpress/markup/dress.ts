import { classNames } from '../../../demo/blocks/block.ts';
import { type Attributes, jsonAttribute, pick, textAttribute } from './saved-block.ts';

/** How a block is dressed: attributes for its comment, and what they give to its html. */
export interface Dress {
  readonly attributes: Attributes;
  /** Of the block itself, without that of its name. */
  readonly classes: string;
  /** Of what is coloured: for a button, its link. */
  readonly colourClasses: string;
  readonly css: string;
  readonly anchor: string | undefined;
}

/** Reads alignment, colours and sizes of a demo block. In a text, `align` is that of its words. */
export function dressOf(attributes: Attributes, { isText = false } = {}): Dress {
  const align = textAttribute(attributes, 'align');
  const textColor = textAttribute(attributes, 'textColor');
  const backgroundColor = textAttribute(attributes, 'backgroundColor');
  const fontSize = textAttribute(attributes, 'fontSize');
  const own = ownStyle(attributes);
  const typography = { ...own.typography, ...(isText && align !== undefined && { textAlign: align }) };
  const style = withoutEmpty({ elements: own.elements, color: own.color, typography });
  return {
    attributes: {
      ...pick(attributes, [
        'className',
        'textColor',
        'backgroundColor',
        'fontSize',
        ...(isText ? [] : ['align']),
      ]),
      ...(Object.keys(style).length > 0 && { style }),
    },
    classes: classNames(
      align !== undefined && (isText ? `has-text-align-${align}` : `align${align}`),
      textAttribute(attributes, 'className'),
      fontSize !== undefined && `has-${fontSize}-font-size`,
    ),
    colourClasses: classNames(
      textColor !== undefined && `has-${textColor}-color`,
      backgroundColor !== undefined && `has-${backgroundColor}-background-color`,
      (textColor ?? own.color?.text) !== undefined && 'has-text-color',
      (backgroundColor ?? own.color?.background) !== undefined && 'has-background',
      own.elements !== undefined && 'has-link-color',
    ),
    css: [
      own.color?.text && `color:${own.color.text}`,
      own.color?.background && `background-color:${own.color.background}`,
      own.typography?.fontSize && `font-size:${own.typography.fontSize}`,
    ]
      .filter((rule) => rule !== undefined)
      .join(';'),
    anchor: textAttribute(attributes, 'anchor'),
  };
}

interface OwnStyle {
  readonly elements?: object;
  readonly color?: { readonly text?: string; readonly background?: string };
  readonly typography?: { readonly fontSize?: string };
}

function ownStyle(attributes: Attributes): OwnStyle {
  return jsonAttribute(attributes, 'style') ?? {};
}

function withoutEmpty(style: Readonly<Record<string, object | undefined>>): Attributes {
  return Object.fromEntries(
    Object.entries(style).filter(([, value]) => value !== undefined && Object.keys(value).length > 0),
  );
}
