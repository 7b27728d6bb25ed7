import { cloud, gulls, ridge, skies, sky } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { hut, pavilion } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { bunting } from '../kit/lights.mjs';
import { haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { deckFloor, lamp } from '../kit/pier.mjs';
import { line, polygon, repeat } from '../kit/shapes.mjs';
import { sea, waters } from '../kit/water.mjs';

const [width, height] = [2000, 1125];
const vanishing = /** @type {[number, number]} */ ([1040, 560]);
const walls = [ink.teal, ink.coral, ink.cream, ink.marigold, ink.lagoon, ink.rose];
const roofs = [ink.brick, ink.deep, ink.teal, ink.amber];

/** Where a spot on the deck lies in the picture, and how large things are there. */
const spot = (x, share) => [
  vanishing[0] + (x - vanishing[0]) * (1 - share),
  vanishing[1] + (1240 - vanishing[1]) * (1 - share),
  1 - share,
];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.noon) +
    cloud(random, { x: 420, y: 470, width: 760, height: 240 }) +
    cloud(random, { x: 1650, y: 520, width: 700, height: 190 }) +
    cloud(random, { x: 1120, y: 250, width: 420, height: 90, opacity: 0.85 }) +
    ridge(random, { width, y: 556, rise: 36, bottom: 600, fill: '#7fb7b0' }) +
    sea(random, { width, top: 556, bottom: height, colours: waters.noon, waves: 360 }) +
    haze(width, 520, 80, ink.cream, 0.5) +
    sailboat(330, 640, 0.32, { spinnaker: ink.coral }) +
    sailboat(1800, 625, 0.26, { sail: ink.cream, flip: true }) +
    sailboat(560, 600, 0.16, {}) +
    gulls(random, { x: 620, y: 260, spread: 300, count: 8, span: 58 }) +
    deckFloor(random, {
      vanishing,
      bottom: 1240,
      left: -560,
      right: 2560,
      far: 0.93,
      tone: '#dcb483',
      shade: '#7a5238',
      planks: 60,
    }) +
    pavilion(1040, 612, 0.42) +
    stalls() +
    walkers(random)
  );
}

function stalls() {
  const shares = [0.9, 0.865, 0.82, 0.76, 0.67, 0.53, 0.34];
  return repeat(shares.length, (index) => {
    const share = shares[index];
    const [leftX, leftY, scale] = spot(-540, share);
    const [rightX, rightY] = spot(2540, share);
    const size = scale * 5.2;
    const pole = 760 * scale;
    const [leftPole, rightPole] = [leftX + 330 * scale, rightX - 330 * scale];
    const flags = bunting([leftPole, leftY - pole], [rightPole, rightY - pole], {
      sag: 120 * scale,
      count: 18,
      size: 62 * scale,
    });
    const shadows = polygon(
      [
        leftX,
        leftY,
        leftX + 640 * scale,
        leftY + 14 * scale,
        leftX + 560 * scale,
        leftY + 52 * scale,
        leftX,
        leftY + 52 * scale,
      ],
      ink.bark,
      { opacity: 0.28 },
    );
    return (
      shadows +
      hut(leftX, leftY, size, {
        wall: walls[index % 6],
        roof: roofs[index % 4],
        stripe: walls[(index + 1) % 6],
      }) +
      hut(rightX, rightY, size, {
        wall: walls[(index + 3) % 6],
        roof: roofs[(index + 2) % 4],
        stripe: walls[(index + 4) % 6],
      }) +
      line(leftPole, leftY, leftPole, leftY - pole, ink.deep, 9 * scale) +
      line(rightPole, rightY, rightPole, rightY - pole, ink.deep, 9 * scale) +
      flags +
      (index % 2 === 0 ? lamp(rightPole - 90 * scale, rightY + 8 * scale, 620 * scale) : '')
    );
  });
}

function walkers(random) {
  const count = 44;
  return repeat(count, (index) => {
    const share = 0.9 - (index / count) ** 1.25 * 0.62;
    const [x, y, scale] = spot(random.between(120, 1960), share);
    const small = random.chance(0.2) ? 0.62 : 1;
    const size = 395 * scale * small;
    const shadow = polygon(
      [
        x - size * 0.05,
        y,
        x + size * 0.08,
        y,
        x + size * 0.72,
        y + size * 0.1,
        x + size * 0.56,
        y + size * 0.1,
      ],
      ink.bark,
      { opacity: 0.26 },
    );
    return (
      shadow +
      person(x, y, size, outfit(random), {
        pose: random.pick(['walk', 'walk', 'stand', 'hold', 'wave']),
        flip: random.chance(0.5),
      })
    );
  });
}
