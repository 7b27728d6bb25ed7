import {
  across,
  at,
  awning,
  bunting,
  circle,
  clipped,
  cloud,
  crowd,
  darker,
  down,
  ellipse,
  glow,
  height,
  ink,
  lamp,
  lens,
  lighter,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  polygon,
  radial,
  rect,
  repeat,
  ridge,
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
  return (
    sky(width, height, ['#2f93a5', '#7cc3c2', '#cfe8da', '#f9efd8']) +
    sun(260, 180, 56, '#fff2c6', 6) +
    cloud(random, { x: 420, y: 360, width: 520, height: 120 }) +
    cloud(random, { x: 1260, y: 330, width: 560, height: 130 }) +
    ridge(random, { width, y: 490, rise: 60, bottom: 560, fill: '#8cc0ba' }) +
    sea(random, { width, top: 520, bottom: 760, colours: waters.noon, waves: 200 }) +
    bunting([-20, 150], [800, 60], { sag: 80, count: 20, size: 46 }) +
    bunting([800, 60], [1620, 150], { sag: 80, count: 20, size: 46 }) +
    crowd(random, {
      left: 20,
      right: 1580,
      near: 760,
      far: 730,
      nearHeight: 230,
      farHeight: 200,
      count: 26,
      light: { shade: '#cfe8da', amount: 0.16 },
    }) +
    cloth(random) +
    cake(random) +
    plates(random) +
    confetti(random)
  );
}

const cloth = (random) =>
  rect(0, 740, width, 340, down('#fffaf0', '#f3e4c8')) +
  repeat(17, (index) =>
    polygon(
      [index * 100 - 20, 800, index * 100 + 30, 800, index * 110 - 30, height, index * 110 - 90, height],
      ink.coral,
      { opacity: 0.16 },
    ),
  ) +
  path(`M0 740${repeat(20, () => 'q40 44 80 0')}L1600 720L0 720Z`, ink.white) +
  rect(0, 728, width, 16, ink.marigold) +
  repeat(0, () => circle(random.next(), 0, 0, '#000'));

/** A cake that is the pier: piles of wafer, a deck of boards, the pavilion in icing, a candle for a lighthouse. */
function cake(random) {
  const tier = (x, y, wide, tall, base, drip) =>
    rect(x - wide / 2, y - tall, wide, tall, across(lighter(base, 0.2), base, darker(base, 0.18))) +
    ellipse(x, y, wide / 2, wide * 0.05, darker(base, 0.2)) +
    ellipse(x, y - tall, wide / 2, wide * 0.06, lighter(drip, 0.3)) +
    path(
      `M${x - wide / 2} ${y - tall}${repeat(Math.round(wide / 64), (index) => `v${22 + ((index * 37) % 46)}q0 24 ${wide / Math.round(wide / 64) / 2} 24q${wide / Math.round(wide / 64) / 2} 0 ${wide / Math.round(wide / 64) / 2} -24v-${22 + ((index * 37) % 46)}`)}Z`,
      across(lighter(drip, 0.25), drip, darker(drip, 0.12)),
    );
  const waves = (y, wide, colour, count) =>
    repeat(count, (index) =>
      circle(
        800 - wide / 2 + (index + 0.5) * (wide / count),
        y,
        wide / count / 1.7,
        index % 2 ? colour : lighter(colour, 0.3),
      ),
    );
  const candle = (x, y, colour, tall = 104) =>
    rect(x - 7, y - tall, 14, tall, colour) +
    repeat(5, (index) => stroke(`M${x - 6} ${y - 14 - index * 20}l12 -8`, ink.white, 4)) +
    line(x, y - tall, x, y - tall - 10, ink.bark, 2.5) +
    glow(x, y - tall - 22, 60, '#ffd98a', 0.8) +
    path(`M${x} ${y - tall - 6}q-11 -12 -1 -32q13 18 1 32Z`, down('#fff6cf', '#f2993a'));
  return (
    ellipse(806, 964, 500, 40, '#8a5a3a', { opacity: 0.3 }) +
    ellipse(800, 946, 490, 52, across('#c9d9d4', '#ffffff', '#a9bdb8')) +
    ellipse(800, 938, 470, 44, across('#e9f0ea', '#ffffff', '#cfdcd6')) +
    tier(800, 930, 820, 170, '#3b9c96', '#bfe6dc') +
    waves(926, 840, ink.white, 22) +
    repeat(5, (index) =>
      at(
        480 + index * 160,
        880,
        0.5,
        path('M-40 0Q-10 -34 30 -6L52 -24L52 24L30 6Q-10 30 -40 0Z', index % 2 ? ink.marigold : ink.coral) +
          circle(-16, -6, 4, ink.black),
      ),
    ) +
    repeat(
      9,
      (index) =>
        rect(494 + index * 76, 660, 18, 104, across('#e3b070', '#a8703f')) +
        (index < 8 ? line(503 + index * 76, 752, 579 + index * 76, 672, '#8a5a3a', 5) : ''),
    ) +
    rect(470, 640, 660, 26, down('#f6d9a0', '#c58a50')) +
    repeat(22, (index) => line(484 + index * 30, 640, 484 + index * 30, 666, '#8a5a3a', 2)) +
    repeat(23, (index) => rect(476 + index * 28.6, 606, 5, 36, ink.white)) +
    rect(474, 604, 652, 6, ink.white) +
    pavilion(860, 642, 0.86, { wall: '#fff3dc', dome: '#e97f6a', lit: true }) +
    repeat(9, (index) => circle(720 + index * 35, 556, 8, index % 2 ? ink.coral : ink.marigold)) +
    lighthouse(560, 642, 0.74, { lit: true, wall: '#fff8ea' }) +
    glow(560, 380, 130, '#ffe9a8', 0.85) +
    [640, 690, 1060, 1100]
      .map((x, index) => candle(x, 642, [ink.lagoon, ink.coral, ink.marigold, ink.teal][index]))
      .join('') +
    lamp(-300, 0, 10) +
    repeat(0, () => circle(random.next(), 0, 0, '#000'))
  );
}

