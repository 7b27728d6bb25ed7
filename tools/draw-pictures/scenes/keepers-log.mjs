import {
  across,
  at,
  beam,
  boardsAcross,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glow,
  gull,
  ink,
  lighter,
  line,
  mix,
  path,
  polygon,
  radial,
  rect,
  repeat,
  ridge,
  sea,
  stars,
  stroke,
  width,
} from '../kit/all.mjs';
import { framed } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    boards(random) +
    framed(470, 60, 660, 470, view(random), { columns: 3, rows: 2, frame: '#3d2a20' }) +
    wall(random) +
    desk(random) +
    glow(1000, 560, 760, '#ffc46a', 0.55) +
    lamp() +
    book(random) +
    things(random)
  );
}

const boards = (random) =>
  rect(0, 0, width, 760, '#2f5254') +
  repeat(
    20,
    (index) =>
      rect(index * 82, 0, 80, 760, mix('#2f5254', ink.black, random.between(0.05, 0.3))) +
      line(index * 82, 0, index * 82, 760, '#0d2427', 3),
  ) +
  rect(0, 0, width, 760, radial(['#ffca80', 0.35], ['#0a1f26', 0.1], ['#0a1f26', 0.62]));

const view = (random) =>
  rect(470, 60, 660, 340, down('#081c33', '#173a58', '#3f5f7c', '#c98f7c')) +
  stars(random, { width: 1130, height: 300, count: 120 }) +
  circle(610, 160, 38, '#fbeec8') +
  circle(626, 150, 34, '#123050') +
  ridge(random, { width, y: 400, rise: 40, bottom: 440, fill: '#2b4558' }) +
  sea(random, {
    x: 470,
    width: 660,
    top: 390,
    bottom: 540,
    colours: ['#7d7b8c', '#2c5468', '#0c2f45'],
    waves: 90,
    light: '#d9b59c',
  }) +
  beam(1140, 250, 620, 172, 14, '#fff0bd', 0.6) +
  repeat(9, (index) => circle(640 + index * 22, 394 - (index % 3) * 3, 2.4, '#ffd98a'));

function wall(random) {
  const barometer =
    circle(270, 240, 112, across('#d9a860', '#8a5a30')) +
    circle(270, 240, 94, '#f6ecd2') +
    repeat(24, (index) => {
      const a = (-220 + index * 11.3) * (Math.PI / 180);
      return line(
        270 + Math.cos(a) * 84,
        240 + Math.sin(a) * 84,
        270 + Math.cos(a) * (index % 4 ? 76 : 68),
        240 + Math.sin(a) * (index % 4 ? 76 : 68),
        ink.deep,
        index % 4 ? 2 : 4,
      );
    }) +
    line(270, 240, 216, 196, ink.coral, 6) +
    line(270, 240, 306, 206, ink.deep, 4) +
    circle(270, 240, 9, ink.deep) +
    path('M200 190Q230 150 280 150Q230 164 212 206Z', ink.white, { opacity: 0.5 });
  const coat =
    line(1250, 120, 1530, 120, ink.timber, 16) +
    repeat(3, (index) => circle(1290 + index * 100, 124, 10, ink.marigold)) +
    path(
      'M1300 130Q1240 150 1230 230L1218 560Q1290 590 1372 560L1360 230Q1350 150 1300 130Z',
      across(lighter(ink.marigold, 0.15), ink.marigold, ink.amber),
    ) +
    stroke('M1298 150L1294 570', darker(ink.amber, 0.2), 4) +
    repeat(4, (index) => rect(1282, 250 + index * 74, 30, 9, ink.bark)) +
    path(
      'M1440 128Q1400 150 1396 196Q1396 216 1440 220Q1492 216 1490 192Q1484 150 1440 128Z',
      across(lighter(ink.navy, 0.15), ink.navy),
    ) +
    stroke('M1400 194Q1442 214 1488 190', ink.cream, 7) +
    circle(1442, 128, 15, ink.cream);
  const chart =
    polygon([60, 420, 420, 410, 424, 640, 64, 650], '#e6d4a8') +
    repeat(5, (index) =>
      stroke(
        `M${80 + index * 18} ${620 - index * 30}Q${200 + index * 20} ${540 - index * 16} ${400 - index * 8} ${600 - index * 34}`,
        ink.lagoon,
        3,
      ),
    ) +
    path('M64 560Q150 540 190 590T300 650L64 650Z', '#c9ab74') +
    circle(330, 470, 22, 'none', { stroke: ink.coral, strokeWidth: 4 }) +
    stroke('M330 440V500M300 470H360', ink.coral, 3) +
    repeat(4, (index) => circle(index % 2 ? 412 : 72, index < 2 ? 424 : 638, 6, ink.brick));
  return barometer + coat + chart + repeat(0, () => circle(random.next(), 0, 0, '#000'));
}

const desk = (random) =>
  rect(0, 730, width, 340, down('#a8703f', '#7a4a2a', '#3f2617')) +
  rect(0, 720, width, 18, '#d9a066') +
  repeat(36, () => {
    const [x, y] = [random.between(0, width), random.between(750, 1050)];
    return stroke(`M${x} ${y}q90 ${random.between(-6, 6)} ${random.between(140, 320)} 0`, '#3f2617', 2.4, {
      opacity: 0.3,
    });
  });

