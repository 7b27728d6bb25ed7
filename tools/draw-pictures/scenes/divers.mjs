import {
  across,
  at,
  beam,
  blended,
  blurred,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glow,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  polygon,
  rect,
  repeat,
  smooth,
  stroke,
  width,
} from '../kit/all.mjs';
import { fish } from './parts/food.mjs';
import { anemone, crab, starfish } from './parts/sea-creatures.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, down('#8fd0bf', '#3b9c96', '#17717a', '#0b4f5b', '#082f3c')) +
    surface(random) +
    rays(random) +
    pile(random, 980, 70, '#2c7a7c', 0.6) +
    pile(random, 620, 80, '#2c7a7c', 0.6) +
    school(random) +
    pile(random, 1330, 170, '#3b4a40', 0) +
    pile(random, 250, 190, '#33443c', 0) +
    floor(random) +
    diver(560, 400, 1.5, ink.coral, '#b57a52', false) +
    diver(1120, 610, 1.16, ink.marigold, '#f0c6a0', true) +
    lumpfish() +
    bubbles(random)
  );
}

const surface = (random) =>
  repeat(30, () =>
    path(
      `M${random.between(-100, width)} ${random.between(4, 90)}q60 ${random.between(-14, 14)} ${random.between(120, 300)} 0`,
      'none',
      {
        stroke: '#e9f7e6',
        strokeWidth: random.between(2, 8),
        strokeLinecap: 'round',
        opacity: random.between(0.25, 0.75),
      },
    ),
  ) +
  rect(0, 0, width, 70, down(['#ffffff', 0.6], ['#ffffff', 0])) +
  glow(860, 0, 620, '#fdf6cf', 0.7);

const rays = (random) =>
  blended(
    blurred(
      repeat(10, (index) => {
        const x = 300 + index * 120 + random.between(-30, 30);
        const lean = (x - 860) * 0.5;
        return polygon(
          [x, -10, x + random.between(26, 60), -10, x + lean + 150, 940, x + lean - 20, 940],
          '#d9f5dc',
          { opacity: random.between(0.06, 0.17) },
        );
      }),
      6,
    ),
    'screen',
  );

function pile(random, x, wide, tone, haze) {
  const growth = repeat(70, () => {
    const [px, py] = [x + random.between(-0.5, 0.5) * wide, random.between(120, 960)];
    return random.chance(0.5)
      ? circle(px, py, random.between(4, 12) * (wide / 150), random.pick(['#dcd8c4', '#8fae8c', '#5b7a5a']), {
          opacity: 0.8 * (1 - haze) + 0.1,
        })
      : ellipse(
          px,
          py,
          random.between(7, 15) * (wide / 150),
          random.between(4, 8) * (wide / 150),
          random.pick(['#22303a', '#3a3550']),
          { opacity: 0.85 * (1 - haze) + 0.05 },
        );
  });
  const flowersOf =
    haze > 0
      ? ''
      : repeat(5, (index) =>
          anemone(
            random,
            x + random.between(-0.4, 0.4) * wide,
            300 + index * 140 + random.between(-30, 30),
            random.between(0.28, 0.42),
            random.pick([ink.coral, '#f0b8a8', ink.marigold, '#e7e2cf']),
          ),
        );
  return (
    rect(x - wide / 2, -10, wide, height, across(lighter(tone, 0.2), tone, darker(tone, 0.5)), {
      opacity: 1 - haze * 0.4,
    }) +
    repeat(6, () => {
      const px = x + random.between(-0.4, 0.4) * wide;
      return line(px, 0, px, height, darker(tone, 0.5), 2.4, { opacity: 0.4 });
    }) +
    growth +
    flowersOf
  );
}

function floor(random) {
  const bank = path(
    `${smooth([-60, 940, 200, 900, 480, 950, 800, 914, 1100, 960, 1380, 910, 1680, 950])}L1680 1100L-60 1100Z`,
    down('#5f8a78', '#2c5a5a', '#123a44'),
  );
  const stones = repeat(46, () => {
    const [x, y, size] = [random.between(0, width), random.between(944, 1060), random.between(12, 44)];
    return (
      ellipse(x, y, size, size * 0.62, random.pick(['#3f6460', '#6a8a7c', '#274a4e', '#87a08c'])) +
      ellipse(x - size * 0.2, y - size * 0.2, size * 0.5, size * 0.2, '#b5d0ba', { opacity: 0.3 })
    );
  });
  const kelp = (x, tall, tone) =>
    repeat(5, (blade) => {
      const lean = (blade - 2) * 26;
      return path(
        `${smooth([x + blade * 8, 1060, x + lean * 0.6 - 18, 1060 - tall * 0.35, x + lean + 22, 1060 - tall * 0.7, x + lean * 1.3, 1060 - tall])}${smooth([x + lean * 1.3, 1060 - tall, x + lean + 46, 1060 - tall * 0.66, x + lean * 0.6 + 14, 1060 - tall * 0.32, x + blade * 8 + 18, 1060]).replace('M', 'L')}Z`,
        mix(tone, ink.deep, blade * 0.1),
      );
    });
  return (
    bank +
    stones +
    kelp(60, 420, '#5f7d3c') +
    kelp(1500, 470, '#6a8440') +
    kelp(1180, 230, '#55753f') +
    starfish(random, 520, 1000, 0.5, ink.coral, 18) +
    starfish(random, 1290, 1010, 0.4, ink.marigold, 40) +
    crab(940, 1010, 0.5) +
    anemone(random, 700, 1010, 0.6, '#e58a8a') +
    anemone(random, 380, 1020, 0.5, '#e7e2cf')
  );
}

