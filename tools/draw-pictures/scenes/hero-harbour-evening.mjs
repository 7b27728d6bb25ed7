import { gulls, ridge, skies, sky, stars, streaks } from '../kit/air.mjs';
import { sailboat, trawler } from '../kit/boats.mjs';
import { houses } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { stringLights } from '../kit/lights.mjs';
import { down, glow, haze } from '../kit/paint.mjs';
import { person, silhouette } from '../kit/people.mjs';
import { boardsAcross, bollard, lamp } from '../kit/pier.mjs';
import { path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { glints, reflected, sea, waters } from '../kit/water.mjs';

const [width, height, quay] = [2000, 1125, 640];
const shade = '#1d2f4d';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const town = hillTown(random);
  const boats =
    trawler(1250, 690, 0.9, { hull: '#a8483f', house: '#e8cfa9', lit: true }) +
    sailboat(860, 676, 0.62, { hull: '#24515c', sail: '#c9a78f', furled: true }) +
    sailboat(1010, 686, 0.74, { hull: '#d9c3a3', sail: '#7f6a78', furled: true, flip: true }) +
    sailboat(1540, 690, 0.8, { hull: '#173a4a', sail: '#c08a7a', furled: true }) +
    trawler(560, 684, 0.62, { hull: '#1e5a62', house: '#e0bf97', lit: true, flip: true });
  return (
    sky(width, height, skies.dusk) +
    stars(random, { width, height: 300, count: 70 }) +
    streaks(random, {
      width,
      top: 180,
      bottom: 470,
      count: 18,
      colours: ['#e78d74', '#f3b183', '#5b5f80'],
      opacity: 0.5,
    }) +
    ridge(random, { width, y: 440, rise: 90, bottom: 700, fill: '#5c5677' }) +
    town +
    sea(random, {
      width,
      top: quay,
      bottom: height,
      colours: waters.dusk,
      waves: 420,
      light: '#e9a184',
      strength: 0.42,
    }) +
    reflected(town + boats, { y: 668, opacity: 0.5, squash: 0.9, strength: 22 }) +
    repeat(16, () =>
      glints(random, {
        x: random.between(160, 1960),
        top: quay + 20,
        bottom: 900,
        colour: '#ffc873',
        width: 34,
        count: 22,
        opacity: 0.6,
      }),
    ) +
    haze(width, 600, 120, '#f2a07c', 0.25) +
    boats +
    gulls(random, { x: 420, y: 260, spread: 190, count: 5, span: 54, body: '#e9d3c4', tip: '#33405c' }) +
    foreground(random)
  );
}

function hillTown(random) {
  const tier = (foot, low, high, amount, left, right) =>
    houses(random, { left, right, foot, low, high, shade, amount, lit: 0.42, pane: '#33465f' });
  const slope = (foot, left, tone) =>
    polygon([left - 260, quay, left, foot, 1400, foot - 30, 2100, foot + 20, 2100, quay], tone);
  const spire =
    rect(1318, 270, 46, 110, '#5a4f6b') +
    polygon([1312, 272, 1341, 150, 1370, 272], '#3a3555') +
    rect(1334, 300, 14, 30, '#ffc766');
  return (
    slope(430, 1000, '#4b4a6a') +
    spire +
    tier(440, 70, 100, 0.62, 1010, 1800) +
    slope(500, 720, '#3d4362') +
    tier(508, 80, 118, 0.52, 740, 2010) +
    slope(570, 430, '#323b58') +
    tier(578, 88, 130, 0.42, 450, 2010) +
    tier(quay, 96, 150, 0.3, 180, 2010) +
    rect(0, quay - 10, width, 42, down('#6a5b62', '#33384c')) +
    repeat(
      14,
      (index) =>
        lamp(230 + index * 130, quay - 8, 62, { lit: true, colour: '#22304a' }) +
        glow(230 + index * 130, quay - 74, 44, '#ffd07a', 0.7),
    )
  );
}

function foreground(random) {
  const dark = '#0d1f30';
  const poles = rect(90, 560, 18, 420, dark) + rect(640, 640, 14, 330, dark);
  return (
    boardsAcross(random, { y: 975, width: 1080, height: 160, tone: '#2c3a4a', rows: 5 }) +
    path('M1080 975L1240 1125L1080 1125Z', dark) +
    rect(0, 968, 1090, 12, '#0f2536') +
    poles +
    stringLights([99, 580], [647, 655], { sag: 60, count: 15, size: 8 }) +
    stringLights([99, 580], [-120, 520], { sag: 20, count: 6, size: 8 }) +
    bollard(930, 975, 86) +
    bollard(250, 975, 86) +
    person(470, 992, 205, silhouette(mix(dark, ink.plum, 0.3), { head: 'bun', cut: 'dress' })) +
    person(528, 994, 222, silhouette(dark, { head: 'cap', cut: 'coat' }), { flip: true, pose: 'hold' })
  );
}
