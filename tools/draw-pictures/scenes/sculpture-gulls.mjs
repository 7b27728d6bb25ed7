import { ridge, sky, streaks, sun } from '../kit/air.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { tuft } from '../kit/plants.mjs';
import { at, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#e98f6e', '#f4b183', '#f9cf9c', '#fce6c0']) +
    sun(1130, 560, 120, '#fff3cf', 4) +
    streaks(random, {
      width,
      top: 80,
      bottom: 520,
      count: 16,
      colours: ['#fde3ba', '#e98a70', '#c97a78'],
      opacity: 0.4,
    }) +
    ridge(random, { width, y: 700, rise: 70, bottom: 760, fill: '#d99a84' }) +
    ridge(random, { width, y: 716, rise: 36, bottom: 760, fill: '#b77f7e' }) +
    haze(width, 620, 130, '#fff0cf', 0.5) +
    sea(random, {
      width,
      top: 720,
      bottom: 900,
      colours: ['#f3c79a', '#b79a8c', '#5f8288'],
      waves: 180,
      light: '#fff0cc',
    }) +
    glints(random, { x: 1130, top: 724, bottom: 880, colour: '#fff3cf', width: 150 }) +
    dune(random) +
    spiral() +
    people(random)
  );
}

/** A gull of bent steel, wings spread 100 to either side. */
function steelGull(x, y, scale, turn, tone) {
  const steel = across(lighter(tone, 0.55), tone, mix(tone, ink.deep, 0.5));
  const wing =
    path(
      'M0 -4C-14 -40 -44 -54 -66 -40C-84 -30 -100 -10 -112 4C-84 -12 -58 -24 -40 -14C-24 -6 -10 4 0 12Z',
      steel,
    ) +
    path(
      'M0 -4C10 -46 40 -70 64 -60C86 -50 106 -34 124 -26C94 -34 62 -38 46 -24C30 -10 14 2 0 12Z',
      across(mix(tone, ink.deep, 0.35), lighter(tone, 0.7), tone),
    );
  return at(
    x,
    y,
    scale,
    wing +
      path('M-34 16Q-10 -12 30 -6Q48 -10 56 0L44 6Q20 22 -34 16Z', steel) +
      path('M54 -1L68 4L53 6Z', ink.marigold),
    { rotate: turn },
  );
}

function spiral() {
  const base =
    ellipse(640, 930, 210, 30, '#5d4a46', { opacity: 0.5 }) +
    path('M470 920L500 800L780 800L810 920Z', across('#e9d6b4', '#b79a7c', '#7a5f56')) +
    ellipse(640, 800, 140, 22, '#f3e3c4') +
    repeat(4, (index) =>
      line(490 + index * 4, 830 + index * 26, 790 - index * -4, 830 + index * 26, '#8a6a5a', 2.5, {
        opacity: 0.5,
      }),
    );
  const turns = 19;
  const birds = Array.from({ length: turns }, (_, index) => {
    const share = index / (turns - 1);
    const angle = share * Math.PI * 5.4 + 0.6;
    const reach = 40 + share * 300;
    return {
      x: 640 + Math.cos(angle) * reach + share * 90,
      y: 740 - share * 540 + Math.sin(angle) * reach * 0.16,
      depth: Math.sin(angle),
      scale: 0.42 + share * 0.72,
      turn: Math.cos(angle) * -16 - 6,
    };
  });
  const mast =
    path('M632 800C640 620 620 480 655 400C672 330 690 280 716 220', 'none', {
      stroke: '#6d6a6a',
      strokeWidth: 11,
      strokeLinecap: 'round',
    }) + path('M629 800C637 620 617 480 652 400', 'none', { stroke: '#d9d3c6', strokeWidth: 3 });
  const arms = birds
    .map(({ x, y }, index) => line(640 + (index / turns) * 84, y + 20, x, y + 8, '#7a7474', 3.5))
    .join('');
  const sorted = [...birds].sort((one, other) => one.depth - other.depth);
  const behind = sorted.filter(({ depth }) => depth < 0);
  const before = sorted.filter(({ depth }) => depth >= 0);
  const drawn = (list) =>
    list
      .map(({ x, y, scale, turn, depth }) =>
        steelGull(x, y, scale * (1 + depth * 0.12), turn, depth < 0 ? '#8a8f94' : '#c9cdc9'),
      )
      .join('');
  return base + drawn(behind) + arms + mast + drawn(before);
}

const dune = (random) =>
  path('M0 890Q400 850 800 876T1600 866L1600 1067L0 1067Z', down('#e6bd88', '#c9945f', '#8a5f44')) +
  polygon([800, 900, 620, 934, 220, 1067, 560, 1067], '#7a4f3c', { opacity: 0.3 }) +
  repeat(26, () =>
    tuft(random, random.between(0, width), random.between(900, 1060), random.between(50, 110), '#8f7a4a', 13),
  ) +
  rect(0, 1058, width, 10, '#6d4a36', { opacity: 0.4 });

const people = (random) =>
  person(
    960,
    985,
    190,
    { ...outfit(random), top: ink.teal, head: 'away', cut: 'coat' },
    { pose: 'stand', shadow: ink.bark },
  ) +
  person(
    1026,
    990,
    120,
    { ...outfit(random), top: ink.coral, head: 'away' },
    { pose: 'wave', shadow: ink.bark },
  ) +
  person(
    300,
    970,
    176,
    { ...outfit(random), top: ink.cream, head: 'long', cut: 'dress' },
    { pose: 'stand', shadow: ink.bark },
  );
