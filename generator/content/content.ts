import type { PackedBlocks } from './saved/packed-blocks.ts';
import type { LinkRef, MediaRef } from './stored-blocks.ts';

/**
 * All that a site is made from, as one crawl found it: plain JSON, so it can be saved and loaded again.
 * Arrays are sorted by id, so that no order of answers can reach an output byte. Nothing in it depends on the
 * address of the CMS: its own links and media are kept as references, which the routes stage resolves.
 */
export interface Content extends SiteContent {
  /** The moment the site is built for, ISO 8601 in UTC. Time enters the pipeline here and nowhere else. */
  readonly now: string;
}

/** What the site shows, whatever the time. */
export interface SiteContent {
  readonly settings: Settings;
  readonly entries: { readonly [K in Kind]: readonly Entry<K>[] };
  readonly categories: readonly Category[];
  readonly media: readonly Media[];
  readonly menus: { readonly primary: readonly MenuNode[]; readonly footer: readonly MenuNode[] };
  readonly redirects: readonly Redirect[];
  /** Kinds that the CMS does not know, or that are switched off: the site has no pages for them. */
  readonly without?: readonly Kind[];
}

export interface Settings {
  readonly title: string;
  readonly tagline: string;
  /** BCP 47: "en-US". */
  readonly language: string;
  /** IANA name: "America/New_York". */
  readonly timeZone: string;
}

/** The kinds of content that have pages of their own. */
export type Kind = keyof KindFields;

export type AnyEntry = { [K in Kind]: Entry<K> }[Kind];

/** One published thing of the CMS, checked and normalised. */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  /** The database id: stable, unique over all kinds. */
  readonly id: number;
  /** Unicode, NFC, decoded once. Not yet checked as a path segment: `paths` does that, and names the entry. */
  readonly slug: string;
  /** The path on the CMS, "/events/harbour-lights/"; null for the page that WordPress uses as the list of posts. */
  readonly uri: string | null;
  /** Plain text, as typed: escape it. Empty when the editor gave none. */
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly published: string;
  readonly modified: string;
  /** Plain text of the excerpt, white space folded; empty when there is none or for kinds without. */
  readonly excerpt: string;
  readonly blocks: PackedBlocks;
  /** Id of the featured image in `Content.media`. */
  readonly imageId: number | null;
  readonly menuOrder: number;
  readonly seo: Seo | null;
  readonly fields: KindFields[K];
}

/** The fields that only one kind has. */
export interface KindFields {
  readonly post: { readonly categoryIds: readonly number[] };
  readonly page: {
    readonly isFrontPage: boolean;
    readonly isPostsPage: boolean;
    readonly isPrivacyPage: boolean;
  };
  /** Dates are local in the site's time zone, "2026-06-02T19:00:00", as WordPress gives them; null when missing or broken. */
  readonly event: {
    readonly start: string | null;
    readonly end: string | null;
    readonly venue: string;
    readonly eventUrl: LinkRef | null;
  };
  readonly location: {
    readonly address: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly hours: readonly string[];
    readonly phone: string;
    readonly website: LinkRef | null;
  };
  readonly artwork: { readonly artist: string; readonly year: number | null };
  readonly experience: Record<never, never>;
}

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly uri: string;
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly parentId: number | null;
  readonly seo: Seo | null;
}

/** A picture or file of the CMS's library. `path` is its address on the CMS's host: "/wp-content/uploads/2026/05/a.jpg". */
export interface Media {
  readonly id: number;
  readonly path: string;
  readonly alt: string;
  readonly mimeType: string;
  /** ISO 8601 in UTC; null when the CMS does not say. */
  readonly modified: string | null;
  /** Pixels, as the CMS says; the bytes decide. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface MenuNode {
  readonly label: string;
  /** Null for an item that only heads others. */
  readonly link: LinkRef | null;
  readonly opensNewTab: boolean;
  readonly children: readonly MenuNode[];
}

/** What an SEO plugin knows of an entry; empty strings where it says nothing. */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly image: MediaRef | null;
}

/** A redirect kept in the CMS: `from` as the CMS writes it, without a slash at the start; `status` 301, 302, 307, 308, 410 or 451. */
export interface Redirect {
  readonly from: string;
  readonly to: LinkRef | null;
  readonly status: number;
  readonly isPattern: boolean;
}
