import {
  across,
  at,
  awning,
  boardsAcross,
  circle,
  clipped,
  cloud,
  darker,
  down,
  glints,
  gulls,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  person,
  polygon,
  railing,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  sky,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

const [white, blue, red, yellow, black] = [ink.white, '#1d4f78', '#d8523f', '#f4b840', ink.black];

/** Some flags of the code, each drawn in a field of 100 by 72. */
const flags = {
  a: rect(0, 0, 50, 72, white) + rect(50, 0, 50, 72, blue),
  c:
    rect(0, 0, 100, 15, blue) +
    rect(0, 15, 100, 14, white) +
    rect(0, 29, 100, 14, red) +
    rect(0, 43, 100, 14, white) +
    rect(0, 57, 100, 15, blue),
  e: rect(0, 0, 100, 36, blue) + rect(0, 36, 100, 36, red),
  f: rect(0, 0, 100, 72, white) + polygon([50, 0, 100, 36, 50, 72, 0, 36], red),
  h: rect(0, 0, 50, 72, white) + rect(50, 0, 50, 72, red),
  l: rect(0, 0, 100, 72, yellow) + rect(50, 0, 50, 36, black) + rect(0, 36, 50, 36, black),
  n: repeat(16, (index) =>
    rect(
      (index % 4) * 25,
      Math.floor(index / 4) * 18,
      25,
      18,
      (index + Math.floor(index / 4)) % 2 ? white : blue,
    ),
  ),
  o: polygon([0, 0, 100, 0, 0, 72], yellow) + polygon([100, 0, 100, 72, 0, 72], red),
  s: rect(0, 0, 100, 72, white) + rect(28, 20, 44, 32, blue),
  u:
    rect(0, 0, 50, 36, red) +
    rect(50, 0, 50, 36, white) +
    rect(0, 36, 50, 36, white) +
    rect(50, 36, 50, 36, red),
  v: rect(0, 0, 100, 72, white) + stroke('M0 0L100 72M100 0L0 72', red, 15),
  w: rect(0, 0, 100, 72, blue) + rect(16, 12, 68, 48, white) + rect(32, 23, 36, 26, red),
  x: rect(0, 0, 100, 72, white) + rect(40, 0, 20, 72, blue) + rect(0, 27, 100, 18, blue),
  z:
    polygon([0, 0, 100, 0, 50, 36], yellow) +
    polygon([100, 0, 100, 72, 50, 36], blue) +
    polygon([100, 72, 0, 72, 50, 36], red) +
    polygon([0, 0, 50, 36, 0, 72], black),
};

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#2b8b9d', '#74bfc0', '#c4e2d4', '#f6ecd2']) +
    sun(1280, 240, 60, '#fff3ca', 6) +
    cloud(random, { x: 330, y: 560, width: 640, height: 150 }) +
    cloud(random, { x: 1290, y: 610, width: 600, height: 140 }) +
    cloud(random, { x: 1180, y: 170, width: 300, height: 50, opacity: 0.7 }) +
    ridge(random, { width, y: 690, rise: 60, bottom: 780, fill: '#8dc0b8' }) +
    haze(width, 620, 140, '#f3f2dc', 0.7) +
    sea(random, { width, top: 720, bottom: 920, colours: waters.noon, waves: 240 }) +
    glints(random, { x: 1280, top: 724, bottom: 910, colour: '#f9fff0', width: 140, count: 70 }) +
    sailboat(240, 790, 0.4, { sail: white, hull: ink.coral }) +
    sailboat(1330, 770, 0.26, { sail: ink.cream, hull: ink.teal, flip: true }) +
    railing({ left: -20, right: width + 20, foot: 930, height: 150, step: 48, colour: ink.deep, weight: 7 }) +
    boardsAcross(random, { y: 920, width, height: 150, tone: '#d2a674', rows: 5 }) +
    polygon([760, 960, 1180, 1067, 1330, 1067, 830, 950], ink.bark, { opacity: 0.28 }) +
    mast() +
    hoists() +
    people() +
    kiosk() +
    gulls(random, { x: 200, y: 240, spread: 130, count: 5, span: 70 })
  );
}

