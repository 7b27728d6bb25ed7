import type { DemoBlock } from '../blocks/block.ts';
import { column, columns } from '../blocks/layout.ts';
import { heading, list, paragraph } from '../blocks/text.ts';
import type { WrittenPage } from './author.ts';
import { mediaBlocks } from './style-guide-media.ts';
import { ordinaryBlocks } from './style-guide-ordinary.ts';
import { sectionBlocks } from './style-guide-sections.ts';
import { textBlocks } from './style-guide-text.ts';

const blocks = [...textBlocks, ...mediaBlocks, ...ordinaryBlocks, ...sectionBlocks];

/** Every block and section in every variant, for those who design and those who check. No menu leads here. */
export const styleGuidePages: readonly WrittenPage[] = [
  {
    slug: 'style-guide',
    title: 'Style guide',
    date: '2026-06-01T09:00:00',
    seo: { noindex: true },
    blocks: [
      paragraph(
        'Every block of the editor and every section of the site, in each of its variants. If something looks right here, it looks right everywhere.',
        { fontSize: 'large' },
      ),
      heading(2, 'Contents'),
      contents(blocks),
      ...blocks,
    ],
  },
];

/** Links to the parts, as two or three lists side by side. */
function contents(parts: readonly DemoBlock[]): DemoBlock {
  const links = parts.flatMap((block) => {
    const [, anchor, words] = /^<h2 id="(.*?)".*?>(.*)<\/h2>$/.exec(block.parts.join('')) ?? [];
    return anchor === undefined ? [] : [`<a href="#${anchor}">${words}</a>`];
  });
  const third = Math.ceil(links.length / 3);
  return columns([0, third, 2 * third].map((start) => column([list(links.slice(start, start + third))])));
}
