import { ink, mix } from './colour.mjs';
import { blended, clipped, down, glow, radial } from './paint.mjs';
import { circle, ellipse, group, lens, line, path, rect, repeat, smooth, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** Skies from top to bottom, by the hour. */
export const skies = {
  dawn: ['#2f6f7c', '#7fb0a8', '#f0cf9c', '#f8b585', '#f39a78'],
  morning: ['#6fb4bd', '#a9d5cb', '#f3ead0', '#fbe5c0'],
  noon: ['#2f93a5', '#79c2c4', '#c9e6d8', '#f1f0dc'],
  golden: ['#48868c', '#a8b59a', '#f1c987', '#f4a45d', '#ee8555'],
  dusk: ['#10324c', '#31546d', '#7d6382', '#d97f72', '#f6b27a'],
  night: ['#061626', '#0a2740', '#123f56', '#1d5a66'],
  winter: ['#8fb3bb', '#bcd2d0', '#e6e4d8', '#f6ddc8'],
  storm: ['#16282f', '#2b464c', '#567273', '#a8b4a1'],
};

/** @param {number} width @param {number} height @param {string[]} colours */
export const sky = (width, height, colours) => rect(0, 0, width, height, down(...colours));

/** A sun or moon with its halo. @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number} [halo] in radii */
export const sun = (x, y, radius, colour, halo = 6) =>
  glow(x, y, radius * halo, colour, 0.65) +
  circle(x, y, radius, radial(mix(colour, '#ffffff', 0.7), mix(colour, '#ffffff', 0.45), colour));

/** Broad rays from a low sun. @param {Random} random @param {number} x @param {number} y @param {number} length @param {string} colour */
export const rays = (random, x, y, length, colour) =>
  blended(
    repeat(22, (index) => {
      const angle = (index / 22) * Math.PI * 2 + random.between(-0.05, 0.05);
      const half = random.between(0.03, 0.09);
      const tip = (turn) => `${x + Math.cos(angle + turn) * length} ${y + Math.sin(angle + turn) * length}`;
      return path(`M${x} ${y}L${tip(-half)}L${tip(half)}Z`, colour, { opacity: random.between(0.04, 0.11) });
    }),
    'screen',
  );

/** @param {Random} random @param {{ width: number, height: number, count?: number }} area */
export const stars = (random, { width, height, count = 160 }) =>
  repeat(count, () => {
    const y = random.next() ** 1.4 * height;
    const radius = random.between(0.8, 2.4);
    return circle(random.between(0, width), y, radius, ink.cream, { opacity: random.between(0.3, 0.95) });
  });

/**
 * A heaped summer cloud with a flat base, its foot at y.
 * @param {Random} random @param {{ x: number, y: number, width: number, height: number, light?: string, shade?: string, opacity?: number }} cloud
 */
export function cloud(random, { x, y, width, height, light = ink.white, shade = '#cfe3dc', opacity = 1 }) {
  const puffs = [];
  const count = Math.max(7, Math.round(width / 45));
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count;
    const bulge = Math.sin(share * Math.PI) ** 0.8;
    const radius = height * (0.2 + bulge * random.between(0.24, 0.42));
    puffs.push([x - width / 2 + share * width, y - bulge * height * random.between(0.1, 0.5), radius]);
  }
  const above = rect(x - width, y - height * 2, width * 2, height * 2, '#fff');
  const all = (colour, lift, share) =>
    puffs.map(([px, py, radius]) => circle(px - lift * 0.7, py - lift, radius * share, colour)).join('') +
    rect(x - width * 0.47, y - height * 0.2 - lift, width * 0.94, height * 0.3, colour, { rx: height * 0.1 });
  const veil = rect(x - width, y - height * 0.5, width * 2, height * 0.5, down([shade, 0], [shade, 0.55]));
  const shape = puffs.map(([px, py, radius]) => circle(px, py, radius, '#fff')).join('');
  return group(clipped(above, all(shade, 0, 1) + all(light, height * 0.07, 0.92) + clipped(shape, veil)), {
    opacity,
  });
}

