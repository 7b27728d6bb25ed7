import { ink, lighter } from '../kit/colour.mjs';
import { across, clipped } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, repeat, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const wrap =
  'M-92 -46Q-116 -130 -70 -190Q-30 -256 50 -246Q130 -232 128 -150Q120 -96 92 -46Q60 -92 0 -96Q-60 -92 -92 -46Z';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pattern = repeat(13, (row) =>
    repeat(13, (column) => {
      const [x, y] = [-130 + column * 23 + (row % 2) * 11, -256 + row * 18];
      return path(
        `M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`,
        random.pick([ink.marigold, ink.cream, ink.coral]),
      );
    }),
  );
  const folds = stroke(
    'M-88 -60Q-40 -160 60 -240M-70 -60Q10 -130 122 -190M80 -60Q20 -110 -92 -150',
    ink.deep,
    6,
    { opacity: 0.75 },
  );
  const knot =
    path('M60 -236Q96 -300 150 -282Q176 -240 120 -206Q84 -200 60 -236Z', ink.lagoon) +
    stroke('M74 -232Q110 -262 146 -262', ink.deep, 5);
  const headwrap =
    knot +
    clipped(
      path(wrap, '#fff'),
      path(wrap, across(ink.lagoon, ink.teal)) +
        pattern +
        path(wrap, across([ink.deep, 0], [ink.deep, 0.55])),
    ) +
    folds;
  const earrings =
    circle(-90, 44, 13, ink.marigold) +
    circle(90, 44, 13, ink.amber) +
    circle(-90, 72, 9, ink.coral) +
    circle(90, 72, 9, ink.brick);
  const blouse =
    path('M-54 164L-96 190L-20 320L0 262L20 320L96 190L54 164L0 252Z', lighter(ink.sand, 0.5)) +
    stroke('M0 262L0 430', ink.dune, 4) +
    repeat(3, (index) => circle(0, 310 + index * 46, 6, ink.marigold));
  const portrait = bust({
    skin: '#6b412c',
    brow: '#1d1413',
    iris: '#21130d',
    lips: '#9c3f3f',
    over: headwrap + earrings,
    clothes: shoulders(ink.cream) + blouse,
    tilt: -2,
    smile: 'open',
  });
  return (
    backdrop({ top: '#f4a45d', foot: '#f8dba8', disc: '#ee7f5c', sea: '#1c7a7a', x: 400, y: 360 }) +
    at(400, 418, 1.24, portrait)
  );
}
