import { cloud, gulls, skies, sky, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { tree, tuft } from '../kit/plants.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.noon) +
    sun(210, 190, 60, '#fff2bd', 6) +
    cloud(random, { x: 520, y: 260, width: 460, height: 110 }) +
    cloud(random, { x: 1320, y: 380, width: 560, height: 150 }) +
    sea(random, { width, top: 560, bottom: 720, colours: waters.noon, waves: 200 }) +
    haze(width, 500, 120, ink.cream, 0.6) +
    sailboat(280, 620, 0.34, { spinnaker: ink.marigold }) +
    sailboat(1490, 606, 0.26, { sail: ink.white }) +
    gulls(random, { x: 1150, y: 180, spread: 200, count: 5, span: 62 }) +
    ground(random) +
    tree(random, 90, 800, 430) +
    tree(random, 1530, 790, 470, { leaf: '#7ba35c' }) +
    swings(random) +
    ship(random) +
    kids(random) +
    repeat(16, () => tuft(random, random.between(0, width), random.between(1030, 1075), 60, ink.leaf, 12))
  );
}

const ground = (random) =>
  path('M0 720Q400 690 800 706T1600 700L1600 1067L0 1067Z', down('#8db56a', '#5f8f52')) +
  path(
    'M120 900Q360 780 820 790Q1320 780 1500 900Q1440 1040 800 1040Q180 1040 120 900Z',
    down('#f0d9a4', '#dcb877'),
  ) +
  repeat(120, () =>
    ellipse(random.between(200, 1420), random.between(820, 1020), random.between(2, 7), 1.8, '#b38f55', {
      opacity: 0.4,
    }),
  );

function ship(random) {
  const planks = repeat(5, (index) =>
    stroke(
      `M${664 + index * 16} ${742 + index * 34}Q1000 ${790 + index * 30} ${1392 - index * 22} ${700 + index * 42}`,
      darker('#b9773c', 0.3),
      4,
      { opacity: 0.6 },
    ),
  );
  const hull =
    path(
      'M640 710Q1000 780 1440 650Q1420 860 1270 920L780 920Q680 860 640 710Z',
      across('#d2955a', '#b9773c', '#7a4a2a'),
    ) +
    planks +
    repeat(
      4,
      (index) =>
        circle(820 + index * 130, 822 - index * 6, 28, ink.cream) +
        circle(820 + index * 130, 822 - index * 6, 19, ink.deep),
    ) +
    stroke('M640 710Q1000 780 1440 650', ink.coral, 16);
  const mast =
    rect(1010, 170, 24, 580, across('#c79a6c', ink.bark)) +
    path('M1034 210Q1230 300 1250 470Q1140 500 1034 480Z', down(ink.cream, ink.sand)) +
    path('M1034 290Q1180 330 1236 400L1246 440Q1160 380 1034 370Z', ink.coral) +
    polygon([1012, 172, 900, 196, 1012, 226], ink.teal) +
    rect(966, 320, 112, 34, ink.timber) +
    rect(972, 270, 8, 60, ink.bark) +
    rect(1064, 270, 8, 60, ink.bark) +
    line(968, 272, 1076, 272, ink.bark, 8);
  const net =
    repeat(8, (index) => line(1010, 330, 700 + index * 36, 730 + index * 4, ink.dune, 4)) +
    repeat(8, (index) =>
      stroke(
        `M${980 - index * 34} ${380 + index * 44}Q${1000 - index * 16} ${392 + index * 44} ${1010 - index * 5} ${380 + index * 46}`,
        ink.dune,
        4,
      ),
    );
  const slide =
    path(
      'M1330 690Q1420 720 1470 860Q1500 940 1580 944L1580 972Q1470 974 1436 890Q1396 760 1310 730Z',
      across(ink.marigold, ink.amber),
    ) + stroke('M1330 690Q1420 720 1470 860Q1500 940 1580 944', lighter(ink.marigold, 0.5), 7);
  const wheel =
    circle(1240, 610, 46, 'none', { stroke: ink.brick, strokeWidth: 10 }) +
    repeat(4, (index) =>
      line(
        1240 + Math.cos(index * 0.785) * 60,
        610 + Math.sin(index * 0.785) * 60,
        1240 - Math.cos(index * 0.785) * 60,
        610 - Math.sin(index * 0.785) * 60,
        ink.brick,
        6,
      ),
    ) +
    rect(1230, 640, 20, 70, ink.bark);
  const child = (x, y, size, pose, flip = false) =>
    person(x, y, size, { ...outfit(random), cut: 'shirt' }, { pose, flip });
  return (
    ellipse(1040, 930, 440, 34, '#8a6042', { opacity: 0.4 }) +
    net +
    mast +
    child(1022, 322, 112, 'wave') +
    child(870, 560, 116, 'cheer') +
    child(1180, 722, 128, 'reach') +
    wheel +
    child(760, 738, 118, 'wave', true) +
    hull +
    slide +
    child(1408, 778, 120, 'sit')
  );
}

function swings(random) {
  const beam =
    line(180, 470, 560, 470, ink.teal, 18) +
    line(196, 470, 130, 900, ink.teal, 16) +
    line(196, 470, 260, 900, ink.teal, 16) +
    line(546, 470, 480, 900, ink.teal, 16) +
    line(546, 470, 612, 900, ink.teal, 16);
  const swing = (x, lean) => {
    const [sx, sy] = [x + lean, 770 - Math.abs(lean) * 0.3];
    return (
      line(x - 22, 474, sx - 22, sy, ink.bark, 4) +
      line(x + 22, 474, sx + 22, sy, ink.bark, 4) +
      person(sx - 6, sy + 34, 140, { ...outfit(random), cut: 'shirt' }, { pose: 'sit' }) +
      rect(sx - 32, sy, 64, 10, ink.coral)
    );
  };
  return beam + swing(300, 86) + swing(440, -46);
}

const kids = (random) =>
  person(600, 985, 150, { ...outfit(random), top: ink.marigold }, { pose: 'walk', shadow: '#8a6042' }) +
  person(
    700,
    1010,
    142,
    { ...outfit(random), top: ink.coral },
    { pose: 'cheer', flip: true, shadow: '#8a6042' },
  ) +
  person(250, 1000, 262, outfit(random), { pose: 'stand', shadow: '#8a6042' }) +
  person(340, 1012, 250, outfit(random), { pose: 'hold', flip: true, shadow: '#8a6042' }) +
  circle(900, 1000, 28, ink.coral) +
  path('M876 986Q900 1004 924 986L920 1018Q900 1008 880 1018Z', ink.cream) +
  person(1000, 1000, 128, outfit(random), { pose: 'walk', flip: true, shadow: '#8a6042' });
