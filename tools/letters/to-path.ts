import type { Point } from './read-glyphs.ts';

/** Writes an outline of lines and quadratic curves as the path of a drawing, downwards from the line. */
export function toPath(points: readonly Point[]): string {
  let start = 0;
  let path = '';
  points.forEach(({ endsContour }, end) => {
    if (!endsContour) return;
    path += contourPath(points.slice(start, end + 1));
    start = end + 1;
  });
  return path;
}

/** Between two points beside the curve lies one on it. */
function contourPath(contour: readonly Point[]): string {
  const all = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    return point.isOnCurve || next.isOnCurve
      ? [point]
      : [point, { ...point, ...between(point, next), isOnCurve: true }];
  });
  const first = all.findIndex(({ isOnCurve }) => isOnCurve);
  if (first === -1) return '';
  const turned = [...all.slice(first), ...all.slice(0, first)].map((point) => ({
    ...point,
    x: Math.round(point.x),
    y: Math.round(-point.y),
  }));
  const [start] = turned;
  if (start === undefined) return '';
  let path = `M${start.x} ${start.y}`;
  let from: Place = start;
  for (let index = 1; index < turned.length; index += 1) {
    const point = turned[index] ?? start;
    if (point.isOnCurve) path += `l${step(from, point)}`;
    else {
      index += 1;
      path += `q${step(from, point)} ${step(from, turned[index] ?? start)}`;
    }
    from = turned[index] ?? start;
  }
  return `${path}z`;
}

type Place = Pick<Point, 'x' | 'y'>;

function between(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A step from the last point is shorter than a place. */
function step(from: Place, to: Place): string {
  return `${to.x - from.x} ${to.y - from.y}`;
}
