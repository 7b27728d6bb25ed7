import { skies } from '../kit/air.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { framed, truss } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 620, down('#6d4a36', '#a8774f', '#d9ae7c')) +
    repeat(30, (index) => line(index * 55, 0, index * 55, 620, '#5a3b2a', 2.5, { opacity: 0.4 })) +
    windows() +
    boardsAcross(random, { y: 600, width, height: 480, tone: '#d6aa76', rows: 13 }) +
    lightPatches() +
    repeat(3, (index) =>
      truss(
        -260 + index * 110,
        width + 260 - index * 110,
        210 + index * 80,
        -190 + index * 120,
        ['#3d2819', '#5a3b2a', '#7a5238'][index],
        40 - index * 10,
      ),
    ) +
    hanging() +
    mainsail() +
    workers() +
    bench() +
    haze(width, 380, 320, '#ffe6b8', 0.4)
  );
}

const windows = () =>
  repeat(4, (index) =>
    framed(
      150 + index * 350,
      300,
      230,
      240,
      rect(0, 300, width, 200, down(...skies.morning)) +
        rect(0, 450, width, 100, down('#8cc4bb', '#3b9c96')) +
        polygon([0, 450, width, 450, width, 430, 900, 412, 400, 436, 0, 424], '#9cc4bd'),
      { columns: 3, rows: 3, frame: '#4b3022' },
    ),
  );

const lightPatches = () =>
  repeat(4, (index) =>
    polygon(
      [150 + index * 350, 640, 370 + index * 350, 640, 300 + index * 380, 900, 40 + index * 380, 900],
      '#fff0c4',
      { opacity: 0.3 },
    ),
  );

function hanging() {
  const roll = (x, length, colour) =>
    path(
      `M${x - 34} 250Q${x} 236 ${x + 34} 250L${x + 26} ${250 + length}Q${x} ${268 + length} ${x - 26} ${250 + length}Z`,
      across(lighter(colour, 0.25), colour, mix(colour, ink.bark, 0.5)),
    ) +
    repeat(3, (index) =>
      stroke(
        `M${x - 32} ${290 + index * length * 0.3}Q${x} ${302 + index * length * 0.3} ${x + 32} ${290 + index * length * 0.3}`,
        ink.bark,
        5,
      ),
    );
  const coil = (x, y, colour) =>
    repeat(5, (index) =>
      ellipse(x, y, 26 + index * 6, 50 + index * 8, 'none', {
        stroke: mix(colour, ink.bark, index * 0.08),
        strokeWidth: 6,
      }),
    ) + rect(x - 12, y - 92, 24, 26, colour);
  return (
    roll(96, 260, ink.coral) +
    roll(448, 210, ink.cream) +
    roll(1140, 230, ink.teal) +
    roll(1500, 270, ink.marigold) +
    coil(800, 360, ink.dune) +
    coil(1320, 380, ink.sand) +
    coil(270, 380, ink.sand)
  );
}

function mainsail() {
  const cloth =
    'M180 1000Q420 900 560 690Q900 640 1180 676Q1330 800 1560 980Q1100 1060 640 1052Q380 1046 180 1000Z';
  const seams =
    repeat(8, (index) =>
      stroke(
        `M${230 + index * 55} ${980 - index * 40}Q${760 + index * 20} ${1010 - index * 46} ${1500 - index * 46} ${950 - index * 38}`,
        '#c9ab7c',
        3.5,
      ),
    ) +
    repeat(9, (index) =>
      stroke(`M${300 + index * 150} 1040Q${480 + index * 110} 850 ${590 + index * 72} 676`, '#b3946a', 1.6, {
        opacity: 0.5,
      }),
    );
  const folds =
    path('M180 1000Q420 900 560 690Q520 860 300 1010Z', '#b3946a', { opacity: 0.35 }) +
    path('M900 650Q840 860 1010 1056L860 1054Q760 860 820 658Z', '#c9ab7c', { opacity: 0.28 }) +
    path('M1180 676Q1200 840 1440 1000L1560 980Q1330 800 1180 676Z', '#a8834f', { opacity: 0.35 });
  const emblem =
    circle(900, 800, 62, 'none', {
      stroke: ink.coral,
      strokeWidth: 14,
      transform: 'translate(0 330) scale(1 0.58)',
    }) +
    path('M900 752L900 846M866 812Q900 860 934 812', 'none', {
      stroke: ink.coral,
      strokeWidth: 10,
      strokeLinecap: 'round',
    });
  return (
    path(cloth, ink.bark, { opacity: 0.25, transform: 'translate(8 16)' }) +
    path(cloth, across('#f6e6c6', ink.white, '#e8d2a4')) +
    clipped(path(cloth, '#fff'), seams + folds) +
    emblem +
    stroke('M180 1000Q420 900 560 690', ink.teal, 8) +
    repeat(7, (index) => circle(210 + index * 58, 978 - index * 40, 6, ink.marigold)) +
    stroke('M180 1000Q100 1010 60 960Q20 900 90 880', ink.dune, 9)
  );
}

function workers() {
  const make = (top, hair, skin, head) => ({
    skin,
    hair,
    top,
    legs: ink.navy,
    head,
    cut: /** @type {const} */ ('shirt'),
  });
  const kneeling = (x, y, size, clothes, flip) =>
    at(
      x,
      y,
      size / 100,
      path('M-16 -4Q-22 -40 0 -46Q16 -40 12 -14L26 -4Z', clothes.legs) +
        path('M-14 -44Q-14 -78 6 -82Q26 -74 22 -52L8 -38Z', clothes.top) +
        stroke('M14 -68Q34 -52 42 -18', clothes.top, 8) +
        circle(43, -14, 4, clothes.skin) +
        circle(20, -92, 9, clothes.skin) +
        path('M10 -92Q10 -104 22 -102Q32 -100 29 -92Q22 -98 10 -92Z', clothes.hair) +
        ellipse(24, -2, 9, 3, ink.black),
      { flip },
    );
  return (
    kneeling(470, 900, 250, make(ink.teal, '#2a1d1a', '#8a5638', 'none'), false) +
    kneeling(1250, 860, 240, make(ink.coral, '#8d8a84', '#e3ae88', 'none'), true) +
    person(720, 700, 220, make(ink.marigold, '#4b3327', '#d9a57c', 'bun'), { pose: 'reach' }) +
    person(
      1420,
      740,
      230,
      { ...make(ink.cream, '#2a1d1a', '#b57a52', 'cap'), legs: ink.teal },
      { pose: 'hold', flip: true },
    )
  );
}

const bench = () =>
  rect(20, 700, 250, 20, down('#b98a5e', '#7a5238')) +
  line(50, 718, 40, 830, ink.bark, 12) +
  line(240, 718, 250, 830, ink.bark, 12) +
  path(
    'M70 700L70 640Q72 618 96 618L190 618L190 602L214 602L214 660L198 660L198 640L110 644L112 700Z',
    ink.deep,
  ) +
  circle(68, 634, 22, 'none', { stroke: ink.deep, strokeWidth: 8 }) +
  ellipse(220, 690, 36, 12, ink.cream) +
  rect(120, 676, 30, 24, ink.coral);
