import {
  across,
  at,
  blurred,
  circle,
  cloud,
  crowd,
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
  pavilion,
  person,
  pierSide,
  polygon,
  rect,
  reflected,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  smooth,
  stroke,
  sun,
  surf,
  tuft,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({ left: 760, right: 1660, deck: 430, water: 520, bay: 76, rail: 28 }) +
    pavilion(1260, 432, 0.62, { wall: ink.cream, dome: ink.lagoon });
  return (
    sky(width, height, skies.noon) +
    sun(360, 170, 58, '#fff2c6', 6) +
    cloud(random, { x: 560, y: 310, width: 560, height: 120 }) +
    cloud(random, { x: 1380, y: 240, width: 440, height: 80, opacity: 0.85 }) +
    ridge(random, { width, y: 470, rise: 70, bottom: 530, fill: '#8cc0ba' }) +
    haze(width, 400, 130, '#eef3dc', 0.6) +
    sea(random, { width, top: 500, bottom: 760, colours: waters.noon, waves: 260 }) +
    reflected(pier, { y: 522, opacity: 0.32, squash: 0.6 }) +
    pier +
    glints(random, { x: 360, top: 504, bottom: 720, colour: '#f9fff0', width: 160, count: 80 }) +
    sailboat(180, 560, 0.34, { sail: ink.white, hull: ink.coral }) +
    beach(random) +
    crowd(random, {
      left: 1080,
      right: 1560,
      near: 790,
      far: 760,
      nearHeight: 110,
      farHeight: 90,
      count: 8,
      shadow: '#a8855a',
    }) +
    mat() +
    parasol(1340, 900) +
    chair() +
    friends() +
    tuft(random, 60, 1060, 170, '#8a9a52', 26) +
    tuft(random, 1540, 1064, 140, '#8a9a52', 22) +
    gulls(random, { x: 800, y: 170, spread: 180, count: 5, span: 62 })
  );
}

const beach = (random) =>
  path(
    `${smooth([-60, 740, 300, 700, 700, 726, 1100, 690, 1680, 730])}L1680 1100L-60 1100Z`,
    down('#f3dfb0', '#e6c98f', '#c9a468'),
  ) +
  surf(random, [-60, 734, 300, 694, 700, 720, 1100, 684, 1680, 724], 20) +
  repeat(260, () =>
    ellipse(
      random.between(0, width),
      random.between(760, 1060),
      random.between(1.5, 4),
      random.between(1, 2),
      random.pick(['#a8855a', '#fff3d4']),
      { opacity: 0.5 },
    ),
  ) +
  repeat(12, () =>
    ellipse(
      random.between(0, width),
      random.between(780, 1060),
      random.between(120, 340),
      random.between(6, 16),
      random.pick(['#fbeccb', '#c9a468']),
      { opacity: 0.4 },
    ),
  );

/** A mat of boards over the sand, down to the water. */
const mat = () =>
  polygon([300, height, 980, height, 860, 716, 770, 716], across('#c99a6b', '#dcb486', '#a8774f')) +
  repeat(18, (index) => {
    const share = 1 - 1 / (1 + index * 0.16);
    const y = height + (716 - 60 - height) * share;
    const half = 340 - 318 * share;
    const middle = 640 + 186 * share;
    return y > 716 ? line(middle - half, y, middle + half, y, '#6d4a30', 5 * (1 - share) + 0.8) : '';
  }) +
  line(300, height, 770, 716, ink.marigold, 9) +
  line(980, height, 860, 716, ink.marigold, 9);

const parasol = (x, y) =>
  ellipse(x + 60, y + 6, 170, 18, '#8a6a40', { opacity: 0.35 }) +
  line(x, y, x - 30, y - 330, ink.white, 9) +
  path(
    `M${x - 210} ${y - 300}Q${x - 190} ${y - 420} ${x - 34} ${y - 430}Q${x + 130} ${y - 410} ${x + 150} ${y - 280}Q${x + 90} ${y - 318} ${x + 30} ${y - 290}Q${x - 30} ${y - 326} ${x - 90} ${y - 296}Q${x - 150} ${y - 330} ${x - 210} ${y - 300}Z`,
    across(lighter(ink.coral, 0.2), ink.coral, ink.brick),
  ) +
  path(
    `M${x - 34} ${y - 430}Q${x - 92} ${y - 380} ${x - 90} ${y - 296}Q${x - 30} ${y - 326} ${x + 30} ${y - 290}Q${x + 26} ${y - 380} ${x - 34} ${y - 430}Z`,
    ink.cream,
  );

