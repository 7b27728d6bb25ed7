import {
  across,
  at,
  blended,
  blurred,
  circle,
  clipped,
  cloud,
  crowd,
  darker,
  down,
  ellipse,
  glow,
  haze,
  height,
  ink,
  lamp,
  lighter,
  line,
  mix,
  path,
  pierSide,
  polygon,
  rect,
  repeat,
  ridge,
  sailboat,
  skies,
  sky,
  smooth,
  stringLights,
  stroke,
  sun,
  width,
} from '../kit/all.mjs';
import { fish } from './parts/food.mjs';

const surface = 470;

/** The pier cut open: evening above the water, the rotor below it. @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return above(random) + below(random) + waterline(random);
}

const above = (random) =>
  sky(width, surface + 20, skies.golden) +
  sun(360, 330, 50, '#ffe2a0', 7) +
  cloud(random, {
    x: 1240,
    y: 170,
    width: 460,
    height: 70,
    light: '#fbe6c6',
    shade: '#e0b090',
    opacity: 0.8,
  }) +
  ridge(random, { width, y: 430, rise: 60, bottom: surface, fill: '#a58f84' }) +
  haze(width, 360, 120, '#ffdca4', 0.5) +
  sailboat(150, surface - 4, 0.34, { sail: ink.cream, hull: ink.teal }) +
  crowd(random, {
    left: 320,
    right: 1560,
    near: 261,
    far: 259,
    nearHeight: 92,
    farHeight: 82,
    count: 15,
    light: { shade: '#6d4a50', amount: 0.2 },
  }) +
  pierSide({
    left: 250,
    right: 1660,
    deck: 260,
    water: surface + 6,
    bay: 150,
    rail: 46,
    thickness: 24,
    colour: '#5a3f35',
    light: '#a0704e',
  }) +
  repeat(
    6,
    (index) =>
      lamp(340 + index * 230, 262, 150, { lit: true }) + glow(340 + index * 230, 106, 80, '#ffe2a0', 0.7),
  ) +
  repeat(5, (index) =>
    stringLights([340 + index * 230, 122], [570 + index * 230, 122], { sag: 26, count: 10, size: 6 }),
  );

function below(random) {
  const water = rect(0, surface, width, height - surface, down('#4fa39a', '#1c7a7c', '#0d545c', '#083845'));
  const rays = blended(
    blurred(
      repeat(9, (index) => {
        const x = 120 + index * 180;
        return polygon([x, surface, x + 50, surface, x + 130, 980, x - 10, 980], '#ffe6b4', {
          opacity: random.between(0.06, 0.15),
        });
      }),
      7,
    ),
    'screen',
  );
  const pile = (x, wide, tone) =>
    rect(x - wide / 2, surface, wide, height - surface, across(lighter(tone, 0.2), tone, darker(tone, 0.5))) +
    repeat(26, () =>
      circle(
        x + random.between(-0.48, 0.48) * wide,
        random.between(surface + 10, 1000),
        random.between(3, 8),
        random.pick(['#dcd8c4', '#8fae8c', '#22303a']),
        { opacity: 0.75 },
      ),
    );
  const bed =
    path(
      `${smooth([-60, 970, 220, 940, 520, 980, 820, 950, 1120, 984, 1400, 944, 1680, 972])}L1680 1100L-60 1100Z`,
      down('#5f8a78', '#1d4a50'),
    ) +
    repeat(36, () => {
      const [x, y, size] = [random.between(0, width), random.between(980, 1060), random.between(10, 36)];
      return ellipse(x, y, size, size * 0.6, random.pick(['#3f6460', '#6a8a7c', '#274a4e']));
    });
  const flow = repeat(26, () => {
    const [x, y] = [random.between(-100, width), random.between(surface + 60, 940)];
    return stroke(
      `M${x} ${y}q80 ${random.between(-16, 16)} ${random.between(140, 300)} 0`,
      '#d9f2ea',
      random.between(1.5, 4),
      { opacity: random.between(0.15, 0.4) },
    );
  });
  const school = repeat(11, (index) =>
    fish(180 + (index % 4) * 74 + random.between(-14, 14), 620 + Math.floor(index / 4) * 56, 70, {
      back: '#3f7f8c',
      belly: '#cfe6dc',
      rotate: random.between(-6, 6),
    }),
  );
  return (
    water +
    rays +
    pile(402, 34, '#3a5550') +
    pile(552, 34, '#3a5550') +
    pile(1308, 34, '#3a5550') +
    pile(1458, 34, '#3a5550') +
    flow +
    school +
    bed +
    rotor() +
    at(1480, 720, 1, fish(0, 0, 130, { back: ink.brick, belly: '#f3c9a4' }), { flip: true })
  );
}

/** Three blades in a ring, on a leg between two piles; a cable goes up to the lamps. */
function rotor() {
  const [x, y] = [860, 724];
  const blade = (turn) =>
    at(
      x,
      y,
      1,
      path(
        'M-22 -30Q-44 -140 -6 -196Q28 -150 24 -30Z',
        across(lighter(ink.marigold, 0.3), ink.marigold, ink.amber),
      ) +
        path('M-8 -40Q-20 -130 -4 -180', 'none', {
          stroke: ink.white,
          strokeWidth: 6,
          strokeLinecap: 'round',
          opacity: 0.5,
        }),
      { rotate: turn },
    );
  return (
    path(
      `M${x - 60} 1000L${x - 22} ${y}L${x + 22} ${y}L${x + 60} 1000Z`,
      across('#b9c9cc', '#6d868c', '#2c444c'),
    ) +
    rect(x - 110, 976, 220, 30, across('#8fa3a6', '#39505a'), { rx: 8 }) +
    stroke(`M${x + 200} ${y - 70}Q${x + 330} ${y - 180} ${x + 300} ${surface - 190}`, ink.black, 9) +
    stroke(`M${x + 200} ${y - 70}Q${x + 330} ${y - 180} ${x + 300} ${surface - 190}`, ink.marigold, 3) +
    circle(x, y, 222, 'none', { stroke: '#2c444c', strokeWidth: 38 }) +
    circle(x, y, 222, 'none', { stroke: '#b9c9cc', strokeWidth: 22 }) +
    circle(x, y, 229, 'none', { stroke: '#eef4f0', strokeWidth: 5, opacity: 0.8 }) +
    repeat(16, (index) =>
      circle(x + Math.cos(index * 0.3927) * 222, y + Math.sin(index * 0.3927) * 222, 5, '#39505a'),
    ) +
    repeat(3, (index) =>
      stroke(
        `M${x + Math.cos(index * 2.094 + 0.4) * 130} ${y + Math.sin(index * 2.094 + 0.4) * 130}A130 130 0 0 1 ${x + Math.cos(index * 2.094 + 1.3) * 130} ${y + Math.sin(index * 2.094 + 1.3) * 130}`,
        '#e6f6ef',
        6,
        { opacity: 0.5 },
      ),
    ) +
    blade(12) +
    blade(132) +
    blade(252) +
    circle(x, y, 54, across('#eef4f0', '#9fb3b6', '#4d656c')) +
    circle(x, y, 34, ink.coral) +
    stroke(
      `M${x} ${y - 16}V${y + 20}M${x - 11} ${y - 8}H${x + 11}M${x - 16} ${y + 6}Q${x - 13} ${y + 20} ${x} ${y + 20}Q${x + 13} ${y + 20} ${x + 16} ${y + 6}`,
      ink.cream,
      5,
    )
  );
}

const waterline = (random) =>
  clipped(
    rect(-10, surface - 30, width + 20, 80, '#fff'),
    path(
      `M-20 ${surface}${repeat(17, (index) => `q50 ${index % 2 ? 13 : -13} 100 0`)}L1700 ${surface + 26}L-20 ${surface + 26}Z`,
      '#bfe6da',
      { opacity: 0.55 },
    ),
  ) +
  stroke(`M-20 ${surface}${repeat(17, (index) => `q50 ${index % 2 ? 13 : -13} 100 0`)}`, ink.white, 7) +
  repeat(24, () =>
    circle(random.between(700, 1300), random.between(surface + 30, 680), random.between(3, 8), '#eaf8f1', {
      opacity: 0.5,
    }),
  ) +
  rect(0, 0, 0, 0, mix('#000000', '#000000', 0));
