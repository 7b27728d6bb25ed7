import {
  across,
  at,
  boardsAcross,
  circle,
  clipped,
  cloud,
  darker,
  down,
  ellipse,
  glints,
  gulls,
  haze,
  height,
  ink,
  lens,
  lighter,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  pierSide,
  polygon,
  railing,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  steam,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.morning) +
    sun(300, 210, 58, '#fff2c6', 6.5) +
    cloud(random, { x: 1180, y: 290, width: 620, height: 130 }) +
    ridge(random, { width, y: 480, rise: 60, bottom: 560, fill: '#93c1b9' }) +
    haze(width, 410, 150, '#fff0d0', 0.6) +
    sea(random, { width, top: 510, bottom: 800, colours: waters.morning, waves: 260 }) +
    glints(random, { x: 300, top: 514, bottom: 780, colour: '#fff5d4', width: 150, count: 80 }) +
    sailboat(1380, 590, 0.4, { sail: ink.white, hull: ink.coral }) +
    railing({ left: -20, right: width + 20, foot: 800, height: 190, step: 64, colour: ink.deep, weight: 8 }) +
    boardsAcross(random, { y: 790, width, height: 290, tone: '#d2a674', rows: 8 }) +
    table() +
    laptop(random) +
    bird(1090, 842, 1.7) +
    coffee() +
    gulls(random, { x: 640, y: 180, spread: 150, count: 4, span: 60 })
  );
}

const table = () =>
  ellipse(800, 1040, 760, 40, ink.bark, { opacity: 0.3 }) +
  path('M130 850Q800 760 1470 850L1500 900Q800 1010 100 900Z', down(ink.teal, ink.lagoon, ink.teal)) +
  path('M100 900Q800 1010 1500 900L1500 926Q800 1040 100 926Z', ink.deep) +
  path('M130 850Q800 760 1470 850', 'none', { stroke: ink.foam, strokeWidth: 5, opacity: 0.6 });

/** The new site on its screen, with opening hours and a gull in the corner. */
function laptop(random) {
  const [x, y, wide, tall] = [430, 440, 600, 380];
  const pier =
    pierSide({
      left: x + 200,
      right: x + wide + 20,
      deck: y + 170,
      water: y + 196,
      bay: 30,
      rail: 9,
      thickness: 6,
    }) +
    pavilion(x + 440, y + 171, 0.24) +
    lighthouse(x + 250, y + 171, 0.18);
  const page =
    rect(x, y, wide, tall, ink.cream) +
    rect(x, y, wide, 214, down(...skies.dawn)) +
    circle(x + 130, y + 150, 22, '#ffe0a0') +
    sea(random, { x, width: wide, top: y + 176, bottom: y + 220, colours: waters.dawn, waves: 40 }) +
    pier +
    rect(x, y, wide, 34, ink.white, { opacity: 0.92 }) +
    circle(x + 24, y + 17, 9, ink.coral) +
    repeat(4, (index) => rect(x + 250 + index * 82, y + 13, 54, 8, ink.deep, { rx: 4 })) +
    rect(x + 26, y + 60, 230, 20, ink.white, { rx: 6 }) +
    rect(x + 26, y + 88, 160, 20, ink.white, { rx: 6 }) +
    rect(x + 26, y + 236, 170, 118, ink.white, { rx: 8 }) +
    circle(x + 64, y + 280, 24, 'none', { stroke: ink.lagoon, strokeWidth: 6 }) +
    stroke(`M${x + 64} ${y + 266}V${y + 280}L${x + 74} ${y + 286}`, ink.lagoon, 5) +
    rect(x + 100, y + 266, 76, 9, ink.deep, { rx: 4 }) +
    rect(x + 100, y + 284, 54, 9, mix(ink.deep, ink.cream, 0.5), { rx: 4 }) +
    rect(x + 44, y + 318, 130, 20, ink.coral, { rx: 10 }) +
    repeat(
      2,
      (index) =>
        rect(
          x + 214 + index * 186,
          y + 236,
          170,
          70,
          index ? down('#f2c46a', ink.coral) : down('#7fc0ba', ink.teal),
          { rx: 8 },
        ) +
        rect(x + 214 + index * 186, y + 318, 130, 9, ink.deep, { rx: 4 }) +
        rect(x + 214 + index * 186, y + 336, 90, 8, mix(ink.deep, ink.cream, 0.5), { rx: 4 }),
    );
  return (
    rect(x - 24, y - 26, wide + 48, tall + 50, across('#59696e', '#2c3b40', '#1c282c'), { rx: 20 }) +
    clipped(
      rect(x, y, wide, tall, '#fff', { rx: 4 }),
      page +
        polygon([x + 60, y + tall, x + 260, y, x + 330, y, x + 130, y + tall], ink.white, { opacity: 0.1 }),
    ) +
    circle(x + wide / 2, y - 12, 4, ink.foam) +
    polygon(
      [
        x - 24,
        y + tall + 22,
        x + wide + 24,
        y + tall + 22,
        x + wide + 90,
        y + tall + 98,
        x - 90,
        y + tall + 98,
      ],
      down('#c9d3d0', '#8f9f9f'),
    ) +
    polygon(
      [
        x + 6,
        y + tall + 32,
        x + wide - 6,
        y + tall + 32,
        x + wide + 36,
        y + tall + 70,
        x - 36,
        y + tall + 70,
      ],
      '#39484e',
    ) +
    repeat(3, (row) =>
      repeat(15, (column) =>
        rect(x - 8 - row * 9 + column * (40 + row * 1.2), y + tall + 35 + row * 12, 32, 8, '#5f7074', {
          rx: 2,
        }),
      ),
    ) +
    rect(x - 90, y + tall + 96, wide + 180, 12, '#5f7074', { rx: 6 })
  );
}

