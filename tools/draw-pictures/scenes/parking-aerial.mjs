import { ink, mix } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf } from '../kit/water.mjs';
import { carAbove, crownAbove, parasolAbove } from './parts/from-above.mjs';

const paints = [
  ink.coral,
  ink.cream,
  ink.teal,
  '#c9cfc8',
  ink.navy,
  ink.marigold,
  ink.brick,
  ink.sea,
  '#8d9a98',
  ink.white,
];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, '#9cbc78') +
    `<g transform="rotate(-7 800 533)">${ground()}${bays(random)}${plantings(random)}${shoreline(random)}${promenade(random)}${lanes(random)}</g>`
  );
}

const ground = () =>
  rect(-200, -200, 1500, 1500, '#a3bf7c') +
  rect(-120, -120, 1180, 1400, '#78868a', { rx: 40 }) +
  rect(-106, -106, 1152, 1372, '#86949633', { rx: 34 });

const rowsAt = [60, 250, 440, 630, 820, 1010];

function bays(random) {
  return rowsAt
    .map((y, row) =>
      repeat(15, (index) => {
        const x = 20 + index * 64;
        const marks =
          line(x - 32, y - 52, x - 32, y + 46, '#e9ece2', 3.5) +
          (row % 2
            ? line(x - 32, y + 46, x + 32, y + 46, '#e9ece2', 3.5)
            : line(x - 32, y - 52, x + 32, y - 52, '#e9ece2', 3.5));
        if (index % 7 === 3) return '';
        if (random.chance(0.2)) return marks;
        const charging =
          row === 2 && index < 6 ? rect(x - 30, y - 50, 60, 96, '#5fae8a', { opacity: 0.5 }) : '';
        return (
          charging +
          marks +
          carAbove(x + random.between(-3, 3), y + random.between(-4, 4), random.pick(paints), {
            scale: 1.72,
            rotate: random.chance(0.5) ? 180 : 0,
          })
        );
      }),
    )
    .join('');
}

function plantings(random) {
  const islands = rowsAt
    .map((y) =>
      repeat(2, (index) => {
        const x = 20 + (3 + index * 7) * 64;
        return (
          rect(x - 28, y - 54, 56, 104, '#d3c49c', { rx: 18 }) +
          rect(x - 23, y - 49, 46, 94, '#7fa85c', { rx: 15 }) +
          crownAbove(random, x, y - 8, 42, mix(ink.leaf, ink.pine, random.between(0, 0.5)))
        );
      }),
    )
    .join('');
  const hedge = repeat(26, (index) =>
    crownAbove(
      random,
      -150 + random.between(-10, 10),
      -120 + index * 54,
      random.between(30, 44),
      mix(ink.leaf, ink.pine, random.between(0, 0.6)),
    ),
  );
  return islands + hedge;
}

/** The lawn, the promenade of pale stone, the beach and the sea at the right. */
function shoreline(random) {
  const edge = (x) =>
    Array.from({ length: 14 }, (_, index) => [x + Math.sin(index * 1.4) * 12, -160 + index * 110]);
  const upTo = (points, fill) =>
    path(`M${points.map((pair) => pair.join(' ')).join('L')}L2000 1400L2000 -200Z`, fill);
  const water = `<g transform="translate(1350 -200) rotate(0)">${sea(random, { width: 520, top: 0, bottom: 1500, colours: ['#2f9490', '#2f9490'], waves: 200, light: '#a9dccb' })}</g>`;
  return (
    rect(1060, -200, 90, 1500, '#93b86c') +
    rect(1150, -200, 120, 1500, across('#f3e0b8', '#e3ca98')) +
    rect(1262, -200, 10, 1500, '#b39a6c') +
    rect(1272, -200, 200, 1500, '#f0d9a4') +
    water +
    upTo(edge(1432), '#f0d9a4').replace('L2000 1400L2000 -200Z', 'L1270 1400L1270 -200Z') +
    surf(random, edge(1428).flat(), 10) +
    path(
      `M${edge(1426)
        .map((pair) => pair.join(' '))
        .join('L')}`,
      'none',
      { stroke: ink.white, strokeWidth: 11, strokeLinejoin: 'round', opacity: 0.9 },
    ) +
    path(
      `M${edge(1456)
        .map((pair) => pair.join(' '))
        .join('L')}`,
      'none',
      { stroke: '#cfeee0', strokeWidth: 5, strokeLinejoin: 'round', opacity: 0.6 },
    )
  );
}

function promenade(random) {
  const paving = repeat(80, (index) =>
    line(1150, -190 + index * 18, 1264, -190 + index * 18, '#c9ae7c', 1.6, { opacity: 0.6 }),
  );
  const trees = repeat(11, (index) =>
    crownAbove(random, 1106, -80 + index * 118, 46, mix(ink.leaf, '#a3b55c', random.between(0, 0.5))),
  );
  const walkers = repeat(24, () => {
    const [x, y] = [random.between(1162, 1252), random.between(-60, 1140)];
    const top = random.pick(paints);
    return (
      polygon([x - 5, y, x + 5, y - 4, x + 40, y + 26, x + 30, y + 30], ink.black, { opacity: 0.22 }) +
      ellipse(x, y, 13, 8, top) +
      circle(x, y, 6, random.pick(['#2a1d1a', '#7a4a2a', '#c08a4a', ink.sand]))
    );
  });
  const shades = repeat(12, (index) =>
    parasolAbove(
      1330 + (index % 3) * 36,
      -40 + index * 98 + random.between(-20, 20),
      30,
      random.pick([ink.coral, ink.teal, ink.marigold]),
      { turn: random.next() },
    ),
  );
  const benches = repeat(
    6,
    (index) =>
      rect(1240, 20 + index * 190, 14, 60, ink.timber) +
      rect(1254, 26 + index * 190, 8, 60, ink.black, { opacity: 0.25 }),
  );
  return paving + benches + shades + trees + walkers;
}

function lanes(random) {
  const arrow = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${polygon([-5, 30, 5, 30, 5, -8, 16, -8, 0, -34, -16, -8, -5, -8], '#e9ece2', { opacity: 0.85 })}</g>`;
  const zebra = repeat(7, (index) => rect(1000, 320 + index * 17, 62, 9, '#f3f0e0', { opacity: 0.9 }));
  const bikes = repeat(
    7,
    (index) =>
      rect(964, 880 + index * 15, 52, 4, random.pick([ink.coral, ink.teal, ink.marigold])) +
      circle(968, 882 + index * 15, 5, ink.black) +
      circle(1010, 882 + index * 15, 5, ink.black),
  );
  return (
    zebra +
    arrow(500, 155, 90) +
    arrow(300, 535, -90) +
    arrow(760, 535, -90) +
    arrow(560, 915, 90) +
    carAbove(700, 154, ink.marigold, { scale: 1.72, rotate: 90 }) +
    carAbove(180, 914, ink.lagoon, { scale: 1.72, rotate: 90 }) +
    carAbove(420, 536, ink.cream, { scale: 1.72, rotate: -90 }) +
    bikes
  );
}
