/**
 * Types shared by several templates. All values are ready to show: texts are decoded, html is
 * sanitised, links are paths of the site, dates are formatted. A template formats nothing and
 * fetches nothing.
 */

import type { TextLanguage } from '../client-runtime/words/text-language.ts';

declare const safe: unique symbol;

/**
 * Html that has passed the sanitiser, with links and media of the site. Only the generator makes
 * it.
 */
export type SafeHtml = string & { readonly [safe]: 'html' };

/**
 * A link that is safe to follow: a path of this site (always with its slash), or an https, mailto
 * or tel address.
 */
export type Href = string & { readonly [safe]: 'href' };

/** A picture in all its sizes and formats. */
export interface PictureData {
  /** The file for every browser, and for links to the picture. */
  readonly src: string;
  /** Pixels of that file, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Files for newer browsers; absent when only the original is published. */
  readonly sources?: PictureSources;
  /** The animation whose first frame the other files show. */
  readonly motion?: string;
  /**
   * The mean colours of the upper and the lower half, "#rrggbb", shown until the picture is loaded.
   */
  readonly tones?: readonly [upper: string, lower: string];
  /**
   * The point that a crop keeps in view, in whole percents of width and height: chosen in the CMS,
   * otherwise what draws the eye. The middle when absent.
   */
  readonly focus?: readonly [x: number, y: number];
}

/** Files by width in pixels, narrow to wide: `${stem}-${width}.avif`. */
export interface PictureSources {
  readonly stem: string;
  readonly avif: readonly number[];
  /** Its social card, `${stem}-card${hash}.jpg`; absent for a picture that no page shares, and for a small one. */
  readonly card?: readonly [hash: string, width: number];
}

/**
 * A moment or a span in the site's time zone, formatted. `start` and `end` are ISO 8601 with
 * offset, for `<time>`.
 */
export interface When {
  readonly start: string;
  readonly end?: string;
  /** The last of several days, as ISO date; absent for an event of one day or night. */
  readonly lastDay?: string;
  /** "Saturday, June 13, 2026" or "June 12 – 14, 2026" */
  readonly days: string;
  /** "Sat, Jun 13" */
  readonly short: string;
  /** "7:00 – 10:00 PM"; absent for an event of whole days. */
  readonly time?: string;
  /** "13", for a date badge. */
  readonly day: string;
  /** "Jun", for a date badge. */
  readonly month: string;
}

/** A formatted day: `date` is ISO 8601, `label` is "June 13, 2026". */
export interface DateLabel {
  readonly date: string;
  readonly label: string;
}

/** A label, and whose words it is. */
export interface LabelText {
  readonly label: string;
  /**
   * An editor wrote it, in the language of the text around it, or it is of another entry: its title. Absent for
   * words of the site's own.
   */
  readonly by?: 'editor' | 'entry';
  /** The language of that entry as the CMS says it, where it is another than the site's. */
  readonly lang?: string | undefined;
}

export interface NamedLink extends LabelText {
  readonly href: Href;
}

/** The title of another entry. */
export interface EntryLabel extends LabelText {
  readonly by: 'entry';
}

export interface EntryLink extends EntryLabel {
  readonly href: Href;
}

/** The language of an entry, where it is another than the site's: BCP 47. */
export interface EntryLanguage extends TextLanguage {
  /** The CMS says it: it is that of all its texts whose letters do not say another. */
  readonly isNamed?: true;
}

/** A part of every card of an entry. */
interface WithLanguage {
  /** Its language as the CMS says it, where it is another than the site's. */
  readonly lang?: string;
}

/** One of the options of a field, as editors choose them, with a word for it. */
export interface Choice {
  /** "step-free" */
  readonly key: string;
  readonly label: string;
}

/** An event that does not take place as planned, with a word for it. */
export interface StateLabel {
  readonly key: 'cancelled' | 'postponed' | 'moved' | 'sold-out';
  /** "Sold out" */
  readonly label: string;
}

