import { sky, stars } from '../kit/air.mjs';
import { rowboat, sailboat } from '../kit/boats.mjs';
import { houses, lighthouse, pavilion } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { burst, stringLights } from '../kit/lights.mjs';
import { blended, blurred, down, glow } from '../kit/paint.mjs';
import { person, silhouette } from '../kit/people.mjs';
import { pierSide } from '../kit/pier.mjs';
import { ellipse, path, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea } from '../kit/water.mjs';

const shells = [
  [420, 250, 250, '#ff8a6a'],
  [860, 190, 300, '#ffd27a'],
  [1280, 280, 240, '#7fe0d0'],
  [640, 420, 150, '#f6a0c8'],
  [1080, 450, 160, '#ffb060'],
  [200, 470, 120, '#9fd0ff'],
  [1470, 130, 130, '#ffd9a8'],
];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const town = houses(random, {
    left: -10,
    right: 560,
    foot: 690,
    low: 40,
    high: 96,
    shade: '#122a44',
    amount: 0.72,
    lit: 0.5,
    pane: '#1c3a54',
  });
  const pier =
    pierSide({
      left: 540,
      right: 1640,
      deck: 676,
      water: 716,
      bay: 52,
      colour: '#1a2438',
      light: '#4a3a48',
      rail: 14,
    }) +
    pavilion(1060, 678, 0.5, { lit: true, wall: '#d9b48c', dome: '#22586a' }) +
    lighthouse(1490, 678, 0.36, { lit: true }) +
    repeat(4, (index) =>
      stringLights([560 + index * 92, 640], [652 + index * 92, 640], { sag: 12, count: 7, size: 3.4 }),
    ) +
    repeat(3, (index) =>
      stringLights([1210 + index * 92, 640], [1302 + index * 92, 640], { sag: 12, count: 7, size: 3.4 }),
    );
  const display = shells.map(([x, y, radius, colour]) => burst(random, x, y, radius, colour)).join('');
  return (
    sky(width, height, ['#050f22', '#0c2342', '#1d3f62', '#4a4f74']) +
    stars(random, { width, height: 500, count: 120 }) +
    smoke(random) +
    trails() +
    display +
    glow(860, 400, 900, '#ffb27a', 0.25) +
    town +
    sea(random, {
      width,
      top: 690,
      bottom: 940,
      colours: ['#38506f', '#17365a', '#0b2140', '#071730'],
      waves: 260,
      light: '#8fb4cf',
    }) +
    reflected(town + pier, { y: 714, opacity: 0.5, squash: 0.8, strength: 14 }) +
    blended(
      blurred(reflected(display, { y: 700, opacity: 0.55, squash: 0.42, strength: 40 }), '1 3'),
      'screen',
    ) +
    shells
      .map(([x, , radius, colour]) =>
        glints(random, { x, top: 700, bottom: 930, colour, width: radius * 0.42, count: 34, opacity: 0.6 }),
      )
      .join('') +
    pier +
    sailboat(300, 800, 0.5, { hull: '#0d1e36', sail: '#5a5f84', furled: true }) +
    rowboat(700, 850, 0.9, '#1d2f4d') +
    beach(random)
  );
}

const smoke = (random) =>
  repeat(12, () =>
    ellipse(
      random.between(100, 1500),
      random.between(280, 620),
      random.between(100, 260),
      random.between(20, 60),
      '#8a86a8',
      { opacity: 0.1 },
    ),
  );

const trails = () =>
  shells
    .map(([x, y, , colour], index) =>
      stroke(`M${900 + (index - 3) * 60} 660Q${(x + 900) / 2} ${(y + 660) / 2} ${x} ${y}`, colour, 2.4, {
        opacity: 0.4,
      }),
    )
    .join('');

function beach(random) {
  const shade = '#06101f';
  const group = repeat(24, (index) => {
    const x = 40 + index * 67 + random.between(-22, 22);
    const tall = random.chance(0.2) ? 118 : random.between(176, 214);
    return person(
      x,
      1046 + random.between(-14, 14),
      tall,
      silhouette(shade, {
        head: random.pick(['away', 'bun', 'bob', 'cap', 'long']),
        cut: random.pick(['shirt', 'coat', 'dress']),
      }),
      { pose: random.pick(['stand', 'stand', 'hold', 'wave', 'reach']), flip: random.chance(0.5) },
    );
  });
  return (
    path('M0 940Q300 915 640 936T1240 930T1600 944L1600 1067L0 1067Z', down('#39405f', '#141d36')) +
    path(
      'M0 940Q300 915 640 936T1240 930T1600 944L1600 952Q1300 938 1240 940T640 946Q300 926 0 950Z',
      '#b7b4c8',
      { opacity: 0.6 },
    ) +
    ellipse(800, 1050, 900, 26, ink.black, { opacity: 0.4 }) +
    group
  );
}
