/**
 * The shapes that several templates share. Everything here is ready to show: texts are decoded, html is sanitised,
 * links are ours, dates are written out. A template formats nothing and fetches nothing.
 */

declare const safe: unique symbol;

/** Html that has passed the sanitiser and whose links and media are ours. Only the generator makes it. */
export type SafeHtml = string & { readonly [safe]: 'html' };

/** A link that is safe to follow: a path of this site (always with its slash), or an https, mailto or tel address. */
export type Href = string & { readonly [safe]: 'href' };

/** A picture of ours. Width and height are pixels of the original and fix the aspect ratio. */
export interface PictureData {
  readonly src: string;
  /** Candidates by width, `"… 640w, … 1280w"`, where more than one size is there. */
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A moment or a span in the site's time zone, written out. `start` and `end` are ISO 8601 with offset, for `<time>`. */
export interface When {
  readonly start: string;
  readonly end?: string;
  /** "Saturday, June 13, 2026, 7:00 – 10:00 PM" */
  readonly label: string;
  /** "Sat, Jun 13" */
  readonly short: string;
  /** "7:00 – 10:00 PM"; absent for an event of whole days. */
  readonly time?: string;
  /** "13", for a date badge. */
  readonly day: string;
  /** "Jun", for a date badge. */
  readonly month: string;
}

/** A day, written out: `date` is ISO 8601, `label` is "June 13, 2026". */
export interface DateLabel {
  readonly date: string;
  readonly label: string;
}

export interface NamedLink {
  readonly label: string;
  readonly href: Href;
}

export interface EventSummary {
  readonly title: string;
  readonly href: Href;
  readonly when: When;
  readonly isPast: boolean;
  readonly venue?: string;
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface NewsSummary {
  readonly title: string;
  readonly href: Href;
  readonly published: DateLabel;
  readonly categories: readonly NamedLink[];
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface LocationSummary {
  readonly title: string;
  readonly href: Href;
  readonly excerpt?: string;
  readonly address?: string;
  /** One line a day or span of days, as typed in the CMS. */
  readonly hours?: readonly string[];
  readonly position?: GeoPosition;
  /** The experience pages that name this location ("Dining", "Retail"): what kind of place it is. */
  readonly kinds: readonly string[];
  readonly picture?: PictureData;
}

export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ExperienceSummary {
  readonly title: string;
  readonly href: Href;
  readonly excerpt?: string;
  readonly picture?: PictureData;
}

export interface ArtSummary {
  readonly title: string;
  readonly href: Href;
  readonly artist?: string;
  readonly year?: number;
  readonly picture?: PictureData;
}

/** How an editor dressed a block: the presets of the block editor, nothing free. */
export interface BlockStyle {
  readonly anchor?: string;
  readonly align?: 'left' | 'center' | 'right' | 'wide' | 'full';
  readonly textAlign?: 'left' | 'center' | 'right';
  /** Slugs of the palette: base, contrast, accent, accent-2 ... */
  readonly textColor?: string;
  readonly backgroundColor?: string;
  /** Slug of the size preset: small, medium, large, x-large, xx-large. */
  readonly fontSize?: string;
  /** Block style variations, as `is-style-outline` without the prefix: "outline". */
  readonly variation?: string;
}
