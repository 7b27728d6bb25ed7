import {
  across,
  at,
  blurred,
  circle,
  crowd,
  down,
  ellipse,
  glints,
  glow,
  gull,
  haze,
  height,
  ink,
  lamp,
  lighthouse,
  line,
  mix,
  path,
  person,
  pierSide,
  polygon,
  rect,
  reflected,
  repeat,
  sea,
  sky,
  stroke,
  sun,
  trawler,
  width,
} from '../kit/all.mjs';

const pale = '#e6e4d3';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const tone = '#3f4f52';
  const pier =
    pierSide({
      left: 330,
      right: 1660,
      deck: 690,
      water: 800,
      bay: 96,
      colour: tone,
      light: '#8b7f6c',
      rail: 44,
      thickness: 20,
    }) + repeat(5, (index) => lamp(940 + index * 150, 692, 150, { lit: true, colour: tone }));
  const head = lighthouse(760, 694, 1.32, { lit: true }) + signalHouse();
  return (
    sky(width, height, ['#b4cac8', '#cfd9cd', '#ece6d2', '#f6e3c2']) +
    sun(1210, 300, 66, '#fff1cf', 6) +
    bank(random, 150, 560, 16, 0.22) +
    sea(random, {
      width,
      top: 650,
      bottom: height,
      waves: 320,
      light: '#f6f0dc',
      colours: ['#efe4cb', '#c9d6c8', '#93b9b2', '#5b938f', '#2f6a6c'],
    }) +
    at(1230, 706, 0.62, trawler(0, 0, 1, { hull: '#b7a294', house: '#e9e3d0' }), { opacity: 0.4 }) +
    reflected(head + pier, { y: 806, opacity: 0.3, squash: 0.7, strength: 26 }) +
    glow(760, 232, 620, '#fff0bf', 0.75) +
    beams() +
    pier +
    head +
    people(random) +
    veil() +
    bank(random, 700, 850, 22, 0.34) +
    glow(760, 232, 190, '#fff3c8', 0.9) +
    calls() +
    glints(random, { x: 760, top: 820, bottom: 1040, colour: '#fff4d6', width: 190, count: 70 }) +
    buoy() +
    bank(random, 930, 1060, 8, 0.2) +
    gull(560, 300, 86, { lift: 0.6, tilt: -12 }) +
    gull(980, 200, 62, { lift: 0.2, tilt: 10 })
  );
}

/** The hut of the fog signal with its red horn. */
const signalHouse = () =>
  rect(470, 560, 150, 134, across('#fbf1de', '#e3d3b4', '#c9b48d')) +
  polygon([456, 562, 545, 500, 634, 562], across(ink.brick, '#8f3a32')) +
  rect(536, 614, 42, 80, ink.teal) +
  circle(568, 656, 4, ink.marigold) +
  rect(488, 596, 34, 38, '#ffe1a0') +
  line(505, 596, 505, 634, ink.teal, 4) +
  line(488, 615, 522, 615, ink.teal, 4) +
  rect(446, 636, 26, 58, '#59646a') +
  path('M470 606L420 598L350 560L350 668L420 634L470 626Z', down('#f48a70', ink.coral, ink.brick)) +
  ellipse(350, 614, 17, 55, ink.brick) +
  ellipse(348, 614, 11, 43, '#5a211c');

/** Three arcs of sound from the horn. */
const calls = () =>
  repeat(4, (index) =>
    stroke(
      `M${296 - index * 62} ${560 - index * 22}Q${262 - index * 68} 614 ${296 - index * 62} ${668 + index * 22}`,
      ink.coral,
      7 - index,
      {
        opacity: 0.62 - index * 0.14,
      },
    ),
  );

const beams = () =>
  blurred(
    polygon([760, 232, 1640, 60, 1640, 330], '#fff6d6', { opacity: 0.5 }) +
      polygon([760, 232, -60, 100, -60, 330], '#fff6d6', { opacity: 0.42 }),
    9,
  );

const people = (random) =>
  person(
    1010,
    692,
    118,
    { skin: '#d9a57c', hair: ink.marigold, top: ink.marigold, legs: '#3b5560', head: 'beanie', cut: 'coat' },
    { pose: 'hold' },
  ) +
  person(
    884,
    692,
    112,
    { skin: '#8a5638', hair: '#2a1d1a', top: ink.coral, legs: ink.navy, head: 'long', cut: 'coat' },
    { pose: 'stand' },
  ) +
  person(
    918,
    692,
    72,
    { skin: '#8a5638', hair: ink.teal, top: ink.teal, legs: ink.navy, head: 'beanie', cut: 'coat' },
    { pose: 'wave', flip: true },
  ) +
  crowd(random, {
    left: 1160,
    right: 1560,
    near: 693,
    far: 691,
    nearHeight: 108,
    farHeight: 100,
    count: 5,
    light: { shade: pale, amount: 0.3, winter: true },
  });

/** The pier goes away to the right into white. */
const veil = () =>
  rect(0, 430, width, 400, across([pale, 0], [pale, 0], [pale, 0], [pale, 0.28], [pale, 0.72], [pale, 0.97]));

const bank = (random, top, bottom, count, opacity) =>
  blurred(
    repeat(count, () =>
      ellipse(
        random.between(-100, width + 100),
        random.between(top, bottom),
        random.between(220, 520),
        random.between(14, 46),
        '#fbf6e8',
        {
          opacity: opacity * random.between(0.4, 1),
        },
      ),
    ),
    20,
  );

const buoy = () =>
  at(
    1290,
    936,
    1.15,
    ellipse(0, 6, 64, 12, '#2f6a6c', { opacity: 0.5 }) +
      path(
        'M-40 0L-22 -66L22 -66L40 0Q0 16 -40 0Z',
        across(mix(ink.coral, '#ffffff', 0.25), ink.coral, ink.brick),
      ) +
      path('M-33 -26L-28 -46L28 -46L33 -26Q0 -16 -33 -26Z', ink.cream) +
      line(-14, -66, -8, -122, ink.deep, 5) +
      line(14, -66, 8, -122, ink.deep, 5) +
      line(-12, -94, 12, -94, ink.deep, 4) +
      rect(-12, -136, 24, 16, ink.deep) +
      circle(0, -142, 9, '#ffe9a8') +
      stroke('M-74 10Q0 34 74 10M-100 22Q0 52 100 22', ink.white, 4, { opacity: 0.6 }),
    { rotate: -5 },
  ) +
  glow(1272, 772, 100, '#ffe9a8', 0.8) +
  haze(0, 0, 0, pale, 0);
