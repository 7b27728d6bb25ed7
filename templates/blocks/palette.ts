import { brand } from '../brand.ts';

const { light: colours } = brand.colours;

/** The colours that an editor may choose: the site's, under the names of block editor themes, and those of WordPress. */
const palette: ReadonlyMap<string, string> = new Map([
  ['base', colours.paper],
  ['contrast', colours.fieldDeep],
  ['accent', colours.field],
  ['accent-1', colours.field],
  ['accent-2', colours.highlight],
  ['accent-3', colours.sand],
  ['accent-4', colours.signal],
  ['accent-5', colours.onFieldSoft],
  ['accent-6', colours.inkSoft],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['cyan-bluish-gray', '#abb8c3'],
  ['pale-pink', '#f78da7'],
  ['vivid-red', '#cf2e2e'],
  ['luminous-vivid-orange', '#ff6900'],
  ['luminous-vivid-amber', '#fcb900'],
  ['light-green-cyan', '#7bdcb5'],
  ['vivid-green-cyan', '#00d084'],
  ['pale-cyan-blue', '#8ed1fc'],
  ['vivid-cyan-blue', '#0693e3'],
  ['vivid-purple', '#9b51e0'],
]);

/**
 * Returns a colour as "#rrggbb", by its slug or value; undefined for an unknown slug, such as an
 * old theme's.
 */
export function hexOf(colour: string | undefined): string | undefined {
  if (colour === undefined) return undefined;
  return palette.get(colour) ?? (/^#[0-9a-f]{6}$/.test(colour) ? colour : undefined);
}
