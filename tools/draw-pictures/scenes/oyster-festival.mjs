import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down, radial } from '../kit/paint.mjs';
import { leaf } from '../kit/plants.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { lemon, oyster } from './parts/food.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    table(random) +
    runner() +
    platter(random, 470, 420, 270, 11) +
    platter(random, 1130, 640, 285, 12) +
    platter(random, 120, 900, 220, 9) +
    platter(random, 1500, 120, 230, 10) +
    bread(random) +
    lemons() +
    glasses() +
    sauces() +
    napkins() +
    confetti(random) +
    hand(700, 1110, -100, '#b57a52', ink.teal) +
    hand(1640, 470, 172, '#e3ae88', ink.coral) +
    hand(40, 200, 28, '#8a5638', ink.marigold) +
    hand(860, -50, 96, '#f0c6a0', ink.navy)
  );
}

function table(random) {
  const boards = repeat(
    8,
    (index) =>
      rect(0, index * 134, width, 134, mix('#b9845a', ink.bark, random.between(0, 0.22))) +
      line(0, index * 134, width, index * 134, ink.bark, 5) +
      repeat(6, () => {
        const y = index * 134 + random.between(16, 118);
        const x = random.between(-100, width);
        return stroke(
          `M${x} ${y}q${random.between(80, 180)} ${random.between(-12, 12)} ${random.between(240, 460)} 0`,
          ink.bark,
          2.2,
          { opacity: 0.3 },
        );
      }),
  );
  return boards + rect(0, 0, width, height, across([ink.cream, 0.2], [ink.cream, 0], [ink.black, 0.2]));
}

const runner = () =>
  polygon([0, 560, 1600, 230, 1600, 470, 0, 810], ink.bark, {
    opacity: 0.25,
    transform: 'translate(10 16)',
  }) +
  polygon([0, 550, 1600, 220, 1600, 460, 0, 800], '#f2e7cf') +
  repeat(2, (index) =>
    polygon(
      [0, 580 + index * 170, 1600, 250 + index * 170, 1600, 276 + index * 170, 0, 608 + index * 170],
      index ? ink.coral : ink.teal,
    ),
  );

function platter(random, x, y, radius, count) {
  const ice = repeat(150, () => {
    const [angle, reach, size] = [
      random.between(0, Math.PI * 2),
      Math.sqrt(random.next()) * radius * 0.86,
      random.between(10, 24),
    ];
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    return polygon(
      [px - size, py, px, py - size * 0.8, px + size, py, px + size * 0.3, py + size * 0.8],
      random.pick(['#ffffff', '#d3eae8', '#b5d6d6', '#eef8f4']),
      { opacity: 0.9 },
    );
  });
  const ring = repeat(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    return oyster(
      random,
      x + Math.cos(angle) * radius * 0.64,
      y + Math.sin(angle) * radius * 0.64,
      radius / 390,
      (angle * 180) / Math.PI + 180,
    );
  });
  return (
    circle(x + 14, y + 20, radius * 1.04, ink.bark, { opacity: 0.4 }) +
    circle(x, y, radius * 1.03, across('#f4f0e2', '#a9b0a8', '#e6e2d2')) +
    circle(x, y, radius * 0.93, radial('#dcebe6', '#c3dbd8', '#9cbcbb')) +
    ice +
    ring +
    lemon(x - radius * 0.1, y - radius * 0.06, radius * 0.19, 1) +
    lemon(x + radius * 0.14, y + radius * 0.1, radius * 0.17, 1) +
    leaf(x - radius * 0.3, y + radius * 0.16, radius * 0.36, 30, ink.leaf) +
    leaf(x - radius * 0.28, y + radius * 0.2, radius * 0.3, 70, ink.pine)
  );
}

function bread(random) {
  const slice = (x, y, turn) =>
    at(
      x,
      y,
      1,
      path('M-62 26Q-74 -30 -40 -44Q0 -60 40 -44Q74 -30 62 26Q0 44 -62 26Z', '#a8632c') +
        path('M-54 22Q-64 -26 -36 -37Q0 -50 36 -37Q64 -26 54 22Q0 36 -54 22Z', '#f6dfb2') +
        repeat(9, () =>
          ellipse(
            random.between(-40, 40),
            random.between(-30, 20),
            random.between(2, 6),
            random.between(1.5, 4),
            '#d9b57c',
          ),
        ),
      { rotate: turn },
    );
  return (
    polygon([700, 120, 1120, 60, 1150, 250, 730, 318], ink.bark, {
      opacity: 0.3,
      transform: 'translate(8 14)',
    }) +
    polygon([700, 120, 1120, 60, 1150, 250, 730, 318], across('#7a4a2c', '#5c3620')) +
    slice(790, 200, -12) +
    slice(880, 180, 6) +
    slice(968, 178, -16) +
    slice(1060, 158, 10)
  );
}

