import { gull } from '../kit/air.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { blended, blurred, down, glow } from '../kit/paint.mjs';
import { circle, ellipse, group, path, polygon, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { axonometric } from './parts/axonometry.mjs';
import { boatAbove } from './parts/from-above.mjs';
import { pierModel } from './parts/pier-model.mjs';

const view = axonometric({
  origin: [190, 1080],
  along: [2.75, -1.72],
  across: [2.05, 1.2],
  up: 3.1,
  sun: [-0.5, 1.25],
  shade: '#3a2430',
});

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    water(random) +
    shore(random) +
    wakes() +
    group(pierModel(view, random, { wood: '#e9b377', pile: '#5a3626' })) +
    light() +
    gull(1180, 700, 150, { lift: 0.35, tilt: -14, body: '#fff3dc', tip: '#5a4a4a' }) +
    gull(1330, 800, 100, { lift: 0.6, tilt: 10, body: '#fff3dc', tip: '#5a4a4a' }) +
    gull(560, 180, 62, { lift: 0.2, tilt: -6, body: '#fff3dc', tip: '#5a4a4a' })
  );
}

function water(random) {
  const base = rect(0, 0, width, height, down('#f6c486', '#d9a37a', '#6f9288', '#1f7074', '#0d4d54'));
  const swell = repeat(34, (index) =>
    stroke(
      smooth(
        Array.from({ length: 12 }, (_, place) => [
          place * 160 - 80,
          20 + index * 33 + Math.sin(place * 0.9 + index * 1.3) * (5 + index * 0.3),
        ]).flat(),
      ),
      index % 2 ? '#ffdfa8' : '#0d4d54',
      2 + index * 0.12,
      { opacity: 0.16 },
    ),
  );
  const sparkle = blended(
    repeat(520, () => {
      const share = random.next();
      const [x, y] = [1150 + (random.next() + random.next() - 1) * (260 + share * 420), share ** 1.3 * 620];
      return ellipse(x, y, random.between(4, 20), random.between(0.8, 2.6), '#fff0c8', {
        opacity: random.between(0.25, 0.9),
      });
    }),
    'screen',
  );
  const ripples = repeat(420, () => {
    const [x, y] = [random.between(0, width), random.between(60, height)];
    const long = random.between(12, 44);
    return stroke(
      `M${x} ${y}q${long / 4} -4 ${long / 2} 0t${long / 2} 0`,
      random.pick(['#ffe3b4', '#0d4d54']),
      1.8,
      { opacity: random.between(0.12, 0.38) },
    );
  });
  return base + glow(1150, -40, 760, '#fff0c4', 0.85) + swell + ripples + sparkle;
}

function shore(random) {
  const edge = (reach) =>
    Array.from({ length: 16 }, (_, index) =>
      view.point(reach + Math.sin(index * 1.9) * 4, -200 + index * 34),
    ).flat();
  const land = (reach, fill) => path(`${smooth(edge(reach))}L1600 1500L-500 1500L-600 400Z`, fill);
  const houses = repeat(8, (index) =>
    view.gabled({
      x: -62,
      y: -150 + index * 30,
      wide: 24,
      deep: 20,
      high: 14,
      rise: 9,
      wall: [ink.cream, ink.rose, ink.sand][index % 3],
      roof: [ink.brick, '#a8553c', ink.deep][index % 3],
    }),
  );
  return (
    land(58, mix('#6fb5a5', '#f6d9a0', 0.4)) +
    land(40, '#f6ead0') +
    land(34, '#ecca90') +
    repeat(36, () => {
      const [x, y] = view.point(random.between(4, 26), random.between(-150, 240));
      return (
        ellipse(x + 5, y + 4, 9, 4, '#5a3626', { opacity: 0.35 }) +
        circle(x, y, 7, random.pick([ink.coral, ink.teal, ink.cream, ink.marigold]))
      );
    }) +
    view.floor(
      [
        [-28, -260],
        [2, -260],
        [2, 420],
        [-28, 420],
      ],
      '#f3d3a2',
    ) +
    houses +
    repeat(14, (index) => view.tree(-20, -170 + index * 26, 9, mix(ink.leaf, ink.amber, 0.25)))
  );
}

/** Boats on their way round the head of the pier. */
const wakes = () =>
  boatAbove(1190, 930, 2.2, -34, { kind: 'ferry', hull: ink.teal, wake: 1.5 }) +
  boatAbove(1480, 240, 1.2, 206, { kind: 'motor', hull: ink.coral, wake: 1.9 }) +
  boatAbove(640, 330, 1.15, -24, { kind: 'motor', hull: ink.white, wake: 1.7 }) +
  boatAbove(420, 520, 1.3, 20, { kind: 'sail', hull: ink.white, wake: 0.5 }) +
  boatAbove(820, 160, 0.9, 150, { kind: 'sail', hull: ink.cream, wake: 0.4 }) +
  boatAbove(1490, 700, 1.7, -20, { kind: 'sail', hull: ink.brick, wake: 0.5 }) +
  boatAbove(300, 220, 0.8, 10, { kind: 'sail', wake: 0.4 }) +
  stroke('M1180 330Q1330 160 1120 90Q940 60 860 180', ink.white, 12, { opacity: 0.28 }) +
  stroke('M1180 330Q1330 160 1120 90Q940 60 860 180', ink.white, 4, { opacity: 0.45 });

const light = () =>
  blended(
    blurred(
      polygon([1000, -20, 1360, -20, 900, 700, 300, 900], '#ffd9a0', { opacity: 0.16 }) +
        polygon([1420, -20, 1700, -20, 1500, 700, 1100, 820], '#ffd9a0', { opacity: 0.12 }),
      30,
    ),
    'screen',
  ) +
  rect(0, 0, width, 330, down(['#ffe6b4', 0.6], ['#ffe6b4', 0])) +
  rect(0, 780, width, 290, down(['#1c2438', 0], ['#1c2438', 0.35]));
