import type { ColourModes, Colours } from './colours.ts';
import { contrast, enoughForMarks, enoughForVeils, mix, nearestReadable } from './contrast.ts';

/** Colours as a site gives them: the field, and any others. */
export type GivenColours = Partial<Colours> & Pick<Colours, 'field'>;

const black = '#000000';
const white = '#ffffff';

/** Colours by category, which no brand decides: parts of charts, and mistakes. */
const categories = { rose: '#e8899a', leaf: '#a5cf87', lilac: '#bfa9ea', error: '#b3201b' };

/**
 * Derives all colours of a site from those that it gives. In dark mode the field, the accent and the highlight are
 * those of light mode, adapted; `darkColours` replaces what is derived there.
 */
export function deriveColours(given: GivenColours, darkColours: Partial<Colours> = {}): ColourModes {
  const light = deriveLight(given);
  return { light, dark: deriveDark(light, darkColours) };
}

function deriveLight(given: GivenColours): Colours {
  const { field } = given;
  const paper = given.paper ?? mix(white, field, 0.03);
  const surface = given.surface ?? mix(paper, white, 0.6);
  const sand = given.sand ?? mix(paper, field, 0.07);
  const grounds = [paper, surface, sand];
  const accent = given.accent ?? readable(field, grounds);
  const ink = given.ink ?? readable(mix(field, black, 0.68), grounds, 10);
  const shade = given.shade ?? readable(mix(field, black, 0.6), [white], enoughForVeils);
  const deep = given.deep ?? readable(mix(field, black, 0.35), [paper, white]);
  return {
    ...{ paper, surface, sand, ink, accent },
    line: mix(sand, field, 0.16),
    inkSoft: readable(mix(ink, paper, 0.28), grounds),
    focus: readable(accent, grounds, enoughForMarks),
    wrong: readable(categories.error, grounds),
    ...deriveAction(given.action ?? readable(field, grounds, enoughForMarks), paper, ink),
    ...deriveField(given, field),
    ...{ shade, deep },
    onDeep: readable(mix(white, field, 0.04), [deep, shade]),
    mapPin: readable(accent, [white]),
    ...printColours(given, accent),
    ...given,
  };
}

function deriveDark(light: Colours, given: Partial<Colours>): Colours {
  // A bright colour would shine through a whole page: half of it is grey.
  const night = mix(light.field, '#808080', 0.5);
  const paper = given.paper ?? mix(night, black, 0.8);
  const surface = given.surface ?? mix(paper, white, 0.06);
  const sand = given.sand ?? mix(paper, white, 0.04);
  const grounds = [paper, surface, sand];
  const field = given.field ?? (isDark(light.field) ? mix(light.field, black, 0.2) : light.field);
  const accent = given.accent ?? readable(light.accent, grounds, 7);
  const { highlight, signal } = light;
  const dark = deriveField({ highlight, signal, ...given }, field);
  const ink = given.ink ?? mix(white, paper, 0.08);
  return {
    ...light,
    ...{ paper, surface, sand, accent, ink },
    line: mix(paper, white, 0.16),
    inkSoft: readable(mix(ink, paper, 0.3), grounds),
    focus: readable(dark.highlight, grounds, enoughForMarks),
    wrong: readable(mix(categories.error, white, 0.45), grounds),
    ...deriveAction(given.action ?? readable(accent, grounds, enoughForMarks), paper, ink),
    ...dark,
    ...given,
  };
}

/** The field and what is on it. */
function deriveField(given: Partial<Colours>, field: string) {
  const fieldDeep = given.fieldDeep ?? mix(field, isDark(field) ? black : white, 0.3);
  const fields = [field, fieldDeep];
  const onField = given.onField ?? readable(mix(isDark(field) ? white : black, field, 0.04), fields);
  const highlight = given.highlight ?? readable(mix(field, white, 0.6), fields, enoughForMarks);
  const signal = given.signal ?? highlight;
  const onChart = (colour: string) => readable(colour, [field], enoughForMarks);
  return {
    ...{ field, fieldDeep, onField, highlight, signal },
    onFieldSoft: readable(mix(onField, field, 0.2), fields),
    onFieldAccent: readable(mix(onField, field, 0.1), fields),
    onHighlight: inkOn(highlight, mix(field, black, 0.8), white),
    part2: onChart(mix(onField, field, 0.4)),
    part4: onChart(categories.rose),
    part5: onChart(categories.leaf),
    part6: onChart(categories.lilac),
  };
}

function deriveAction(action: string, ...inks: readonly string[]) {
  return { action, onAction: inkOn(action, ...inks) };
}

function printColours(given: GivenColours, accent: string) {
  const onWhite = (colour: string) => readable(colour, [white]);
  return {
    print1: onWhite(given.highlight ?? mix(given.field, white, 0.3)),
    print2: onWhite(accent),
    print4: onWhite(categories.rose),
    print5: onWhite(categories.leaf),
    print6: onWhite(categories.lilac),
  };
}

/** White can be read on it. */
function isDark(colour: string): boolean {
  return contrast(white, colour) >= contrast(black, colour);
}

function inkOn(ground: string, ...inks: readonly string[]): string {
  const best = inks.reduce((one, other) => (contrast(other, ground) > contrast(one, ground) ? other : one));
  return readable(best, [ground]);
}

/** Returns the nearest colour that passes; where none does, the given one, which is then named to the owner. */
function readable(colour: string, grounds: readonly string[], least?: number): string {
  return nearestReadable(colour, grounds, least) ?? colour;
}