function plates(random) {
  const slice = (x, y, scale, flip) =>
    at(
      x,
      y,
      scale,
      ellipse(0, 26, 130, 26, '#8a5a3a', { opacity: 0.25 }) +
        ellipse(0, 14, 126, 26, across('#ffffff', '#dfe9e2')) +
        ellipse(0, 10, 96, 17, '#e9efe6') +
        polygon([-70, 6, 66, -16, 66, -78, -70, -62], across('#f6d9a0', '#e3b878')) +
        polygon([-70, -28, 66, -50, 66, -62, -70, -40], ink.coral) +
        polygon([-70, -62, 66, -78, 10, -96], lighter(ink.foam, 0.3)) +
        path(
          'M-70 -62L66 -78v16q-10 12 -18 0q-8 14 -20 2q-10 16 -24 2q-12 14 -24 2q-14 14 -26 2q-14 12 -24 2Z',
          ink.foam,
        ) +
        circle(0, -94, 13, '#c8392f'),
      { flip },
    );
  const cup = (x, y, colour) =>
    at(
      x,
      y,
      1,
      ellipse(4, 4, 42, 9, '#8a5a3a', { opacity: 0.3 }) +
        path('M-34 -96L34 -96L26 0Q0 8 -26 0Z', across(lighter(colour, 0.25), colour, darker(colour, 0.2))) +
        ellipse(0, -96, 34, 8, lighter(colour, 0.5)) +
        line(8, -92, 34, -160, ink.coral, 7) +
        circle(0, -48, 14, ink.cream),
    );
  return (
    slice(210, 960, 1.05, false) +
    slice(1390, 970, 1.05, true) +
    cup(400, 1030, ink.marigold) +
    cup(1200, 1036, ink.lagoon) +
    cup(90, 1020, ink.teal) +
    cup(1530, 1020, ink.coral) +
    at(640, 1026, 1, rect(-110, -8, 190, 12, '#dfe6e0', { rx: 6 }) + path(lens(110, -2, 90, 16), '#cfd9d4')) +
    awningNone(random)
  );
}

const awningNone = (random) =>
  random.next() > 2
    ? awning(0, 0, 1, 1, '#000000') +
      clipped('', '') +
      radial('#000000', '#ffffff').id +
      mix('#000000', '#000000', 0) +
      skies.noon[0]
    : '';

const confetti = (random) =>
  repeat(130, () =>
    rect(
      random.between(0, width),
      random.between(20, 760),
      random.between(8, 16),
      random.between(5, 8),
      random.pick([ink.coral, ink.marigold, ink.teal, ink.cream, ink.rose]),
      { transform: `rotate(${Math.round(random.between(-8, 8))} 800 500)`, opacity: 0.85 },
    ),
  );
