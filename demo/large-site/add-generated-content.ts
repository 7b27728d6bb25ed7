import type { DemoMedia } from '../media.ts';
import type { DemoCategory, DemoEntry, DemoStore } from '../store-types.ts';
import { countKinds, type GeneratedKind, type Shape } from './shapes.ts';
import { pick, subjects } from './words.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Adds `count` entries of a shape's kinds, and categories until there are 20: for measurements on large sites. The same
 * shape and count add the same ones every time. Each entry has an item of the library of its own; their files are the demo's.
 */
export function addGeneratedContent(store: DemoStore, shape: Shape, count: number): void {
  const counts = countKinds(shape, count);
  const newCategories = moreCategories(store.categories);
  store.categories.push(...newCategories);
  const firstId = Math.max(...store.entries.map(({ id }) => id), ...newCategories.map(({ id }) => id)) + 1;
  const site = {
    counts,
    categoryIds: store.categories.map(({ id }) => id),
    firstImageId: firstId + count,
  };
  const pictures = store.media.filter(({ width }) => width !== null);
  const entries: DemoEntry[] = [];
  for (const [kind, some] of Object.entries(counts)) {
    for (let number = 1; number <= some; number += 1) {
      const index = entries.length;
      const id = firstId + index;
      entries.push(writeEntry(kind as GeneratedKind, { number, id, index }, site));
      store.media.push(pictureLike(pick(pictures, index), site.firstImageId + index));
    }
  }
  for (const entry of entries) store.entries.push(entry);
}

/** An item of the library whose file is that of another. */
function pictureLike(picture: DemoMedia, id: number): DemoMedia {
  return { ...picture, id, alt: `${picture.alt} (${id})` };
}

const mostCategories = 20;

/** Each third one lies below the one before it. */
function moreCategories(present: readonly DemoCategory[]): readonly DemoCategory[] {
  const firstId = Math.max(...present.map(({ id }) => id)) + 1;
  return Array.from({ length: Math.max(0, mostCategories - present.length) }, (_, index) => ({
    id: firstId + index,
    slug: `log-of-${index + 1}`,
    name: `The ${pick(subjects, index)} log ${index + 1}`,
    description: index % 2 === 0 ? `All that the crew wrote down of log ${index + 1}.` : '',
    parentId: index % 3 === 2 ? firstId + index - 1 : 0,
  }));
}