const school = (random) =>
  repeat(17, (index) =>
    fish(
      760 + (index % 6) * 66 + random.between(-16, 16),
      210 + Math.floor(index / 6) * 54 + random.between(-12, 12),
      66,
      { back: '#3f7f8c', belly: '#cfe6dc', rotate: random.between(-8, 8) },
    ),
  );

/** A diver swimming level, about 330 long, the torch ahead. */
function diver(x, y, scale, accent, skin, flip) {
  const suit = across('#24484f', '#173238', '#0d2329');
  const drawing =
    beam(160, 6, 340, 22, 24, '#fff3c8', 0.55) +
    path('M-210 -6Q-262 -40 -286 -22Q-268 0 -216 14Z', accent) +
    path('M-200 34Q-246 40 -268 70Q-236 76 -194 54Z', darker(accent, 0.15)) +
    stroke('M-30 16Q-110 26 -206 4', '#12292f', 34) +
    stroke('M-30 22Q-110 60 -196 42', '#1c3a41', 34) +
    path('M-60 -22Q0 -50 66 -32Q92 -20 86 8Q40 44 -52 40Q-80 20 -60 -22Z', suit) +
    stroke('M-50 2Q10 -16 84 -10', accent, 8) +
    rect(-56, -74, 124, 40, across('#f6e6c6', ink.marigold, ink.amber), { rx: 20 }) +
    rect(64, -64, 22, 20, '#5d7374', { rx: 5 }) +
    rect(-20, -76, 12, 48, '#39484e') +
    rect(30, -76, 12, 48, '#39484e') +
    stroke('M60 10Q110 34 152 10', '#1c3a41', 24) +
    circle(156, 8, 13, skin) +
    rect(150, -6, 44, 22, '#39484e', { rx: 6 }) +
    rect(190, -9, 12, 28, '#ffe9a8', { rx: 4 }) +
    circle(116, -34, 38, '#173238') +
    path('M112 -58Q150 -62 156 -34Q154 -10 120 -8Q104 -30 112 -58Z', skin) +
    path('M118 -56L156 -52Q164 -36 152 -28L118 -28Q110 -42 118 -56Z', '#0d2329') +
    path('M124 -51L152 -48Q157 -38 148 -33L124 -33Q118 -42 124 -51Z', down('#dff2ee', '#7fb8b4')) +
    circle(140, -40, 4, ink.black) +
    rect(138, -24, 24, 18, '#39484e', { rx: 6 }) +
    stroke('M148 -14Q140 30 84 -50', '#0d2329', 7);
  return at(x, y, scale, drawing, { flip, rotate: flip ? -16 : 12 });
}

/** Round, spotted and stuck to its stone. */
const lumpfish = () =>
  at(
    830,
    760,
    1.05,
    ellipse(10, 116, 150, 22, '#08303a', { opacity: 0.4 }) +
      path('M-120 120Q-90 76 0 82Q110 84 140 124Q60 150 -120 120Z', down('#87a08c', '#3f6460')) +
      path('M92 -10Q140 -50 158 -40Q150 0 160 44Q130 40 92 26Z', '#d9724e') +
      path('M-30 -70Q0 -116 34 -64Z', '#e8865e') +
      path('M20 74Q44 110 62 62Z', '#d9724e') +
      path(
        'M-112 6Q-104 -76 -10 -80Q84 -76 104 8Q84 88 -10 88Q-100 84 -112 6Z',
        down('#f6a878', ink.coral, ink.brick),
      ) +
      repeat(4, (row) =>
        repeat(8, (column) =>
          circle(-70 + column * 23 + (row % 2) * 11, -50 + row * 32, 6.5, '#ffd0a8', { opacity: 0.75 }),
        ),
      ) +
      circle(-66, -22, 22, ink.white) +
      circle(-70, -22, 12, ink.black) +
      circle(-74, -27, 4, ink.white) +
      stroke('M-104 26Q-84 44 -62 32', '#7a2f2a', 6) +
      path('M-20 20Q20 10 40 46Q10 66 -22 50Z', '#f9c09a') +
      clipped(circle(0, 0, 1, '#fff'), ''),
  );

const bubbles = (random) =>
  repeat(34, (index) => {
    const [x, y] =
      index < 18
        ? [760 + random.between(-34, 60), 330 - index * 17]
        : [980 + random.between(-30, 40), 560 - (index - 18) * 26];
    const size = random.between(4, 13);
    return (
      circle(x, y, size, '#e6f6ef', { opacity: 0.3 }) +
      circle(x, y, size, 'none', { stroke: '#f4fbf6', strokeWidth: 2, opacity: 0.8 }) +
      circle(x - size * 0.3, y - size * 0.3, size * 0.2, ink.white)
    );
  });
