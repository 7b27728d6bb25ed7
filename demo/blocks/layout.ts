import {
  added,
  classNames,
  container,
  type DemoBlock,
  escapeAttribute,
  leaf,
  requestNumber,
} from './block.ts';
import { alignClass, cssAttribute, dressOf, filled, idAttribute, type TextStyle } from './dress.ts';

export interface ButtonOptions extends Pick<TextStyle, 'backgroundColor' | 'textColor' | 'custom'> {
  readonly outline?: boolean;
  readonly linkTarget?: '_blank';
  /** Of its row, in percent. */
  readonly width?: 25 | 50 | 75 | 100;
}

export function button(text: string, url: string, options: ButtonOptions = {}): DemoBlock {
  const { outline = false, linkTarget, width, ...style } = options;
  const { attributes, css, classes, colourClasses } = dressOf({
    ...style,
    ...(outline && { className: 'is-style-outline' }),
  });
  const wide = `has-custom-width wp-block-button__width wp-block-button__width-${width}`;
  const more = classNames(outline && `is-style-outline--${requestNumber}`, width !== undefined && wide);
  const wideStyle = width === undefined ? '' : added(` style="--wp--block-button--width: ${width};"`);
  const linkClass = classNames('wp-block-button__link', colourClasses, 'wp-element-button');
  const target = linkTarget === undefined ? '' : ` target="${linkTarget}" rel="noreferrer noopener"`;
  return leaf({
    name: 'core/button',
    attributes: {
      ...attributes,
      style: filled({ ...Object(attributes.style), dimensions: filled({ width: width && `${width}%` }) }),
    },
    html:
      `<div class="${classNames('wp-block-button', classes)}${more && added(` ${more}`)}"${wideStyle}>` +
      `<a class="${linkClass}" href="${escapeAttribute(url)}"${cssAttribute(...css)}${target}>${text}</a></div>`,
  });
}

export function buttons(
  innerBlocks: readonly DemoBlock[],
  justify?: 'left' | 'center' | 'right' | 'space-between',
): DemoBlock {
  const classes = classNames(
    justify !== undefined && `is-content-justification-${justify}`,
    'is-layout-flex',
    justify !== undefined && 'wp-container-core-buttons-is-layout-35f06ea7',
    'wp-block-buttons-is-layout-flex',
  );
  return container({
    name: 'core/buttons',
    attributes: { layout: justify && { type: 'flex', justifyContent: justify } },
    open: `<div class="wp-block-buttons${added(` ${classes}`)}">`,
    close: '</div>',
    innerBlocks,
    gap: '',
  });
}

export function columns(
  innerBlocks: readonly DemoBlock[],
  align?: 'wide' | 'full',
  options: ColumnsOptions = {},
): DemoBlock {
  const { isStackedOnMobile = true, verticalAlignment } = options;
  const className = classNames(
    'wp-block-columns',
    alignClass(align),
    verticalAlignment && `are-vertically-aligned-${verticalAlignment}`,
    !isStackedOnMobile && 'is-not-stacked-on-mobile',
  );
  const layout =
    'is-layout-flex wp-container-core-columns-is-layout-794e3cfa wp-block-columns-is-layout-flex';
  return container({
    name: 'core/columns',
    attributes: { verticalAlignment, ...(!isStackedOnMobile && { isStackedOnMobile }), align },
    open: `<div class="${className}${added(` ${layout}`)}">`,
    close: '</div>',
    innerBlocks,
  });
}

export interface ColumnsOptions {
  readonly isStackedOnMobile?: boolean;
  readonly verticalAlignment?: 'top' | 'center' | 'bottom';
}

/** `width` is a CSS percentage: "66.66%". */
export function column(innerBlocks: readonly DemoBlock[], options: ColumnOptions = {}): DemoBlock {
  const { width, verticalAlignment, ...style } = options;
  const dress = dressOf(style);
  const className = classNames(
    'wp-block-column',
    verticalAlignment && `is-vertically-aligned-${verticalAlignment}`,
    dress.classes,
    dress.colourClasses,
  );
  const css = cssAttribute(width && `flex-basis:${width}`, ...dress.css);
  return container({
    name: 'core/column',
    attributes: { verticalAlignment, width, ...dress.attributes },
    open: `<div class="${className}${added(' is-layout-flow wp-block-column-is-layout-flow')}"${css}>`,
    close: '</div>',
    innerBlocks,
  });
}

export interface ColumnOptions extends Omit<TextStyle, 'align'> {
  readonly width?: string;
  readonly verticalAlignment?: 'top' | 'center' | 'bottom';
}

export function group(innerBlocks: readonly DemoBlock[], anchor?: string): DemoBlock {
  const layout = 'has-global-padding is-layout-constrained wp-block-group-is-layout-constrained';
  return container({
    name: 'core/group',
    attributes: { layout: { type: 'constrained' } },
    open: `<div${idAttribute({ ...(anchor && { anchor }) })} class="wp-block-group${added(` ${layout}`)}">`,
    close: '</div>',
    innerBlocks,
  });
}

/**
 * A block of a plugin that no front end knows. For tests.
 * @internal
 */
export function unknownBlock(name: string, html: string): DemoBlock {
  return leaf({ name, html });
}
