import type { Written } from './author.ts';
import type { CategorySlug } from './categories.ts';

export interface WrittenPost extends Written {
  readonly categories: readonly CategorySlug[];
}
