import * as z from 'zod';
import type { ColourModes } from './colours.ts';
import { defaultBrand } from './default-brand.ts';
import { deriveColours } from './derive-colours.ts';
import { findLowContrast, groundColour } from './find-low-contrast.ts';

const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour as #1d4e89')
  .transform((value) => (value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value).toLowerCase());

const optionalColour = colour.exactOptional();

const otherColours = {
  paper: optionalColour,
  surface: optionalColour,
  sand: optionalColour,
  line: optionalColour,
  ink: optionalColour,
  inkSoft: optionalColour,
  fieldDeep: optionalColour,
  onField: optionalColour,
  onFieldSoft: optionalColour,
  onFieldAccent: optionalColour,
  accent: optionalColour,
  highlight: optionalColour,
  onHighlight: optionalColour,
  signal: optionalColour,
  focus: optionalColour,
  wrong: optionalColour,
  action: optionalColour,
  onAction: optionalColour,
  shade: optionalColour,
  deep: optionalColour,
  onDeep: optionalColour,
  mapPin: optionalColour,
  part2: optionalColour,
  part4: optionalColour,
  part5: optionalColour,
  part6: optionalColour,
  print1: optionalColour,
  print2: optionalColour,
  print4: optionalColour,
  print5: optionalColour,
  print6: optionalColour,
};

/** A file beside the settings: `generate --watch` watches this folder. */
const brandFile = (ending: string, example: string) =>
  z
    .string()
    .regex(/^brand\/(?!.*\.\.)[\w ./-]+$/, `must be a file in the folder brand/, as ${example}`)
    .endsWith(ending, `must be a ${ending} file, as ${example}`);

const weight = z.int().min(1).max(1000);

const font = z.strictObject({
  family: z.string().regex(/^[\w -]+$/, 'must be the name of a font family, as Source Serif'),
  /** Without a file it is a font of the visitor's system. */
  file: brandFile('.woff2', 'brand/source-serif.woff2').exactOptional(),
  /** The lightest and the boldest weight in the file. */
  weights: z
    .tuple([weight, weight])
    .refine(([least, most]) => least <= most, 'must be the lightest and the boldest weight, as [300, 800]')
    .default([400, 400]),
  /** The kind of font that is shown until it is loaded. */
  fallback: z.enum(['sans-serif', 'serif']).default('sans-serif'),
});

/** A font as the settings give it. */
export type FontSettings = z.output<typeof font>;

/** The look of the site. Without it, the site looks like the demo. */
export const brandSchema = z
  .strictObject({
    /** The name in the header and on home screens, where the title of the site is too long. */
    shortName: z.string().min(1).max(30).exactOptional(),
    /**
     * Colours by their role, as `#1d4e89`. `field`, the colour of large areas, is enough: all others are derived from
     * those that are given.
     */
    colours: z.strictObject({ field: colour, ...otherColours }).exactOptional(),
    /** Colours of dark mode, where a derived one does not fit. */
    darkColours: z.strictObject({ field: optionalColour, ...otherColours }).exactOptional(),
    /** The drawing for header, footer and icon, as `brand/mark.svg`. `currentColor` is the colour of the text beside it. */
    mark: brandFile('.svg', 'brand/mark.svg').exactOptional(),
    /** The fonts of headings and of all other text. */
    fonts: z.strictObject({ display: font.exactOptional(), body: font.exactOptional() }).exactOptional(),
  })
  .transform(({ colours: light, darkColours: dark = {}, ...others }, context) => {
    const colours = coloursOf(light, dark);
    const given = { light: light ?? {}, dark: { ...light, ...dark } };
    const low = findLowContrast(colours, (role, mode) => role in given[mode]);
    for (const { mode, role, front, back, ratio, least, nearest } of low) {
      const pair = `${front} ${colours[mode][front]} on ${back} ${groundColour(colours[mode], back)} in ${mode} mode`;
      const remedy = nearest === undefined ? 'choose others' : `the nearest that passes is ${nearest}`;
      context.addIssue({
        code: 'custom',
        path: [mode === 'dark' && (role in dark || light === undefined) ? 'darkColours' : 'colours', role],
        message: `${pair} has a contrast of ${Math.floor(ratio * 100) / 100}, and needs ${least}; ${remedy}`,
      });
    }
    return { ...others, colours };
  });

function coloursOf(
  light: Parameters<typeof deriveColours>[0] | undefined,
  dark: Parameters<typeof deriveColours>[1],
): ColourModes {
  if (light !== undefined) return deriveColours(light, dark);
  return { light: defaultBrand.colours.light, dark: { ...defaultBrand.colours.dark, ...dark } };
}

/** A brand as the settings give it, with all colours, before its files are read. */
export type BrandSettings = z.output<typeof brandSchema>;
