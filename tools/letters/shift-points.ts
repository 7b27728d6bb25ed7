import type { TupleDeltas } from './read-deltas.ts';
import type { Point } from './read-glyphs.ts';

type Place = Pick<Point, 'x' | 'y' | 'endsContour'>;

/**
 * Moves points by the shifts of a weight. Points that a shift does not name follow those beside them
 * in the contour: https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function shiftPoints<Moved extends Place>(
  points: readonly Moved[],
  tuples: readonly TupleDeltas[],
): readonly Moved[] {
  const shift = points.map(() => ({ x: 0, y: 0 }));
  for (const { scalar, points: named, x, y } of tuples) {
    if (scalar === 0) continue;
    const shiftsX = named ? spread(points, named, x, 'x') : x;
    const shiftsY = named ? spread(points, named, y, 'y') : y;
    shift.forEach((point, index) => {
      point.x += scalar * (shiftsX[index] ?? 0);
      point.y += scalar * (shiftsY[index] ?? 0);
    });
  }
  return points.map((point, index) => ({
    ...point,
    x: point.x + (shift[index]?.x ?? 0),
    y: point.y + (shift[index]?.y ?? 0),
  }));
}

/** Gives a shift to every point of the contours in which some point is named. */
function spread(
  points: readonly Place[],
  named: readonly number[],
  values: readonly number[],
  axis: 'x' | 'y',
): readonly number[] {
  const shifts = new Map(named.map((point, index) => [point, values[index] ?? 0]));
  const all: number[] = [];
  let start = 0;
  points.forEach(({ endsContour }, end) => {
    if (!endsContour) return;
    const contour = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    const touched = contour.filter((point) => shifts.has(point));
    for (const point of contour) {
      all[point] = shifts.get(point) ?? follow(point, touched, { points, shifts, axis });
    }
    start = end + 1;
  });
  return all;
}

interface Shifted {
  readonly points: readonly Place[];
  readonly shifts: ReadonlyMap<number, number>;
  readonly axis: 'x' | 'y';
}

function follow(point: number, touched: readonly number[], { points, shifts, axis }: Shifted): number {
  const after = touched.find((other) => other > point) ?? touched[0];
  const before = touched.findLast((other) => other < point) ?? touched.at(-1);
  if (before === undefined || after === undefined) return 0;
  const at = (index: number) => points[index]?.[axis] ?? 0;
  const by = (index: number) => shifts.get(index) ?? 0;
  const [low, high] = at(before) <= at(after) ? [before, after] : [after, before];
  const here = at(point);
  if (at(low) === at(high)) return by(low) === by(high) ? by(low) : 0;
  if (here <= at(low)) return by(low);
  if (here >= at(high)) return by(high);
  return by(low) + ((here - at(low)) / (at(high) - at(low))) * (by(high) - by(low));
}
