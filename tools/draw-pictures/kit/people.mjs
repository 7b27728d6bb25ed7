import { ink, mix } from './colour.mjs';
import { across } from './paint.mjs';
import { at, circle, ellipse, group, path, polygon, rect, repeat, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * @typedef {object} Outfit
 * @property {string} skin
 * @property {string} hair
 * @property {string} top
 * @property {string} legs
 * @property {'none' | 'bob' | 'bun' | 'sunhat' | 'cap' | 'beanie' | 'away' | 'long'} head
 * @property {'shirt' | 'coat' | 'dress'} cut
 */

const skins = ['#f0c6a0', '#d9a57c', '#b57a52', '#8a5638', '#5f3a28'];
const hairs = ['#2a1d1a', '#4b3327', '#7a4a2a', '#c08a4a', '#8d8a84'];
const tops = [
  ink.coral,
  ink.marigold,
  ink.cream,
  ink.teal,
  ink.lagoon,
  ink.brick,
  ink.rose,
  ink.navy,
  ink.white,
  ink.sea,
];
const bottoms = [ink.navy, ink.deep, '#3b5560', ink.sand, '#6d5848', ink.teal];

/**
 * Clothes for one person, toned towards the light of the scene.
 * @param {Random} random @param {{ shade?: string, amount?: number, winter?: boolean }} [light]
 * @returns {Outfit}
 */
export function outfit(random, { shade = ink.black, amount = 0, winter = false } = {}) {
  const tone = (colour) => mix(colour, shade, amount);
  return {
    skin: tone(random.pick(skins)),
    hair: tone(random.pick(hairs)),
    top: tone(random.pick(tops)),
    legs: tone(random.pick(bottoms)),
    head: random.pick(
      winter
        ? ['beanie', 'beanie', 'bob', 'long']
        : ['none', 'bob', 'bun', 'sunhat', 'cap', 'away', 'long', 'away'],
    ),
    cut: random.pick(winter ? ['coat'] : ['shirt', 'shirt', 'dress', 'coat']),
  };
}

/** Everything in one dark tone, against the light. @param {string} colour @returns {Outfit} */
export const silhouette = (colour, { head = 'none', cut = 'shirt' } = {}) => ({
  skin: colour,
  hair: colour,
  top: colour,
  legs: colour,
  head,
  cut,
});

/** @typedef {'stand' | 'walk' | 'wave' | 'sit' | 'reach' | 'hold' | 'cheer' | 'ride'} Pose */

/**
 * A small figure whose feet stand at (x, y).
 * @param {number} x @param {number} y @param {number} height in pixels, head to foot
 * @param {Outfit} clothes @param {{ pose?: Pose, flip?: boolean, bag?: string, shadow?: string }} [how]
 */
export function person(x, y, height, clothes, { pose = 'stand', flip = false, bag, shadow } = {}) {
  const cast = shadow === undefined ? '' : ellipse(9, 0, 22, 3.4, shadow, { opacity: 0.35 });
  const carried = bag === undefined ? '' : path('M-13 -50Q-11 -62 -9 -50L-6 -34L-16 -34Z', bag);
  const drawing =
    cast +
    legs(clothes, pose) +
    arm(clothes, pose, true) +
    body(clothes, pose) +
    head(clothes, pose) +
    arm(clothes, pose, false) +
    carried;
  return at(x, y, height / 100, drawing, { flip });
}

/** People scattered over a stretch of ground, those behind drawn first. @param {Random} random @param {{ left: number, right: number, near: number, far: number, nearHeight: number, farHeight: number, count: number, light?: object, shadow?: string }} place */
export function crowd(random, { left, right, near, far, nearHeight, farHeight, count, light = {}, shadow }) {
  const places = Array.from({ length: count }, () => random.next()).sort();
  return places
    .map((share) => {
      const height =
        (farHeight + (nearHeight - farHeight) * share) *
        random.between(0.9, 1.06) *
        (random.chance(0.14) ? 0.66 : 1);
      const clothes = outfit(random, light);
      const pose = random.pick(['stand', 'walk', 'walk', 'stand', 'hold']);
      const bag = random.chance(0.25) ? clothes.legs : undefined;
      return person(random.between(left, right), far + (near - far) * share, height, clothes, {
        pose,
        flip: random.chance(0.5),
        ...(bag === undefined ? {} : { bag }),
        ...(shadow === undefined ? {} : { shadow }),
      });
    })
    .join('');
}

/** Heads and shoulders of an audience from behind, in rows. @param {Random} random @param {{ width: number, top: number, bottom: number, rows: number, size: number, far: string, near: string, hands?: number }} audience */
export const audience = (random, { width, top, bottom, rows, size, far, near, hands = 0 }) =>
  repeat(rows, (row, share) => {
    const scale = size * (0.55 + share * 0.75);
    const colour = mix(far, near, share);
    const count = Math.ceil(width / (scale * 0.85)) + 1;
    return repeat(count, (index) => {
      const x = (index + random.between(-0.3, 0.3) + (row % 2) * 0.5) * scale * 0.85;
      const y = top + (bottom - top) * share + random.between(-0.25, 0.15) * scale;
      return spectator(random, x, y, scale, colour, random.chance(hands));
    });
  });

function spectator(random, x, y, scale, colour, raised) {
  const hair = random.chance(0.35)
    ? ellipse(0, -48, 21, 24, colour) + rect(-20, -48, 40, 26, colour)
    : circle(0, -48, 18.5, colour);
  const arms = raised
    ? stroke(`M-32 0Q-46 -40 ${-30 + random.between(-8, 8)} -92`, colour, 11) +
      stroke(`M32 0Q46 -44 ${30 + random.between(-8, 8)} -98`, colour, 11)
    : '';
  return at(
    x,
    y,
    scale / 100,
    hair +
      rect(-8, -36, 16, 18, colour) +
      path('M-44 60Q-46 -14 -14 -22L14 -22Q46 -14 44 60Z', colour) +
      arms,
  );
}

function legs({ legs: colour, cut, skin }, pose) {
  const tone = cut === 'dress' ? skin : colour;
  if (pose === 'walk')
    return (
      stroke('M-2 -46Q-6 -24 -13 -3', tone, 8.5) + stroke('M2 -46Q10 -26 12 -3', tone, 8.5) + shoes(-12, 14)
    );
  if (pose === 'ride')
    return stroke('M2 -46L16 -34L6 -6', tone, 8.5) + stroke('M-2 -46L13 -26L2 -12', tone, 8.5) + shoes(8, 5);
  if (pose === 'sit') return stroke('M-2 -26L20 -26L21 -3', tone, 9) + shoes(23, 23);
  return stroke('M-4.5 -46L-5.5 -3', tone, 9) + stroke('M4.5 -46L5.5 -3', tone, 9) + shoes(-4, 7);
}

const shoes = (left, right) =>
  ellipse(left, -1.6, 6, 2.6, ink.black) + ellipse(right, -1.6, 6, 2.6, ink.black);

function body({ top, cut, skin }, pose) {
  const drop = pose === 'sit' ? 20 : 0;
  const neck = rect(-3, -87, 6, 10, skin);
  const cloth = across(top, top, mix(top, ink.black, 0.26));
  const shapes = {
    shirt: path('M-12 -78Q0 -83 12 -78L11 -44Q0 -41 -11 -44Z', cloth),
    coat: path('M-13 -78Q0 -84 13 -78L15 -28Q0 -24 -15 -28Z', cloth),
    dress: path('M-10 -78Q0 -82 10 -78L8 -58L17 -24Q0 -19 -17 -24L-8 -58Z', cloth),
  };
  const shape = pose === 'sit' ? shapes.shirt : shapes[cut];
  return group(neck + shape, { transform: `translate(0 ${drop})` });
}

function arm({ top, skin }, pose, isFar) {
  const side = isFar ? 1 : -1;
  const tone = isFar ? mix(top, ink.black, 0.18) : top;
  const reaches = {
    stand: `M${side * 11} -75Q${side * 17} -62 ${side * 13} -47`,
    walk: `M${side * 10} -75Q${side * 12} -60 ${side * 17} -49`,
    wave: isFar ? 'M10 -75Q22 -86 20 -104' : 'M-10 -75Q-17 -62 -13 -47',
    cheer: `M${side * 10} -76Q${side * 22} -88 ${side * 15} -110`,
    sit: `M${side * 8} -55Q${side * 8 + 6} -42 ${side * 4 + 14} -32`,
    reach: isFar ? 'M8 -74Q22 -70 32 -78' : 'M-8 -75Q8 -60 26 -66',
    ride: 'M6 -72Q16 -62 31 -57',
    hold: `M${side * 9} -75Q${side * 15} -60 7 -59`,
  };
  const data = reaches[pose];
  const [handX, handY] = data.split(/[ Q]/).slice(-2).map(Number);
  return stroke(data, tone, 6.4) + circle(handX, handY, 3.2, skin);
}

function head({ skin, hair, head: kind }, pose) {
  const drop = pose === 'sit' ? 20 : 0;
  const face = circle(0, -92.5, 7.4, skin);
  const kinds = {
    none: path('M-7.8 -92Q-8.5 -101 0 -101Q8.5 -101 7.8 -92Q4 -97 -1 -96Q-6 -96 -7.8 -92Z', hair),
    bob: path('M-8.6 -84Q-10 -101.5 0 -101.500Q10 -101.5 8.6 -84L5 -85Q7 -96 -1 -96Q-5 -95 -5 -84Z', hair),
    // Seen from behind.
    away: circle(0, -93, 8.2, hair) + rect(-5, -88, 10, 5, hair),
    long: path('M-9 -74Q-12 -102 0 -102Q12 -102 9 -74Q0 -70 -9 -74Z', hair),
    bun:
      circle(-3, -102, 4, hair) +
      path('M-8 -91Q-9 -101 0 -101Q9 -101 8 -91Q4 -97 -1 -96Q-6 -96 -8 -91Z', hair),
    sunhat:
      ellipse(0, -96, 14, 3, ink.sand) +
      path('M-7.5 -96Q-7 -104 0 -104Q7 -104 7.5 -96Z', ink.sand) +
      polygon([-7.5, -97.5, 7.5, -97.5, 7.5, -96, -7.5, -96], ink.brick),
    cap: path('M-8 -93Q-8 -101 0 -101Q8 -101 8 -95L14 -93.500L7 -93Z', hair),
    beanie: path('M-8.4 -93Q-9 -103 0 -103Q9 -103 8.4 -93Z', hair) + circle(0, -104, 3, ink.cream),
  };
  return group(face + kinds[kind], { transform: `translate(0 ${drop})` });
}
