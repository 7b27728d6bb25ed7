import { ink, mix } from '../../kit/colour.mjs';
import { rect, repeat } from '../../kit/shapes.mjs';
import { boatAbove } from './from-above.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */
/** @typedef {ReturnType<typeof import('./axonometry.mjs').axonometric>} View */

/** The marina: two moles of stone round rows of berths. @param {View} view @param {Random} random */
export function basin(view, random) {
  const mole = (corners) => {
    const [x1, y1, x2, y2] = corners;
    return view.box({
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      wide: Math.max(5, Math.abs(x2 - x1)),
      deep: Math.max(5, Math.abs(y2 - y1)),
      high: 2.6,
      wall: '#a89f88',
      roof: '#d9cfb5',
    });
  };
  const calm = view.floor(
    [
      [34, -236],
      [196, -236],
      [196, -92],
      [34, -92],
    ],
    '#2f9490',
    0,
    { opacity: 0.7 },
  );
  const berths = repeat(4, (row) => {
    const y = -206 + row * 32;
    const pontoon = view.floor(view.square({ x: 44, y, wide: 118, deep: 3 }), '#e3c594', 0.6);
    const boats = repeat(13, (index) =>
      repeat(2, (side) => {
        if (random.chance(0.14)) return '';
        const [x, top] = view.point(50 + index * 8.8, y + (side ? 9.5 : -6.5));
        return boatAbove(x, top, 0.44, (side ? 68 : -112) + random.between(-3, 3), {
          hull: random.pick([ink.white, ink.white, ink.cream, ink.teal, ink.brick, ink.navy]),
          kind: random.pick(['sail', 'motor']),
        });
      }),
    );
    return boats + pontoon;
  });
  const light = (x, y, colour) =>
    view.round({ x, y, radius: 2.6, top: 1.8, z: 2.6, high: 9, cone: 2, wall: ink.cream, roof: colour });
  return (
    calm +
    mole([34, -241, 200, -236]) +
    mole([196, -236, 201, -132]) +
    berths +
    view.floor(view.square({ x: 40, y: -206, wide: 4, deep: 100 }), '#e3c594', 0.6) +
    mole([150, -92, 201, -87]) +
    light(198, -136, ink.coral) +
    light(196, -90, ink.leaf) +
    mole([34, -92, 100, -87])
  );
}

/** The town behind the promenade: houses, hotel, lawn, playground, trees and a tram. @param {View} view @param {Random} random */
export function ashore(view, random) {
  const walls = [ink.cream, ink.sand, ink.rose, '#e9c9a0', ink.white];
  const roofs = [ink.brick, '#c9694a', ink.deep, '#a8553c'];
  const blocks = [];
  for (let x = -190; x < -70; x += 34)
    for (let y = -430; y < 260; y += 24) if (!(x > -110 && y > -70 && y < 60)) blocks.push([x, y]);
  const town = blocks
    .sort((one, other) => other[0] - one[0] || one[1] - other[1])
    .map(([x, y]) =>
      random.chance(0.16)
        ? view.tree(x + 10, y + 8, 12, ink.leaf)
        : view.gabled({
            x: x + random.between(0, 5),
            y: y + random.between(0, 3),
            wide: random.between(18, 25),
            deep: random.between(13, 18),
            high: random.between(8, 16),
            rise: random.between(4, 8),
            wall: random.pick(walls),
            roof: random.pick(roofs),
          }),
    )
    .join('');
  const hotel =
    view.box({ x: -106, y: -62, wide: 34, deep: 100, high: 22, wall: ink.cream, roof: ink.lagoon }) +
    repeat(2, (index) =>
      view.round({
        x: -74,
        y: index ? 36 : -60,
        radius: 7,
        high: 26,
        cone: 12,
        wall: ink.white,
        roof: ink.teal,
      }),
    ) +
    repeat(9, (index) =>
      repeat(3, (floor) => {
        const [x, y] = view.point(-106, -54 + index * 10.5, 5 + floor * 6);
        return rect(x - 3, y - 6, 6, 9, ink.lagoon, { transform: `skewY(0)` });
      }),
    );
  const lawn =
    view.floor(
      [
        [-33, 60],
        [-6, 60],
        [-6, 170],
        [-33, 170],
      ],
      '#8dbb6a',
    ) +
    repeat(14, (index) =>
      view.tree(-30 + (index % 2) * 19, 66 + index * 7.4, 9, mix(ink.leaf, ink.pine, random.between(0, 0.5))),
    );
  const play =
    view.floor(view.disc({ x: -19, y: -86, radius: 15 }), '#f0c98a') +
    view.floor(view.disc({ x: -15, y: -112, radius: 11 }), ink.foam) +
    view.gabled({
      x: -26,
      y: -92,
      wide: 13,
      deep: 6,
      high: 4,
      rise: 3,
      wall: ink.coral,
      roof: ink.marigold,
    }) +
    view.round({ x: -13, y: -110, radius: 4, high: 3, cone: 4, wall: ink.teal, roof: ink.coral }) +
    view.box({ x: -24, y: -114, wide: 6, deep: 6, high: 5, wall: ink.marigold });
  const trees = repeat(40, (index) => view.tree(-41.5, -440 + index * 16.5, 7.5, ink.leaf));
  const tram = view.box({ x: -40, y: 96, wide: 4, deep: 34, high: 5, wall: ink.coral, roof: ink.cream });
  return town + trees + hotel + lawn + play + tram;
}
