import type { ColourMode, ColourModes, ColourRole, Colours } from './colours.ts';
import { contrast, enoughForMarks, enoughForVeils, enoughForWords, nearestReadable } from './contrast.ts';

/** Paper in print, and what no brand decides, are white. */
type Ground = ColourRole | 'white';

type Pair = readonly [front: ColourRole, back: Ground, least: number, onlyMode?: ColourMode];

const grounds = ['paper', 'surface', 'sand'] as const;
const fields = ['field', 'fieldDeep'] as const;

/** Colours that are seen on each other, with the least contrast. */
const colourPairs: readonly Pair[] = [
  ...(['ink', 'inkSoft', 'accent', 'wrong'] as const).flatMap((front) =>
    grounds.map((back): Pair => [front, back, enoughForWords]),
  ),
  ...(['focus', 'action'] as const).flatMap((front) =>
    grounds.map((back): Pair => [front, back, enoughForMarks]),
  ),
  ...(['onField', 'onFieldSoft', 'onFieldAccent'] as const).flatMap((front) =>
    fields.map((back): Pair => [front, back, enoughForWords]),
  ),
  // Focus and buttons on a field.
  ...fields.map((back): Pair => ['highlight', back, enoughForMarks]),
  ...(['part2', 'part4', 'part5', 'part6'] as const).map((front): Pair => [front, 'field', enoughForMarks]),
  ['onAction', 'action', enoughForWords],
  ['onHighlight', 'highlight', enoughForWords],
  // Covers, and words on pictures.
  ['deep', 'onDeep', enoughForWords],
  ['onDeep', 'shade', enoughForWords],
  ['shade', 'white', enoughForVeils],
  // A button under the pointer.
  ['paper', 'ink', enoughForWords],
  ['fieldDeep', 'onField', enoughForWords],
  // Numbers on the pins of the plan; text on pictures and on backgrounds of editors.
  ...(['mapPin', 'deep'] as const).map((front): Pair => [front, 'white', enoughForWords]),
  // Charts are printed with the colours of light mode.
  ...(['print1', 'print2', 'print4', 'print5', 'print6'] as const).map(
    (front): Pair => [front, 'white', enoughForMarks, 'light'],
  ),
];

/** Returns the colour of a background, "#rrggbb". */
export function groundColour(colours: Colours, ground: Ground): string {
  return ground === 'white' ? '#ffffff' : colours[ground];
}

export interface LowContrast {
  readonly mode: ColourMode;
  readonly front: ColourRole;
  /** The background with the least contrast. */
  readonly back: Ground;
  readonly ratio: number;
  readonly least: number;
  /** The colour to change: the front, or the background where only that is given. */
  readonly role: ColourRole;
  /** The nearest colour for it that passes with all of its pairs of this kind; undefined without one. */
  readonly nearest: string | undefined;
}

/** Finds the colours that cannot be told from their backgrounds, each with its worst one. */
export function findLowContrast(
  colours: ColourModes,
  isGiven: (role: ColourRole, mode: ColourMode) => boolean,
): readonly LowContrast[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const ofMode = colours[mode];
    const low = colourPairs
      .filter(([, , , onlyMode = mode]) => onlyMode === mode)
      .map(([front, back, least]) => {
        return { front, back, least, ratio: contrast(ofMode[front], groundColour(ofMode, back)) };
      })
      .filter(({ ratio, least }) => ratio < least)
      .sort((one, other) => one.ratio - other.ratio);
    const worst = new Map(low.toReversed().map((pair) => [pair.front, pair]));
    return [...worst.values()].reverse().map((pair): LowContrast => {
      const { front, back, least } = pair;
      const role = back !== 'white' && !isGiven(front, mode) && isGiven(back, mode) ? back : front;
      const others =
        role === back
          ? [ofMode[front]]
          : colourPairs.flatMap(([one, other]) => (one === front ? [groundColour(ofMode, other)] : []));
      return { ...pair, mode, role, nearest: nearestReadable(ofMode[role], others, least) };
    });
  });
}
