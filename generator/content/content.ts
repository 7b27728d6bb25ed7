import type { descriptions } from './kinds/descriptions.ts';
import type { FieldType } from './kinds/field-types.ts';
import type { PackedBlocks } from './saved/packed-blocks.ts';
import type { LinkRef, MediaRef } from './stored-blocks.ts';

/**
 * All inputs of a site from one crawl: plain JSON, so that it can be saved and loaded again. Arrays
 * are sorted by id, so that the order of answers cannot reach an output byte. Independent of the
 * address of the CMS: own links and media are references, which the routes stage resolves.
 */
export interface Content extends SiteContent {
  /** The moment that the site is built for, ISO 8601 in UTC. Time enters the pipeline only here. */
  readonly now: string;
}

/** The content of the site, without the time. */
export interface SiteContent {
  readonly settings: Settings;
  readonly entries: { readonly [K in Kind]: readonly Entry<K>[] };
  readonly categories: readonly Category[];
  readonly media: readonly Media[];
  readonly menus: { readonly primary: readonly MenuNode[]; readonly footer: readonly MenuNode[] };
  readonly redirects: readonly Redirect[];
  /** The pier by the page Pier of the CMS, with what is filled in; absent in a CMS without that page. */
  readonly pier?: PierSettings;
  /** Former addresses of entries, by the plugin Boardwalk of the CMS; absent without it. */
  readonly formerAddresses?: readonly FormerAddress[];
  /** Answers of other GraphQL servers, by the page type that asks for them; absent where none does. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /**
   * Kinds that the CMS does not offer, or that are switched off: the site has no pages for them.
   */
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

/** The kinds of content with pages of their own. */
export type Kind = keyof typeof descriptions;

export type AnyEntry = { [K in Kind]: Entry<K> }[Kind];

/** One published entry of the CMS, checked and normalised. */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  /** The database id: stable, unique over all kinds. */
  readonly id: number;
  /**
   * Unicode, NFC, decoded once. Not yet checked as a path segment: `paths` does that, with the
   * entry's name in messages.
   */
  readonly slug: string;
  /**
   * The path on the CMS, "/events/harbour-lights/"; null for the page that WordPress uses as the
   * list of posts.
   */
  readonly uri: string | null;
  /** Plain text, as typed: escape it. May be empty. */
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly published: string;
  readonly modified: string;
  /**
   * Plain text of the excerpt, white space folded; empty without one, or for kinds without
   * excerpts.
   */
  readonly excerpt: string;
  readonly blocks: PackedBlocks;
  /** Id of the featured image in `Content.media`. */
  readonly imageId: number | null;
  readonly menuOrder: number;
  readonly seo: Seo | null;
  /** Part of its text is made from other content: it changes while `modified` stays. */
  readonly showsOthers?: true;
  /** BCP 47, by a multilingual plugin of the CMS; absent without one. */
  readonly language?: string;
  readonly fields: KindFields[K];
}

/** The values of each type of field. */
export interface FieldValues {
  readonly text: string;
  readonly address: string;
  readonly lines: readonly string[];
  /** As typed: "$12", "from $5"; may be empty. */
  readonly money: string;
  readonly phone: string;
  readonly url: LinkRef | null;
  /** Local in the site's time zone, "2026-06-02T19:00:00", as in WordPress. */
  readonly datetime: string | null;
  /** Local, "2026-06-02". */
  readonly date: string | null;
  /** Local, "18:30"; may be empty. */
  readonly time: string;
  /** The dates of an event that takes place more than once; null for one that takes place once. */
  readonly dates: EventDates | null;
  /** One of the options of its description; empty for the usual one. */
  readonly choice: string;
  /** Some of the options, in their order. */
  readonly choices: readonly string[];
  readonly boolean: boolean;
  readonly integer: number | null;
  readonly number: number | null;
  readonly reference: number | null;
  readonly file: MediaRef | null;
  readonly hours: WeeklyHours | null;
  readonly categories: readonly number[];
  /** Null where the settings show no authors. */
  readonly author: Author | null;
}

/** Who has written a post, by the name that visitors may read. */
export interface Author {
  readonly id: number;
  readonly name: string;
}

/** The described fields of a kind: `kinds/`, one file each. */
type Described<K extends Kind> = (typeof descriptions)[K]['fields'];

type ValueOf<Field> = Field extends { readonly type: infer Type extends FieldType }
  ? FieldValues[Type]
  : never;

