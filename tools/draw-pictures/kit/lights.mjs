import { ink, lighter, mix } from './colour.mjs';
import { blended, glow, radial } from './paint.mjs';
import { circle, group, line, path, polygon, repeat, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

const sagging = ([x1, y1], [x2, y2], sag, share) => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share + 4 * sag * share * (1 - share),
];

const wire = ([x1, y1], [x2, y2], sag, colour, width) =>
  stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`, colour, width);

/**
 * A string of bulbs hung between two points.
 * @param {[number, number]} from @param {[number, number]} to
 * @param {{ sag?: number, count?: number, size?: number, colours?: string[], halo?: number, cable?: string }} [how] halo in bulb sizes, 0 by day
 */
export const stringLights = (
  from,
  to,
  { sag = 40, count = 16, size = 5, colours = ['#ffdf9a'], halo = 5, cable = ink.black } = {},
) =>
  wire(from, to, sag, cable, size * 0.28) +
  repeat(count, (index) => {
    const [x, y] = sagging(from, to, sag, (index + 0.5) / count);
    const colour = colours[index % colours.length];
    const light = halo > 0 ? glow(x, y + size, size * halo, colour, 0.55) : '';
    return light + circle(x, y + size, size, radial('#fffdf2', lighter(colour, 0.4), colour));
  });

/** Pennants on a line. @param {[number, number]} from @param {[number, number]} to @param {{ sag?: number, count?: number, size?: number, colours?: string[], cable?: string }} [how] */
export const bunting = (
  from,
  to,
  {
    sag = 36,
    count = 16,
    size = 26,
    colours = [ink.coral, ink.cream, ink.teal, ink.marigold],
    cable = ink.deep,
  } = {},
) =>
  wire(from, to, sag, cable, size * 0.07) +
  repeat(count, (index) => {
    const [x, y] = sagging(from, to, sag, (index + 0.15) / count);
    const [nextX, nextY] = sagging(from, to, sag, (index + 0.85) / count);
    const tip = [(x + nextX) / 2 + ((index % 3) - 1) * size * 0.1, (y + nextY) / 2 + size];
    const colour = colours[index % colours.length];
    return (
      polygon([x, y, nextX, nextY, ...tip], colour) +
      polygon([(x + nextX) / 2, (y + nextY) / 2, nextX, nextY, ...tip], mix(colour, ink.black, 0.25), {
        opacity: 0.5,
      })
    );
  });

/** A burst of fireworks. @param {Random} random @param {number} x @param {number} y @param {number} radius @param {string} colour @param {{ arms?: number, droop?: number, tip?: string }} [how] */
export function burst(random, x, y, radius, colour, { arms = 46, droop = 0.22, tip = ink.cream } = {}) {
  const sparks = repeat(arms, (index) => {
    const angle = (index / arms) * Math.PI * 2 + random.between(-0.06, 0.06);
    const reach = radius * random.between(0.55, 1);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const inner = random.between(0.16, 0.3);
    const [endX, endY] = [x + dx, y + dy + radius * droop];
    const trail = stroke(
      `M${x + dx * inner} ${y + dy * inner}Q${x + dx * 0.7} ${y + dy * 0.7} ${endX} ${endY}`,
      colour,
      radius * 0.011,
      { opacity: random.between(0.55, 1) },
    );
    const beads = repeat(3, (bead) =>
      circle(
        x + dx * (0.5 + bead * 0.17),
        y + dy * (0.5 + bead * 0.17) + radius * droop * (0.14 + bead * 0.26),
        radius * 0.009,
        lighter(colour, 0.5),
      ),
    );
    return trail + beads + circle(endX, endY, radius * 0.017, tip);
  });
  return blended(
    glow(x, y, radius * 1.25, colour, 0.5) + sparks + circle(x, y, radius * 0.05, tip),
    'screen',
  );
}

/** A beam of light from a lamp, fading with distance. @param {number} x @param {number} y @param {number} length @param {number} angle in degrees, 0 to the right @param {number} spread in degrees @param {string} colour @param {number} [opacity] */
export function beam(x, y, length, angle, spread, colour, opacity = 0.5) {
  const half = Math.tan((spread / 2) * (Math.PI / 180)) * length;
  const shape = path(`M0 -3L${length} ${-half}L${length} ${half}L0 3Z`, fading(colour, opacity));
  return blended(group(shape, { transform: `translate(${x} ${y}) rotate(${angle})` }), 'screen');
}

const fading = (colour, opacity) => {
  const stops = [
    [0, opacity],
    [0.5, opacity * 0.4],
    [1, 0],
  ];
  const id = `fade${colour.slice(1)}${Math.round(opacity * 100)}`;
  const inner = stops
    .map(([offset, alpha]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('');
  return { id, definition: `<linearGradient id="${id}">${inner}</linearGradient>` };
};

/** A pendant lamp on its cord, its shade `size` wide and its rim at (x, y). @param {number} x @param {number} y @param {number} size @param {{ colour?: string, light?: string, top?: number, halo?: number }} [how] */
export const pendant = (x, y, size, { colour = ink.teal, light = '#ffd98a', top = 0, halo = 3 } = {}) =>
  line(x, top, x, y - size * 0.5, ink.black, size * 0.03) +
  glow(x, y + size * 0.1, size * halo, light, 0.5) +
  circle(x, y + size * 0.02, size * 0.17, '#fff6da') +
  path(
    `M${x - size / 2} ${y}Q${x - size * 0.44} ${y - size * 0.42} ${x - size * 0.1} ${y - size * 0.46}L${x - size * 0.06} ${y - size * 0.6}L${x + size * 0.06} ${y - size * 0.6}L${x + size * 0.1} ${y - size * 0.46}Q${x + size * 0.44} ${y - size * 0.42} ${x + size / 2} ${y}Z`,
    colour,
  ) +
  path(
    `M${x - size * 0.42} ${y - size * 0.1}Q${x - size * 0.36} ${y - size * 0.36} ${x - size * 0.12} ${y - size * 0.41}Q${x - size * 0.26} ${y - size * 0.3} ${x - size * 0.3} ${y - size * 0.06}Z`,
    lighter(colour, 0.5),
    { opacity: 0.6 },
  );
