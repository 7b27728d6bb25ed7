import { classNames } from '../../../demo/blocks/block.ts';
import { type Dress, dressOf } from './dress.ts';
import { type Attributes, htmlAttribute, pick, type SaveBlock, textAttribute } from './saved-block.ts';

/** The blocks that are made of words. */
export const textBlocks: Readonly<Record<string, SaveBlock>> = {
  'core/paragraph': ({ attributes }) => {
    const dress = dressOf(attributes, { isText: true });
    const isDropCap = attributes.dropCap === true;
    const className = classNames(dress.classes, dress.colourClasses, isDropCap && 'has-drop-cap');
    return {
      attributes: { ...(isDropCap && { dropCap: true }), ...dress.attributes },
      open: `<p${tagAttributes(dress, className)}>${String(attributes.content)}</p>`,
    };
  },
  'core/heading': ({ attributes }) => {
    const dress = dressOf(attributes, { isText: true });
    const tag = `h${String(attributes.level)}`;
    const className = classNames('wp-block-heading', dress.classes, dress.colourClasses);
    return {
      attributes: { ...(attributes.level !== 2 && { level: attributes.level }), ...dress.attributes },
      open: `<${tag}${tagAttributes(dress, className)}>${String(attributes.content)}</${tag}>`,
    };
  },
  'core/list': ({ attributes }) => {
    const dress = dressOf(attributes);
    const isOrdered = attributes.ordered === true;
    const tag = isOrdered ? 'ol' : 'ul';
    const type = textAttribute(attributes, 'type');
    const css = [type && `list-style-type:${type}`, dress.css].filter(Boolean).join(';');
    const className = classNames(dress.classes, dress.colourClasses, 'wp-block-list');
    return {
      attributes: {
        ...(isOrdered && { ordered: true }),
        ...pick(attributes, ['type', 'start', 'reversed']),
        ...dress.attributes,
      },
      open: `<${tag}${listAttributes(attributes)}${tagAttributes({ ...dress, css }, className)}>`,
      close: `</${tag}>`,
    };
  },
  'core/list-item': ({ attributes }) => ({ open: `<li>${String(attributes.content)}`, close: '</li>' }),
  'core/quote': ({ attributes }) => {
    const dress = dressOf(attributes);
    const textAlign = textAttribute(attributes, 'textAlign');
    const cite = textAttribute(attributes, 'citation');
    const className = classNames(
      'wp-block-quote',
      textAlign !== undefined && `has-text-align-${textAlign}`,
      dress.classes,
      dress.colourClasses,
    );
    return {
      attributes: { ...pick(attributes, ['textAlign']), ...dress.attributes },
      open: `<blockquote${tagAttributes(dress, className)}>`,
      close: `${cite === undefined ? '' : `<cite>${cite}</cite>`}</blockquote>`,
    };
  },
  'core/spacer': ({ attributes, parts: [html = ''] }) => ({
    attributes: pick(attributes, ['height']),
    open: html,
  }),
  'core/html': ({ parts: [html = ''] }) => ({ open: html }),
};

/** Writes the attributes of the tag of a block. */
export function tagAttributes({ anchor, css }: Pick<Dress, 'anchor' | 'css'>, className: string): string {
  return htmlAttribute('id', anchor ?? '') + htmlAttribute('class', className) + htmlAttribute('style', css);
}

function listAttributes({ reversed, start }: Attributes): string {
  return `${reversed === true ? ' reversed' : ''}${start === undefined ? '' : ` start="${String(start)}"`}`;
}
