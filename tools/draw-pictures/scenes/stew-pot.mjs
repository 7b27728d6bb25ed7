import {
  across,
  at,
  blurred,
  bollard,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glow,
  ink,
  leaf,
  lens,
  lighter,
  line,
  mix,
  path,
  pendant,
  polygon,
  radial,
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
import { bottle, lemon, loaf, oyster } from './parts/food.mjs';
import { framed, shelf, tiles } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    tiles(random, { x: 0, y: 0, width, height: 760, colour: '#d8c9a6', size: 66 }) +
    rect(0, 0, width, 760, across(['#7a4a2c', 0.42], ['#fff0cf', 0.12], ['#7a4a2c', 0.46])) +
    framed(540, 70, 520, 400, view(random), { columns: 3, rows: 2, frame: ink.teal }) +
    racks(random) +
    table(random) +
    glow(800, 420, 620, '#ffdf9e', 0.45) +
    pot(random) +
    bowls(random) +
    repeat(2, (index) => pendant(300 + index * 1000, 150, 190, { colour: ink.coral, halo: 2.6 })) +
    bollard(-200, -200, 1)
  );
}

const view = (random) =>
  rect(540, 70, 520, 240, down(...skies.morning)) +
  sun(850, 220, 34, '#fff1c4', 5) +
  sea(random, { x: 540, width: 520, top: 270, bottom: 480, colours: waters.morning, waves: 80 }) +
  sailboat(690, 320, 0.34, { sail: ink.white, hull: ink.coral });

function racks(random) {
  const jar = (x, y, tall, fill) =>
    rect(x - 30, y - tall, 60, tall, across(['#ffffff', 0.65], ['#dfeae0', 0.5], ['#9fb9b0', 0.6]), {
      rx: 10,
    }) +
    rect(x - 26, y - tall * 0.72, 52, tall * 0.7, fill, { rx: 8, opacity: 0.85 }) +
    rect(x - 32, y - tall - 12, 64, 18, ink.timber, { rx: 5 }) +
    rect(x - 20, y - tall * 0.5, 40, 22, ink.cream);
  const ladles = repeat(
    4,
    (index) =>
      line(86 + index * 88, 470, 86 + index * 88, 610 + (index % 2) * 24, '#59646a', 9) +
      (index % 2
        ? ellipse(86 + index * 88, 646, 30, 24, across('#dfe6e0', '#7d8f90'))
        : path(`M${60 + index * 88} 608h52l-6 62q-20 14 -40 0Z`, across('#dfe6e0', '#7d8f90'))) +
      circle(86 + index * 88, 464, 6, ink.bark),
  );
  const pans = repeat(
    3,
    (index) =>
      circle(1226 + index * 136, 590, 56 - index * 6, radial('#d98a52', '#b8683a', '#7c4022')) +
      circle(1226 + index * 136, 590, 40 - index * 5, '#8f5230', { opacity: 0.6 }) +
      rect(1220 + index * 136, 466, 13, 74, '#5a3826', { rx: 6 }) +
      circle(1226 + index * 136, 462, 6, ink.bark),
  );
  return (
    repeat(5, (index) =>
      jar(
        90 + index * 86,
        300,
        random.between(86, 130),
        ['#c58a35', '#8a3f34', '#d9cfae', '#6a8f4a', '#e0a84a'][index],
      ),
    ) +
    shelf(30, 300, 450) +
    repeat(3, (index) =>
      bottle(1160 + index * 58, 300, 150 - index * 14, ['#2c6a4b', '#c58a35', ink.lagoon][index]),
    ) +
    repeat(3, (index) =>
      ellipse(1440, 292 - index * 18, 74 - index * 6, 14, index % 2 ? ink.foam : ink.white),
    ) +
    shelf(1110, 300, 450) +
    rect(40, 446, 400, 12, '#7a8a8a') +
    ladles +
    rect(1160, 446, 400, 12, '#7a8a8a') +
    pans
  );
}

const table = (random) =>
  rect(0, 730, width, 340, down('#c99a6b', '#a06f47', '#6d4630')) +
  rect(0, 722, width, 18, '#e3b988') +
  repeat(6, (index) =>
    line(0, 776 + index * index * 11, width, 776 + index * index * 11, '#5a3826', 2 + index * 0.6, {
      opacity: 0.5,
    }),
  ) +
  repeat(30, () => {
    const [x, y] = [random.between(0, width), random.between(750, 1050)];
    return stroke(`M${x} ${y}q90 ${random.between(-5, 5)} ${random.between(120, 300)} 0`, '#5a3826', 2, {
      opacity: 0.25,
    });
  });

