import {
  across,
  at,
  circle,
  clipped,
  cloud,
  darker,
  down,
  ellipse,
  glints,
  gull,
  haze,
  height,
  ink,
  lens,
  lighter,
  line,
  mix,
  path,
  person,
  pierSide,
  polygon,
  radial,
  rect,
  reflected,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier = pierSide({
    left: 900,
    right: 1660,
    deck: 420,
    water: 520,
    bay: 78,
    rail: 32,
    colour: '#5b5348',
    light: '#8f7a62',
  });
  return (
    sky(width, height, skies.morning) +
    sun(420, 240, 58, '#fff2c4', 7) +
    cloud(random, { x: 1120, y: 230, width: 520, height: 100, opacity: 0.9 }) +
    ridge(random, { width, y: 470, rise: 70, bottom: 540, fill: '#93c1b9' }) +
    haze(width, 400, 150, '#fff0d0', 0.7) +
    sea(random, { width, top: 500, bottom: height, colours: waters.morning, waves: 430 }) +
    reflected(pier, { y: 520, opacity: 0.34, squash: 0.7 }) +
    pier +
    sailboat(250, 560, 0.36, { sail: ink.white, hull: ink.coral }) +
    glints(random, { x: 420, top: 506, bottom: 1040, colour: '#fff5d4', width: 190, count: 120 }) +
    children() +
    float(random) +
    seal(random) +
    foreground(random) +
    gull(640, 160, 96, { lift: 0.6, tilt: -10 }) +
    gull(760, 226, 64, { lift: 0.2 })
  );
}

/** A low landing of grey boards. */
function float(random) {
  const boards = repeat(
    15,
    (index) =>
      polygon(
        [
          20 + index * 108 - index * 3,
          760,
          128 + index * 105,
          760,
          118 + index * 122 - 60,
          930,
          -10 + index * 122 - 60,
          930,
        ],
        mix('#d9c19a', '#8a6f50', random.between(0, 0.4)),
      ) + line(20 + index * 105, 760, -70 + index * 122, 930, '#5a4632', 3),
  );
  return (
    ellipse(800, 1000, 900, 50, '#0b4f53', { opacity: 0.4 }) +
    rect(-20, 926, width + 40, 56, down('#8a6a48', '#5a4330', '#33241a')) +
    repeat(7, (index) => rect(40 + index * 250, 936, 130, 70, across('#4a5a60', '#23343a'), { rx: 26 })) +
    clipped(rect(-10, 760, width + 20, 172, '#fff'), rect(-10, 760, width + 20, 172, '#c9ae84') + boards) +
    rect(-20, 922, width + 40, 9, '#e9d6ae') +
    repeat(2, (index) =>
      at(
        index ? 1500 : 120,
        900,
        1.2,
        path('M-30 0L-22 -62L22 -62L30 0Z', across(lighter(ink.deep, 0.3), ink.black)) +
          rect(-34, -80, 68, 24, across(lighter(ink.deep, 0.3), ink.black), { rx: 10 }) +
          repeat(3, (turn) => stroke(`M-28 ${-20 - turn * 12}q28 10 56 0`, ink.dune, 8)),
      ),
    )
  );
}