const lemons = () => lemon(820, 420, 62, 1) + lemon(900, 880, 56, 1) + lemon(480, 800, 54, 1);

/** Seen from above: rim, wine, base. */
const glasses = () =>
  [
    [700, 640, '#f2d58a'],
    [860, 560, '#f2d58a'],
    [360, 780, '#e8a0a0'],
    [1400, 420, '#f2d58a'],
    [1390, 900, '#e8a0a0'],
    [240, 90, '#f2d58a'],
  ]
    .map(
      ([x, y, wine]) =>
        circle(x + 14, y + 18, 66, ink.bark, { opacity: 0.3 }) +
        circle(x, y, 64, '#e8f0ea', { opacity: 0.55 }) +
        circle(x, y, 52, radial(lighter(wine, 0.4), wine, mix(wine, ink.amber, 0.35))) +
        circle(x, y, 64, 'none', { stroke: ink.white, strokeWidth: 4, opacity: 0.9 }) +
        path(
          `M${x - 44} ${y - 18}Q${x - 30} ${y - 46} ${x} ${y - 48}Q${x - 26} ${y - 34} ${x - 38} ${y - 12}Z`,
          ink.white,
          { opacity: 0.8 },
        ),
    )
    .join('');

const sauces = () =>
  [
    [730, 860, '#a8323a'],
    [1310, 300, '#c8453a'],
    [60, 600, '#6a8f4a'],
  ]
    .map(
      ([x, y, sauce]) =>
        circle(x + 8, y + 12, 54, ink.bark, { opacity: 0.35 }) +
        circle(x, y, 54, across(ink.lagoon, ink.teal)) +
        circle(x, y, 43, radial(lighter(sauce, 0.3), sauce)) +
        ellipse(x - 12, y - 14, 12, 6, ink.white, { opacity: 0.5 }),
    )
    .join('');

const napkins = () =>
  polygon([560, 930, 690, 890, 740, 1010, 610, 1050], ink.cream) +
  polygon([690, 890, 740, 1010, 650, 970], ink.sand) +
  repeat(2, (index) =>
    at(
      1250 + index * 50,
      970 + index * 20,
      1,
      rect(-6, -90, 12, 120, '#7a4a2c', { rx: 6 }) +
        path('M-8 30L8 30L12 96Q0 130 -12 96Z', down('#dfe6e0', '#8fa5a3')),
      { rotate: 30 + index * 12 },
    ),
  );

const confetti = (random) =>
  repeat(60, () =>
    rect(
      random.between(0, width),
      random.between(0, height),
      14,
      8,
      random.pick([ink.coral, ink.marigold, ink.teal, ink.cream]),
      { transform: `rotate(${Math.round(random.between(-30, 30))} 800 500)`, opacity: 0.8 },
    ),
  );

function hand(x, y, turn, skin, sleeve) {
  const shade = mix(skin, ink.plum, 0.3);
  const fingers = repeat(
    4,
    (index) =>
      stroke(
        `M130 ${-34 + index * 22}Q190 ${-46 + index * 26} ${226 - Math.abs(index - 1) * 14} ${-30 + index * 20}`,
        index === 3 ? shade : skin,
        23,
      ) + ellipse(222 - Math.abs(index - 1) * 14, -32 + index * 20, 8, 6, lighter(skin, 0.45)),
  );
  const drawing =
    clipped(
      rect(-420, -120, 760, 240, '#fff'),
      path('M-400 -60L40 -52L40 62L-400 76Z', across(sleeve, lighter(sleeve, 0.15))) +
        rect(20, -60, 30, 130, lighter(sleeve, 0.4), { rx: 8 }),
    ) +
    path('M44 -46Q100 -62 150 -48L156 40Q100 66 44 52Z', down(skin, shade)) +
    fingers +
    stroke('M90 44Q140 84 186 62', skin, 25);
  return at(x, y, 1, withShadow(drawing), { rotate: turn });
}

const withShadow = (drawing) =>
  `<g><g transform="translate(12 18)" opacity="0.25">${path('M-400 -60L150 -50Q220 -40 226 0Q200 60 150 50L-400 76Z', ink.bark)}</g>${drawing}</g>`;
