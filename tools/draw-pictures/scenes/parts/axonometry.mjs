import { darker, lighter } from '../../kit/colour.mjs';
import { across } from '../../kit/paint.mjs';
import { ellipse, group, polygon, repeat } from '../../kit/shapes.mjs';

/**
 * A view from above without vanishing points: metres along the pier, across it and up become pixels.
 * `along` should rise on the sheet and `across` fall, so that the near faces are those drawn.
 * @param {{ origin: [number, number], along: [number, number], across: [number, number], up: number, sun: [number, number], shade: string }} how sun: metres of shadow for a metre of height
 */
export function axonometric({ origin, along, across: sideways, up, sun, shade }) {
  const point = (x, y, z = 0) => [
    origin[0] + x * along[0] + y * sideways[0],
    origin[1] + x * along[1] + y * sideways[1] - z * up,
  ];
  const outline = (corners, z) => corners.flatMap(([x, y]) => point(x, y, z));
  const floor = (corners, fill, z = 0, more = {}) => polygon(outline(corners, z), fill, more);
  const square = ({ x, y, wide, deep }) => [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ];
  const disc = ({ x, y, radius }) =>
    Array.from({ length: 36 }, (_, index) => [
      x + Math.cos((index / 36) * Math.PI * 2) * radius,
      y + Math.sin((index / 36) * Math.PI * 2) * radius,
    ]);

  /** The ground a solid darkens: its foot, swept along the light. */
  const shadow = (corners, high) => {
    const moved = corners.map(([x, y]) => [x + sun[0] * high, y + sun[1] * high]);
    const sides = repeat(corners.length, (index) => {
      const next = (index + 1) % corners.length;
      return floor([corners[index], corners[next], moved[next], moved[index]], shade);
    });
    return group(sides + floor(moved, shade), { opacity: 0.34 });
  };

  /** A block with its two near walls and a flat roof. */
  const box = ({ high, wall, roof, z = 0, ...place }) => {
    const { x, y, wide, deep } = place;
    const front = [
      ...point(x, y + deep, z),
      ...point(x + wide, y + deep, z),
      ...point(x + wide, y + deep, z + high),
      ...point(x, y + deep, z + high),
    ];
    const side = [
      ...point(x, y, z),
      ...point(x, y + deep, z),
      ...point(x, y + deep, z + high),
      ...point(x, y, z + high),
    ];
    return (
      shadow(square(place), high) +
      polygon(front, wall) +
      polygon(side, darker(wall, 0.26)) +
      floor(square(place), roof ?? lighter(wall, 0.3), z + high)
    );
  };

  /** A house with its ridge along the pier. */
  const gabled = ({ high, rise, wall, roof, z = 0, ...place }) => {
    const { x, y, wide, deep } = place;
    const [ridgeNear, ridgeFar] = [
      point(x, y + deep / 2, z + high + rise),
      point(x + wide, y + deep / 2, z + high + rise),
    ];
    const body = box({ ...place, z, high, wall, roof: wall });
    const gable = polygon(
      [...point(x, y, z + high), ...point(x, y + deep, z + high), ...ridgeNear],
      darker(wall, 0.26),
    );
    const back = polygon(
      [...point(x, y, z + high), ...point(x + wide, y, z + high), ...ridgeFar, ...ridgeNear],
      lighter(roof, 0.22),
    );
    const front = polygon(
      [...point(x, y + deep, z + high), ...point(x + wide, y + deep, z + high), ...ridgeFar, ...ridgeNear],
      darker(roof, 0.12),
    );
    return body + back + gable + front;
  };

  /** A round house or tower; `cone` and `dome` put a roof on it. */
  const round = ({ high, wall, roof, z = 0, cone = 0, dome = 0, top, ...place }) => {
    const { x, y, radius } = place;
    const [middleX, foot] = point(x, y, z);
    const half = Math.hypot(along[0], sideways[0]) * radius;
    const flat = Math.hypot(along[1], sideways[1]) * radius;
    const crown = foot - high * up;
    const upper = (top ?? radius) / radius;
    const body =
      polygon(
        [
          middleX - half,
          foot,
          middleX + half,
          foot,
          middleX + half * upper,
          crown,
          middleX - half * upper,
          crown,
        ],
        across(lighter(wall, 0.2), wall, darker(wall, 0.4)),
      ) + ellipse(middleX, foot, half, flat, across(lighter(wall, 0.2), wall, darker(wall, 0.4)));
    const lid = ellipse(
      middleX,
      crown,
      half * upper,
      flat * upper,
      across(lighter(roof, 0.25), roof, darker(roof, 0.3)),
    );
    const cap =
      cone > 0
        ? polygon(
            [middleX - half * upper, crown, middleX, crown - cone * up, middleX + half * upper, crown],
            across(lighter(roof, 0.3), roof, darker(roof, 0.4)),
          )
        : '';
    const vault =
      dome > 0
        ? ellipse(
            middleX,
            crown - dome * up * 0.45,
            half * upper,
            dome * up * 0.62,
            across(lighter(roof, 0.35), roof, darker(roof, 0.4)),
          )
        : '';
    return shadow(disc(place), high + cone + dome) + body + lid + cap + vault;
  };

  /** A tree as a ball of leaves. */
  const tree = (x, y, size, leaf) => {
    const [treeX, treeY] = point(x, y);
    const radius = size * Math.hypot(along[0], along[1]) * 0.5;
    return (
      shadow(disc({ x, y, radius: size * 0.36 }), size * 0.6) +
      ellipse(treeX, treeY - radius, radius, radius, darker(leaf, 0.3)) +
      ellipse(treeX - radius * 0.14, treeY - radius * 1.16, radius * 0.82, radius * 0.82, leaf) +
      ellipse(treeX - radius * 0.3, treeY - radius * 1.4, radius * 0.46, radius * 0.42, lighter(leaf, 0.25))
    );
  };

  return { point, floor, square, disc, box, gabled, round, tree, shadow };
}
