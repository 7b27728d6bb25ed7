import { ink } from '../kit/colour.mjs';
import { across, down, radial } from '../kit/paint.mjs';
import { circle, group, line, path, polygon, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { axonometric } from './parts/axonometry.mjs';
import { boatAbove } from './parts/from-above.mjs';
import { pierModel } from './parts/pier-model.mjs';
import { ashore, basin } from './parts/town-model.mjs';

const [width, height] = [2000, 1200];
const view = axonometric({
  origin: [520, 830],
  along: [3.25, -1.22],
  across: [0.95, 2.3],
  up: 2.5,
  sun: [0.55, 0.75],
  shade: '#0a3438',
});
const shoreTurn = (Math.atan2(-1.22, 3.25) * 180) / Math.PI;

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    water(random) +
    shore(random) +
    basin(view, random) +
    ashore(view, random) +
    pierModel(view, random) +
    traffic() +
    rose()
  );
}

function water(random) {
  const band = (reach, colour, opacity) => {
    const edge = Array.from({ length: 15 }, (_, index) =>
      view.point(reach + Math.sin(index * 1.7 + reach) * reach * 0.12, -480 + index * 50),
    ).flat();
    return path(`${smooth(edge)}L-400 1700L-400 -600Z`, colour, { opacity });
  };
  const ripples = repeat(420, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const long = random.between(14, 46);
    return stroke(
      `M${x} ${y}q${long / 4} -5 ${long / 2} 0t${long / 2} 0`,
      random.pick(['#8fd0c4', '#0b4f53']),
      2,
      { opacity: random.between(0.14, 0.4) },
    );
  });
  return (
    rect(0, 0, width, height, across('#3ba39c', '#1b7f83', '#0c5a60')) +
    rect(0, 0, width, height, radial(['#5fc0b4', 0.35], ['#5fc0b4', 0.1], ['#083a44', 0.35])) +
    band(150, '#4fb3a9', 0.35) +
    band(96, '#74c7b8', 0.4) +
    band(56, '#9fd9c6', 0.5) +
    ripples
  );
}

function shore(random) {
  const edge = (reach, wobble) =>
    Array.from({ length: 23 }, (_, index) =>
      view.point(reach + Math.sin(index * 2.1) * wobble, -520 + index * 44),
    ).flat();
  const land = (reach, wobble, fill) => path(`${smooth(edge(reach, wobble))}L-600 1800L-600 -700Z`, fill);
  const strip = (near, far, fill) =>
    view.floor(
      [
        [near, -520],
        [far, -520],
        [far, 480],
        [near, 480],
      ],
      fill,
    );
  const paving = repeat(100, (index) =>
    line(...view.point(-34, -520 + index * 10), ...view.point(-4, -520 + index * 10), '#c9a878', 1.4, {
      opacity: 0.6,
    }),
  );
  return (
    land(36, 4, '#e9f5ea') +
    land(32, 4, '#f2dfae') +
    repeat(120, () => {
      const [x, y] = view.point(random.between(4, 28), random.between(-420, 180));
      return circle(x, y, random.between(1, 2.6), '#d3b57c');
    }) +
    parasols(random) +
    strip(-4, 3, '#cbb38a') +
    strip(-34, -4, '#f0dcb4') +
    paving +
    strip(-200, -34, '#b9cf96') +
    strip(-64, -44, '#8f9a98') +
    repeat(60, (index) =>
      line(...view.point(-54, -500 + index * 16), ...view.point(-54, -492 + index * 16), ink.cream, 2.4),
    ) +
    strip(-40, -37, '#6d7a7a') +
    stroke(`M${view.point(-38.5, -520).join(' ')}L${view.point(-38.5, 480).join(' ')}`, '#3f4f54', 2)
  );
}

const parasols = (random) =>
  repeat(46, () => {
    const y = random.chance(0.6) ? random.between(-330, -40) : random.between(34, 130);
    const [x, top] = view.point(random.between(8, 24), y);
    const colour = random.pick([ink.coral, ink.marigold, ink.teal, ink.white]);
    return (
      polygon([x, top, x + 12, top + 6, x + 4, top + 7], ink.black, { opacity: 0.2 }) +
      circle(x, top - 3, 6.5, colour) +
      path(`M${x} ${top - 3}L${x - 6} ${top - 5}L${x - 3} ${top - 9}Z`, ink.cream)
    );
  });

const traffic = () =>
  boatAbove(1560, 700, 2.1, shoreTurn + 180, { kind: 'ferry', hull: ink.teal, wake: 0.9 }) +
  boatAbove(...view.point(275, 58), 1.5, shoreTurn, { kind: 'ferry', hull: ink.lagoon }) +
  [
    [980, 900, 150],
    [1180, 1010, 20],
    [1420, 960, 200],
    [1760, 820, 10],
    [1690, 150, 160],
    [1240, 180, 30],
    [1030, 110, 200],
    [1880, 620, -30],
  ]
    .map(([x, y, turn], index) =>
      boatAbove(x, y, 0.95, turn, {
        kind: index % 3 ? 'sail' : 'motor',
        wake: index % 3 ? 0.35 : 1,
        hull: index % 2 ? ink.white : ink.coral,
      }),
    )
    .join('');

const rose = () =>
  group(
    circle(0, 0, 74, 'none', { stroke: ink.cream, strokeWidth: 3, opacity: 0.8 }) +
      circle(0, 0, 62, 'none', { stroke: ink.cream, strokeWidth: 1.5, opacity: 0.6 }) +
      repeat(
        8,
        (index) =>
          polygon([0, 0, 10, -20, 0, index % 2 ? -44 : -92], index % 2 ? ink.marigold : ink.coral, {
            transform: `rotate(${index * 45})`,
          }) +
          polygon([0, 0, -10, -20, 0, index % 2 ? -44 : -92], ink.cream, {
            transform: `rotate(${index * 45})`,
          }),
      ) +
      circle(0, 0, 8, down(ink.marigold, ink.amber)),
    { transform: 'translate(1830 1040) rotate(12)' },
  );
