import { classNames, escapeAttribute } from '../../../demo/blocks/block.ts';
import { dressOf } from './dress.ts';
import { htmlAttribute, jsonAttribute, pick, type SaveBlock, textAttribute } from './saved-block.ts';
import { tagAttributes } from './text.ts';

/** The blocks that place others. */
export const layoutBlocks: Readonly<Record<string, SaveBlock>> = {
  'core/buttons': ({ attributes }) => {
    const layout = jsonAttribute(attributes, 'layout');
    return {
      attributes: { ...(layout && { layout }) },
      open: '<div class="wp-block-buttons">',
      close: '</div>',
    };
  },
  'core/button': ({ attributes }) => {
    const { colourClasses, css, ...dress } = dressOf(attributes);
    const { width } = attributes;
    const className = classNames('wp-block-button', dress.classes);
    const linkClass = classNames('wp-block-button__link', colourClasses, 'wp-element-button');
    const target = textAttribute(attributes, 'linkTarget');
    const rel = textAttribute(attributes, 'rel');
    const style = {
      ...(typeof dress.attributes.style === 'object' && dress.attributes.style),
      ...(width !== undefined && { dimensions: { width: `${String(width)}%` } }),
    };
    return {
      attributes: { ...dress.attributes, ...(Object.keys(style).length > 0 && { style }) },
      open:
        `<div class="${className}"><a class="${linkClass}" href="${escapeAttribute(String(attributes.url))}"` +
        `${htmlAttribute('style', css)}${htmlAttribute('target', target ?? '')}${htmlAttribute('rel', rel ?? '')}>` +
        `${String(attributes.text)}</a></div>`,
    };
  },
  'core/columns': ({ attributes }) => {
    const { isStackedOnMobile, verticalAlignment } = attributes;
    const dress = dressOf(attributes);
    const className = classNames(
      'wp-block-columns',
      dress.classes,
      verticalAlignment !== undefined && `are-vertically-aligned-${String(verticalAlignment)}`,
      isStackedOnMobile === false && 'is-not-stacked-on-mobile',
    );
    return {
      attributes: {
        ...pick(attributes, ['verticalAlignment']),
        ...(isStackedOnMobile === false && { isStackedOnMobile }),
        ...dress.attributes,
      },
      open: `<div class="${className}">`,
      close: '</div>',
    };
  },
  'core/column': ({ attributes }) => {
    const { verticalAlignment, width } = attributes;
    const dress = dressOf(attributes);
    const className = classNames(
      'wp-block-column',
      verticalAlignment !== undefined && `is-vertically-aligned-${String(verticalAlignment)}`,
      dress.classes,
      dress.colourClasses,
    );
    const css = [width !== undefined && `flex-basis:${String(width)}`, dress.css].filter(Boolean).join(';');
    return {
      attributes: { ...pick(attributes, ['verticalAlignment', 'width']), ...dress.attributes },
      open: `<div${tagAttributes({ ...dress, css }, className)}>`,
      close: '</div>',
    };
  },
  'core/group': ({ attributes }) => ({
    attributes: { layout: { type: 'constrained' } },
    open: `<div${tagAttributes(dressOf(attributes), 'wp-block-group')}>`,
    close: '</div>',
  }),
};
