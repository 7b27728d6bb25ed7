import type { DemoAuthor } from '../store-types.ts';

/** Who writes the news. */
export const demoAuthors: readonly DemoAuthor[] = [
  { id: 1, name: 'Ines Carvalho', slug: 'icarvalho' },
  { id: 2, name: 'Hamish Orr', slug: 'horr' },
];