function pot(random) {
  const [x, _y] = [800, 870];
  const enamel = 'M520 560Q512 800 560 858Q600 900 800 902Q1000 900 1040 858Q1088 800 1080 560Z';
  const handle = (side) =>
    stroke(
      `M${x + side * 276} 640Q${x + side * 350} 630 ${x + side * 348} 690Q${x + side * 344} 726 ${x + side * 268} 716`,
      darker(ink.teal, 0.1),
      26,
    );
  const broth =
    ellipse(x, 566, 262, 62, radial('#fff3d4', '#f6dfae', '#e3bd7c')) +
    ellipse(x - 60, 552, 120, 20, '#fffaf0', { opacity: 0.5 });
  const things = clipped(
    ellipse(x, 566, 262, 62, '#fff'),
    repeat(
      9,
      (index) =>
        at(x - 200 + index * 50, 566 + (index % 3) * 15 - 18, 0.34, '') +
        ellipse(
          x - 200 + index * 52,
          560 + (index % 3) * 18 - 14,
          34,
          14,
          index % 2 ? '#cdbb98' : '#b8a685',
        ) +
        stroke(`M${x - 224 + index * 52} ${560 + (index % 3) * 18 - 12}q24 14 48 -2`, '#7d7258', 4),
    ) +
      repeat(34, () =>
        ellipse(
          random.between(560, 1040),
          random.between(520, 620),
          random.between(5, 12),
          random.between(3, 6),
          random.pick(['#5f9a4a', '#f2a93b', '#ffe9a8', '#4b8040', '#e8743a']),
          { opacity: 0.9 },
        ),
      ) +
      leaf(720, 560, 90, 10, '#5b7a44') +
      leaf(900, 580, 80, 160, '#4b6a3a'),
  );
  return (
    ellipse(x + 10, 906, 360, 40, '#3a2216', { opacity: 0.45 }) +
    ellipse(x, 898, 330, 34, across('#5a3826', '#8a5a3a', '#4b2e1e')) +
    handle(-1) +
    handle(1) +
    path(enamel, across(lighter(ink.lagoon, 0.2), ink.lagoon, ink.teal, ink.deep)) +
    clipped(
      path(enamel, '#fff'),
      path('M560 640Q556 780 590 840', 'none', {
        stroke: ink.white,
        strokeWidth: 20,
        strokeLinecap: 'round',
        opacity: 0.35,
      }) +
        rect(500, 716, 600, 12, ink.cream, { opacity: 0.85 }) +
        rect(500, 738, 600, 5, ink.cream, { opacity: 0.85 }) +
        stroke('M800 776L800 842M776 794L824 794M762 816Q768 846 800 846Q832 846 838 816', ink.cream, 8) +
        circle(800, 766, 10, 'none', { stroke: ink.cream, strokeWidth: 6 }),
    ) +
    ellipse(x, 562, 290, 78, across(ink.cream, ink.white, '#cdbfa0')) +
    ellipse(x, 566, 266, 66, darker(ink.teal, 0.3)) +
    broth +
    things +
    line(930, 590, 1120, 300, '#8a5a3a', 22) +
    line(926, 588, 1114, 300, '#c99a6b', 7) +
    ellipse(926, 596, 52, 22, '#8a5a3a') +
    ellipse(924, 592, 40, 14, '#f6dfae') +
    blurred(steam(700, 520, 330, 0.6) + steam(820, 510, 400, 0.55) + steam(930, 530, 260, 0.45), 5)
  );
}

function bowls(random) {
  const bowl = (x, y, scale) =>
    at(
      x,
      y,
      scale,
      ellipse(6, 62, 150, 26, '#3a2216', { opacity: 0.4 }) +
        path('M-150 -20Q-140 66 -60 72L60 72Q140 66 150 -20Z', across(ink.white, ink.cream, '#c9b48d')) +
        path('M-144 4Q0 50 144 4', 'none', { stroke: ink.coral, strokeWidth: 9 }) +
        ellipse(0, -20, 150, 40, ink.white) +
        ellipse(0, -18, 132, 32, radial('#fff3d4', '#f3d69e', '#dcb26c')) +
        repeat(5, (index) =>
          ellipse(-70 + index * 36, -22 + (index % 2) * 12, 24, 9, index % 2 ? '#cdbb98' : '#b8a685'),
        ) +
        repeat(9, () =>
          circle(random.between(-90, 90), random.between(-34, -4), 4, random.pick(['#5f9a4a', '#e8743a'])),
        ),
    );
  const card = at(
    260,
    900,
    1,
    polygon([-120, 60, 110, 30, 104, -150, -130, -120], ink.bark, {
      opacity: 0.3,
      transform: 'translate(10 12)',
    }) +
      polygon([-120, 60, 110, 30, 104, -150, -130, -120], across(ink.white, ink.cream)) +
      line(-106, -84, 84, -110, ink.coral, 9) +
      repeat(6, (index) =>
        line(
          -104 + index,
          -54 + index * 20,
          (index % 2 ? 60 : 84) + index * 0.6,
          -78 + index * 20,
          mix(ink.navy, ink.cream, 0.35),
          4,
        ),
      ) +
      ellipse(58, -12, 20, 15, '#e3bd7c', { opacity: 0.5 }),
  );
  return (
    card +
    bowl(1240, 900, 1.05) +
    loaf(470, 880, 0, 0, 0) +
    polygon([1340, 980, 1600, 950, 1600, 1040, 1370, 1067], ink.bark, { opacity: 0.35 }) +
    loaf(1480, 930, 290, 150, 4) +
    oyster(random, 460, 980, 0.62, 170) +
    oyster(random, 590, 1010, 0.56, 20) +
    lemon(720, 1000, 52, 0.8) +
    oyster(random, 870, 1012, 0.58, 200) +
    leaf(660, 1030, 90, -20, ink.leaf) +
    at(
      1020,
      1000,
      1,
      line(-120, 30, 120, 4, '#8fa5a3', 10) +
        path(lens(150, 0, 90, 26), across('#dfe6e0', '#8fa5a3')) +
        path(lens(150, -4, 50, 8), ink.white, { opacity: 0.8 }),
    )
  );
}
