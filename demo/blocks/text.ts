import { added, classNames, container, type DemoBlock, leaf } from './block.ts';
import { alignClass, cssAttribute, dressOf, idAttribute, type TextStyle } from './dress.ts';

/** A paragraph of inline html. */
export function paragraph(content: string, options: TextStyle & { dropCap?: boolean } = {}): DemoBlock {
  const { dropCap, ...style } = options;
  const dress = dressOf(style);
  const saved = classNames(dress.classes, dress.colourClasses, dropCap && 'has-drop-cap');
  const className =
    saved === '' ? added(' class="wp-block-paragraph"') : ` class="${saved}${added(' wp-block-paragraph')}"`;
  return leaf({
    name: 'core/paragraph',
    attributes: { dropCap, ...dress.attributes },
    html: `<p${idAttribute(style)}${className}${cssAttribute(...dress.css)}>${content}</p>`,
  });
}

export function heading(level: 2 | 3 | 4 | 5 | 6, content: string, style: TextStyle = {}): DemoBlock {
  const dress = dressOf(style);
  const className = classNames('wp-block-heading', dress.classes, dress.colourClasses);
  return leaf({
    name: 'core/heading',
    attributes: { level: level === 2 ? undefined : level, ...dress.attributes },
    html: `<h${level}${idAttribute(style)} class="${className}"${cssAttribute(...dress.css)}>${content}</h${level}>`,
  });
}

/** An item is inline html, or a list item made by `listItem` when it holds a list of its own. */
export function list(items: readonly (string | DemoBlock)[], options: ListOptions = {}): DemoBlock {
  const { ordered, start, reversed, type, ...style } = options;
  const tag = ordered ? 'ol' : 'ul';
  const dress = dressOf(style);
  const className = classNames(dress.classes, dress.colourClasses, 'wp-block-list');
  const startAttribute = start === undefined ? '' : ` start="${start}"`;
  const css = cssAttribute(type && `list-style-type:${type}`, ...dress.css);
  return container({
    name: 'core/list',
    attributes: { ordered, start, reversed, type, ...dress.attributes },
    open: `<${tag}${reversed ? ' reversed' : ''}${startAttribute} class="${className}"${css}>`,
    close: `</${tag}>`,
    innerBlocks: items.map((item) => (typeof item === 'string' ? listItem(item) : item)),
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
  const dress = dressOf(style);
  const cite = citation === undefined ? '' : `<cite>${citation}</cite>`;
  const className = classNames(
    'wp-block-quote',
    alignClass(align),
    textAlign && `has-text-align-${textAlign}`,
    dress.classes,
    dress.colourClasses,
  );
  return container({
    name: 'core/quote',
    attributes: { textAlign, ...dress.attributes, align },
    open: `<blockquote class="${className}${added(' is-layout-flow wp-block-quote-is-layout-flow')}"${cssAttribute(...dress.css)}>`,
    close: `${cite}</blockquote>`,
    innerBlocks,
  });
}

/** Unlike that of a text, `align` is the place of the whole quote. */
export interface QuoteStyle extends TextStyle {
  readonly align?: 'left' | 'right';
  readonly textAlign?: 'left' | 'center' | 'right';
}

/** Html as the editor typed it. */
export function html(markup: string): DemoBlock {
  return leaf({ name: 'core/html', html: markup });
}

/** A post from before the block editor: one piece of html without blocks. */
export function freeform(markup: string): DemoBlock {
  return leaf({ name: 'core/freeform', html: markup });
}

export function spacer(height: string): DemoBlock {
  return leaf({
    name: 'core/spacer',
    attributes: { height },
    html: `<div style="height:${height}" aria-hidden="true" class="wp-block-spacer"></div>`,
  });
}
