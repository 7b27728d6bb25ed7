import { classNames, container, type DemoBlock, escapeAttribute, leaf, requestNumber } from './block.ts';
import {
  colourClasses,
  cssAttribute,
  ownCss,
  styleAttributes,
  styleClasses,
  type TextStyle,
} from './text.ts';

export interface ButtonOptions extends Pick<TextStyle, 'backgroundColor' | 'textColor' | 'custom'> {
  readonly outline?: boolean;
  readonly linkTarget?: '_blank';
  /** Of its row, in percent. */
  readonly width?: 25 | 50 | 75 | 100;
}

export function button(text: string, url: string, options: ButtonOptions = {}): DemoBlock {
  const { outline = false, linkTarget, backgroundColor, textColor, width, custom } = options;
  const linkClassName = classNames('wp-block-button__link', colourClasses(options), 'wp-element-button');
  const className = classNames(
    'wp-block-button',
    width !== undefined && `has-custom-width wp-block-button__width-${width}`,
    outline && `is-style-outline is-style-outline--${requestNumber}`,
  );
  const target = linkTarget === undefined ? '' : ` target="${linkTarget}" rel="noreferrer noopener"`;
  return leaf({
    name: 'core/button',
    type: 'CoreButton',
    attributes: {
      text,
      url,
      linkTarget,
      rel: linkTarget === undefined ? undefined : 'noreferrer noopener',
      linkClassName,
      backgroundColor,
      textColor,
      ...(custom && styleAttributes({ custom })),
      width,
      className: outline ? 'is-style-outline' : undefined,
      tagName: 'a',
      type: 'button',
    },
    html: `<div class="${className}"><a class="${linkClassName}" href="${escapeAttribute(url)}"${cssAttribute(ownCss(options))}${target}>${text}</a></div>`,
  });
}

export function buttons(
  innerBlocks: readonly DemoBlock[],
  justify?: 'left' | 'center' | 'right' | 'space-between',
): DemoBlock {
  const className = classNames(
    'wp-block-buttons',
    justify !== undefined && `is-content-justification-${justify}`,
    'is-layout-flex',
    justify !== undefined && 'wp-container-core-buttons-is-layout-35f06ea7',
    'wp-block-buttons-is-layout-flex',
  );
  return container({
    name: 'core/buttons',
    type: 'CoreButtons',
    attributes: {
      layout: justify === undefined ? undefined : JSON.stringify({ type: 'flex', justifyContent: justify }),
    },
    open: `<div class="${className}">`,
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
    align !== undefined && `align${align}`,
    verticalAlignment !== undefined && `are-vertically-aligned-${verticalAlignment}`,
    !isStackedOnMobile && 'is-not-stacked-on-mobile',
    'is-layout-flex wp-container-core-columns-is-layout-794e3cfa wp-block-columns-is-layout-flex',
  );
  return container({
    name: 'core/columns',
    type: 'CoreColumns',
    attributes: { isStackedOnMobile, verticalAlignment, align },
    open: `<div class="${className}">`,
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
  const className = classNames(
    'wp-block-column',
    verticalAlignment !== undefined && `is-vertically-aligned-${verticalAlignment}`,
    styleClasses(style),
    'is-layout-flow wp-block-column-is-layout-flow',
  );
  const css = [width && `flex-basis:${width}`, ...ownCss(style)];
  return container({
    name: 'core/column',
    type: 'CoreColumn',
    attributes: { ...styleAttributes(style), width, verticalAlignment },
    open: `<div class="${className}"${cssAttribute(css)}>`,
    close: '</div>',
    innerBlocks,
  });
}

export interface ColumnOptions extends Omit<TextStyle, 'align'> {
  readonly width?: string;
  readonly verticalAlignment?: 'top' | 'center' | 'bottom';
}

export function group(innerBlocks: readonly DemoBlock[], anchor?: string): DemoBlock {
  const id = anchor === undefined ? '' : ` id="${anchor}"`;
  return container({
    name: 'core/group',
    type: 'CoreGroup',
    attributes: { anchor, tagName: 'div' },
    open: `<div${id} class="wp-block-group has-global-padding is-layout-constrained wp-block-group-is-layout-constrained">`,
    close: '</div>',
    innerBlocks,
  });
}

/**
 * A block of a plugin that no front end knows. A real server has types for such blocks; the demo answers with a group. For tests.
 * @internal
 */
export function unknownBlock(name: string, html: string): DemoBlock {
  return leaf({ name, type: 'CoreGroup', attributes: { tagName: 'div' }, html });
}