/** The lamp with its flame behind glass. */
const lamp = () =>
  glow(1150, 500, 420, '#ffe0a0', 0.85) +
  ellipse(1150, 836, 150, 24, ink.black, { opacity: 0.4 }) +
  path(
    'M1040 830Q1040 770 1090 760L1210 760Q1260 770 1260 830Q1150 850 1040 830Z',
    across('#ffe09a', '#d9a23c', '#7a4f1c'),
  ) +
  rect(1110, 690, 80, 72, across('#ffe09a', '#c98f34', '#7a4f1c')) +
  ellipse(1150, 690, 62, 15, '#e8c068') +
  path(
    'M1092 684Q1060 560 1106 480L1116 370L1184 370L1194 480Q1240 560 1208 684Z',
    across(['#ffffff', 0.6], ['#fff3c8', 0.22], ['#ffe0a0', 0.5]),
  ) +
  path(
    'M1150 676Q1106 630 1132 576Q1146 546 1150 506Q1164 556 1176 584Q1196 636 1150 676Z',
    down('#fff6cf', '#ffd060', '#f08a2c'),
  ) +
  path('M1150 670Q1132 640 1148 600Q1168 640 1150 670Z', '#ffffff', { opacity: 0.8 }) +
  stroke('M1104 640Q1090 560 1118 490', ink.white, 7, { opacity: 0.6 }) +
  stroke('M1260 800Q1320 790 1316 740Q1300 706 1256 752', '#c98f34', 15) +
  circle(1196, 726, 14, '#b5792a');

/** The log lies open: ruled pages, a ribbon, a drawing of a hat. */
function book(random) {
  const page = (side) =>
    `M700 800Q${700 + side * 160} 752 ${700 + side * 400} 792L${700 + side * 470} 1010Q${700 + side * 200} 960 700 1014Z`;
  const writing = (side, rows) =>
    repeat(rows, (index) => {
      const y = 822 + index * 25;
      const start = side < 0 ? 300 - index * 8 : 730;
      return stroke(
        `M${start} ${y + (side < 0 ? 4 : -2)}${repeat(9, (wave) => `q12 ${wave % 2 ? 7 : -9} ${index === rows - 1 && wave > 3 ? 6 : 38} ${side < 0 ? -1 : 1}`)}`,
        mix(ink.navy, ink.cream, 0.15),
        3.2,
      );
    });
  return (
    path(
      'M210 800Q440 740 700 806Q960 740 1190 800L1250 1040Q960 984 700 1044Q440 984 150 1040Z',
      ink.black,
      { opacity: 0.4, transform: 'translate(6 18)' },
    ) +
    path(
      'M206 806Q440 750 700 812Q960 750 1194 806L1250 1036Q960 984 700 1040Q440 984 150 1036Z',
      across(ink.brick, darker(ink.brick, 0.4), ink.brick),
    ) +
    path(page(-1), across('#f3e2bb', '#fbf0d4', '#e0c795')) +
    path(page(1), across('#dcc08c', '#fdf3d9', '#f6e6c2')) +
    line(700, 804, 700, 1012, '#b5966a', 4) +
    writing(-1, 6) +
    writing(1, 3) +
    at(
      960,
      946,
      1,
      path('M-70 8Q0 24 70 4L58 -4Q44 -4 40 -8Q38 -46 0 -46Q-38 -46 -40 -4Q-60 -2 -70 8Z', 'none', {
        stroke: ink.navy,
        strokeWidth: 4,
        strokeLinejoin: 'round',
      }) +
        stroke('M-40 -10Q0 4 40 -14', ink.coral, 6) +
        stroke('M-100 24q24 -12 48 0t48 0t48 0t48 0', ink.lagoon, 4),
    ) +
    path('M690 806Q706 900 694 1012L676 1062L700 1046L722 1062L712 1010Q724 900 708 806Z', ink.coral) +
    repeat(0, () => circle(random.next(), 0, 0, '#000'))
  );
}

const things = (random) =>
  at(
    400,
    760,
    1,
    path('M-46 0L-56 -84L56 -84L46 0Q0 12 -46 0Z', across(ink.white, '#cfd6cd')) +
      stroke('M54 -66Q96 -64 90 -34Q84 -12 48 -14', '#dfe4da', 12) +
      ellipse(0, -84, 56, 12, '#4b2e1e') +
      stroke('M-56 -84L56 -84', ink.teal, 0) +
      rect(-54, -62, 106, 10, ink.teal) +
      stroke('M-10 -104Q-22 -134 -4 -156T-8 -200', ink.white, 9, { opacity: 0.4 }),
  ) +
  at(
    1430,
    900,
    1,
    ellipse(10, 24, 140, 20, ink.black, { opacity: 0.4 }) +
      rect(-130, -60, 250, 74, across('#d9a860', '#f2cf8a', '#9a6a34'), { rx: 16 }) +
      rect(-60, -74, 130, 100, across('#e8bd74', '#a8783c'), { rx: 10 }) +
      rect(-138, -66, 26, 88, '#5a3826', { rx: 8 }) +
      ellipse(124, -22, 18, 40, '#bfe0dc') +
      ellipse(124, -22, 18, 40, 'none', { stroke: '#7a5230', strokeWidth: 7 }),
  ) +
  at(
    250,
    930,
    1,
    rect(-7, -150, 14, 190, across(ink.teal, ink.deep), { rx: 6 }) + path('M-8 40L8 40L0 76Z', '#d9b04a'),
    { rotate: 62 },
  ) +
  gull(0, 0, 0) +
  clipped(
    rect(0, 0, 1, 1, '#fff'),
    boardsAcross(random, { y: 0, width: 1, height: 1, rows: 1 }) +
      polygon([0, 0], '#000') +
      lighter('#000000', 0).slice(7),
  );
