import { gulls, skies, sky, stars, streaks } from '../kit/air.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, down, glow, haze } from '../kit/paint.mjs';
import { crowd } from '../kit/people.mjs';
import { lamp, railing } from '../kit/pier.mjs';
import { tree } from '../kit/plants.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';

const wall = '#efd3b2';
const roof = '#24505c';
const light = { shade: '#1c2c44', amount: 0.35 };

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.dusk) +
    stars(random, { width, height: 280, count: 50 }) +
    streaks(random, { width, top: 220, bottom: 560, colours: ['#f3a980', '#8a6a86'], opacity: 0.45 }) +
    haze(width, 560, 300, '#f9c08c', 0.5) +
    gulls(random, { x: 1400, y: 170, spread: 110, count: 4, span: 54, body: '#f0d6c4', tip: '#33405c' }) +
    wing(random, 150, 430, 3) +
    wing(random, 1020, 430, 3) +
    turret(random, 120) +
    turret(random, 1480) +
    centre(random) +
    street(random)
  );
}

function opening(random, x, y, wide, tall) {
  const lit = random.chance(0.72);
  const pane = lit
    ? down('#fff0bd', mix('#ffc766', ink.amber, random.between(0, 0.5)))
    : down('#41607a', '#24405a');
  return (
    rect(x - 5, y - 6, wide + 10, tall + 12, lighter(wall, 0.5)) +
    rect(x, y, wide, tall, pane) +
    line(x + wide / 2, y, x + wide / 2, y + tall, '#7a5a4a', 2.5) +
    line(x, y + tall * 0.4, x + wide, y + tall * 0.4, '#7a5a4a', 2.5) +
    (lit
      ? path(
          `M${x} ${y}Q${x + wide * 0.3} ${y + tall * 0.3} ${x} ${y + tall * 0.8}ZM${x + wide} ${y}Q${x + wide * 0.7} ${y + tall * 0.3} ${x + wide} ${y + tall * 0.8}Z`,
          '#f7dcae',
          { opacity: 0.8 },
        )
      : '')
  );
}

const balcony = (x, y, wide) =>
  rect(x, y, wide, 9, lighter(wall, 0.3)) +
  rect(x, y + 9, wide, 14, down(['#5a3b4a', 0.5], ['#5a3b4a', 0])) +
  railing({
    left: x + 3,
    right: x + wide - 3,
    foot: y,
    height: 32,
    step: 10,
    colour: '#1d3a48',
    weight: 2.4,
  });

function wing(random, left, span, storeys) {
  const columns = 5;
  const step = span / columns;
  const floors = repeat(
    storeys,
    (floor) =>
      repeat(columns, (column) =>
        opening(random, left + column * step + step * 0.26, 420 + floor * 130, step * 0.48, 82),
      ) + balcony(left + 10, 514 + floor * 130, span - 20),
  );
  const arcade = repeat(columns, (column) =>
    path(
      `M${left + column * step + 12} 905L${left + column * step + 12} 850Q${left + (column + 0.5) * step} 800 ${left + (column + 1) * step - 12} 850L${left + (column + 1) * step - 12} 905Z`,
      down('#ffe2a0', '#e2954a'),
    ),
  );
  const dormers = repeat(
    3,
    (index) =>
      polygon(
        [left + 40 + index * 135, 352, left + 80 + index * 135, 300, left + 120 + index * 135, 352],
        darker(roof, 0.2),
      ) + rect(left + 58 + index * 135, 330, 44, 42, '#ffd07a'),
  );
  return (
    rect(left, 390, span, 520, across(lighter(wall, 0.1), wall, darker(wall, 0.18))) +
    path(
      `M${left - 8} 392L${left + 26} 300L${left + span - 26} 300L${left + span + 8} 392Z`,
      down(lighter(roof, 0.12), roof),
    ) +
    dormers +
    rect(left - 10, 386, span + 20, 12, lighter(wall, 0.4)) +
    floors +
    arcade
  );
}

