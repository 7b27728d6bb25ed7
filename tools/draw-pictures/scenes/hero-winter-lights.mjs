import { sky, snowfall, stars } from '../kit/air.mjs';
import { houses, hut } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { stringLights } from '../kit/lights.mjs';
import { blended, down, glow, haze } from '../kit/paint.mjs';
import { crowd } from '../kit/people.mjs';
import { fir } from '../kit/plants.mjs';
import { circle, ellipse, path, polygon, rect, repeat } from '../kit/shapes.mjs';

const [width, height] = [2000, 1125];
const top = /** @type {[number, number]} */ ([1200, 190]);

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#07192c', '#0d2e48', '#1d4a5f', '#3d6772']) +
    stars(random, { width, height: 480, count: 130 }) +
    houses(random, {
      left: -20,
      right: 2020,
      foot: 690,
      low: 90,
      high: 190,
      shade: '#16344d',
      amount: 0.68,
      lit: 0.35,
      pane: '#20405a',
    }) +
    haze(width, 540, 220, '#f3b56b', 0.3) +
    ground(random) +
    market() +
    greatTree(random) +
    crowd(random, {
      left: 120,
      right: 1900,
      near: 960,
      far: 770,
      nearHeight: 205,
      farHeight: 120,
      count: 26,
      light: { shade: '#15283c', amount: 0.38, winter: true },
      shadow: '#16304a',
    }) +
    nearLights() +
    snowfall(random, { width, height, count: 420, size: 4.6 })
  );
}

function ground(random) {
  const drifts = repeat(26, () =>
    ellipse(
      random.between(0, width),
      random.between(740, height),
      random.between(120, 420),
      random.between(6, 20),
      random.pick([ink.white, '#86a9b8', '#cfdcdc']),
      { opacity: 0.3 },
    ),
  );
  const warm = blended(
    ellipse(1200, 850, 760, 190, '#f6b765', { opacity: 0.4 }) +
      ellipse(420, 800, 430, 90, '#f6b765', { opacity: 0.35 }),
    'screen',
  );
  return rect(0, 685, width, height, down('#9db8bf', '#dfe6e0', '#a9c1c8', '#6f93a4')) + drifts + warm;
}

function market() {
  const stalls = [
    [150, 800, 2.5, ink.brick],
    [420, 765, 1.9, ink.teal],
    [640, 742, 1.5, ink.timber],
    [810, 728, 1.2, ink.plum],
    [1860, 806, 2.5, ink.teal],
    [1620, 766, 1.8, ink.brick],
    [1450, 738, 1.3, ink.timber],
  ];
  return stalls
    .map(
      ([x, y, scale, wall]) =>
        hut(x, y, scale, { wall, roof: ink.bark, stripe: ink.coral, lit: true, snow: true }) +
        glow(x, y - 50 * scale, 120 * scale, '#ffc25e', 0.5),
    )
    .join('');
}

function greatTree(random) {
  const [x, y, tall] = [top[0], 862, 660];
  const bulbs = repeat(190, () => {
    const share = random.next() ** 0.7;
    const bulbY = y - tall * (0.1 + (1 - share) * 0.82);
    const bulbX = x + random.between(-1, 1) * tall * 0.25 * share;
    const colour = random.pick(['#ffd98a', '#fff1c8', '#ff9a76', '#ffd98a', '#8fe0d0']);
    return glow(bulbX, bulbY, 17, colour, 0.55) + circle(bulbX, bulbY, random.between(2.6, 4.6), colour);
  });
  const star = repeat(5, (index) =>
    polygon([0, -38, 8, 0, -8, 0], '#fff0b8', {
      transform: `translate(${x} ${y - tall - 10}) rotate(${index * 72})`,
    }),
  );
  const strings = [
    [90, 470],
    [480, 520],
    [790, 560],
    [1560, 560],
    [1770, 520],
    [1990, 470],
  ];
  return (
    ellipse(x, y, 250, 34, '#46687c', { opacity: 0.6 }) +
    glow(x, y - 300, 620, '#ffc977', 0.45) +
    fir(random, x, y, tall, { snow: true, leaf: mix(ink.pine, ink.deep, 0.45) }) +
    bulbs +
    glow(x, y - tall - 10, 130, '#ffe9a8', 0.9) +
    star +
    strings
      .map((end) =>
        stringLights([x, y - tall + 10], /** @type {[number, number]} */ (end), {
          sag: 46,
          count: Math.round(Math.abs(end[0] - x) / 44),
          size: 6,
        }),
      )
      .join('')
  );
}

function nearLights() {
  const post = (x) =>
    path(`M${x - 10} 1125L${x - 7} 300L${x + 7} 300L${x + 10} 1125Z`, '#081826') +
    ellipse(x, 300, 17, 9, ink.white);
  return (
    post(70) +
    stringLights([-60, 250], [70, 306], { sag: 14, count: 3, size: 13 }) +
    stringLights([70, 306], [900, -60], { sag: 90, count: 15, size: 12 })
  );
}