/** A harbour seal on its belly, looking at whoever looks. */
function seal(random) {
  const coat =
    'M330 780Q380 690 560 664Q700 640 820 640Q870 560 890 486Q914 410 990 404Q1070 404 1086 478Q1104 520 1092 560Q1082 610 1090 670Q1106 760 1060 808Q1010 850 880 852L500 850Q400 846 330 780Z';
  const spots = repeat(90, () =>
    ellipse(
      random.between(360, 1070),
      random.between(480, 800),
      random.between(6, 22),
      random.between(4, 11),
      random.pick(['#3f4a4c', '#53605f', '#2f3a3c']),
      { opacity: random.between(0.25, 0.6) },
    ),
  );
  const whisker = (side) =>
    repeat(4, (index) =>
      stroke(
        `M${996 + side * 26} ${520 + index * 5}q${side * 44} ${-14 + index * 11} ${side * 86} ${-10 + index * 17}`,
        '#fffaf0',
        2.6,
        { opacity: 0.9 },
      ),
    );
  return (
    ellipse(720, 856, 420, 28, '#3a2c20', { opacity: 0.5 }) +
    path(
      'M350 786Q270 760 214 700Q196 680 222 676Q270 690 312 720Q250 690 236 640Q240 622 262 632Q320 670 360 736Z',
      down('#6d7a7a', '#39474a'),
    ) +
    path(coat, down('#b9bfb2', '#8d978f', '#5f6c6c')) +
    clipped(
      path(coat, '#fff'),
      path('M700 900Q780 760 900 730Q960 640 940 540Q990 600 1010 700Q1060 800 980 900Z', '#e9e2cf', {
        opacity: 0.8,
      }) +
        spots +
        path('M330 780Q520 840 1090 820L1090 900L330 900Z', '#2c3a3e', { opacity: 0.35 }) +
        path('M560 680Q700 650 830 664Q880 600 902 500', 'none', {
          stroke: '#e6e9dc',
          strokeWidth: 14,
          strokeLinecap: 'round',
          opacity: 0.45,
        }),
    ) +
    path('M900 720Q1010 760 1050 846Q1020 872 960 862Q900 850 870 790Z', down('#7d8985', '#46555a')) +
    repeat(4, (index) => stroke(`M${972 + index * 22} ${856 - index * 3}l8 12`, '#22303a', 4)) +
    path('M760 800Q700 846 660 852Q640 868 690 872Q770 872 820 836Z', '#56655f') +
    ellipse(996, 534, 64, 40, radial('#f3ecdb', '#d9d3c1', '#a7aaa0')) +
    path('M968 506Q996 494 1024 506Q1020 532 996 538Q972 532 968 506Z', ink.black) +
    ellipse(988, 508, 7, 3.4, ink.white, { opacity: 0.7 }) +
    stroke('M996 538L996 552M962 556Q984 572 996 554Q1010 572 1032 556', '#22303a', 4.5) +
    repeat(2, (side) =>
      repeat(5, (index) =>
        circle(
          side ? 1018 + (index % 3) * 11 : 974 - (index % 3) * 11,
          536 + Math.floor(index / 3) * 10,
          2.2,
          '#39474a',
        ),
      ),
    ) +
    whisker(-1) +
    whisker(1) +
    repeat(
      2,
      (side) =>
        ellipse(side ? 1046 : 944, 470, 25, 27, ink.black) +
        circle(side ? 1054 : 952, 460, 8, ink.white) +
        circle(side ? 1038 : 936, 480, 4, ink.white, { opacity: 0.7 }) +
        stroke(side ? 'M1020 440Q1044 428 1068 444' : 'M920 444Q944 428 968 440', '#53605f', 4),
    ) +
    circle(894, 530, 5, '#39474a')
  );
}

const child = (x, y, tall, top, hair, skin, head, pose, flip) =>
  person(
    x,
    y,
    tall,
    { skin, hair, top, legs: ink.navy, head, cut: 'shirt' },
    { pose, flip, shadow: ink.bark },
  );
const children = () =>
  child(1240, 782, 230, ink.marigold, '#2a1d1a', '#5f3a28', 'bob', 'reach', true) +
  child(1330, 786, 214, ink.coral, '#7a4a2a', '#f0c6a0', 'sunhat', 'wave', true) +
  child(1420, 784, 236, ink.teal, '#2a1d1a', '#b57a52', 'cap', 'hold', true) +
  child(1530, 790, 330, ink.cream, '#c08a4a', '#e3ae88', 'bun', 'hold', true);

const foreground = (random) =>
  repeat(12, () =>
    path(lens(random.between(0, width), random.between(1010, 1060), random.between(80, 260), 5), ink.white, {
      opacity: 0.35,
    }),
  ) +
  at(
    300,
    880,
    1,
    path('M-44 -64L44 -64L34 10L-34 10Z', across('#f48a70', ink.coral, ink.brick)) +
      ellipse(0, -64, 44, 12, '#7a2f2a') +
      stroke('M-44 -64Q0 -130 44 -64', '#dfe4da', 5) +
      path('M-26 -66Q-20 -96 8 -90Q30 -84 26 -66Z', '#8fb8bc') +
      path('M6 -92L24 -112L28 -88Z', '#6d9aa0') +
      path('M-30 -66Q-34 -84 -16 -88Q-2 -84 -6 -66Z', '#b5cfcf'),
  ) +
  circle(0, 0, 0, darker(ink.black, 0));
