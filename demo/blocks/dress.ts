import { added, classNames, requestNumber } from './block.ts';

/** The style that an editor may set on a text block: slugs of the palette and of the size presets. */
export interface TextStyle {
  readonly align?: 'left' | 'center' | 'right';
  readonly textColor?: string;
  readonly backgroundColor?: string;
  readonly fontSize?: string;
  readonly anchor?: string;
  readonly className?: string;
  /** Values of the editor's own, in place of presets. */
  readonly custom?: CustomStyle;
  /** A colour of its own for the links inside, which WordPress styles by a class numbered per request. */
  readonly linkColor?: string;
}

/** Colours as "#rrggbb", and a length. */
export interface CustomStyle {
  readonly text?: string;
  readonly background?: string;
  readonly fontSize?: string;
}

/** How a style is saved: attributes of the block, classes and declarations of its html. */
export interface Dress {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly classes: string;
  /** Of what is coloured: for a button, its link. */
  readonly colourClasses: string;
  readonly css: readonly (string | undefined)[];
}

export function dressOf(style: TextStyle): Dress {
  const { align, textColor, backgroundColor, fontSize, className, custom = {}, linkColor } = style;
  const { text, background } = custom;
  const link = linkColor && { color: { text: `var:preset|color|${linkColor}` } };
  return {
    attributes: {
      className,
      textColor,
      backgroundColor,
      fontSize,
      style: filled({
        elements: filled({ link }),
        color: filled({ text, background }),
        typography: filled({ fontSize: custom.fontSize, textAlign: align }),
      }),
    },
    classes: classNames(
      align && `has-text-align-${align}`,
      className,
      fontSize && `has-${fontSize}-font-size`,
    ),
    colourClasses: classNames(
      textColor && `has-${textColor}-color`,
      backgroundColor && `has-${backgroundColor}-background-color`,
      (textColor ?? text) && 'has-text-color',
      (backgroundColor ?? background) && 'has-background',
      linkColor && `has-link-color${added(` wp-elements-${requestNumber}`)}`,
    ),
    css: [
      text && `color:${text}`,
      background && `background-color:${background}`,
      custom.fontSize && `font-size:${custom.fontSize}`,
    ],
  };
}

/** An object with any value in it. */
export function filled<Values extends object>(values: Values): Values | undefined {
  return Object.values(values).some((value) => value !== undefined) ? values : undefined;
}

/** The `style` of a tag; none without declarations. */
export function cssAttribute(...declarations: readonly (string | undefined)[]): string {
  const set = declarations.filter((declaration) => declaration);
  return set.length === 0 ? '' : ` style="${set.join(';')}"`;
}

/** The `id` of a tag, if it has one. */
export function idAttribute({ anchor }: Pick<TextStyle, 'anchor'>): string {
  return anchor === undefined ? '' : ` id="${anchor}"`;
}

/** "alignwide", of a block within its page. */
export function alignClass(align: string | undefined): string | undefined {
  return align && `align${align}`;
}