/** A herring gull that reads with one eye. */
const bird = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    ellipse(30, 74, 130, 14, ink.deep, { opacity: 0.45 }) +
      line(16, 20, 10, 72, ink.amber, 9) +
      line(54, 20, 58, 72, ink.amber, 9) +
      path('M-14 78L12 66L30 78ZM36 78L58 66L78 78Z', ink.amber) +
      path(
        'M-76 -150Q-70 -214 -16 -216Q34 -212 38 -156Q60 -100 120 -60L214 -6Q150 22 96 16Q40 42 -20 14Q-74 -30 -66 -96Q-64 -126 -76 -150Z',
        down(ink.white, '#f6f2e4', '#dcd6c2'),
      ) +
      path(
        'M-20 -90Q40 -110 96 -62Q150 -22 226 4Q160 20 100 2Q20 10 -20 -90Z',
        across('#a9bcc0', '#7f979d'),
      ) +
      path('M150 -30L248 14Q200 24 158 8Q166 -10 150 -30Z', ink.black) +
      circle(206, 8, 5, ink.white) +
      stroke('M6 -64Q50 -60 92 -26', '#6d868c', 4) +
      path(
        'M-70 -172L-136 -158Q-150 -150 -144 -138L-134 -140Q-104 -140 -70 -144Z',
        down('#ffd060', ink.marigold),
      ) +
      circle(-126, -144, 6, ink.coral) +
      stroke('M-138 -148L-76 -156', darker(ink.amber, 0.3), 3) +
      circle(-40, -172, 13, ink.white) +
      circle(-43, -172, 10, '#ffd873') +
      circle(-44, -172, 6, ink.black) +
      circle(-46, -175, 2, ink.white) +
      stroke('M-58 -190Q-42 -196 -26 -186', '#b9b4a2', 4),
  );

const coffee = () =>
  at(
    250,
    896,
    1.3,
    ellipse(4, 6, 100, 16, ink.deep, { opacity: 0.4 }) +
      ellipse(0, 0, 96, 18, across(ink.white, '#dfe4da')) +
      path(
        'M-54 -4L-64 -92L64 -92L54 -4Q0 8 -54 -4Z',
        across(lighter(ink.coral, 0.2), ink.coral, ink.brick),
      ) +
      stroke('M-60 -74Q-106 -72 -98 -36Q-90 -14 -54 -18', ink.coral, 12) +
      ellipse(0, -92, 64, 13, lighter(ink.coral, 0.3)) +
      ellipse(0, -92, 54, 10, '#5a331c') +
      path(lens(-6, -94, 50, 4), '#c99a6b'),
  ) + steam(250, 770, 130, 0.55);