/** A date of an event as calendars of the site show it. */
export interface ComingDate {
  /** ISO date. */
  readonly day: string;
  /** The last of several days. */
  readonly lastDay?: string;
  /** Of this date alone. */
  readonly state?: StateLabel;
}

export interface EventSummary extends WithLanguage {
  /** In the index of the search. */
  readonly id: number;
  readonly title: string;
  readonly href: Href;
  /** Of several dates the next one; of those that are over the last. */
  readonly when: When;
  /** How it repeats: "Every Thursday, until September 24, 2026". */
  readonly repeats?: string;
  /** The dates that are not over: one of an event that takes place once, none of one that is over. */
  readonly coming: readonly ComingDate[];
  /** The same with their times, for scripts: docs/decisions/0123. */
  readonly times?: string;
  readonly state?: StateLabel;
  readonly isPast: boolean;
  readonly venue?: string;
  /** The place of the pier, or the venue in words. */
  readonly place?: {
    readonly title: string;
    readonly href?: Href;
    readonly lang?: string;
    /** In addresses, "harbour-lawn"; empty for a name without letters. */
    readonly key: string;
  };
  /** As typed, or "Free": "$12", "from $5". */
  readonly price?: string;
  readonly isFree?: true;
  readonly isForFamilies?: true;
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface NewsSummary extends WithLanguage {
  readonly title: string;
  readonly href: Href;
  readonly published: DateLabel;
  readonly categories: readonly EntryLink[];
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface LocationSummary extends WithLanguage {
  /** In the index of the search. */
  readonly id: number;
  readonly title: string;
  readonly href: Href;
  readonly excerpt?: string;
  readonly address?: string;
  /** A line per day or span of days, as typed in the CMS. */
  readonly hours?: readonly string[];
  /** Absent when they are known in words only, or not at all. */
  readonly opening?: OpeningTimes;
  readonly position?: GeoPosition;
  /** The experience pages that list this location ("Dining", "Retail"): the kinds of the place. */
  readonly kinds: readonly EntryLabel[];
  /** "Step-free", "Hearing loop": absent where nothing is known. */
  readonly access?: readonly Choice[];
  readonly picture?: PictureData;
}

/** Opening times for the state at any moment. Times are local, "09:00". */
export interface OpeningTimes {
  /** IANA name: "America/New_York". */
  readonly timeZone: string;
  readonly week: readonly OpeningTime[];
  /** Other hours on one day, "2026-12-25". */
  readonly exceptions: readonly OpeningException[];
  /** Other hours for a part of each year, from "05-01" until "09-30". */
  readonly seasons: readonly OpeningSeason[];
}

/** `day` 1 is Monday. A closing time that is not after the opening is on the next day. */
export interface OpeningTime {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

export interface OpeningException {
  readonly date: string;
  readonly isClosed: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly note: string;
}

export interface OpeningSeason {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly week: readonly OpeningTime[];
}

export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ExperienceSummary extends WithLanguage {
  readonly title: string;
  readonly href: Href;
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface ArtSummary extends WithLanguage {
  readonly title: string;
  readonly href: Href;
  readonly artist?: string;
  readonly year?: number;
  readonly picture?: PictureData;
}

/** An editor's style of a block: presets of the block editor, and checked custom values. */
export interface BlockStyle {
  readonly anchor?: string;
  readonly align?: 'left' | 'center' | 'right' | 'wide' | 'full';
  readonly textAlign?: 'left' | 'center' | 'right';
  /** Slugs of the palette (base, contrast, accent, accent-2 ...), or a custom colour: "#rrggbb". */
  readonly textColor?: string;
  readonly backgroundColor?: string;
  /** Slug of the size preset (small, medium, large, x-large, xx-large), or a length: "1.75rem". */
  readonly fontSize?: string;
  /** Block style variations, from `is-style-outline` without the prefix: "outline". */
  readonly variation?: string;
}
