import type { DemoBlock } from './blocks/block.ts';
import type { DemoKind, DemoKindFields } from './kinds.ts';
import type { DemoMedia } from './media.ts';

/** All content of a demo, plain and free to be changed: the next answer tells of it. */
export interface DemoStore {
  settings: DemoSettings;
  entries: DemoEntry[];
  categories: DemoCategory[];
  authors: DemoAuthor[];
  media: DemoMedia[];
  menuItems: DemoMenuItem[];
  redirects: DemoRedirect[];
  /** The page Pier of the plugin Boardwalk; null where nothing is filled in. */
  pier: DemoPier | null;
  /** Former addresses of entries, which the plugin Boardwalk keeps. */
  formerAddresses: DemoFormerAddress[];
  /** Edits of entries that are not published yet. */
  revisions: DemoRevision[];
  /** The number of edits so far: each is dated one second later than the last. */
  edits: number;
}

export interface DemoSettings {
  title: string;
  description: string;
  language: string;
  timezone: string;
  /** Ids of pages. */
  pageOnFront: number;
  pageForPosts: number;
  pageForPrivacy: number;
}

export type DemoEntry = { [K in DemoKind]: DemoEntryBase & { kind: K } & DemoKindFields[K] }[DemoKind];

export type DemoEntryOf<K extends DemoKind> = Extract<DemoEntry, { kind: K }>;

export interface DemoEntryBase {
  readonly id: number;
  slug: string;
  /** Plain text; empty for an entry without a title. */
  title: string;
  status: 'publish' | 'draft' | 'private' | 'future' | 'trash';
  /** Empty when the entry has none. */
  password: string;
  /** Local times of the pier: "2026-06-13T10:00:00". */
  date: string;
  modified: string;
  /** Plain text; when empty, one is made from the content. */
  excerpt: string;
  blocks: readonly DemoBlock[];
  /** The featured image, by id. */
  imageId: number | null;
  menuOrder: number;
  seo: DemoSeo;
  /** By a multilingual plugin: "en_GB". Default: that of the site. */
  language?: string;
}

/** An editor's texts for search engines; may be empty. */
export interface DemoSeo {
  title?: string;
  metaDesc?: string;
  noindex?: boolean;
  canonical?: string;
  imageId?: number;
}

export interface DemoAuthor {
  readonly id: number;
  name: string;
  /** Of the login name, as WordPress makes it. */
  readonly slug: string;
}

export interface DemoCategory {
  readonly id: number;
  slug: string;
  name: string;
  description: string;
  parentId: number;
}

/** An item leads to an entry, to a category, or to an address as typed. */
export interface DemoMenuItem {
  readonly id: number;
  location: 'PRIMARY' | 'FOOTER';
  /** Id of the item above, 0 for none. */
  parentId: number;
  order: number;
  label: string;
  leadsTo: { entry: number } | { category: number } | { url: string };
  target: '' | '_blank';
}

/** `origin` without a slash at the start, or a pattern when `format` is "regex". */
export interface DemoRedirect {
  origin: string;
  target: string;
  type: 301 | 302 | 307 | 308 | 410 | 451;
  format: 'plain' | 'regex';
}

/** The pier as the plugin's type `BoardwalkSettings` answers; what is missing was not filled in. */
export interface DemoPier {
  name?: string;
  address?: string;
  phone?: string;
  email?: string;
  directionsUrl?: string;
  latitude?: number;
  longitude?: number;
  hours?: string;
  openingHours?: object;
  social?: { label: string; url: string }[];
  notice?: { text: string; url?: string; until?: string };
}

export interface DemoFormerAddress {
  /** The id of a category where `isCategory` is true. */
  readonly entryId: number;
  readonly isCategory?: true;
  readonly slug: string;
  readonly uri: string;
}

export interface DemoRevision {
  readonly id: number;
  readonly entryId: number;
  /** Fields that differ from those of the entry. */
  readonly changes: Partial<Omit<DemoEntryBase, 'id'>> & Readonly<Record<string, unknown>>;
}
