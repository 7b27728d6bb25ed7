/** The colours of a site by their role, in one mode. The stylesheet has each under its name in kebab-case: `--on-field`. */
export interface Colours {
  /** The background of pages. */
  readonly paper: string;
  /** The background of cards and of the header. */
  readonly surface: string;
  /** The background of bands between others. */
  readonly sand: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The background of large areas in the colour of the site, and its darker end. */
  readonly field: string;
  readonly fieldDeep: string;
  /** Text on a field. */
  readonly onField: string;
  readonly onFieldSoft: string;
  readonly onFieldAccent: string;
  /** Links and marks. */
  readonly accent: string;
  /** A bright second colour, sparingly: the first button, chosen dates. */
  readonly highlight: string;
  readonly onHighlight: string;
  /** A third colour, for small marks. */
  readonly signal: string;
  /** The focus ring. */
  readonly focus: string;
  /** Words about a mistake, and the edge of its field. */
  readonly wrong: string;
  /** Buttons. */
  readonly action: string;
  readonly onAction: string;
  /** Shadows, and the veil over pictures, in both modes. */
  readonly shade: string;
  /** Dark and light text on pictures and on backgrounds of editors, in both modes: each is the veil of the other. */
  readonly deep: string;
  readonly onDeep: string;
  /** Pins on the plan of the pier, with white numbers, in both modes. */
  readonly mapPin: string;
  /** Parts of a chart on a field; the first is the highlight, the third the text on a field. */
  readonly part2: string;
  readonly part4: string;
  readonly part5: string;
  readonly part6: string;
  /** The same on white paper; the third is grey. */
  readonly print1: string;
  readonly print2: string;
  readonly print4: string;
  readonly print5: string;
  readonly print6: string;
}

export type ColourRole = keyof Colours;

export type ColourMode = 'light' | 'dark';

/** The colours of a site in both modes. */
export type ColourModes = Readonly<Record<ColourMode, Colours>>;
