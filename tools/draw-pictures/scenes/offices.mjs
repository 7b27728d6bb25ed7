import { skies } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { houses, lighthouse } from '../kit/buildings.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { boardsAcross, pierSide } from '../kit/pier.mjs';
import { potted } from '../kit/plants.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';
import { brickwork, framed } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const view =
    rect(0, 100, width, 500, down(...skies.morning)) +
    houses(random, { left: 60, right: 560, foot: 500, low: 40, high: 80, shade: '#cfe0d2', amount: 0.4 }) +
    sea(random, { width, top: 496, bottom: 700, colours: waters.morning, waves: 160 }) +
    pierSide({
      left: 1180,
      right: 1620,
      deck: 506,
      water: 540,
      bay: 38,
      colour: '#5d7374',
      light: '#8a8a78',
      rail: 12,
    }) +
    lighthouse(1330, 508, 0.5) +
    sailboat(800, 570, 0.6, { sail: ink.white, hull: ink.coral }) +
    sailboat(1130, 530, 0.3, { sail: ink.cream }) +
    sailboat(300, 548, 0.36, { sail: ink.cream, flip: true });
  return (
    brickwork(random, { width, height: 760, colour: '#b8674c', brick: 74 }) +
    rect(0, 0, width, 760, down(['#2a1518', 0.42], ['#2a1518', 0])) +
    repeat(3, (index) =>
      framed(90 + index * 500, 130, 420, 530, view, { columns: 4, rows: 5, arched: true, frame: ink.deep }),
    ) +
    rect(0, 0, width, 46, down('#5a3b2a', '#3d2819')) +
    repeat(7, (index) =>
      polygon(
        [index * 260 - 30, 0, index * 260 + 30, 0, index * 260 + 20, 90, index * 260 - 20, 90],
        '#4b3022',
      ),
    ) +
    boardsAcross(random, { y: 740, width, height: 330, tone: '#c79a6c', rows: 9 }) +
    repeat(3, (index) =>
      polygon(
        [110 + index * 500, 742, 490 + index * 500, 742, 380 + index * 540, 1067, -120 + index * 540, 1067],
        '#fff0c8',
        { opacity: 0.26 },
      ),
    ) +
    haze(width, 380, 420, '#fff0d0', 0.3) +
    shelfUnit(random) +
    desk(random, 430, 880, 0.86) +
    desk(random, 1130, 880, 0.86) +
    meeting(random) +
    repeat(4, (index) =>
      pendant(200 + index * 400, 230, 130, {
        colour: [ink.teal, ink.marigold, ink.teal, ink.marigold][index],
        halo: 1.8,
      }),
    ) +
    potted(random, 60, 1040, 330, ink.teal) +
    potted(random, 1540, 1050, 300, ink.cream)
  );
}

const shelfUnit = (random) =>
  rect(512, 590, 76, 150, ink.bark) +
  repeat(3, (row) =>
    repeat(5, (index) =>
      rect(
        518 + index * 13,
        598 + row * 48 + random.between(0, 8),
        11,
        34,
        random.pick([ink.coral, ink.cream, ink.teal, ink.marigold]),
      ),
    ),
  );

function desk(random, x, y, scale) {
  const worker = (side, clothes) =>
    `<g transform="translate(${side * 190} 20)">${rect(-44, -170, 12, 120, ink.deep, { rx: 6, transform: side < 0 ? '' : 'translate(76 0)' })}${ellipse(0, -62, 50, 12, ink.deep)}${line(0, -60, 0, 0, ink.deep, 9)}${ellipse(0, 2, 42, 7, ink.deep)}${person(0, 10, 300, clothes, { pose: 'sit', flip: side > 0 })}</g>`;
  const laptop = (side) =>
    polygon([side * 30, -142, side * 96, -142, side * 78, -206, side * 22, -206], ink.deep) +
    polygon(
      [side * 34, -146, side * 88, -146, side * 73, -200, side * 27, -200],
      mix(ink.foam, ink.white, 0.4),
    ) +
    rect(Math.min(side * 30, side * 110), -144, 80, 6, '#9fb0aa');
  const make = () => ({ ...outfit(random), cut: /** @type {const} */ ('shirt') });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${ellipse(0, 20, 330, 26, ink.bark, { opacity: 0.3 })}${worker(-1, make())}${worker(1, make())}${line(-220, -130, -240, 14, ink.deep, 9)}${line(220, -130, 240, 14, ink.deep, 9)}${laptop(-1)}${laptop(1)}${rect(-260, -140, 520, 18, down('#e8c491', '#b98a5e'), { rx: 4 })}${path('M-8 -140L-14 -176L18 -176L12 -140Z', ink.coral)}${circle(0, -186, 20, ink.leaf)}${circle(16, -196, 16, lighter(ink.leaf, 0.15))}</g>`;
}

function meeting(random) {
  const talk =
    person(
      720,
      1030,
      360,
      { ...outfit(random), top: ink.coral, legs: ink.navy, head: 'bob', cut: 'shirt' },
      { pose: 'hold', shadow: ink.bark },
    ) +
    person(
      860,
      1040,
      385,
      { ...outfit(random), top: ink.cream, legs: ink.teal, head: 'none', cut: 'coat' },
      { pose: 'hold', flip: true, shadow: ink.bark },
    );
  return talk + rect(0, 1056, width, 12, across(ink.bark, ink.deep), { opacity: 0.2 });
}
