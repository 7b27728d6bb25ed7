import { gulls, ridge, skies, sky, streaks, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { houses, lighthouse } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { stringLights } from '../kit/lights.mjs';
import { down, glow, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { boardsAcross, pierSide, railing } from '../kit/pier.mjs';
import { potted, tuft } from '../kit/plants.mjs';
import { circle, ellipse, line, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea, waters } from '../kit/water.mjs';
import { wineGlass } from './parts/food.mjs';

const light = { shade: '#4b2a3a', amount: 0.28 };

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const town = houses(random, {
    left: -10,
    right: 520,
    foot: 600,
    low: 46,
    high: 90,
    shade: '#6b4a5c',
    amount: 0.5,
    lit: 0.3,
  });
  const pier =
    pierSide({
      left: 900,
      right: 1640,
      deck: 572,
      water: 606,
      bay: 40,
      colour: '#4b3a4a',
      light: '#7a5058',
      rail: 12,
    }) + lighthouse(930, 574, 0.34, { lit: true });
  return (
    sky(width, height, skies.golden) +
    streaks(random, {
      width,
      top: 80,
      bottom: 430,
      count: 18,
      colours: ['#fbd3a0', '#ee8f6a', '#7ba6a0'],
      opacity: 0.55,
    }) +
    sun(700, 500, 62, '#ffdf9c', 7) +
    ridge(random, { width, y: 560, rise: 90, bottom: 620, fill: '#c98974' }) +
    ridge(random, { width, y: 575, rise: 40, bottom: 620, fill: '#a0706c' }) +
    town +
    haze(width, 470, 150, '#ffcf8f', 0.5) +
    sea(random, { width, top: 590, bottom: 780, colours: waters.golden, waves: 260, light: '#ffdfa8' }) +
    reflected(town, { y: 600, opacity: 0.4, squash: 0.6 }) +
    glints(random, { x: 700, top: 594, bottom: 770, colour: '#ffe6ad', width: 120 }) +
    pier +
    sailboat(1180, 660, 0.34, { sail: '#f6cfa0', hull: '#4b3a4a' }) +
    sailboat(420, 690, 0.44, { sail: '#f9d9ae', hull: '#3a4a58', flip: true }) +
    gulls(random, { x: 1200, y: 250, spread: 230, count: 6, span: 56, body: '#fde5c8', tip: '#6b4a5c' }) +
    rect(0, 735, width, 30, '#3d2a36') +
    railing({ left: 0, right: width, foot: 800, height: 150, step: 80, colour: '#3d2a36', weight: 6 }) +
    repeat(20, (index) => rect(4 + index * 80, 672, 72, 118, '#cfe0d6', { opacity: 0.16 })) +
    boardsAcross(random, { y: 780, width, height: 300, tone: '#a8704c', rows: 8 }) +
    rect(0, 780, width, 290, down(['#f4a45d', 0.25], ['#2a1c2c', 0.45])) +
    tables(random) +
    planters(random) +
    canopy()
  );
}

const chair = (x, y, flip) => {
  const side = flip ? -1 : 1;
  return (
    line(x - 34 * side, y - 150, x - 26 * side, y - 66, '#2a1c2c', 9) +
    line(x - 28 * side, y - 68, x + 44 * side, y - 68, '#2a1c2c', 9) +
    line(x - 28 * side, y - 68, x - 36 * side, y + 2, '#2a1c2c', 7) +
    line(x + 42 * side, y - 68, x + 48 * side, y + 2, '#2a1c2c', 7)
  );
};

function tables(random) {
  const table = (x, y, scale) => {
    const guests =
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      chair(-170, 0, false) +
      chair(170, 0, true) +
      person(-172, 0, 268, { ...outfit(random, light), cut: 'shirt' }, { pose: 'sit' }) +
      person(172, 0, 268, { ...outfit(random, light), cut: 'shirt' }, { pose: 'sit', flip: true });
    const top =
      ellipse(0, -108, 120, 20, '#fbe8cc') +
      polygon([-120, -108, 120, -108, 92, -40, -92, -40], down('#f3d9b4', '#c79a80')) +
      ellipse(0, -108, 120, 20, '#fff3dd') +
      line(0, -40, 0, 0, '#2a1c2c', 12) +
      ellipse(0, 2, 56, 9, '#2a1c2c');
    const candle =
      glow(0, -150, 110, '#ffd27a', 0.9) +
      rect(-9, -142, 18, 34, '#ffe9b8', { rx: 3 }) +
      circle(0, -150, 6, '#fff6d8');
    return `${guests}${ellipse(0, 4, 260, 22, '#2a1c2c', { opacity: 0.35 })}${top}${wineGlass(-58, -108, 74, '#b2405a')}${wineGlass(58, -108, 74)}${candle}</g>`;
  };
  const waiter =
    person(
      800,
      905,
      300,
      { ...outfit(random, light), top: ink.white, legs: '#2a1c2c', head: 'bun', cut: 'shirt' },
      { pose: 'reach' },
    ) +
    ellipse(905, 668, 54, 8, '#e8d9c0') +
    wineGlass(888, 662, 58) +
    wineGlass(920, 662, 58, '#b2405a');
  return (
    table(560, 880, 0.78) + table(1090, 872, 0.76) + waiter + table(250, 1020, 1.1) + table(1290, 1030, 1.14)
  );
}

const planters = (random) =>
  repeat(3, (index) => tuft(random, 700 + index * 46, 1000, 150, ink.leaf, 16)) +
  rect(650, 985, 190, 82, down('#5c3a3a', '#2a1c2c')) +
  potted(random, 1545, 1050, 230, ink.teal) +
  potted(random, 30, 1040, 190, ink.teal);

const canopy = () =>
  repeat(2, (index) => rect([60, 1540][index] - 7, 150, 14, 690, '#2a1c2c')) +
  stringLights([-80, 120], [60, 160], { sag: 14, count: 3, size: 9 }) +
  stringLights([60, 160], [1540, 160], { sag: 120, count: 30, size: 9 }) +
  stringLights([60, 170], [1040, -30], { sag: 60, count: 15, size: 9 }) +
  stringLights([1540, 170], [560, -30], { sag: 60, count: 15, size: 9 });