/** The fields of only one kind. */
export type KindFields = {
  readonly [K in Kind]: { readonly [Name in keyof Described<K>]: ValueOf<Described<K>[Name]> };
};

/** The names of those of them that belong to the place of an entry. */
export type PlaceField<K extends Kind> = {
  [Name in keyof Described<K>]: Described<K>[Name] extends { readonly inPlace: true } ? Name : never;
}[keyof Described<K>];

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

/**
 * A picture or file of the media library. `path` is its path on the CMS's host:
 * "/wp-content/uploads/2026/05/a.jpg".
 */
export interface Media {
  readonly id: number;
  readonly path: string;
  readonly alt: string;
  readonly mimeType: string;
  /** ISO 8601 in UTC; null when unknown. */
  readonly modified: string | null;
  /** Changes with its bytes, by the plugin Boardwalk; absent without it. */
  readonly version?: string | undefined;
  /** In pixels, from the CMS; the bytes decide. */
  readonly width: number | null;
  readonly height: number | null;
  /** The point that stays in sight when it is cropped, from 0 to 1; absent when unknown. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface MenuNode {
  readonly label: string;
  /** Null for an item that only groups others. */
  readonly link: LinkRef | null;
  readonly opensNewTab: boolean;
  readonly children: readonly MenuNode[];
}

/** The fields of an SEO plugin for an entry; empty strings when unset. */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly image: MediaRef | null;
}

/**
 * A redirect of the CMS: `from` as the CMS writes it, without a slash at the start; `status` 301,
 * 302, 307, 308, 410 or 451.
 */
export interface Redirect {
  readonly from: string;
  readonly to: LinkRef | null;
  readonly status: number;
  readonly isPattern: boolean;
}

/**
 * The organisation that runs the pier, as editors fill it in. All texts are plain, and empty when
 * unset.
 */
export interface PierSettings {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** An absolute web address outside the CMS, or empty. */
  readonly directionsUrl: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly openingHours: WeeklyHours | null;
  /** With absolute web addresses outside the CMS. */
  readonly social: readonly { readonly label: string; readonly url: string }[];
  readonly notice: PierNotice | null;
}

/** The settings of the pier that all pages depend on: the home page alone shows the notice. */
export type PierFacts = Omit<PierSettings, 'notice'>;

/**
 * Opening hours as structure, without contradictions. Times are local, "09:00". A day without an
 * opening is closed; outside the seasons the week holds.
 */
export interface WeeklyHours {
  readonly week: readonly Opening[];
  readonly exceptions: readonly HoursException[];
  readonly seasons: readonly HoursSeason[];
}

/** `day` 1 is Monday. A closing time that is not after the opening is on the next day. */
export interface Opening {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** Other hours on one day, "2026-12-25". */
export interface HoursException {
  readonly date: string;
  readonly isClosed: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly note: string;
}

/** Other hours for a part of each year, from "05-01" until "09-30". */
export interface HoursSeason {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly week: readonly Opening[];
}

/**
 * The dates of an event besides its first start and its end, in local days: docs/decisions/0123.
 * `list` has no rule: the first date, and the added ones.
 */
export interface EventDates {
  readonly repeats: 'list' | 'daily' | 'weekly' | 'monthly';
  /** Every so many days, weeks or months. */
  readonly interval: number;
  /** Of a week or of the weeks of a month, 1 is Monday; empty for that of the start. */
  readonly weekdays: readonly number[];
  /** Of a month, 1 to 5, -1 is the last; empty for that of the start. */
  readonly weeks: readonly number[];
  /** The last day. */
  readonly until: string | null;
  readonly count: number | null;
  /** Days that differ from the rule, each day once, in order. */
  readonly days: readonly EventDay[];
}

/** A day that differs. Times are local, "10:00", and empty where they are the usual ones. */
export interface EventDay {
  readonly date: string;
  readonly change: 'added' | 'left-out' | 'cancelled' | 'sold-out' | 'other-times';
  readonly from: string;
  readonly until: string;
  readonly note: string;
}

/** A short notice of the pier, until a local time, "2026-06-02T19:00:00". */
export interface PierNotice {
  readonly text: string;
  readonly link: LinkRef | null;
  readonly until: string | null;
}

/** An address that a public entry, or a category, once had: its slug and its path on the CMS. */
export interface FormerAddress {
  readonly kind: Kind | 'category';
  readonly id: number;
  readonly slug: string;
  readonly uri: string;
}
