import { skies } from '../kit/air.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down, radial, sprayed } from '../kit/paint.mjs';
import { at, ellipse, lens, path, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf, waters } from '../kit/water.mjs';
import { fish } from './parts/food.mjs';
import { anemone, crab, starfish } from './parts/sea-creatures.mjs';

const pool = smooth(
  [
    180, 620, 330, 470, 640, 430, 900, 470, 1180, 440, 1400, 560, 1440, 760, 1250, 930, 900, 960, 560, 940,
    280, 860,
  ],
  true,
);

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 300, down(...skies.golden)) +
    sea(random, { width, top: 120, bottom: 330, colours: waters.golden, waves: 160, light: '#ffe6b8' }) +
    surf(
      random,
      Array.from({ length: 12 }, (_, index) => [index * 150 - 20, 290 + random.between(-16, 16)]).flat(),
      26,
    ) +
    rocks(random) +
    path(pool, '#2b231f', { transform: 'translate(0 -16)' }) +
    path(pool, down('#7cc5b5', '#2f938f', '#0e5f64')) +
    clipped(path(pool, '#fff'), bottom(random) + life(random) + light(random)) +
    path(pool, 'none', { stroke: '#d9efe2', strokeWidth: 5, opacity: 0.75 }) +
    edge(random) +
    boots()
  );
}

function rocks(random) {
  const base = rect(0, 300, width, 770, down('#8a6f5c', '#5a4a45', '#3a3236'));
  const slabs = repeat(90, () => {
    const [x, y] = [random.between(-60, width + 60), random.between(300, height)];
    const size = 30 + (y - 280) * 0.16 * random.between(0.6, 1.4);
    const tone = mix(random.pick(['#a08570', '#6d5b55', '#4f454a', '#8f7a68']), ink.black, (y - 300) / 2600);
    return path(
      smooth(
        [
          x - size,
          y,
          x - size * 0.6,
          y - size * 0.6,
          x + size * 0.2,
          y - size * 0.72,
          x + size,
          y - size * 0.2,
          x + size * 0.8,
          y + size * 0.5,
          x - size * 0.4,
          y + size * 0.56,
        ],
        true,
      ),
      down(lighter(tone, 0.22), darker(tone, 0.25)),
    );
  });
  return base + slabs + sprayed(rect(0, 300, width, 770, down(['#000', 0], ['#000', 0.34])), '#241d20', 0.6);
}

function bottom(random) {
  const pebbles = repeat(150, () =>
    ellipse(
      random.between(180, 1440),
      random.between(520, 960),
      random.between(8, 30),
      random.between(5, 16),
      mix(random.pick(['#d9c49a', '#8fb5a5', '#b59a82', '#6f9a94', ink.coral]), '#1c7a7a', 0.5),
      { opacity: 0.75 },
    ),
  );
  return (
    rect(150, 400, 1320, 600, radial(['#c9dcb4', 0.65], ['#c9dcb4', 0.2], ['#0a3438', 0.5])) +
    pebbles +
    weed(random)
  );
}

const weed = (random) =>
  repeat(46, () => {
    const side = random.chance(0.5);
    const x = side ? random.between(190, 420) : random.between(1180, 1420);
    const y = random.between(600, 920);
    const bend = random.between(-50, 50);
    return stroke(
      `M${x} ${y}q${bend} ${-50} ${bend * 0.3} ${-random.between(80, 150)}`,
      mix(random.pick(['#5f8f3f', '#3f7a4a', '#8a5a2c']), ink.deep, random.between(0, 0.4)),
      random.between(8, 17),
      { opacity: 0.9 },
    );
  });

const life = (random) =>
  anemone(random, 420, 800, 0.95, '#d9587a') +
  anemone(random, 1240, 640, 1.05, '#7fae4e') +
  anemone(random, 1080, 860, 0.72, ink.marigold) +
  starfish(random, 720, 760, 1.15, ink.amber, 14) +
  starfish(random, 1010, 600, 0.72, ink.coral, -20) +
  starfish(random, 540, 600, 0.55, '#a8506a', 34) +
  fish(840, 560, 110, { back: '#d9b55c', belly: '#fbe6b8', rotate: 8 }) +
  fish(760, 520, 80, { back: '#5f7c80', belly: '#e3ead9', rotate: 14 }) +
  fish(660, 900, 96, { back: '#d9b55c', belly: '#fbe6b8', rotate: -8 }) +
  crab(300, 690, 0.7);

const light = (random) =>
  repeat(30, () =>
    stroke(
      `M${random.between(240, 1360)} ${random.between(480, 930)}q${random.between(20, 50)} ${random.between(-18, 18)} ${random.between(60, 120)} 0t${random.between(50, 90)} 4`,
      '#e9f7e8',
      3.5,
      { opacity: random.between(0.2, 0.55) },
    ),
  ) +
  path(lens(560, 500, 420, 16), ink.white, { opacity: 0.45 }) +
  path(lens(1140, 508, 260, 10), ink.white, { opacity: 0.4 });

const edge = (random) =>
  repeat(60, () => {
    const x = random.between(120, 1500);
    const y = random.between(950, 1060);
    const size = random.between(8, 17);
    return (
      path(
        `M${x - size} ${y}L${x - size * 0.4} ${y - size}L${x + size * 0.4} ${y - size}L${x + size} ${y}Z`,
        '#d9d0bd',
      ) + ellipse(x, y - size, size * 0.4, size * 0.16, '#4f454a')
    );
  }) +
  repeat(18, (index) =>
    stroke(
      `M${60 + index * 26} 1067q${random.between(-30, 30)} -40 ${random.between(-10, 20)} -${random.between(60, 120)}`,
      mix('#5f8f3f', ink.deep, random.next() * 0.5),
      13,
    ),
  ) +
  crab(1440, 960, 0.62);

function boots() {
  const boot = (x, y, scale, flip) =>
    at(
      x,
      y,
      scale,
      path(
        'M-40 -210L48 -206L52 -70Q96 -58 118 -30Q126 0 104 6L-44 6Z',
        across('#ffd257', ink.marigold, ink.amber),
      ) +
        path('M-44 6L104 6Q116 8 116 22L-46 22Z', ink.bark) +
        rect(-44, -216, 94, 20, '#ffe18a', { rx: 8 }) +
        path('M-20 -190L-6 -190L-2 -60L-22 -40Z', ink.white, { opacity: 0.4 }),
      { flip },
    );
  return (
    path('M1130 -20L1330 -20L1350 170L1120 170Z', ink.navy) +
    path('M1220 30L1226 170', 'none', { stroke: ink.night, strokeWidth: 6 }) +
    ellipse(1240, 412, 170, 22, ink.black, { opacity: 0.35 }) +
    boot(1164, 392, 1.02, true) +
    boot(1296, 396, 1.06, false)
  );
}
