import { gulls, ridge, sky, streaks, sun } from '../kit/air.mjs';
import { trawler } from '../kit/boats.mjs';
import { pavilion } from '../kit/buildings.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { pierSide } from '../kit/pier.mjs';
import { circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const far =
    pierSide({
      left: 1180,
      right: 1660,
      deck: 560,
      water: 616,
      bay: 44,
      colour: '#a3988c',
      light: '#c2b49e',
      rail: 14,
    }) + pavilion(1440, 562, 0.5, { wall: '#f0e0c2', dome: '#8fb0a8', pane: '#9db5ae' });
  const barge = crane();
  return (
    sky(width, height, ['#7fb0b4', '#c3d4c2', '#f6e0b8', '#f9cfa0']) +
    sun(300, 400, 84, '#fff3cf', 6) +
    streaks(random, {
      width,
      top: 90,
      bottom: 420,
      count: 12,
      colours: ['#fdebc8', '#e9b08c'],
      opacity: 0.45,
    }) +
    ridge(random, { width, y: 560, rise: 110, bottom: 640, fill: '#cfc8b0' }) +
    ridge(random, { width, y: 585, rise: 50, bottom: 640, fill: '#b5b8a6' }) +
    far +
    haze(width, 480, 190, '#fff0d0', 0.8) +
    sea(random, {
      width,
      top: 610,
      bottom: height,
      colours: ['#f3dcb4', '#b3c3b0', '#5f9a98', '#1c6468', '#0b4248'],
      waves: 360,
      light: '#fff0d0',
    }) +
    glints(random, { x: 300, top: 614, bottom: 1040, colour: '#fff3cf', width: 220, count: 130 }) +
    gulls(random, { x: 470, y: 250, spread: 200, count: 6, span: 58 }) +
    trawler(180, 730, 0.72, { hull: ink.teal, house: ink.cream }) +
    reflected(barge, { y: 852, opacity: 0.34, squash: 0.7, strength: 22 }) +
    barge +
    near(random)
  );
}

function lattice(x1, y1, x2, y2, wide, tone) {
  const steps = 15;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide];
  const spot = (share, side) => {
    const taper = 1 - share * 0.55;
    return [x1 + dx * share + nx * side * taper, y1 + dy * share + ny * side * taper];
  };
  return (
    line(...spot(0, 1), ...spot(1, 1), tone, 8) +
    line(...spot(0, -1), ...spot(1, -1), tone, 8) +
    repeat(
      steps,
      (index) =>
        line(
          ...spot(index / steps, index % 2 ? 1 : -1),
          ...spot((index + 1) / steps, index % 2 ? -1 : 1),
          tone,
          4.5,
        ) + line(...spot(index / steps, 1), ...spot(index / steps, -1), tone, 3),
    )
  );
}

function crane() {
  const hull =
    path('M330 800L990 800L960 880L380 880Z', down(ink.lagoon, ink.deep)) +
    rect(318, 786, 684, 20, ink.cream) +
    repeat(
      8,
      (index) => circle(400 + index * 76, 842, 18, ink.black) + circle(400 + index * 76, 842, 8, '#5d7374'),
    );
  const cab =
    rect(470, 650, 170, 110, across(lighter(ink.coral, 0.12), ink.coral, ink.brick)) +
    rect(560, 666, 66, 48, '#bfe0dc') +
    rect(430, 690, 60, 70, darker(ink.brick, 0.3)) +
    rect(500, 760, 110, 30, ink.deep) +
    rect(456, 640, 196, 14, ink.deep) +
    repeat(3, (index) => rect(440, 700 + index * 18, 40, 6, ink.black, { opacity: 0.5 }));
  const boom = lattice(610, 700, 1110, 130, 22, '#c8453a');
  const mast = lattice(520, 650, 480, 400, 14, '#c8453a');
  const rigging =
    line(480, 400, 1110, 130, ink.black, 2.5) +
    line(480, 400, 440, 690, ink.black, 3) +
    line(1110, 130, 1110, 470, ink.black, 4) +
    circle(1110, 132, 15, ink.deep) +
    rect(1094, 466, 32, 34, ink.marigold, { rx: 5 }) +
    path('M1104 500q-12 26 6 30q18 -4 8 -20', 'none', { stroke: ink.deep, strokeWidth: 6 });
  const load = group(
    line(1110, 528, 960, 600, ink.black, 3) +
      line(1110, 528, 1260, 600, ink.black, 3) +
      rect(900, 598, 420, 34, down('#f2cd94', '#c98f4f', '#8a5a30')) +
      repeat(4, (index) => line(906, 604 + index * 7, 1314, 605 + index * 7, '#a8703a', 1.6)) +
      rect(940, 594, 12, 42, ink.deep) +
      rect(1254, 594, 12, 42, ink.deep),
    { transform: 'rotate(-3 1110 600)' },
  );
  const crates =
    rect(720, 740, 90, 48, across('#e3b57c', '#a8703a')) +
    rect(826, 756, 120, 32, across('#e3b57c', '#a8703a')) +
    repeat(4, (index) => circle(850 + index * 24, 748, 12, '#c98f4f'));
  return (
    hull +
    crates +
    mast +
    boom +
    cab +
    rigging +
    load +
    person(700, 790, 96, worker('#b57a52'), { pose: 'wave' })
  );
}

const worker = (skin) => ({
  skin,
  hair: ink.white,
  top: ink.marigold,
  legs: ink.navy,
  head: /** @type {const} */ ('cap'),
  cut: /** @type {const} */ ('shirt'),
});

function near(random) {
  const pier = pierSide({
    left: 1060,
    right: 1700,
    deck: 800,
    water: 985,
    bay: 150,
    colour: '#4b3327',
    light: '#8f6545',
    rail: 56,
    thickness: 34,
  });
  return (
    reflected(pier, { y: 990, opacity: 0.3, squash: 0.5 }) +
    pier +
    person(1230, 802, 170, worker('#8a5638'), { pose: 'cheer' }) +
    person(1370, 802, 166, worker('#e3ae88'), { pose: 'reach', flip: true }) +
    person(1450, 802, 168, { ...worker('#d9a57c'), top: ink.teal }, { pose: 'hold' }) +
    polygon([1500, 800, 1590, 800, 1570, 740, 1520, 740], ink.marigold) +
    repeat(3, (index) => line(1514 + index * 22, 796, 1528 + index * 18, 744, ink.black, 7)) +
    ellipse(1260, 996, 340, 10, ink.white, { opacity: 0.25 }) +
    repeat(10, () =>
      stroke(
        `M${random.between(340, 940)} ${random.between(884, 940)}q50 6 ${random.between(60, 150)} 0`,
        ink.white,
        3.5,
        { opacity: 0.5 },
      ),
    )
  );
}
