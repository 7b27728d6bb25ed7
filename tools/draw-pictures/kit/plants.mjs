import { darker, ink, lighter, mix } from './colour.mjs';
import { circle, ellipse, group, lens, path, polygon, rect, repeat, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** A round tree of many leaf clumps, its foot at (x, y). @param {Random} random @param {number} x @param {number} y @param {number} height @param {{ leaf?: string, trunk?: string }} [how] */
export function tree(random, x, y, height, { leaf = ink.leaf, trunk = ink.bark } = {}) {
  const crown = height * 0.34;
  const middle = y - height * 0.66;
  const clumps = Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * crown * 0.82;
    return [x + Math.cos(angle) * reach * 0.95, middle + Math.sin(angle) * reach];
  }).sort((one, other) => other[1] - one[1]);
  const foliage = clumps.map(([cx, cy]) => {
    const tone = (middle + crown - cy) / (crown * 2);
    const side = (x - cx) / crown;
    const colour = mix(
      darker(leaf, 0.45),
      lighter(leaf, 0.3),
      Math.min(1, Math.max(0, tone * 0.8 + side * 0.25)),
    );
    return circle(cx, cy, crown * random.between(0.2, 0.36), colour);
  });
  const bark = path(
    `M${x - height * 0.03} ${y}Q${x - height * 0.015} ${y - height * 0.3} ${x - height * 0.02} ${y - height * 0.5}L${x + height * 0.02} ${y - height * 0.5}Q${x + height * 0.02} ${y - height * 0.3} ${x + height * 0.035} ${y}Z`,
    trunk,
  );
  return (
    bark +
    stroke(
      `M${x} ${y - height * 0.34}L${x + height * 0.13} ${y - height * 0.56}M${x} ${y - height * 0.4}L${x - height * 0.12} ${y - height * 0.58}`,
      trunk,
      height * 0.018,
    ) +
    foliage.join('')
  );
}

/** A fir of layered boughs. @param {Random} random @param {number} x @param {number} y @param {number} height @param {{ leaf?: string, snow?: boolean }} [how] */
export const fir = (random, x, y, height, { leaf = ink.pine, snow = false } = {}) =>
  rect(x - height * 0.025, y - height * 0.12, height * 0.05, height * 0.12, ink.bark) +
  repeat(8, (index, share) => {
    const half = height * (0.27 - share * 0.22);
    const foot = y - height * (0.08 + share * 0.74);
    const top = foot - height * 0.2;
    const sway = random.between(-0.02, 0.02) * height;
    const bough = `M${x} ${top}Q${x - half * 0.4} ${foot - height * 0.06} ${x - half + sway} ${foot}Q${x - half * 0.5} ${foot + height * 0.022} ${x} ${foot + height * 0.012}Q${x + half * 0.5} ${foot + height * 0.022} ${x + half + sway} ${foot}Q${x + half * 0.4} ${foot - height * 0.06} ${x} ${top}Z`;
    const cover = snow
      ? path(
          `M${x} ${top}Q${x - half * 0.4} ${foot - height * 0.07} ${x - half + sway} ${foot}Q${x - half * 0.4} ${foot - height * 0.035} ${x} ${top + height * 0.06}Q${x + half * 0.3} ${foot - height * 0.05} ${x + half * 0.8 + sway} ${foot - height * 0.01}Q${x + half * 0.35} ${foot - height * 0.07} ${x} ${top}Z`,
          ink.white,
          { opacity: 0.9 },
        )
      : '';
    return path(bough, mix(leaf, index % 2 === 0 ? ink.black : ink.sea, 0.14)) + cover;
  });

/** A tuft of grass blades. @param {Random} random @param {number} x @param {number} y @param {number} height @param {string} colour @param {number} [blades] */
export const tuft = (random, x, y, height, colour, blades = 14) =>
  repeat(blades, () => {
    const lean = random.between(-0.7, 0.7) * height;
    const rise = height * random.between(0.55, 1);
    const foot = x + random.between(-0.22, 0.22) * height;
    return path(
      `M${foot - height * 0.025} ${y}Q${foot + lean * 0.2} ${y - rise * 0.7} ${foot + lean} ${y - rise}Q${foot + lean * 0.35} ${y - rise * 0.6} ${foot + height * 0.03} ${y}Z`,
      mix(colour, random.pick([ink.black, ink.sand, ink.leaf]), random.between(0, 0.35)),
    );
  });

/** Pom-pom flowers on stalks. @param {Random} random @param {number} x @param {number} y @param {number} height @param {string} colour @param {number} [count] */
export const flowers = (random, x, y, height, colour, count = 9) =>
  repeat(count, () => {
    const [dx, rise] = [random.between(-0.6, 0.6) * height, height * random.between(0.6, 1)];
    const [headX, headY, radius] = [x + dx, y - rise, height * random.between(0.07, 0.12)];
    const petals = repeat(6, (index) =>
      circle(
        headX + Math.cos(index) * radius * 0.6,
        headY + Math.sin(index) * radius * 0.6,
        radius * 0.55,
        mix(colour, ink.white, random.between(0, 0.35)),
      ),
    );
    return (
      stroke(
        `M${x + dx * 0.3} ${y}Q${x + dx * 0.5} ${y - rise * 0.6} ${headX} ${headY}`,
        ink.pine,
        height * 0.022,
      ) +
      circle(headX, headY, radius, darker(colour, 0.12)) +
      petals
    );
  });

/** A leaf on its own, pointing along `angle` (degrees). */
export const leaf = (x, y, length, angle, colour) =>
  group(
    path(lens(length / 2, 0, length, length * 0.3), colour) +
      stroke(`M0 0L${length * 0.9} 0`, darker(colour, 0.3), length * 0.025),
    { transform: `translate(${x} ${y}) rotate(${angle})` },
  );

/** A potted plant. @param {Random} random @param {number} x @param {number} y @param {number} size @param {string} [pot] */
export const potted = (random, x, y, size, pot = ink.brick) =>
  repeat(13, (index) =>
    leaf(
      x,
      y - size * 0.4,
      size * random.between(0.5, 0.85),
      -160 + index * 11.5 + random.between(-6, 6),
      mix(ink.leaf, ink.deep, random.between(0, 0.6)),
    ),
  ) +
  polygon(
    [
      x - size * 0.26,
      y - size * 0.44,
      x + size * 0.26,
      y - size * 0.44,
      x + size * 0.19,
      y,
      x - size * 0.19,
      y,
    ],
    pot,
  ) +
  polygon(
    [x, y - size * 0.44, x + size * 0.26, y - size * 0.44, x + size * 0.19, y, x, y],
    darker(pot, 0.3),
  ) +
  ellipse(x, y - size * 0.44, size * 0.26, size * 0.05, darker(pot, 0.45));
