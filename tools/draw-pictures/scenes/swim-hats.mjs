import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  gulls,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  pierSide,
  polygon,
  rect,
  repeat,
  ridge,
  sea,
  sky,
  snowfall,
  steam,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier = pierSide({
    left: -40,
    right: 620,
    deck: 500,
    water: 580,
    bay: 70,
    rail: 26,
    colour: '#6f7f84',
    light: '#93a0a0',
  });
  return (
    sky(width, height, ['#7fa9b5', '#b9cfcd', '#f0e2cc', '#fbd3ae']) +
    sun(1190, 410, 66, '#fff0cf', 7) +
    ridge(random, { width, y: 500, rise: 90, bottom: 590, fill: '#a9bfbf' }) +
    haze(width, 420, 180, '#fff3dc', 0.7) +
    sea(random, { width, top: 560, bottom: 900, colours: waters.winter, waves: 320, light: '#f7efdc' }) +
    pier +
    glints(random, { x: 1190, top: 564, bottom: 880, colour: '#fff3d4', width: 190, count: 110 }) +
    gulls(random, { x: 420, y: 250, spread: 150, count: 4, span: 58 }) +
    rail(random) +
    line_() +
    snowfall(random, { width, height, count: 150, size: 3.6 })
  );
}

/** Snow on the boards, a bench with towels and boots. */
function rail(random) {
  const deck =
    rect(0, 880, width, 190, down('#f6f2ea', '#dde5e6', '#b9c9cf')) +
    repeat(16, () =>
      ellipse(
        random.between(0, width),
        random.between(900, 1060),
        random.between(80, 240),
        random.between(5, 16),
        ink.white,
        { opacity: 0.7 },
      ),
    );
  const seat = at(
    800,
    1000,
    1,
    ellipse(0, 6, 400, 22, '#6f8790', { opacity: 0.5 }) +
      repeat(2, (side) => rect(side ? 270 : -320, -100, 50, 100, across('#8f6b4c', '#4b3327'))) +
      rect(-390, -124, 780, 34, down('#c99a6b', '#7a5640')) +
      rect(-390, -132, 780, 14, ink.white, { rx: 7 }),
  );
  const boots = (x, colour) =>
    at(
      x,
      1012,
      0.9,
      repeat(
        2,
        (index) =>
          path(
            `M${index * 62 - 40} -96L${index * 62 - 4} -96L${index * 62 - 2} -30Q${index * 62 + 24} -24 ${index * 62 + 24} -4L${index * 62 - 42} -4Z`,
            across(lighter(colour, 0.2), colour, darker(colour, 0.3)),
          ) + rect(index * 62 - 43, -100, 42, 14, lighter(colour, 0.4), { rx: 5 }),
      ),
    );
  const towel = at(
    1010,
    880,
    1,
    rect(-86, -30, 172, 26, across(ink.cream, ink.coral), { rx: 12 }) +
      rect(-80, -54, 160, 26, across(ink.teal, ink.lagoon), { rx: 12 }) +
      rect(-74, -76, 148, 24, across(ink.marigold, '#f6d08a'), { rx: 12 }),
  );
  const flask =
    at(
      620,
      872,
      1,
      rect(-26, -110, 52, 114, across(lighter(ink.brick, 0.2), ink.brick, darker(ink.brick, 0.3)), {
        rx: 10,
      }) +
        rect(-20, -136, 40, 34, '#dfe4da', { rx: 8 }) +
        path('M60 0L54 -54L110 -54L104 0Z', across(ink.white, '#cfd6cd')) +
        stroke('M108 -44Q132 -40 126 -18Q122 -8 104 -12', '#dfe4da', 8),
    ) + steam(702, 810, 110, 0.6);
  return deck + seat + towel + flask + boots(330, ink.teal) + boots(1300, ink.marigold);
}

/** The line between two posts, with five knitted hats. */
function line_() {
  const post = (x) =>
    rect(x - 22, 190, 44, 760, across('#a8805c', '#7a5640', '#3d2a20')) +
    rect(x - 27, 176, 54, 22, ink.white, { rx: 10 }) +
    repeat(4, (index) =>
      line(x - 14 + index * 9, 210, x - 16 + index * 9, 930, '#3d2a20', 1.6, { opacity: 0.4 }),
    ) +
    ellipse(x, 950, 46, 9, ink.white);
  const sag = (x) => 250 + 90 * (1 - ((x - 800) / 680) ** 2);
  const hats = [
    [300, ink.coral, ink.cream, 0],
    [548, ink.teal, ink.marigold, 1],
    [806, ink.marigold, ink.navy, 2],
    [1060, ink.brick, ink.foam, 1],
    [1306, ink.lagoon, ink.coral, 0],
  ];
  return (
    post(120) +
    post(1480) +
    stroke('M120 236Q800 446 1480 236', ink.bark, 5) +
    hats
      .map(([x, colour, band, kind], index) =>
        at(x, sag(x) + 2, 1.28, hat(colour, band, kind), { rotate: [-6, 4, -2, 5, -5][index] }),
      )
      .join('')
  );
}

/** A hat that hangs by its brim from two pegs, the bobble down. */
function hat(colour, band, kind) {
  const shape = 'M-84 34Q-92 150 -44 178Q0 196 44 178Q92 150 84 34Z';
  const knit = repeat(8, (row) =>
    repeat(15, (column) =>
      stroke(`M${-98 + column * 14} ${44 + row * 18}l7 8l7 -8`, darker(colour, 0.25), 2.4, { opacity: 0.6 }),
    ),
  );
  const motif = [
    repeat(7, (index) =>
      polygon(
        [-84 + index * 26, 92, -71 + index * 26, 72, -58 + index * 26, 92, -71 + index * 26, 112],
        band,
      ),
    ),
    repeat(3, (index) => rect(-100, 68 + index * 34, 200, 13, band)),
    repeat(4, (index) =>
      at(
        -66 + index * 44,
        92,
        0.62,
        stroke('M0 -22V24M-12 -12H12M-20 6Q-18 26 0 26Q18 26 20 6', band, 8) +
          circle(0, -28, 7, 'none', { stroke: band, strokeWidth: 5 }),
      ),
    ),
  ][kind];
  return (
    path(shape, across(lighter(colour, 0.18), colour, darker(colour, 0.3))) +
    clipped(
      path(shape, '#fff'),
      knit + motif + rect(-100, 20, 200, 180, across([ink.white, 0.18], [ink.white, 0], [ink.black, 0.3])),
    ) +
    rect(-92, 4, 184, 40, across(lighter(band, 0.14), band, darker(band, 0.25)), { rx: 16 }) +
    repeat(14, (index) =>
      line(-82 + index * 12.6, 8, -82 + index * 12.6, 40, darker(band, 0.3), 3, { opacity: 0.6 }),
    ) +
    circle(0, 206, 32, darker(band, 0.1)) +
    repeat(22, (index) => {
      const angle = index * 0.9;
      const far = 12 + (index % 4) * 6;
      return circle(
        Math.cos(angle) * far,
        206 + Math.sin(angle) * far,
        10,
        mix(band, ink.white, (index % 5) * 0.1),
      );
    }) +
    repeat(2, (side) => rect(side ? 52 : -64, -26, 12, 48, across('#e3c08a', '#a8774f'), { rx: 4 }))
  );
}