function turret(random, middle) {
  const shaft =
    rect(middle - 85, 350, 170, 560, across(lighter(wall, 0.2), wall, darker(wall, 0.28))) +
    rect(middle - 94, 342, 188, 14, lighter(wall, 0.4));
  const cap =
    path(
      `M${middle - 100} 344Q${middle - 60} 240 ${middle} 110Q${middle + 60} 240 ${middle + 100} 344Z`,
      across(lighter(roof, 0.2), roof, darker(roof, 0.4)),
    ) +
    line(middle, 116, middle, 60, ink.deep, 4) +
    polygon([middle, 60, middle + 52, 74, middle, 90], ink.coral);
  return (
    shaft +
    cap +
    repeat(
      4,
      (floor) =>
        opening(random, middle - 50, 390 + floor * 128, 36, 84) +
        opening(random, middle + 14, 390 + floor * 128, 36, 84) +
        rect(middle - 88, 492 + floor * 128, 176, 6, lighter(wall, 0.3)),
    )
  );
}

function centre(random) {
  const front = rect(560, 310, 480, 600, across(lighter(wall, 0.3), lighter(wall, 0.1), darker(wall, 0.1)));
  const gable =
    path('M540 316L600 190Q700 170 800 90Q900 170 1000 190L1060 316Z', down(lighter(roof, 0.15), roof)) +
    circle(800, 232, 48, lighter(wall, 0.4)) +
    circle(800, 232, 38, '#ffdf9a') +
    line(800, 232, 800, 204, ink.bark, 5) +
    line(800, 232, 820, 242, ink.bark, 5) +
    line(800, 94, 800, 30, ink.deep, 5) +
    polygon([800, 30, 880, 48, 800, 70], ink.marigold);
  const floors = repeat(
    3,
    (floor) =>
      repeat(4, (column) => opening(random, 604 + column * 104, 360 + floor * 134, 62, 90)) +
      balcony(580, 460 + floor * 134, 440),
  );
  const canopy =
    path('M630 800L970 800L1020 840L580 840Z', down(ink.coral, ink.brick)) +
    repeat(11, (index) => path(`M${580 + index * 40} 840q20 26 40 0Z`, index % 2 ? ink.cream : ink.brick)) +
    rect(600, 840, 10, 80, ink.bark) +
    rect(990, 840, 10, 80, ink.bark);
  const doors =
    path('M700 912L700 860Q800 800 900 860L900 912Z', down('#fff3c4', '#f4b255')) +
    line(800, 838, 800, 912, '#7a4a2a', 5) +
    glow(800, 880, 210, '#ffd27a', 0.8);
  return front + gable + rect(548, 306, 504, 14, lighter(wall, 0.5)) + floors + doors + canopy;
}

function street(random) {
  return (
    rect(0, 905, width, 165, down('#8a6a6e', '#4f4a60', '#2c3448')) +
    repeat(7, (index) => ellipse(140 + index * 220, 935, 150, 14, '#ffc673', { opacity: 0.24 })) +
    stroke('M0 1000L1600 1000M0 1012L1600 1012', '#1d2738', 4) +
    rect(0, 902, width, 9, '#a88a80') +
    tree(random, 300, 915, 220, { leaf: '#3f6b5a' }) +
    tree(random, 1290, 915, 220, { leaf: '#3f6b5a' }) +
    repeat(
      5,
      (index) =>
        lamp(60 + index * 370, 950, 230, { lit: true, colour: '#152639' }) +
        glow(60 + index * 370, 710, 110, '#ffd58a', 0.75),
    ) +
    crowd(random, {
      left: 60,
      right: 1540,
      near: 1040,
      far: 930,
      nearHeight: 132,
      farHeight: 96,
      count: 18,
      light,
      shadow: ink.black,
    })
  );
}