const mast = () =>
  polygon([784, 990, 792, 40, 808, 40, 816, 990], across('#f6e6c6', '#c79a6c', '#7a5640')) +
  circle(800, 34, 16, ink.marigold) +
  polygon([470, 118, 1130, 118, 1122, 130, 478, 130], down('#e8c99a', '#8a6042')) +
  rect(770, 108, 60, 34, ink.deep, { rx: 6 }) +
  rect(770, 250, 60, 16, ink.deep, { rx: 5 }) +
  line(478, 124, 790, 60, ink.bark, 2.5) +
  line(1122, 124, 810, 60, ink.bark, 2.5) +
  line(800, 262, 420, 940, ink.bark, 2.5, { opacity: 0.6 }) +
  line(800, 262, 1180, 940, ink.bark, 2.5, { opacity: 0.6 }) +
  polygon([752, 1000, 848, 1000, 838, 946, 762, 946], across(lighter(ink.teal, 0.2), ink.teal, ink.deep)) +
  rect(760, 860, 80, 12, '#5d7374', { rx: 5 });

function hoists() {
  const left = ['s', 'o', 'f', 'w'];
  const right = ['c', 'u', 'x', 'e'];
  const fore = ['h', 'z', 'l', 'n'];
  const line1 = (x, foot) => line(x, 126, foot, 880, '#f3ead2', 3.5);
  return (
    line1(510, 700) +
    line1(1090, 900) +
    line(800, 44, 690, 880, '#f3ead2', 0, { opacity: 0 }) +
    left.map((name, index) => flag(name, 518 + index * 34, 166 + index * 152, 1.74, index, true)).join('') +
    right
      .map((name, index) => flag(name, 1084 - index * 36, 166 + index * 152, 1.74, index + 2, false))
      .join('') +
    fore.slice(0, 0).join('')
  );
}

/** One flag in the breeze: its field bent by two waves, with light and shade across the folds. */
function flag(name, x, y, scale, turn, toLeft) {
  const wave = (lift) =>
    `M0 ${lift}C20 ${lift - 12} 34 ${lift + 10} 52 ${lift}S84 ${lift - 10} 100 ${lift + (turn % 2 ? 4 : -3)}`;
  const lower = `L100 ${74 + (turn % 2 ? 4 : -3)}C84 66 70 84 52 74S20 62 0 74Z`;
  const shape = path(`${wave(0)}${lower}`, '#fff');
  const field = clipped(
    shape,
    `<g transform="translate(0 -8) scale(1 1.24)">${flags[name]}</g>${rect(-2, -20, 104, 120, across([white, 0.35], [black, 0.22], [white, 0.3], [black, 0.26], [white, 0.18], [black, 0.16]))}`,
  );
  return at(
    x,
    y,
    scale,
    field +
      line(0, -2, 0, 76, ink.bark, 1.6) +
      circle(0, -2, 2.4, ink.marigold) +
      circle(0, 76, 2.4, ink.marigold),
    { flip: toLeft, rotate: toLeft ? -3 : 3 },
  );
}

const people = () =>
  person(
    690,
    1010,
    300,
    { skin: '#b57a52', hair: ink.coral, top: ink.teal, legs: ink.navy, head: 'beanie', cut: 'shirt' },
    { pose: 'cheer', shadow: ink.bark },
  ) +
  person(
    1000,
    1024,
    296,
    { skin: '#f0c6a0', hair: '#7a4a2a', top: ink.cream, legs: ink.coral, head: 'long', cut: 'shirt' },
    { pose: 'hold', flip: true, shadow: ink.bark },
  ) +
  person(
    1082,
    1028,
    190,
    { skin: '#f0c6a0', hair: '#4b3327', top: ink.marigold, legs: ink.navy, head: 'away', cut: 'shirt' },
    { pose: 'wave', shadow: ink.bark },
  );

const kiosk = () =>
  rect(1330, 640, 330, 400, across(lighter(ink.lagoon, 0.1), ink.lagoon, ink.teal)) +
  repeat(9, (index) =>
    line(1346 + index * 36, 640, 1346 + index * 36, 1040, ink.deep, 2.4, { opacity: 0.35 }),
  ) +
  path('M1296 650L1380 560L1700 560L1700 650Z', down(ink.coral, ink.brick)) +
  rect(1400, 740, 260, 150, down('#f6c27a', '#b5672e')) +
  rect(1400, 740, 260, 150, 'none', { stroke: ink.cream, strokeWidth: 10 }) +
  awning(1370, 680, 320, 90, ink.marigold, { stripe: 48, slope: 0.04 }) +
  rect(1380, 886, 300, 22, down(ink.sand, ink.dune)) +
  repeat(2, (index) =>
    at(
      1450 + index * 60,
      886,
      1,
      path('M-17 0L-20 -44L20 -44L17 0Z', index ? ink.coral : white) +
        rect(-22, -50, 44, 9, mix(white, ink.dune, 0.3), { rx: 4 }) +
        rect(-18, -30, 36, 14, darker(index ? ink.cream : ink.teal, 0.05)),
    ),
  );
