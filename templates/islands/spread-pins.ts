/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** More rounds than any map has needed; a map that is too full stays as it is after them. */
const mostRounds = 300;

/**
 * Moves the centres of equal squares apart until none overlaps, as little as possible, within a box
 * from 0,0. So every pin can be pressed on a small map; on a larger one pins are at their places, and
 * so they are where the box has no room for all of them: to push hundreds there and back would take
 * seconds. Deterministic.
 */
export function spreadPins(points: readonly Point[], pinSize: number, box: Point): readonly Point[] {
  const half = pinSize / 2;
  const spread = points.map(({ x, y }) => ({ x, y }));
  const rounds = points.length * pinSize ** 2 > box.x * box.y ? 0 : mostRounds;
  for (let round = 0; round < rounds; round += 1) {
    if (!pushApart(spread, pinSize)) break;
    for (const point of spread) {
      point.x = Math.min(Math.max(point.x, half), box.x - half);
      point.y = Math.min(Math.max(point.y, half), box.y - half);
    }
  }
  return spread;
}

/** Pushes overlapping pairs apart in the shorter direction; returns false when no pair overlaps. */
function pushApart(points: { x: number; y: number }[], pinSize: number): boolean {
  let hasMoved = false;
  for (const [index, a] of points.entries()) {
    for (let other = index + 1; other < points.length; other += 1) {
      const b = points[other] as (typeof points)[number];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const [overX, overY] = [pinSize - Math.abs(dx), pinSize - Math.abs(dy)];
      if (overX <= 0.01 || overY <= 0.01) continue;
      hasMoved = true;
      if (overX < overY) {
        const push = (overX / 2) * (dx < 0 ? -1 : 1);
        a.x -= push;
        b.x += push;
      } else {
        const push = (overY / 2) * (dy < 0 ? -1 : 1);
        a.y -= push;
        b.y += push;
      }
    }
  }
  return hasMoved;
}
