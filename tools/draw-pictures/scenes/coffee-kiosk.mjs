import { cloud, gull, ridge, skies, sky, steam, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { awning } from '../kit/buildings.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, clipped, down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { boardsAcross, railing } from '../kit/pier.mjs';
import { potted } from '../kit/plants.mjs';
import { server } from '../kit/portrait.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, waters } from '../kit/water.mjs';
import { shelf } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.morning) +
    sun(1330, 330, 56, '#fff0bd', 7) +
    cloud(random, { x: 1250, y: 190, width: 460, height: 80, opacity: 0.8 }) +
    ridge(random, { width, y: 540, rise: 60, bottom: 640, fill: '#93c1b9' }) +
    sea(random, { width, top: 575, bottom: 860, colours: waters.morning, waves: 220 }) +
    glints(random, { x: 1330, top: 580, bottom: 850, colour: '#fff3cc', width: 120 }) +
    haze(width, 520, 110, '#fff0d0', 0.7) +
    sailboat(1130, 640, 0.34, { sail: ink.white, hull: ink.coral }) +
    railing({ left: 900, right: 1640, foot: 850, height: 150, step: 46, colour: ink.deep, weight: 7 }) +
    boardsAcross(random, { y: 840, width, height: 230, tone: '#d2a674', rows: 7 }) +
    polygon([120, 1067, 900, 1067, 560, 930, 60, 930], ink.bark, { opacity: 0.3 }) +
    kiosk() +
    customer() +
    potted(random, 1500, 960, 210, ink.coral) +
    gull(330, 118, 110, { lift: 0.7, tilt: -8 }) +
    gull(1480, 240, 64, { lift: 0.2 })
  );
}

function kiosk() {
  const walls =
    rect(90, 290, 800, 650, across(lighter(ink.lagoon, 0.12), ink.lagoon, ink.teal)) +
    repeat(20, (index) => line(90 + index * 41, 290, 90 + index * 41, 940, ink.deep, 2, { opacity: 0.35 }));
  const roof =
    path('M40 296L130 170L850 170L940 296Z', down(ink.coral, ink.brick)) +
    repeat(9, (index) =>
      line(130 + index * 90, 172, 62 + index * 105, 294, darker(ink.brick, 0.2), 3, { opacity: 0.5 }),
    ) +
    circle(490, 128, 54, ink.cream) +
    path('M462 112L518 112L510 150Q490 160 470 150Z', ink.teal) +
    stroke('M516 120q18 2 10 20l-14 2', ink.teal, 6);
  const hatch = rect(180, 400, 560, 280, '#fff');
  return (
    walls +
    roof +
    clipped(hatch, interior()) +
    rect(180, 400, 560, 280, 'none', { stroke: ink.cream, strokeWidth: 14 }) +
    awning(140, 330, 640, 130, ink.marigold, { stripe: 53, slope: 0.06 }) +
    rect(150, 680, 640, 28, down(ink.sand, ink.dune)) +
    rect(150, 708, 640, 22, down([ink.black, 0.4], [ink.black, 0])) +
    repeat(3, (index) =>
      rect(200 + index * 190, 756, 160, 150, 'none', { stroke: ink.teal, strokeWidth: 6 }),
    ) +
    rect(90, 930, 800, 20, ink.deep) +
    cups() +
    rect(800, 420, 70, 150, ink.black) +
    circle(835, 470, 22, ink.cream) +
    stroke('M815 520h40M820 540h30', ink.cream, 4)
  );
}

function interior() {
  const hair = '#2a1d1a';
  const shirt = path(
    'M-230 430Q-226 236 -150 202L-52 166Q0 208 52 166L150 202Q226 236 230 430Z',
    across(ink.coral, ink.brick),
  );
  const bob =
    path('M-92 -30Q-104 -150 0 -154Q104 -150 92 -30Q80 -88 30 -104Q-60 -96 -92 -30Z', hair) +
    circle(40, -158, 40, hair);
  const barista = at(
    560,
    500,
    0.62,
    server({
      skin: '#b57a52',
      brow: hair,
      clothes: shirt,
      over: bob,
      behind: path('M-96 60Q-120 -150 0 -154Q120 -150 96 60Z', hair),
      apron: ink.cream,
      smile: 'open',
      tilt: 4,
    }),
  );
  const machine =
    rect(220, 560, 200, 120, across('#dfe6e0', '#8fa5a3', '#d7dfd9'), { rx: 10 }) +
    rect(236, 540, 168, 24, '#5d7374') +
    circle(262, 600, 14, ink.deep) +
    circle(306, 600, 14, ink.deep) +
    rect(246, 632, 30, 40, ink.deep) +
    rect(330, 632, 30, 40, ink.deep) +
    steam(350, 556, 90, 0.7);
  return (
    rect(180, 400, 560, 280, down('#8a4f2c', '#d98f48', '#f6c67a')) +
    shelf(200, 500, 230) +
    repeat(7, (index) =>
      rect(214 + index * 30, 466, 22, 34, [ink.cream, ink.coral, ink.teal][index % 3], { rx: 4 }),
    ) +
    pendant(460, 490, 74, { colour: ink.teal, top: 400, halo: 3 }) +
    machine +
    barista
  );
}

const cup = (x, y, size, colour) =>
  path(
    `M${x - size * 0.36} ${y - size}L${x + size * 0.36} ${y - size}L${x + size * 0.27} ${y}L${x - size * 0.27} ${y}Z`,
    across(lighter(colour, 0.2), colour, darker(colour, 0.2)),
  ) +
  rect(x - size * 0.42, y - size * 1.1, size * 0.84, size * 0.16, ink.white, { rx: 4 }) +
  rect(x - size * 0.33, y - size * 0.7, size * 0.66, size * 0.3, ink.dune);

const cups = () =>
  cup(220, 680, 62, ink.cream) +
  cup(276, 680, 62, ink.coral) +
  cup(690, 680, 66, ink.white) +
  ellipse(400, 678, 66, 10, ink.white) +
  path('M356 672Q360 640 400 636Q440 640 444 672Z', '#b9773c');

function customer() {
  const clothes = {
    skin: '#d9a57c',
    hair: '#6d3f24',
    top: ink.teal,
    legs: ink.sand,
    head: /** @type {const} */ ('bun'),
    cut: /** @type {const} */ ('coat'),
  };
  const dog =
    path(
      'M1010 1000Q1000 940 1040 930L1100 930Q1130 900 1140 880L1164 884L1180 910L1160 924L1150 960Q1150 1000 1140 1000L1128 1000L1124 960L1050 964L1036 1000Z',
      mix(ink.timber, ink.bark, 0.4),
    ) +
    stroke('M1016 950Q980 930 984 900', mix(ink.timber, ink.bark, 0.4), 10) +
    stroke('M1134 920Q1000 800 930 780', ink.brick, 4);
  return (
    dog +
    at(880, 1012, 1, person(0, 0, 560, clothes, { pose: 'reach', flip: true, shadow: ink.bark })) +
    cup(706, 640, 60, ink.coral) +
    steam(706, 566, 90, 0.8)
  );
}
