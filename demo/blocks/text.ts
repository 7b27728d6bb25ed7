import { classNames, container, type DemoBlock, leaf, requestNumber } from './block.ts';

/**
 * The style that an editor may set on a text block: slugs of the palette and of the size presets.
 */
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

/** A paragraph of inline html. */
export function paragraph(content: string, options: TextStyle & { dropCap?: boolean } = {}): DemoBlock {
  const { dropCap = false, ...style } = options;
  const className = classNames(dropCap && 'has-drop-cap', styleClasses(style), 'wp-block-paragraph');
  return leaf({
    name: 'core/paragraph',
    type: 'CoreParagraph',
    attributes: { ...styleAttributes(style), content, dropCap, cssClassName: className },
    html: `<p${idAttribute(style)} class="${className}"${cssAttribute(ownCss(style))}>${content}</p>`,
  });
}

export function heading(level: 2 | 3 | 4 | 5 | 6, content: string, style: TextStyle = {}): DemoBlock {
  const className = classNames('wp-block-heading', styleClasses(style));
  return leaf({
    name: 'core/heading',
    type: 'CoreHeading',
    attributes: { ...styleAttributes(style), content, level, cssClassName: className },
    html: `<h${level}${idAttribute(style)} class="${className}"${cssAttribute(ownCss(style))}>${content}</h${level}>`,
  });
}

/** An item is inline html, or a list item made by `listItem` when it holds a list of its own. */
export function list(items: readonly (string | DemoBlock)[], options: ListOptions = {}): DemoBlock {
  const { ordered = false, start, reversed, type, ...style } = options;
  const tag = ordered ? 'ol' : 'ul';
  const innerBlocks = items.map((item) => (typeof item === 'string' ? listItem(item) : item));
  const startAttribute = start === undefined ? '' : ` start="${start}"`;
  const css = [type && `list-style-type:${type}`, ...ownCss(style)];
  return container({
    name: 'core/list',
    type: 'CoreList',
    attributes: {
      ...styleAttributes(style),
      ordered,
      start,
      reversed,
      type,
      values: innerBlocks.map(listItemHtml).join(''),
    },
    open: `<${tag}${reversed ? ' reversed' : ''}${startAttribute}${cssAttribute(css)} class="${classNames(styleClasses(style), 'wp-block-list')}">`,
    close: `</${tag}>`,
    innerBlocks,
  });
}

export interface ListOptions extends TextStyle {
  readonly ordered?: boolean;
  readonly start?: number;
  readonly reversed?: boolean;
  readonly type?: 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';
}

export function listItem(content: string, nested?: DemoBlock): DemoBlock {
  return container({
    name: 'core/list-item',
    type: 'CoreListItem',
    attributes: { content },
    open: `<li>${content}`,
    close: '</li>',
    innerBlocks: nested === undefined ? [] : [nested],
  });
}

/** A quote of whole blocks; `citation` is inline html. */
export function quote(
  innerBlocks: readonly DemoBlock[],
  citation?: string,
  options: QuoteStyle = {},
): DemoBlock {
  const { align, textAlign, ...style } = options;
  const cite = citation === undefined ? '' : `<cite>${citation}</cite>`;
  const value = innerBlocks.map((block) => block.parts.join('')).join('\n');
  const className = classNames(
    'wp-block-quote',
    align !== undefined && `align${align}`,
    textAlign !== undefined && `has-text-align-${textAlign}`,
    styleClasses(style),
    'is-layout-flow wp-block-quote-is-layout-flow',
  );
  return container({
    name: 'core/quote',
    type: 'CoreQuote',
    attributes: { ...styleAttributes(style), align, textAlign, value, citation },
    open: `<blockquote class="${className}"${cssAttribute(ownCss(style))}>`,
    close: `${cite}</blockquote>`,
    innerBlocks,
  });
}

/** Unlike that of a text, `align` is the place of the whole quote. */
export interface QuoteStyle extends TextStyle {
  readonly align?: 'left' | 'right';
  readonly textAlign?: 'left' | 'center' | 'right';
}

/** Html as the editor typed it. Like the real server, it gives no `content` attribute. */
export function html(markup: string): DemoBlock {
  return leaf({ name: 'core/html', type: 'CoreHtml', html: markup });
}

/** A post from before the block editor: one piece of html without blocks. */
export function freeform(markup: string): DemoBlock {
  return leaf({ name: 'core/freeform', type: 'CoreFreeform', html: markup });
}

export function spacer(height: string): DemoBlock {
  return leaf({
    name: 'core/spacer',
    type: 'CoreSpacer',
    attributes: { height },
    html: `<div style="height:${height}" aria-hidden="true" class="wp-block-spacer"></div>`,
  });
}

function listItemHtml(item: DemoBlock): string {
  return `<li>${String(item.attributes.content)}</li>`;
}

/** The attributes of a block that is dressed, as the editor keeps them. */
export function styleAttributes(style: TextStyle): Record<string, unknown> {
  const { linkColor, custom, ...attributes } = style;
  if (linkColor === undefined && custom === undefined) return attributes;
  const link = linkColor && { elements: { link: { color: { text: `var:preset|color|${linkColor}` } } } };
  const { fontSize, ...color } = custom ?? {};
  return { ...attributes, style: JSON.stringify({ ...link, color, typography: { fontSize } }) };
}

export function styleClasses(style: TextStyle): string {
  const { align, className, linkColor, fontSize } = style;
  return classNames(
    align !== undefined && `has-text-align-${align}`,
    className,
    colourClasses(style),
    linkColor !== undefined && `has-link-color wp-elements-${requestNumber}`,
    fontSize !== undefined && `has-${fontSize}-font-size`,
  );
}

export function colourClasses({ textColor, backgroundColor, custom }: TextStyle): string {
  return classNames(
    textColor !== undefined && `has-${textColor}-color`,
    backgroundColor !== undefined && `has-${backgroundColor}-background-color`,
    (textColor ?? custom?.text) !== undefined && 'has-text-color',
    (backgroundColor ?? custom?.background) !== undefined && 'has-background',
  );
}

/** The declarations of what is the editor's own. */
export function ownCss({ custom }: TextStyle): readonly (string | undefined)[] {
  return [
    custom?.text && `color:${custom.text}`,
    custom?.background && `background-color:${custom.background}`,
    custom?.fontSize && `font-size:${custom.fontSize}`,
  ];
}

/** The attribute of a tag for declarations; those that are undefined are left out. */
export function cssAttribute(declarations: readonly (string | undefined)[]): string {
  const set = declarations.filter((declaration) => declaration !== undefined);
  return set.length === 0 ? '' : ` style="${set.join(';')}"`;
}

function idAttribute(style: TextStyle): string {
  return style.anchor === undefined ? '' : ` id="${style.anchor}"`;
}
