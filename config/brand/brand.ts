import type { ColourModes } from './colours.ts';

/** How a site looks: all that its styles, icon, mark and fonts are made from. */
export interface Brand {
  /** The name in the header and on home screens. Default: the title of the site. */
  readonly shortName?: string;
  readonly colours: ColourModes;
  readonly mark: Mark;
  readonly fonts: Readonly<Record<FontRole, BrandFont>>;
}

/** The drawing for header, footer and icon. */
export interface Mark {
  readonly viewBox: string;
  /** The html within the svg element. `currentColor` is the colour of the text beside it. */
  readonly drawing: string;
}

/** Headings; all other text. */
export type FontRole = 'display' | 'body';

export interface BrandFont {
  readonly family: string;
  /** A file of the site's folder (`brand/…`) or of a package. Without one it is a font of the visitor's system. */
  readonly file?: string;
  /** The hash of a file of the site's folder. */
  readonly hash?: string;
  /** The lightest and the boldest weight in the file. */
  readonly weights: readonly [number, number];
  readonly metrics?: FontMetrics;
  /** The last families of the list. */
  readonly generic: string;
}

/** Measures of a font, by which fonts of the system take the same space until it is loaded. */
export interface FontMetrics {
  /** Percent of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** The width of text in this font, in percent of that in each font of the system. */
  readonly regular?: SystemWidths;
  readonly bold?: SystemWidths;
}

/** By the fonts of desktops and Apple phones, Android, and Linux. */
export type SystemWidths = Readonly<Record<'Arial' | 'Roboto' | 'DejaVu', number>>;
