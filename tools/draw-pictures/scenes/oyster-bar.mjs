import { skies, streaks } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, down, glow, radial } from '../kit/paint.mjs';
import { leaf } from '../kit/plants.mjs';
import { server } from '../kit/portrait.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';
import { bottle, lemon, oyster, wineGlass } from './parts/food.mjs';
import { framed, shelf, tiles } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    tiles(random, { x: 0, y: 0, width, height: 760, colour: ink.teal }) +
    rect(0, 0, width, 760, down(['#061d22', 0.7], ['#061d22', 0.1])) +
    framed(120, 120, 760, 470, view(random), { columns: 4, rows: 2, frame: '#0a2f33' }) +
    bottles(random) +
    keeper() +
    counter() +
    platter(random) +
    wineGlass(1180, 890, 330) +
    wineGlass(1330, 960, 370) +
    repeat(3, (index) => pendant(330 + index * 470, 210, 190, { colour: '#c58a35', halo: 2.6 })) +
    glow(800, 640, 760, '#ffc773', 0.32)
  );
}

const view = (random) =>
  rect(120, 120, 760, 280, down(...skies.dusk)) +
  streaks(random, { width: 900, top: 220, bottom: 360, colours: ['#f6b287', '#8d6a86'], opacity: 0.6 }) +
  circle(560, 372, 40, '#ffd08a') +
  sea(random, {
    x: 120,
    width: 760,
    top: 385,
    bottom: 600,
    colours: waters.dusk,
    waves: 90,
    light: '#f2b18f',
  }) +
  sailboat(300, 432, 0.42, { sail: '#e9b796', hull: '#243f57' }) +
  sailboat(760, 412, 0.24, { sail: '#d9a08d', hull: '#243f57' });

function bottles(random) {
  const colours = ['#2c6a4b', '#8a4b2a', '#c58a35', ink.lagoon, '#5a2f3d', '#d9cfae'];
  const row = (y) =>
    repeat(9, (index) =>
      bottle(
        1030 + index * 62,
        y,
        random.between(120, 168),
        random.pick(colours),
        random.pick([ink.cream, ink.coral, ink.sand]),
      ),
    );
  return (
    rect(985, 90, 620, 520, '#08282c', { opacity: 0.55 }) +
    row(280) +
    shelf(985, 280, 620) +
    row(470) +
    shelf(985, 470, 620) +
    repeat(6, (index) => wineGlass(1030 + index * 92, 606, 96, '#d8e8de'))
  );
}

function keeper() {
  const hair = '#5a2e1e';
  const crop =
    path('M-88 -30Q-100 -142 0 -150Q98 -144 88 -30Q84 -76 66 -88Q20 -70 -40 -100Q-76 -84 -88 -30Z', hair) +
    circle(-6, -164, 34, hair);
  const shirt =
    path(
      'M-220 430Q-216 236 -140 202L-52 166Q0 208 52 166L140 202Q216 236 220 430Z',
      across(ink.white, mix(ink.cream, ink.dune, 0.5)),
    ) + path('M-54 166L-16 230L0 206L16 230L54 166L0 204Z', ink.cream);
  const figure = server({
    skin: '#d9a57c',
    brow: hair,
    clothes: shirt,
    over: crop,
    apron: '#17383c',
    tilt: 5,
    smile: 'open',
  });
  return at(1010, 430, 0.82, figure);
}

function counter() {
  const veins = stroke(
    'M0 800Q300 770 520 812T980 790T1600 830M200 760Q420 900 300 1067M1200 750Q1120 900 1400 1067',
    '#9db8b2',
    4,
    { opacity: 0.5 },
  );
  return (
    polygon([0, 690, width, 690, width, height, 0, height], down('#e9ece2', '#cfdad2', '#9fb9b4')) +
    veins +
    rect(0, 684, width, 12, lighter(ink.marigold, 0.3)) +
    rect(0, 696, width, 60, down(['#0a3438', 0.4], ['#0a3438', 0]))
  );
}

function platter(random) {
  const [x, y] = [600, 890];
  const ice = repeat(170, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const [px, py, size] = [
      x + Math.cos(angle) * 455 * reach,
      y - 8 + Math.sin(angle) * 118 * reach,
      random.between(14, 30),
    ];
    return polygon(
      [
        px - size,
        py,
        px - size * 0.2,
        py - size * 0.7,
        px + size,
        py - size * 0.2,
        px + size * 0.5,
        py + size * 0.6,
        px - size * 0.6,
        py + size * 0.5,
      ],
      random.pick(['#f4fbf8', '#cfe6e3', '#ffffff', '#b3d6d5']),
      { opacity: 0.9 },
    );
  });
  const places = [
    [-330, -46],
    [-150, -82],
    [40, -92],
    [230, -78],
    [370, -34],
    [-400, 18],
    [-230, 26],
    [240, 30],
    [420, 40],
    [-300, 92],
    [-110, 108],
    [100, 112],
    [300, 96],
  ];
  const shells = places
    .map(([dx, dy], index) =>
      oyster(
        random,
        x + dx,
        y + dy - 14,
        0.78 + (dy + 90) * 0.001,
        [150, 110, 85, 70, 30, 180, 160, 20, 10, 205, 250, 280, 320][index],
      ),
    )
    .join('');
  return (
    ellipse(x + 20, y + 70, 560, 130, '#0a3438', { opacity: 0.35 }) +
    ellipse(x, y + 26, 540, 152, across('#8c8f86', '#e9e4d2', '#7f857f')) +
    ellipse(x, y, 536, 148, radial('#cfe3e0', '#dfeae4', '#f3efe0')) +
    ice +
    shells +
    lemon(x - 20, y - 6, 74) +
    lemon(x + 120, y + 14, 60) +
    leaf(x - 120, y + 26, 90, 200, ink.leaf) +
    leaf(x - 110, y + 34, 80, 160, ink.pine) +
    circle(x + 30, y + 52, 34, '#7a2f34') +
    circle(x + 30, y + 50, 28, '#a8424a') +
    ellipse(x + 22, y + 44, 10, 5, ink.rose)
  );
}
