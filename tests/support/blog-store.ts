import { paragraph } from '../../demo/blocks/text.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** Fields missing in a WordPress without a pier: it has posts and pages only. */
export const blogLacks = [
  'RootQuery.events',
  'RootQuery.locations',
  'RootQuery.artworks',
  'RootQuery.experiences',
  'RootQuery.spaces',
  'RootQuery.jobs',
] as const;

/** A small blog about another thing than the demo. */
export function blogStore(): DemoStore {
  return {
    ...createStore(),
    settings: {
      title: 'Notes from the Orchard',
      description: 'Apples, mostly',
      language: 'en_GB',
      timezone: '+00:00',
      pageOnFront: 1,
      pageForPosts: 2,
      pageForPrivacy: 4,
    },
    entries: [
      page(1, 'home', 'Home', 'We grow forty old kinds of apple.'),
      page(2, 'journal', 'Journal', ''),
      page(3, 'contact', 'Contact', 'Write to us at the gate.'),
      page(4, 'privacy', 'Privacy', 'We keep nothing.'),
      ...Array.from({ length: 30 }, (_, index) => post(100 + index, index)),
    ],
    categories: [{ id: 50, slug: 'harvest', name: 'Harvest', description: 'Picking time', parentId: 0 }],
    media: [],
    menuItems: [
      menuItem(60, 'PRIMARY', 'Journal', { order: 1, entry: 2 }),
      menuItem(61, 'PRIMARY', 'Contact', { order: 2, entry: 3 }),
      menuItem(62, 'FOOTER', 'Privacy', { order: 1, entry: 4 }),
    ],
    redirects: [],
    edits: 0,
  };
}

function menuItem(
  id: number,
  location: 'PRIMARY' | 'FOOTER',
  label: string,
  { order, entry }: { readonly order: number; readonly entry: number },
): DemoStore['menuItems'][number] {
  return { id, location, parentId: 0, order, label, leadsTo: { entry }, target: '' };
}

function page(id: number, slug: string, title: string, text: string): DemoEntry {
  return { ...entry(id, slug, title, text), kind: 'page', parentId: 0 };
}

function post(id: number, index: number): DemoEntry {
  const day = `2026-05-${String(index + 1).padStart(2, '0')}`;
  const written = entry(id, `apple-${index}`, `Apple no. ${index}`, `Ripe on day ${index}.`);
  const date = `${day}T08:00:00`;
  return { ...written, date, modified: date, kind: 'post', categoryIds: index % 2 === 0 ? [50] : [] };
}

function entry(id: number, slug: string, title: string, text: string) {
  return {
    ...{ id, slug, title },
    status: 'publish' as const,
    password: '',
    date: '2026-05-01T08:00:00',
    modified: '2026-05-01T08:00:00',
    excerpt: '',
    blocks: text === '' ? [] : [paragraph(text)],
    imageId: null,
    menuOrder: 0,
    seo: {},
  };
}
