import { darker, ink, lighter } from '../../kit/colour.mjs';
import { down } from '../../kit/paint.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../../kit/shapes.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */

/** A boat from straight above with its wake, bow to the right, 60 long at scale 1. @param {number} x @param {number} y @param {number} scale @param {number} rotate @param {{ hull?: string, wake?: number, kind?: 'motor' | 'sail' | 'ferry' }} [how] */
export function boatAbove(x, y, scale, rotate, { hull = ink.white, wake = 0, kind = 'motor' } = {}) {
  const trail = (side) => `M24 ${side * 4}Q${-30 * wake} ${side * 15} ${-150 * wake} ${side * 62}`;
  const churn = path(
    `M-26 -6Q${-70 * wake} -11 ${-130 * wake} -3Q${-150 * wake} 0 ${-130 * wake} 3Q${-70 * wake} 11 -26 6Z`,
    ink.white,
    { opacity: 0.5 },
  );
  const foam =
    wake > 0
      ? churn +
        stroke(trail(-1) + trail(1), ink.white, 2.2, { opacity: 0.5 }) +
        stroke(trail(-0.6) + trail(0.6), ink.white, 1.2, { opacity: 0.35 })
      : '';
  const shadow = path('M-28 -8L10 -10Q26 -7 34 0Q26 7 10 10L-28 8Z', ink.black, {
    opacity: 0.28,
    transform: 'translate(4 7)',
  });
  const body =
    path('M-30 -9L10 -11Q28 -8 36 0Q28 8 10 11L-30 9Z', darker(hull, 0.12)) +
    path('M-27 -6.500L9 -8Q24 -6 31 0Q24 6 9 8L-27 6.5Z', lighter(hull, 0.25));
  const tops = {
    motor: rect(-14, -5, 18, 10, ink.lagoon, { rx: 3 }) + rect(-22, -5, 6, 10, ink.timber),
    sail:
      path('M-26 1Q0 -16 26 -1Z', ink.cream) +
      stroke('M-24 0L28 0', ink.bark, 1.6) +
      path('M8 0Q20 6 31 0Z', ink.white),
    ferry:
      rect(-24, -8, 42, 16, ink.cream, { rx: 4 }) +
      rect(-16, -5, 26, 10, ink.white, { rx: 3 }) +
      circle(-10, 0, 3.5, ink.coral) +
      rect(10, -6, 6, 12, ink.lagoon),
  };
  return at(x, y, scale, foam + shadow + body + tops[kind], { rotate });
}

/** A car from above, heading up, 44 long at scale 1. @param {number} x @param {number} y @param {string} colour @param {{ scale?: number, rotate?: number }} [how] */
export const carAbove = (x, y, colour, { scale = 1, rotate = 0 } = {}) =>
  at(
    x,
    y,
    scale,
    rect(-10, -19, 24, 44, ink.black, { rx: 7, opacity: 0.3 }) +
      rect(-12, -23, 24, 46, darker(colour, 0.1), { rx: 7 }) +
      rect(-10.5, -22, 21, 44, down(lighter(colour, 0.25), colour), { rx: 6 }) +
      path('M-9 -9Q0 -14 9 -9L8 -3L-8 -3Z', '#24404a') +
      path('M-8.5 15Q0 18 8.5 15L8 10L-8 10Z', '#24404a') +
      rect(-8, -2, 16, 11, lighter(colour, 0.35), { rx: 2 }) +
      rect(-10, -22, 5, 3, '#fff3c8') +
      rect(5, -22, 5, 3, '#fff3c8') +
      rect(-10, 19.5, 5, 3, ink.brick) +
      rect(5, 19.5, 5, 3, ink.brick),
    { rotate },
  );

/** A tree crown from above. @param {Random} random @param {number} x @param {number} y @param {number} radius @param {string} leaf */
export const crownAbove = (random, x, y, radius, leaf) =>
  ellipse(x + radius * 0.4, y + radius * 0.5, radius * 1.02, radius, ink.black, { opacity: 0.28 }) +
  repeat(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * radius * 0.66,
      y + Math.sin(angle) * radius * 0.66,
      radius * random.between(0.34, 0.46),
      darker(leaf, 0.22 + 0.14 * Math.sin(angle)),
    );
  }) +
  circle(x, y, radius * 0.72, leaf) +
  repeat(9, () =>
    circle(
      x + random.between(-0.45, 0.3) * radius,
      y + random.between(-0.5, 0.25) * radius,
      radius * random.between(0.12, 0.26),
      lighter(leaf, random.between(0.08, 0.3)),
    ),
  );

/** A striped parasol from above. @param {number} x @param {number} y @param {number} radius @param {string} colour @param {{ other?: string, turn?: number }} [how] turn in radians */
export const parasolAbove = (x, y, radius, colour, { other = ink.cream, turn = 0 } = {}) =>
  ellipse(x + radius * 0.62, y + radius * 0.72, radius, radius * 0.94, ink.black, { opacity: 0.24 }) +
  repeat(12, (index) => {
    const [start, end] = [turn + (index / 12) * Math.PI * 2, turn + ((index + 1) / 12) * Math.PI * 2];
    const tone = index % 2 ? other : colour;
    const lit = index < 6 ? darker(tone, 0.1) : lighter(tone, 0.08);
    return path(
      `M${x} ${y}L${x + Math.cos(start) * radius} ${y + Math.sin(start) * radius}Q${x + Math.cos((start + end) / 2) * radius * 0.96} ${y + Math.sin((start + end) / 2) * radius * 0.96} ${x + Math.cos(end) * radius} ${y + Math.sin(end) * radius}Z`,
      lit,
    );
  }) +
  circle(x, y, radius * 0.06, ink.bark) +
  polygon([x - radius * 0.5, y - radius * 0.5, x, y, x - radius * 0.1, y - radius * 0.86], ink.white, {
    opacity: 0.2,
  });