/** A beach chair with balloon tyres, and the woman who drives it. */
function chair() {
  const tyre = (x, y, size) =>
    circle(x + 4, y + 6, size, '#8a6a40', { opacity: 0.3 }) +
    circle(x, y, size, across('#ffe08a', ink.marigold, ink.amber)) +
    circle(x, y, size * 0.62, 'none', { stroke: darker(ink.amber, 0.2), strokeWidth: 5 }) +
    circle(x, y, size * 0.36, '#dfe6e0') +
    circle(x, y, size * 0.14, ink.deep) +
    repeat(6, (index) =>
      line(
        x + Math.cos(index * 1.047) * size * 0.16,
        y + Math.sin(index * 1.047) * size * 0.16,
        x + Math.cos(index * 1.047) * size * 0.36,
        y + Math.sin(index * 1.047) * size * 0.36,
        '#7d8f90',
        4,
      ),
    ) +
    path(
      `M${x - size * 0.7} ${y - size * 0.3}A${size * 0.76} ${size * 0.76} 0 0 1 ${x - size * 0.1} ${y - size * 0.75}`,
      'none',
      { stroke: ink.white, strokeWidth: 7, strokeLinecap: 'round', opacity: 0.6 },
    );
  const skin = '#8a5638';
  const frame =
    stroke('M-128 -300L-96 -110L70 -110L132 26', '#dfe6e0', 15) +
    stroke('M-96 -110L-110 20M70 -110L20 20', '#dfe6e0', 13) +
    stroke('M-128 -296L-168 -306', '#dfe6e0', 13) +
    circle(-170, -306, 12, ink.coral) +
    stroke('M-110 -196L52 -196', '#dfe6e0', 11);
  const body =
    path(
      'M-104 -120Q-120 -250 -72 -280L-10 -280Q20 -250 16 -120Z',
      across(lighter(ink.coral, 0.12), ink.coral, ink.brick),
    ) +
    path('M-90 -140L60 -150Q90 -146 100 -110L140 10L104 22L50 -84L-88 -76Z', across(ink.navy, '#24486a')) +
    path('M100 10L152 6Q176 14 172 30L106 34Z', ink.marigold) +
    rect(-56, -300, 30, 30, mix(skin, ink.plum, 0.3)) +
    circle(-38, -338, 46, across(lighter(skin, 0.1), skin, mix(skin, ink.plum, 0.3))) +
    path(
      'M-86 -336Q-92 -396 -36 -398Q16 -394 12 -350Q-4 -366 -30 -364Q-58 -362 -62 -330Q-60 -300 -78 -286Q-92 -310 -86 -336Z',
      '#1d1413',
    ) +
    path('M-96 -366Q-40 -400 22 -364L50 -352Q-30 -372 -110 -346Z', ink.sand) +
    path('M-86 -366Q-80 -424 -34 -424Q10 -422 14 -370Q-36 -390 -86 -366Z', '#e3c98f') +
    circle(-18, -334, 4.5, ink.black) +
    circle(4, -334, 4.5, ink.black) +
    stroke('M-20 -314Q-6 -302 8 -314', '#4b2418', 4.5) +
    circle(-34, -320, 8, ink.coral, { opacity: 0.4 }) +
    stroke('M-66 -250Q-70 -190 0 -196L44 -204', ink.coral, 28) +
    circle(50, -205, 16, skin);
  const wave = stroke('M0 -256Q56 -270 84 -340', darker(ink.coral, 0.15), 27) + circle(88, -348, 17, skin);
  return at(
    560,
    950,
    1.04,
    blurred(ellipse(10, 90, 210, 20, '#6d4a30', { opacity: 0.5 }), 6) +
      tyre(-150, 40, 58) +
      wave +
      frame +
      body +
      stroke('M-90 -196L60 -196', '#dfe6e0', 12) +
      tyre(-90, 30, 78) +
      tyre(120, 64, 44),
  );
}

const friends = () =>
  person(
    330,
    1010,
    420,
    { skin: '#e3ae88', hair: '#4b3327', top: ink.teal, legs: ink.sand, head: 'cap', cut: 'shirt' },
    { pose: 'reach', shadow: '#8a6a40' },
  ) +
  person(
    860,
    996,
    250,
    { skin: '#8a5638', hair: '#1d1413', top: ink.marigold, legs: ink.coral, head: 'bob', cut: 'shirt' },
    { pose: 'cheer', shadow: '#8a6a40' },
  ) +
  at(
    980,
    1000,
    1.2,
    path('M-34 0L-44 -70L44 -70L34 0Z', across('#7fc0ba', ink.lagoon)) +
      ellipse(0, -70, 44, 9, ink.teal) +
      stroke('M-44 -70Q0 -120 44 -70', ink.cream, 6) +
      line(20, -64, 52, -124, ink.coral, 8) +
      path('M46 -130L66 -120L76 -156L56 -160Z', ink.coral),
  ) +
  repeat(2, (index) => polygon([index * 0, 0], '#000'));
