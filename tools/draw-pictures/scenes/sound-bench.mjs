import { cloud, gulls, ridge, sky, streaks } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { across, down, haze, radial } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { boardsAcross, railing } from '../kit/pier.mjs';
import { tuft } from '../kit/plants.mjs';
import { at, ellipse, path, polygon, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#5c93a6', '#b0c3ba', '#f2cfa8', '#f6b592']) +
    streaks(random, {
      width,
      top: 60,
      bottom: 330,
      count: 12,
      colours: ['#fbe0ba', '#e9a08a'],
      opacity: 0.5,
    }) +
    cloud(random, {
      x: 330,
      y: 400,
      width: 560,
      height: 120,
      light: '#fbe6cc',
      shade: '#e0b7a0',
      opacity: 0.9,
    }) +
    ridge(random, { width, y: 480, rise: 80, bottom: 540, fill: '#c59f96' }) +
    haze(width, 410, 120, '#ffe6c4', 0.6) +
    sea(random, {
      width,
      top: 500,
      bottom: 800,
      colours: ['#f0c6a4', '#9aa9a4', '#3f7f86', '#12565f'],
      waves: 360,
      light: '#ffe8c8',
    }) +
    glints(random, { x: 1120, top: 504, bottom: 780, colour: '#fff0d0', width: 190, count: 120 }) +
    sailboat(1240, 590, 0.46, { sail: '#fbe6c8', hull: ink.brick }) +
    sailboat(960, 536, 0.22, { sail: '#f3d3ac', hull: ink.deep, flip: true }) +
    gulls(random, { x: 980, y: 230, spread: 240, count: 6, span: 62, body: '#fff3e0' }) +
    railing({ left: 0, right: width, foot: 800, height: 120, step: 70, colour: '#4a5a60', weight: 5 }) +
    boardsAcross(random, { y: 790, width, height: 290, tone: '#c08a64', rows: 8 }) +
    soundWaves() +
    bench() +
    listeners() +
    repeat(9, (index) => tuft(random, 40 + (index % 2) * 1480 + index * 8, 1060, 150, '#8f9a5a', 16))
  );
}

/** A brass listening horn whose mouth opens to the left. */
const horn = () =>
  path(
    'M-150 -150C-60 -120 30 -40 120 -22L120 22C30 40 -60 120 -150 150Z',
    down('#ffe3a0', '#d9963f', '#8c5320'),
  ) +
  ellipse(-150, 0, 46, 150, '#7a4519') +
  ellipse(-148, 0, 36, 132, radial('#2a150c', '#6d3c18', '#c07f30')) +
  ellipse(-150, 0, 46, 150, 'none', { stroke: '#ffe9b4', strokeWidth: 8 }) +
  repeat(4, (index) =>
    stroke(
      `M${-100 + index * 50} ${-124 + index * 30}Q${-80 + index * 50} 0 ${-100 + index * 50} ${124 - index * 30}`,
      '#8c5320',
      3,
      { opacity: 0.7 },
    ),
  ) +
  stroke('M-130 -128C-50 -100 40 -30 116 -14', ink.white, 6, { opacity: 0.5 });

function bench() {
  const wood = (y, tone) =>
    path(
      `M330 ${y}Q800 ${y + 96} 1270 ${y}L1270 ${y + 30}Q800 ${y + 128} 330 ${y + 30}Z`,
      down(lighter(tone, 0.25), tone, darker(tone, 0.3)),
    );
  const back = repeat(4, (index) => wood(610 + index * 44, '#b9773c'));
  const seat =
    path('M310 800Q800 900 1290 800L1320 850Q800 964 280 850Z', down('#e3b57c', '#b9773c')) +
    repeat(3, (index) =>
      stroke(
        `M${302 - index * 7} ${812 + index * 12}Q800 ${914 + index * 14} ${1298 + index * 7} ${812 + index * 12}`,
        '#7a4a2a',
        3,
        { opacity: 0.7 },
      ),
    ) +
    path('M280 850Q800 964 1320 850L1320 878Q800 994 280 878Z', '#7a4a2a');
  const feet = repeat(4, (index) =>
    path(
      `M${350 + index * 285} ${862 + (index % 3 ? 46 : 0)}l60 0l-10 110l-40 0Z`,
      across('#5d7374', ink.deep),
    ),
  );
  const pipes =
    stroke('M340 850C230 850 190 700 330 566', '#a8692c', 34) +
    stroke('M334 846C228 846 188 696 324 562', '#f0c477', 8) +
    stroke('M1260 850C1370 850 1410 700 1270 566', '#a8692c', 34) +
    stroke('M1266 846C1372 846 1412 696 1276 562', '#8c5320', 8);
  return (
    ellipse(800, 985, 560, 34, ink.bark, { opacity: 0.35 }) +
    feet +
    back +
    pipes +
    at(290, 470, 1.12, horn(), { rotate: 38 }) +
    at(1310, 470, 1.12, horn(), { rotate: -38, flip: true }) +
    seat
  );
}

const soundWaves = () =>
  repeat(
    4,
    (index) =>
      stroke(
        `M${70 - index * 16} ${330 - index * 52}Q${150 + index * 6} ${230 - index * 44} ${300 + index * 34} ${206 - index * 50}`,
        ink.white,
        5,
        { opacity: 0.55 - index * 0.11 },
      ) +
      stroke(
        `M${1530 + index * 16} ${330 - index * 52}Q${1450 - index * 6} ${230 - index * 44} ${1300 - index * 34} ${206 - index * 50}`,
        ink.white,
        5,
        { opacity: 0.55 - index * 0.11 },
      ),
  );

function listeners() {
  const woman = {
    skin: '#8a5638',
    hair: '#23191a',
    top: ink.coral,
    legs: ink.navy,
    head: /** @type {const} */ ('bun'),
    cut: /** @type {const} */ ('shirt'),
  };
  const man = {
    skin: '#e3ae88',
    hair: '#8d8a84',
    top: ink.teal,
    legs: ink.sand,
    head: /** @type {const} */ ('cap'),
    cut: /** @type {const} */ ('shirt'),
  };
  return (
    person(600, 975, 400, woman, { pose: 'sit', flip: true }) +
    person(960, 980, 420, man, { pose: 'sit' }) +
    polygon([1090, 830, 1160, 822, 1166, 866, 1096, 876], ink.brick) +
    stroke('M1104 832q24 -34 46 -4', ink.bark, 7)
  );
}
