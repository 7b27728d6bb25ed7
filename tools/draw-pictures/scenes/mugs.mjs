import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glow,
  ink,
  leaf,
  lighter,
  line,
  mix,
  path,
  pendant,
  polygon,
  rect,
  repeat,
  sailboat,
  sea,
  skies,
  steam,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { bun, croissant } from './parts/food.mjs';
import { framed } from './parts/room.mjs';

const glazes = [
  ink.coral,
  ink.marigold,
  ink.teal,
  ink.cream,
  ink.lagoon,
  ink.brick,
  ink.rose,
  ink.navy,
  ink.foam,
  '#f2c46a',
  ink.sea,
];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    wall(random) +
    window_(random) +
    hooks(random) +
    pendant(330, 120, 170, { colour: ink.marigold, halo: 2.8 }) +
    pendant(1270, 120, 170, { colour: ink.marigold, halo: 2.8 }) +
    glow(800, 700, 640, '#ffe0a4', 0.35) +
    table(random)
  );
}

const wall = (random) =>
  rect(0, 0, width, 800, '#f0dfbd') +
  repeat(
    15,
    (row) =>
      rect(0, row * 58, width, 56, mix('#e9d3a8', ink.dune, random.between(0, 0.3))) +
      line(0, row * 58, width, row * 58, '#b5966a', 2.4),
  ) +
  rect(0, 0, width, 800, across(['#7a4a2c', 0.4], ['#fff6dc', 0.1], ['#7a4a2c', 0.42]));

const window_ = (random) =>
  framed(
    610,
    40,
    380,
    330,
    rect(610, 40, 380, 200, down(...skies.morning)) +
      sun(840, 150, 30, '#fff2c4', 5) +
      sea(random, { x: 610, width: 380, top: 210, bottom: 380, colours: waters.morning, waves: 60 }) +
      sailboat(720, 260, 0.3, { sail: ink.white, hull: ink.coral }),
    { columns: 2, rows: 2, frame: ink.teal },
  );

/** Every mug on a hook of its own. */
function hooks(random) {
  return repeat(5, (row) => {
    const y = 190 + row * 122;
    const spots =
      row < 2
        ? [...Array(5).keys()]
            .map((index) => 66 + index * 108)
            .concat([...Array(5).keys()].map((index) => 1102 + index * 108))
        : [...Array(15).keys()].map((index) => 58 + index * 106);
    const rails =
      row < 2
        ? rect(20, y - 12, 560, 16, down('#c99a6b', '#7a5640')) +
          rect(1030, y - 12, 560, 16, down('#c99a6b', '#7a5640'))
        : rect(20, y - 12, 1560, 16, down('#c99a6b', '#7a5640'));
    return (
      rails +
      spots
        .map((x) =>
          random.chance(0.06)
            ? hook(x, y)
            : hook(x, y) +
              mug(x, y + 14, random.pick(glazes), random.pick([0, 1, 2, 3, 4]), random.between(-9, 9)),
        )
        .join('')
    );
  });
}

const hook = (x, y) => stroke(`M${x} ${y}q0 16 10 14`, '#b98f3c', 5);

function mug(x, y, colour, kind, turn) {
  const mark =
    colour === ink.cream || colour === ink.foam || colour === '#f2c46a' || colour === ink.rose
      ? ink.teal
      : ink.cream;
  const motif = [
    rect(-28, 34, 56, 7, mark) + rect(-28, 48, 56, 4, mark),
    stroke('M0 26V58M-9 34H9M-13 46Q-11 59 0 59Q11 59 13 46', mark, 4),
    repeat(3, (index) => circle(-14 + index * 14, 44, 5, mark)) +
      repeat(2, (index) => circle(-7 + index * 14, 32, 5, mark) + circle(-7 + index * 14, 56, 5, mark)),
    path('M-18 44Q-4 30 12 42L22 34L22 54L12 46Q-4 60 -18 44Z', mark),
    repeat(3, (index) => stroke(`M-26 ${32 + index * 12}q6 -7 13 0t13 0t13 0t13 0`, mark, 3.4)),
  ][kind];
  return at(
    x,
    y,
    1,
    path('M-30 10L-28 70Q0 80 28 70L30 10Z', ink.bark, { opacity: 0.22, transform: 'translate(8 8)' }) +
      stroke('M-28 24Q-52 22 -48 46Q-44 62 -26 58', darker(colour, 0.1), 8) +
      path('M-30 8L-28 70Q0 80 28 70L30 8Z', across(lighter(colour, 0.25), colour, darker(colour, 0.28))) +
      clipped(path('M-30 8L-28 70Q0 80 28 70L30 8Z', '#fff'), motif) +
      ellipse(0, 8, 30, 6.5, darker(colour, 0.45)),
    { rotate: turn },
  );
}

