import { awning } from '../kit/buildings.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, clipped, down, glow } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { potted } from '../kit/plants.mjs';
import { server } from '../kit/portrait.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { bun, croissant, loaf } from './parts/food.mjs';
import { shelf } from './parts/room.mjs';

const pane = rect(90, 270, 1010, 580, '#fff');

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, across('#1c6b6e', ink.teal, '#0a4247')) +
    repeat(18, (index) => rect(index * 92, 0, 3, 960, ink.deep, { opacity: 0.35 })) +
    clipped(pane, inside(random)) +
    clipped(
      pane,
      polygon([150, 270, 330, 270, 60, 850, -80, 850], ink.white, { opacity: 0.13 }) +
        polygon([380, 270, 430, 270, 200, 850, 150, 850], ink.white, { opacity: 0.1 }),
    ) +
    rect(90, 270, 1010, 580, 'none', { stroke: ink.cream, strokeWidth: 16 }) +
    rect(78, 846, 1034, 26, ink.sand) +
    panels() +
    door() +
    awning(40, 92, 1110, 210, ink.coral, { stripe: 62, slope: 0.05 }) +
    pavement(random)
  );
}

function inside(random) {
  const warm = rect(90, 270, 1010, 580, down('#c97b3d', '#f0b767', '#ffdf9f'));
  const hair = '#3a241c';
  const cap = path('M-96 -70Q-130 -160 -50 -176Q0 -206 54 -176Q132 -156 96 -70Q0 -106 -96 -70Z', ink.white);
  const shirt = path('M-220 430Q-216 236 -140 202L-52 166Q0 208 52 166L140 202Q216 236 220 430Z', ink.cream);
  const baker = at(
    860,
    500,
    0.6,
    server({
      skin: '#b57a52',
      brow: hair,
      clothes: shirt,
      over: cap,
      apron: ink.teal,
      smile: 'open',
      tilt: -3,
    }),
  );
  const loaves = (y, count) =>
    repeat(count, (index) =>
      loaf(
        180 + index * 118 + random.between(-8, 8),
        y,
        random.between(92, 112),
        random.between(56, 74),
        2 + (index % 2),
      ),
    );
  const baguettes = repeat(8, (index) =>
    at(205 + index * 15, 690, 1, loaf(0, 0, 190, 26, 5), { rotate: -78 + index * 4 }),
  );
  return (
    warm +
    repeat(3, (index) => pendant(300 + index * 250, 350, 96, { colour: ink.teal, top: 270, halo: 2.8 })) +
    baker +
    loaves(470, 5) +
    shelf(110, 470, 600, '#a8703f') +
    repeat(6, (index) => croissant(430 + index * 62, 630, 74)) +
    repeat(5, (index) => bun(452 + index * 58, 600, 48, index % 2 ? undefined : ink.white)) +
    shelf(380, 630, 350, '#a8703f') +
    baguettes +
    polygon([120, 640, 330, 640, 310, 736, 140, 736], across('#b9854f', '#8a5a33')) +
    repeat(5, (index) =>
      stroke(`M124 ${652 + index * 19}Q225 ${664 + index * 19} 326 ${652 + index * 19}`, '#6f4526', 4),
    ) +
    rect(90, 736, 1010, 120, down('#b9854f', '#8a5a33')) +
    repeat(4, (index) => ellipse(200 + index * 256, 742, 112, 20, ink.cream)) +
    display(random) +
    glow(600, 500, 620, '#ffdf9a', 0.35)
  );
}

function display(random) {
  return (
    repeat(5, (index) => croissant(140 + index * 33, 738 - (index % 2) * 22, 92)) +
    loaf(460, 742, 170, 110, 4) +
    repeat(7, (index) =>
      bun(
        640 + (index % 4) * 52 + Math.floor(index / 4) * 26,
        742 - Math.floor(index / 4) * 36,
        58,
        random.pick([ink.brick, ink.coral, '#5a2f3d']),
      ),
    ) +
    at(
      960,
      742,
      1,
      path('M-92 0L-80 -54Q0 -84 80 -54L92 0Z', across('#f6d9a8', '#c8813f')) +
        repeat(17, (index) =>
          circle(
            -66 + (index % 9) * 16.5,
            -50 - Math.floor(index / 9) * 13 + Math.abs((index % 9) - 4) * 1.5,
            10,
            index % 3 ? ink.brick : ink.coral,
          ),
        ),
    )
  );
}

const panels = () =>
  repeat(4, (index) =>
    rect(96 + index * 254, 890, 236, 96, 'none', { stroke: lighter(ink.teal, 0.2), strokeWidth: 6 }),
  );

function door() {
  return (
    rect(1180, 250, 330, 740, ink.cream) +
    rect(1204, 274, 282, 716, across(ink.coral, mix(ink.coral, ink.brick, 0.7))) +
    rect(1240, 310, 210, 400, down('#ffdc9a', '#e7a75c', '#a86a3c')) +
    polygon([1240, 520, 1360, 310, 1420, 310, 1240, 620], ink.white, { opacity: 0.2 }) +
    rect(1240, 310, 210, 400, 'none', { stroke: ink.cream, strokeWidth: 9 }) +
    circle(1228, 740, 13, ink.marigold) +
    rect(1244, 770, 202, 170, 'none', { stroke: ink.brick, strokeWidth: 6 }) +
    circle(1345, 168, 62, ink.marigold) +
    at(1345, 192, 0.95, croissant(0, 0, 96))
  );
}

function pavement(random) {
  const sun = polygon([0, 985, width, 985, width, height, 0, height], down('#d9bd92', '#f0dcb3'));
  const slabs = repeat(13, (index) =>
    stroke(`M${index * 136 - 20} 985L${index * 168 - 220} 1067`, '#b3946a', 2.5, { opacity: 0.6 }),
  );
  return (
    sun +
    slabs +
    rect(0, 980, width, 10, ink.deep) +
    potted(random, 1142, 1020, 170, ink.cream) +
    potted(random, 1550, 1024, 190, ink.cream) +
    person(
      1020,
      1046,
      420,
      { ...outfit(random), top: ink.marigold, legs: ink.navy, head: 'away', cut: 'coat' },
      { pose: 'walk', bag: ink.brick, shadow: '#8a6042' },
    )
  );
}
