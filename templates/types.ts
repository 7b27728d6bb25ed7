/**
 * The shapes that several templates share. Everything here is ready to show: texts are decoded, html is sanitised,
 * links are ours, dates are written out. A template formats nothing and fetches nothing.
 */

declare const safe: unique symbol;

/** Html that has passed the sanitiser and whose links and media are ours. Only the generator makes it. */
export type SafeHtml = string & { readonly [safe]: 'html' };

/** A link that is safe to follow: a path of this site (always with its slash), or an https, mailto or tel address. */
export type Href = string & { readonly [safe]: 'href' };

/** A picture, in every size and format that it was made in. */
export interface PictureData {
  /** The file for every browser, for links to the picture, and for sharing. */
  readonly src: string;
  /** Pixels of that file. They fix the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What newer browsers choose from; absent where the picture is only there as it is. */
  readonly sources?: PictureSources;
  /** The moving picture that the others are the first frame of. */
  readonly motion?: string;
  /** The mean colours of the upper and the lower half, "#rrggbb": they hold the place until the picture is there. */
  readonly tones?: readonly [upper: string, lower: string];
}

/** Files by format and width in pixels, narrow to wide: `${stem}-${width}.avif`. */
export interface PictureSources {
  readonly stem: string;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

/** A moment or a span in the site's time zone, written out. `start` and `end` are ISO 8601 with offset, for `<time>`. */
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
  /** It has begun and is not over. */
  readonly isRunning?: true;
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

/** How an editor dressed a block: presets of the block editor, and values of the editor's own that were checked. */
export interface BlockStyle {
  readonly anchor?: string;
  readonly align?: 'left' | 'center' | 'right' | 'wide' | 'full';
  readonly textAlign?: 'left' | 'center' | 'right';
  /** Slugs of the palette (base, contrast, accent, accent-2 ...), or a colour of the editor's own: "#rrggbb". */
  readonly textColor?: string;
  readonly backgroundColor?: string;
  /** Slug of the size preset (small, medium, large, x-large, xx-large), or a length: "1.75rem". */
  readonly fontSize?: string;
  /** Block style variations, as `is-style-outline` without the prefix: "outline". */
  readonly variation?: string;
}