/** Long thin clouds of evening. @param {Random} random @param {{ width: number, top: number, bottom: number, count?: number, colours: string[], opacity?: number }} layer */
export const streaks = (random, { width, top, bottom, count = 14, colours, opacity = 0.6 }) =>
  repeat(count, () => {
    const y = random.between(top, bottom);
    const x = random.between(0, width);
    const length = random.between(0.15, 0.55) * width;
    const colour = random.pick(colours);
    return repeat(3, () =>
      path(
        lens(
          x + random.between(-0.25, 0.25) * length,
          y + random.between(-9, 9),
          length * random.between(0.4, 1),
          random.between(4, 13),
        ),
        colour,
        { opacity: opacity * random.between(0.4, 1) },
      ),
    );
  });

/** A ridge of hills that fills down to `bottom`. @param {Random} random @param {{ width: number, y: number, rise: number, bottom: number, fill: string | import('./shapes.mjs').Paint, steps?: number }} hills */
export function ridge(random, { width, y, rise, bottom, fill, steps = 9 }) {
  const points = [];
  for (let index = -1; index <= steps + 1; index += 1) {
    points.push((index / steps) * width, y - random.next() * rise);
  }
  return path(`${smooth(points)}L${width * 1.3} ${bottom}L${-width * 0.3} ${bottom}Z`, fill);
}

/** One gull in flight, its wings `span` wide. @param {number} x @param {number} y @param {number} span @param {{ lift?: number, tilt?: number, body?: string, tip?: string }} [how] */
export function gull(x, y, span, { lift = 0.3, tilt = 0, body = ink.white, tip = ink.black } = {}) {
  const wing = (side) => {
    const bend = `M0 0C${side * 14} ${-26 * lift - 12} ${side * 26} ${-40 * lift - 8} ${side * 50} ${-20 * lift}`;
    return (
      path(`${bend}C${side * 30} ${-26 * lift} ${side * 16} ${2 - 8 * lift} 0 9Z`, body) +
      path(
        `M${side * 36} ${-31 * lift - 3.2}Q${side * 44} ${-30 * lift - 2} ${side * 50} ${-20 * lift}Q${side * 42} ${-25 * lift} ${side * 36} ${-25 * lift}Z`,
        tip,
      )
    );
  };
  const bird = wing(-1) + wing(1) + ellipse(0, 3, 5, 8, body);
  return group(bird, { transform: `translate(${x} ${y}) rotate(${tilt}) scale(${span / 100})` });
}

/** A loose flock. @param {Random} random @param {{ x: number, y: number, spread: number, count: number, span: number, body?: string, tip?: string }} flock */
export const gulls = (random, { x, y, spread, count, span, body, tip }) =>
  repeat(count, () =>
    gull(
      x + random.between(-1, 1) * spread,
      y + random.between(-0.5, 0.5) * spread,
      span * random.between(0.5, 1.15),
      {
        lift: random.between(-0.1, 0.8),
        tilt: random.between(-22, 22),
        ...(body === undefined ? {} : { body }),
        ...(tip === undefined ? {} : { tip }),
      },
    ),
  );

/** @param {Random} random @param {{ width: number, height: number, count?: number, size?: number }} fall */
export const snowfall = (random, { width, height, count = 260, size = 3.4 }) =>
  repeat(count, () =>
    circle(random.between(0, width), random.between(0, height), size * random.next() ** 2 + 0.9, ink.white, {
      opacity: random.between(0.35, 0.95),
    }),
  );

/** Slanting rain or spray. @param {Random} random @param {{ width: number, height: number, count?: number, slope?: number, colour?: string, opacity?: number }} fall */
export const rainfall = (
  random,
  { width, height, count = 200, slope = 0.25, colour = ink.mist, opacity = 0.3 },
) =>
  repeat(count, () => {
    const x = random.between(-100, width);
    const y = random.between(-50, height);
    const length = random.between(18, 70);
    return line(x, y, x - length * slope, y + length, colour, 1.4, {
      opacity: opacity * random.between(0.4, 1),
    });
  });

/** A curl of steam or smoke upward from its foot. @param {number} x @param {number} y @param {number} height @param {number} [opacity] @param {string} [colour] */
export const steam = (x, y, height, opacity = 0.5, colour = ink.white) =>
  stroke(
    `M${x} ${y}C${x - height * 0.2} ${y - height * 0.3} ${x + height * 0.22} ${y - height * 0.5} ${x} ${y - height * 0.75}S${x + height * 0.08} ${y - height} ${x + height * 0.05} ${y - height}`,
    colour,
    height * 0.06,
    { opacity },
  );
