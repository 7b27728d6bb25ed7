import { mediaByFile } from '../media.ts';
import { added, container, type DemoBlock, leaf, newestPosts } from './block.ts';
import { paragraph } from './text.ts';

/** A block of WordPress that has no template of its own: "table", "separator" ... */
export function ordinary(name: string, html: string, attributes: DemoBlock['attributes'] = {}): DemoBlock {
  return leaf({ name: `core/${name}`, attributes, html });
}

/** A block that WordPress makes whenever it is asked. */
export function made(name: string, html: string, attributes?: DemoBlock['attributes']): DemoBlock {
  return ordinary(name, added(html), attributes);
}

export function latestPosts(): DemoBlock {
  const list = `<ul class="wp-block-latest-posts__list wp-block-latest-posts">${newestPosts}</ul>`;
  return made('latest-posts', list, { postsToShow: 3 });
}

/** A question whose answer opens. */
export function details(summary: string, text: string, isOpen = false): DemoBlock {
  return container({
    name: 'core/details',
    attributes: { ...(isOpen && { showContent: true }) },
    open: `<details class="wp-block-details"${isOpen ? ' open' : ''}><summary>${summary}</summary>`,
    close: '</details>',
    innerBlocks: [paragraph(text)],
  });
}

/** Pairs of a title and a text. */
export function accordion(items: readonly (readonly [string, string])[]): DemoBlock {
  return container({
    name: 'core/accordion',
    open: '<div role="group" class="wp-block-accordion">',
    close: '</div>',
    innerBlocks: items.map(([title, text]) => accordionItem(title, text)),
  });
}

function accordionItem(title: string, text: string): DemoBlock {
  const heading = `<h3 class="wp-block-accordion-heading has-icon has-icon-right"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>`;
  const panel = container({
    name: 'core/accordion-panel',
    open: '<div role="region" class="wp-block-accordion-panel">',
    close: '</div>',
    innerBlocks: [paragraph(text)],
  });
  return container({
    name: 'core/accordion-item',
    open: '<div class="wp-block-accordion-item">',
    close: '</div>',
    innerBlocks: [ordinary('accordion-heading', heading), panel],
  });
}

/** Words beside a picture of the library. */
export function mediaText(file: string, alt: string, text: string, isRight = false): DemoBlock {
  const { id, url } = mediaByFile(file);
  const picture = `<figure class="wp-block-media-text__media"><img src="${url}" alt="${alt}" class="wp-image-${id} size-full"/></figure>`;
  const around = `<div class="wp-block-media-text${isRight ? ' has-media-on-the-right' : ''} is-stacked-on-mobile">`;
  return container({
    name: 'core/media-text',
    attributes: { mediaId: id, mediaType: 'image', ...(isRight && { mediaPosition: 'right' }) },
    open: `${around}${isRight ? '' : picture}<div class="wp-block-media-text__content">`,
    close: `</div>${isRight ? picture : ''}</div>`,
    innerBlocks: [paragraph(text)],
  });
}

/** Names of networks with addresses. */
export function socialLinks(links: Readonly<Record<string, string>>): DemoBlock {
  const items = Object.entries(links).map(([label, url]) => {
    const html = `<li class="wp-social-link"><a href="${url}" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label screen-reader-text">${label}</span></a></li>`;
    return made('social-link', html, { url, service: label.toLowerCase() });
  });
  return container({
    name: 'core/social-links',
    open: '<ul class="wp-block-social-links">',
    close: '</ul>',
    innerBlocks: items,
  });
}
