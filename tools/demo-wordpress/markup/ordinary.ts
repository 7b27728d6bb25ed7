import type { DemoBlock } from '../../../demo/blocks/block.ts';
import { paragraph } from '../../../demo/blocks/text.ts';
import { mediaByFile } from '../../../demo/media.ts';
import type { SaveBlock } from './saved-block.ts';

/** The blocks that the demo keeps as finished html. Those that WordPress renders itself have no html here. */
export const ordinaryBlocks: Readonly<Record<string, SaveBlock>> = {
  'core/table': ({ parts: [html = ''] }) => ({
    attributes: {
      ...(!html.includes('has-fixed-layout') && { hasFixedLayout: false }),
      ...styleOf(html),
    },
    open: html,
  }),
  'core/separator': ({ parts: [html = ''] }) => ({
    attributes: styleOf(html),
    open: html.replace('wp-block-separator', 'wp-block-separator has-alpha-channel-opacity'),
  }),
  'core/pullquote': asItIs,
  'core/verse': asItIs,
  'core/code': asItIs,
  'core/preformatted': asItIs,
  'core/file': ({ parts: [html = ''] }) => ({
    attributes: { href: /href="([^"]*)"/.exec(html)?.[1] },
    open: html,
  }),
  'core/details': ({ parts: [html = ''] }) => {
    const [, open = '', text = ''] = /^(.*<\/summary>)<p>(.*)<\/p><\/details>$/.exec(html) ?? [];
    return {
      attributes: { ...(open.includes(' open>') && { showContent: true }) },
      open,
      close: '</details>',
      innerBlocks: [paragraph(text)],
    };
  },
  'core/accordion': ({ parts: [html = ''] }) => ({
    open: '<div role="group" class="wp-block-accordion">',
    close: '</div>',
    innerBlocks: [...html.matchAll(/__toggle-title">(.*?)<\/span>.*?<p>(.*?)<\/p>/g)].map(
      ([, title = '', text = '']) => accordionItem(title, text),
    ),
  }),
  'core/accordion-item': () => ({ open: '<div class="wp-block-accordion-item">', close: '</div>' }),
  'core/accordion-heading': asItIs,
  'core/accordion-panel': () => ({
    open: '<div role="region" class="wp-block-accordion-panel">',
    close: '</div>',
  }),
  'core/media-text': ({ parts: [html = ''] }) => {
    const [figure = ''] = /<figure.*<\/figure>/.exec(html) ?? [];
    const [, file = '', alt = ''] = /uploads\/2026\/05\/(.*?)" alt="(.*?)"/.exec(figure) ?? [];
    const [, text = ''] = /<p>(.*)<\/p>/.exec(html) ?? [];
    const { id, url } = mediaByFile(file);
    const isRight = html.includes('has-media-on-the-right');
    const picture = `<figure class="wp-block-media-text__media"><img src="${url}" alt="${alt}" class="wp-image-${id} size-full"/></figure>`;
    const content = '<div class="wp-block-media-text__content">';
    const around = html.slice(0, html.indexOf('>') + 1);
    return {
      attributes: { mediaId: id, mediaType: 'image', ...(isRight && { mediaPosition: 'right' }) },
      open: isRight ? around + content : around + picture + content,
      close: isRight ? `</div>${picture}</div>` : '</div></div>',
      innerBlocks: [paragraph(text)],
    };
  },
  'core/social-links': ({ parts: [html = ''] }) => ({
    open: '<ul class="wp-block-social-links">',
    close: '</ul>',
    innerBlocks: [...html.matchAll(/href="(.*?)".*?screen-reader-text">(.*?)<\/span>/g)].map(
      ([, url, label = '']) => made('core/social-link', { url, service: label.toLowerCase() }),
    ),
  }),
  'core/social-link': ({ attributes }) => ({ attributes, open: '' }),
  'core/latest-posts': () => ({ attributes: { postsToShow: 3 }, open: '' }),
  'core/categories': () => ({ attributes: { showPostCounts: true }, open: '' }),
  'core/calendar': () => ({ open: '' }),
  'core/footnotes': () => ({ open: '' }),
};

function asItIs({ parts: [html = ''] }: DemoBlock): { readonly open: string } {
  return { open: html };
}

/** Reads the style variation from the class of html. */
function styleOf(html: string): { readonly className?: string } {
  const className = /is-style-[a-z]+/.exec(html)?.[0];
  return className === undefined ? {} : { className };
}

function accordionItem(title: string, text: string): DemoBlock {
  const heading = `<h3 class="wp-block-accordion-heading has-icon has-icon-right"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>`;
  return made('core/accordion-item', {}, [
    { ...made('core/accordion-heading'), parts: [heading] },
    made('core/accordion-panel', {}, [paragraph(text)]),
  ]);
}

function made(
  name: string,
  attributes: DemoBlock['attributes'] = {},
  innerBlocks: readonly DemoBlock[] = [],
): DemoBlock {
  return { name, type: '', attributes, innerBlocks, parts: [''] };
}
