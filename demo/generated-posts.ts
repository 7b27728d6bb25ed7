import type { DemoBlock } from './blocks/block.ts';
import { column, columns } from './blocks/layout.ts';
import { gallery, image } from './blocks/media.ts';
import { heading, list, paragraph, quote } from './blocks/text.ts';
import { openings, pick, sentence, subjects } from './large-site/words.ts';
import type { DemoStore } from './store-types.ts';

/**
 * Adds `count` posts of 4 to 8 blocks, older than all others, an hour apart, and the same ones every time: for
 * measurements on large sites. Each opens with a paragraph of its own; what follows, some of them share, so that
 * 100,000 fit into memory.
 */
export function addGeneratedPosts(store: DemoStore, count: number): void {
  const firstId = Math.max(...store.entries.map((entry) => entry.id)) + 1;
  const categoryIds = store.categories.map((category) => category.id);
  const pictures = store.media.filter((media) => media.width !== null);
  const newest = Date.UTC(2023, 10, 1, 12);
  const sharedBlocks = Array.from({ length: Math.min(count, storyCount) }, (_, index) => storyBlocks(index));
  for (let index = 0; index < count; index += 1) {
    const date = new Date(newest - (count - 1 - index) * 3_600_000).toISOString().slice(0, 19);
    const picture = pick(pictures, index);
    store.entries.push({
      kind: 'post',
      id: firstId + index,
      slug: `log-entry-${index + 1}`,
      title: `${pick(openings, index)} ${pick(subjects, Math.floor(index / 3))}, entry ${index + 1}`,
      status: 'publish',
      password: '',
      date,
      modified: date,
      excerpt: sentence(index * 7),
      blocks: [
        paragraph(`Entry ${index + 1}. ${text(index, 5)}`),
        ...pick(sharedBlocks, index).slice(0, 3 + (index % 5)),
      ],
      imageId: picture.id,
      menuOrder: 0,
      seo: {},
      categoryIds: [pick(categoryIds, index)],
    });
  }
}

const storyCount = 500;

/** What may follow the first paragraph. */
function storyBlocks(index: number): readonly DemoBlock[] {
  return [
    heading(2, `${pick(openings, index + 1)} ${pick(subjects, index + 2)}`),
    paragraph(text(index + 3, 6)),
    list([sentence(index + 1), sentence(index + 4), sentence(index + 9)]),
    image(pick(files, index)),
    quote([paragraph(sentence(index + 5))], 'From the keepers’ log'),
    columns([column([paragraph(text(index + 6, 3))]), column([paragraph(text(index + 8, 3))])]),
    gallery([pick(files, index + 1), pick(files, index + 2), pick(files, index + 3)]),
  ];
}

function text(seed: number, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => sentence(seed * 5 + index)).join(' ');
}

const files = [
  'marina.jpg',
  'ferry-landing.jpg',
  'tide-pools.jpg',
  'restoration-piles.jpg',
  'market-stalls.jpg',
  'sail-loft.jpg',
  'lighthouse.jpg',
];