/** Tea for all: the urn, the last six mugs, buns. */
function table(random) {
  const big = (x, y, scale, colour) =>
    at(
      x,
      y,
      scale,
      ellipse(4, 4, 66, 11, ink.bark, { opacity: 0.4 }) +
        path(
          'M-56 -104L-48 -4Q0 8 48 -4L56 -104Z',
          across(lighter(colour, 0.25), colour, darker(colour, 0.28)),
        ) +
        stroke('M54 -84Q98 -82 90 -44Q82 -22 50 -26', darker(colour, 0.05), 13) +
        ellipse(0, -104, 56, 12, lighter(colour, 0.3)) +
        ellipse(0, -104, 47, 9, '#8a5230'),
    );
  const urn = at(
    800,
    960,
    1.25,
    ellipse(0, 4, 150, 18, ink.bark, { opacity: 0.4 }) +
      rect(-100, -20, 200, 22, '#5a3f2e') +
      path(
        'M-92 -24Q-120 -180 -92 -280L92 -280Q120 -180 92 -24Z',
        across('#f2d9a0', '#e8b870', '#b5783a', '#6d4320'),
      ) +
      path('M-78 -60Q-98 -170 -76 -260', 'none', {
        stroke: ink.white,
        strokeWidth: 12,
        strokeLinecap: 'round',
        opacity: 0.5,
      }) +
      rect(-98, -296, 196, 22, '#8a5a2c', { rx: 8 }) +
      path('M-84 -296Q0 -360 84 -296Z', across('#f2d9a0', '#c98f4a')) +
      circle(0, -340, 16, ink.deep) +
      stroke(
        'M-98 -200Q-150 -204 -140 -150Q-132 -118 -98 -126M98 -200Q150 -204 140 -150Q132 -118 98 -126',
        '#5a3f2e',
        14,
      ) +
      rect(-13, -76, 26, 38, '#5a3f2e') +
      rect(-34, -84, 68, 12, ink.deep, { rx: 6 }) +
      stroke('M0 -188V-130M-18 -172H18M-28 -150Q-24 -126 0 -126Q24 -126 28 -150', ink.deep, 8) +
      circle(0, -200, 10, 'none', { stroke: ink.deep, strokeWidth: 6 }),
  );
  const plate = (x, y) =>
    ellipse(x, y + 6, 190, 30, ink.bark, { opacity: 0.3 }) +
    ellipse(x, y, 186, 32, across(ink.white, '#dfe4da')) +
    ellipse(x, y - 3, 150, 22, '#e9efe6') +
    repeat(4, (index) => bun(x - 105 + index * 70, y, 92, index % 2 ? '#c8392f' : undefined)) +
    repeat(2, (index) => croissant(x - 40 + index * 90, y - 44, 108));
  return (
    rect(0, 850, width, 230, down('#b98a5e', '#8a5f40', '#5a3c2a')) +
    rect(0, 838, width, 20, '#e3b988') +
    repeat(4, (index) => line(0, 894 + index * 48, width, 894 + index * 48, '#4b2e1e', 3, { opacity: 0.5 })) +
    urn +
    steam(760, 520, 130, 0.5) +
    plate(330, 960) +
    big(560, 1000, 1, ink.coral) +
    big(1040, 1004, 1, ink.teal) +
    big(1190, 960, 0.92, ink.marigold) +
    big(1330, 1010, 1.04, ink.lagoon) +
    big(1480, 966, 0.9, ink.brick) +
    steam(560, 884, 90, 0.5) +
    steam(1040, 886, 90, 0.5) +
    leaf(100, 1010, 0, 0, ink.leaf) +
    polygon([random.next() * 0, 0], '#000')
  );
}
