import type { ColourMode, ColourModes, ColourRole } from './colours.ts';
import { contrast, enoughForMarks, enoughForWords, nearestReadable } from './contrast.ts';

type Pair = readonly [front: ColourRole, back: ColourRole, least: number];

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
  // A button under the pointer.
  ['paper', 'ink', enoughForWords],
  ['fieldDeep', 'onField', enoughForWords],
];

export interface LowContrast {
  readonly mode: ColourMode;
  readonly front: ColourRole;
  /** The background with the least contrast. */
  readonly back: ColourRole;
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
      .map(([front, back, least]) => ({ front, back, least, ratio: contrast(ofMode[front], ofMode[back]) }))
      .filter(({ ratio, least }) => ratio < least)
      .sort((one, other) => one.ratio - other.ratio);
    const worst = new Map(low.toReversed().map((pair) => [pair.front, pair]));
    return [...worst.values()].reverse().map((pair): LowContrast => {
      const { front, back, least } = pair;
      const role = !isGiven(front, mode) && isGiven(back, mode) ? back : front;
      const others =
        role === back
          ? [ofMode[front]]
          : colourPairs.flatMap(([one, other]) => (one === front ? [ofMode[other]] : []));
      return { ...pair, mode, role, nearest: nearestReadable(ofMode[role], others, least) };
    });
  });
}
