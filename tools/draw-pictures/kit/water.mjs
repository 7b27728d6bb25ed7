import { ink, mix } from './colour.mjs';
import { blended, clipped, down, rippled } from './paint.mjs';
import { group, lens, path, rect, repeat, smooth } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** Water from horizon to foreground, by the hour. */
export const waters = {
  dawn: ['#f4b58a', '#c9a58f', '#5f9592', '#1c6468', '#0b4248'],
  morning: ['#cfe3d2', '#8cc4bb', '#3b9c96', '#14686b'],
  noon: ['#5fb9b4', '#2f9c9b', '#137377', '#0b4f53'],
  golden: ['#f2b67a', '#b79a79', '#4d817b', '#0f4f53'],
  dusk: ['#d68b78', '#7d6b80', '#2c5468', '#0c2f45'],
  night: ['#17495a', '#0d3247', '#081f33', '#051524'],
  winter: ['#d9d9cd', '#a9c1bf', '#6f9a9b', '#3f7378'],
  storm: ['#5a7573', '#3a595b', '#223f45', '#132a30'],
};

/**
 * Water with waves that grow towards the viewer.
 * @param {Random} random
 * @param {{ width: number, top: number, bottom: number, colours: string[], waves?: number, light?: string, dark?: string, strength?: number, x?: number }} water
 */
export function sea(
  random,
  { width, top, bottom, colours, waves = 260, light, dark, strength = 0.5, x = 0 },
) {
  const depth = bottom - top;
  const tone = (share) => colours[Math.min(colours.length - 1, Math.floor(share * colours.length))];
  const surface = rect(x, top, width, depth, down(...colours));
  const ripples = repeat(waves, () => {
    const share = random.next() ** 1.7;
    const bright = random.chance(0.5);
    const colour = bright
      ? (light ?? mix(tone(share), ink.foam, 0.55))
      : (dark ?? mix(tone(share), ink.deep, 0.45));
    const length = (14 + share * 190) * random.between(0.4, 1.5);
    const wave = lens(
      x + random.between(0, width),
      top + 2 + share * depth,
      length,
      0.7 + share * 7 * random.between(0.5, 1.2),
    );
    return path(wave, colour, { opacity: strength * random.between(0.25, 0.9) });
  });
  return clipped(rect(x, top, width, depth, '#fff'), surface + ripples);
}

/** The path a low light lays on the water. @param {Random} random @param {{ x: number, top: number, bottom: number, colour: string, width?: number, count?: number, opacity?: number }} glint */
export const glints = (random, { x, top, bottom, colour, width = 190, count = 110, opacity = 0.75 }) =>
  blended(
    repeat(count, () => {
      const share = random.next() ** 1.25;
      const spread = width * (0.18 + share * 0.82);
      const side = (random.next() + random.next() + random.next() - 1.5) / 1.5;
      const length = (10 + share * 120) * random.between(0.4, 1.3) * (width / 190) ** 0.4;
      const glint = lens(x + side * spread, top + 1 + share * (bottom - top), length, 1 + share * 6);
      return path(glint, colour, { opacity: opacity * random.between(0.3, 1) });
    }),
    'screen',
  );

/** Mirrors the things at the water's edge in the water. @param {string} children @param {{ y: number, opacity?: number, squash?: number, strength?: number }} mirror */
export const reflected = (children, { y, opacity = 0.45, squash = 0.8, strength = 16 }) =>
  rippled(
    group(children, { transform: `translate(0 ${y * (1 + squash)}) scale(1 ${-squash})`, opacity }),
    strength,
  );

/** A line of surf along points. @param {Random} random @param {number[]} points @param {number} thickness @param {{ colour?: string, opacity?: number }} [how] */
export function surf(random, points, thickness, { colour = ink.white, opacity = 0.9 } = {}) {
  const back = [];
  for (let index = points.length - 2; index >= 0; index -= 2) {
    back.push(points[index], points[index + 1] + thickness * random.between(0.35, 1.2));
  }
  const top = smooth(points);
  const under = smooth(back).replace('M', 'L');
  return path(`${top}${under}Z`, colour, { opacity });
}
