import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, down, glow, haze } from '../kit/paint.mjs';
import { crowd } from '../kit/people.mjs';
import { leaf } from '../kit/plants.mjs';
import { server } from '../kit/portrait.mjs';
import { at, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { fish, lemon } from './parts/food.mjs';
import { framed, truss } from './parts/room.mjs';

const species = {
  mackerel: { back: '#1d5b6b', belly: '#cfe0dc', barred: true, fat: 0.8 },
  bream: { back: '#d9796a', belly: '#fbe3d3', fat: 1.5 },
  bass: { back: '#5f7c80', belly: '#eef0e6', fat: 1.05 },
  sole: { back: '#8a6a4b', belly: '#d9bd92', fat: 1.6 },
};

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 700, down('#0c3b42', '#1f6a6c', '#7fb3a8')) +
    repeat(3, (index) =>
      framed(
        120 + index * 500,
        170,
        360,
        420,
        rect(0, 170, width, 430, down('#a9d5cb', '#f3ead0', '#fbe5c0')) + rect(0, 480, width, 120, '#6db0aa'),
        { columns: 4, rows: 3, arched: true, frame: '#0a3438' },
      ),
    ) +
    haze(width, 380, 260, '#fff0d0', 0.5) +
    truss(-100, width + 100, 150, -150, '#0a2f33', 26) +
    crowd(random, {
      left: 40,
      right: 700,
      near: 780,
      far: 760,
      nearHeight: 330,
      farHeight: 300,
      count: 8,
      light: { shade: '#2f6f70', amount: 0.45 },
    }) +
    monger() +
    stall(random) +
    repeat(3, (index) => pendant(300 + index * 500, 246, 170, { colour: ink.coral, halo: 2.3 }))
  );
}

function monger() {
  const cap =
    path('M-98 -66Q-118 -150 -20 -168Q104 -170 100 -66Q0 -104 -98 -66Z', ink.navy) +
    path('M-92 -62Q0 -104 100 -64L102 -82Q0 -128 -98 -84Z', ink.night);
  const beard =
    path(
      'M-84 16Q-84 100 -38 124Q0 142 40 124Q84 98 84 16Q72 66 40 62Q0 50 -40 62Q-72 66 -84 16Z',
      '#8a4a2a',
    ) + path('M2 56Q-26 50 -46 72Q-20 76 2 68Q26 76 50 70Q30 50 2 56Z', '#a35a34');
  const jumper =
    path(
      'M-240 430Q-236 236 -150 202L-52 166Q0 208 52 166L150 202Q236 236 240 430Z',
      across(ink.cream, ink.sand),
    ) +
    repeat(7, (index) =>
      stroke(
        `M${-178 - index * 9} ${250 + index * 28}Q0 ${280 + index * 28} ${178 + index * 9} ${250 + index * 28}`,
        ink.navy,
        8,
      ),
    );
  const arms =
    stroke('M-200 300Q-300 420 -180 470', ink.sand, 74) + stroke('M200 300Q320 400 260 480', ink.sand, 74);
  return at(
    1080,
    390,
    0.94,
    arms +
      server({
        skin: '#e3ae88',
        brow: '#8a4a2a',
        iris: '#2f6f7c',
        clothes: jumper,
        over: beard + cap,
        apron: ink.lagoon,
        tilt: -4,
      }),
  );
}

function stall(random) {
  const iceTop = polygon([0, 700, width, 700, width, 930, 0, 930], down('#bfe0de', '#eef7f2', '#d2e9e5'));
  const ice = repeat(420, () => {
    const [x, y] = [random.between(0, width), random.between(692, 940)];
    const size = (y - 560) * 0.055 * random.between(0.6, 1.3);
    return polygon(
      [x - size, y, x - size * 0.2, y - size * 0.7, x + size, y - size * 0.2, x + size * 0.4, y + size * 0.6],
      random.pick(['#ffffff', '#cbe4e2', '#a9d2d2', '#eef7f2']),
      { opacity: 0.85 },
    );
  });
  const rowOf = (kind, x, y, count, step, size) =>
    repeat(
      count,
      (index) =>
        ellipse(x + index * step, y + size * 0.11, size * 0.46, size * 0.07, '#4d8a90', { opacity: 0.45 }) +
        fish(x + index * step, y, size, { ...kind, rotate: -24 + random.between(-4, 4) }),
    );
  const crate = (x) =>
    polygon([x, 950, x + 330, 950, x + 310, 1067, x + 20, 1067], across('#c79a6c', '#8a6042')) +
    line(x + 6, 986, x + 324, 986, ink.bark, 4) +
    line(x + 14, 1028, x + 316, 1028, ink.bark, 4);
  return (
    rect(0, 668, width, 34, down('#e9e4d2', '#9fb0aa')) +
    iceTop +
    ice +
    rowOf(species.mackerel, 90, 760, 6, 86, 250) +
    rowOf(species.bream, 690, 764, 4, 130, 240) +
    rowOf(species.bass, 1250, 760, 4, 110, 300) +
    rowOf(species.sole, 120, 872, 3, 190, 270) +
    prawns(random) +
    rowOf(species.mackerel, 1120, 876, 6, 92, 280) +
    lemon(590, 790, 42, 0.7) +
    lemon(1190, 800, 42, 0.7) +
    repeat(9, (index) =>
      leaf(
        640 + random.between(-40, 60),
        720 + index * 4,
        60,
        random.between(0, 360),
        mix(ink.leaf, ink.pine, random.next()),
      ),
    ) +
    rect(0, 932, width, 140, down(ink.teal, ink.deep)) +
    rect(0, 926, width, 16, lighter(ink.marigold, 0.1)) +
    repeat(12, (index) =>
      rect(20 + index * 136, 962, 112, 90, 'none', { stroke: darker(ink.lagoon, 0.2), strokeWidth: 5 }),
    ) +
    crate(60) +
    crate(1210) +
    glow(760, 740, 620, '#ffe2ae', 0.25)
  );
}

function prawns(random) {
  const prawn = (x, y, rotate) =>
    at(
      x,
      y,
      1,
      stroke('M-26 8Q-20 -22 8 -20Q30 -16 28 8', '#f08a68', 17) +
        stroke('M-26 8Q-20 -22 8 -20Q30 -16 28 8', '#ffb594', 6) +
        repeat(4, (index) => stroke(`M${-20 + index * 12} ${-8 - (index % 3) * 4}l6 12`, '#c65a44', 2.5)) +
        stroke('M28 8l10 10M28 8l-2 14M-26 6l-22 -10M-26 4l-20 8', '#e0704f', 3),
      { rotate },
    );
  return repeat(30, () =>
    prawn(random.between(720, 1010), random.between(842, 912), random.between(-60, 60)),
  );
}
