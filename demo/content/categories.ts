import type { DemoCategory } from '../store-types.ts';

/** The topics of the news. */
export const demoCategories: readonly DemoCategory[] = [
  {
    id: 2,
    slug: 'announcements',
    name: 'Announcements',
    description: 'Opening hours, closures, tickets and everything else that is good to know before you come.',
    parentId: 0,
  },
  {
    id: 3,
    slug: 'festivals',
    name: 'Festivals & Events',
    description: 'What is coming up on the boards, and how the last one went.',
    parentId: 0,
  },
  {
    id: 4,
    slug: 'food-and-drink',
    name: 'Food & Drink',
    description: 'New kitchens, old recipes and whatever the boats brought in.',
    parentId: 0,
  },
  {
    id: 5,
    slug: 'art',
    name: 'Art',
    description: 'Commissions, openings and the people who make things here.',
    parentId: 0,
  },
  {
    id: 6,
    slug: 'restoration',
    name: 'Restoration',
    description: 'Pile by pile: how a pier of 1908 is made fit for another century.',
    parentId: 0,
  },
  { id: 7, slug: 'tides-and-nature', name: 'Tides & Nature', description: '', parentId: 6 },
  {
    id: 8,
    slug: 'twin-town',
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: 'Letters from our twin town in Wales, whose name fills the envelope.',
    parentId: 0,
  },
];

export type CategorySlug =
  | 'announcements'
  | 'festivals'
  | 'food-and-drink'
  | 'art'
  | 'restoration'
  | 'tides-and-nature'
  | 'twin-town';

/** Returns the id of a category; throws for an unknown slug. */
export function categoryId(slug: CategorySlug): number {
  const category = demoCategories.find((candidate) => candidate.slug === slug);
  if (category === undefined) throw new Error(`The demo has no category ${slug}`);
  return category.id;
}
