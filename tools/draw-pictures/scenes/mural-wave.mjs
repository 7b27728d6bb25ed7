import { gulls, sky } from '../kit/air.mjs';
import { darker, ink, mix } from '../kit/colour.mjs';
import { across, clipped, down, sprayed } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { lamp } from '../kit/pier.mjs';
import { tuft } from '../kit/plants.mjs';
import { circle, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { bicycle } from './parts/bicycle.mjs';
import { brickwork } from './parts/room.mjs';

const wall = polygon([60, 250, 430, 96, 800, 250, 1170, 96, 1560, 250, 1560, 900, 60, 900], '#fff');

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#6fb7bf', '#b5dcd2', '#f8ecc9']) +
    gulls(random, { x: 800, y: 110, spread: 120, count: 4, span: 54 }) +
    clipped(
      wall,
      brickwork(random, { x: 60, y: 80, width: 1500, height: 830, colour: '#c98567', brick: 70 }) +
        mural(random) +
        bricksOver(random),
    ) +
    polygon([40, 262, 430, 100, 800, 262, 800, 240, 430, 70, 36, 236], ink.deep) +
    polygon([800, 262, 1170, 100, 1580, 262, 1584, 236, 1170, 70, 800, 240], ink.deep) +
    doors() +
    street(random)
  );
}

const claw = (x, y, size, turn) =>
  path(
    'M0 0C-30 -6 -44 -30 -34 -48C-30 -34 -22 -30 -16 -34C-26 -52 -14 -70 2 -70C-6 -58 0 -50 8 -52C8 -70 24 -78 36 -70C26 -64 28 -54 36 -52C44 -62 58 -58 60 -46C50 -48 46 -40 50 -32C62 -30 62 -16 50 -10C40 4 16 6 0 0Z',
    ink.white,
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
  );

function mural(random) {
  const dawn =
    rect(60, 80, 1500, 700, down('#f6d7a0', '#f4b184', '#ee8a6c'), { opacity: 0.94 }) +
    circle(1150, 470, 150, ink.coral) +
    sprayed(circle(1150, 470, 150, down(['#000', 0], ['#000', 0.4])), ink.brick, 0.7);
  const rear = path('M60 640Q260 560 470 640T900 640T1330 620T1560 640L1560 910L60 910Z', '#5fb0a8');
  const body =
    'M60 900L60 470C160 330 330 210 560 200C760 196 880 290 900 420C850 350 760 330 690 370C610 420 600 520 660 600C730 690 900 700 1080 690C1260 680 1420 640 1560 590L1560 910Z';
  const bands =
    repeat(7, (index) =>
      stroke(
        `M${30 + index * 6} ${620 + index * 30}C${170 + index * 30} ${430 + index * 46} ${330 + index * 26} ${280 + index * 44} ${560 - index * 6} ${236 + index * 52}`,
        index % 2 ? ink.foam : ink.lagoon,
        17,
        { opacity: 0.9 },
      ),
    ) +
    repeat(5, (index) =>
      stroke(
        `M${640 - index * 40} ${630 + index * 50}Q${1000 - index * 30} ${760 + index * 36} ${1580} ${640 + index * 62}`,
        index % 2 ? ink.lagoon : ink.sea,
        15,
      ),
    );
  const claws = [
    [905, 428, 1.3, 30],
    [884, 372, 1.2, 0],
    [850, 320, 1.3, -20],
    [800, 272, 1.3, -30],
    [735, 236, 1.3, -44],
    [660, 212, 1.2, -56],
    [580, 204, 1.15, -66],
    [500, 214, 1, -76],
    [830, 370, 0.9, 10],
    [760, 348, 0.9, -4],
    [700, 372, 0.8, -14],
  ]
    .map(([x, y, size, turn]) => claw(x, y, size, turn))
    .join('');
  const drops = repeat(60, () =>
    circle(random.between(640, 1080), random.between(150, 480), random.between(3, 10), ink.white, {
      opacity: 0.95,
    }),
  );
  const boat = `<g transform="translate(1190 640) rotate(-12)">${path('M-120 -20Q0 26 130 -34Q110 20 60 34L-60 34Q-100 22 -120 -20Z', ink.brick)}${path('M-120 -20Q0 26 130 -34L126 -22Q0 36 -116 -8Z', ink.cream)}${repeat(4, (index) => circle(-50 + index * 32, -18, 11, ink.deep) + path(`M${-64 + index * 32} 8Q${-50 + index * 32} -18 ${-36 + index * 32} 8Z`, ink.deep))}</g>`;
  const whitecaps = repeat(9, (index) =>
    claw(960 + index * 74, 690 - index * 9 + (index % 2) * 16, 0.5, -10 + index * 3),
  );
  return (
    dawn + rear + boat + path(body, down('#1f8a8c', ink.teal, ink.deep)) + bands + claws + drops + whitecaps
  );
}

const bricksOver = (random) =>
  repeat(34, (row) => line(60, 90 + row * 25, 1560, 90 + row * 25, ink.bark, 1.4, { opacity: 0.16 })) +
  repeat(240, () =>
    rect(
      random.between(60, 1540),
      90 + Math.floor(random.between(0, 33)) * 25,
      62,
      24,
      random.pick([ink.black, ink.white]),
      { opacity: 0.05 },
    ),
  ) +
  rect(60, 80, 1500, 830, across([ink.white, 0.1], [ink.white, 0], [ink.black, 0.16]));

const doors = () =>
  rect(1280, 700, 150, 200, ink.deep) +
  rect(1290, 710, 62, 190, mix(ink.brick, ink.coral, 0.4)) +
  rect(1358, 710, 62, 190, mix(ink.brick, ink.coral, 0.3)) +
  rect(1270, 690, 170, 14, ink.sand) +
  repeat(
    2,
    (index) =>
      rect(150 + index * 130, 740, 84, 110, ink.deep) +
      rect(158 + index * 130, 748, 68, 94, '#8cc4bb') +
      line(192 + index * 130, 748, 192 + index * 130, 842, ink.deep, 5),
  );

function street(random) {
  const ground =
    rect(0, 896, width, 180, down('#e6cfa0', '#cbaa76', '#a8855a')) +
    rect(0, 890, width, 10, darker(ink.dune, 0.4)) +
    repeat(12, (index) =>
      line(800 + (index - 6) * 150, 900, 800 + (index - 6) * 260, height, '#9a784e', 2, { opacity: 0.4 }),
    );
  const clothes = {
    skin: '#d9a57c',
    hair: '#2a1d1a',
    top: ink.marigold,
    legs: ink.navy,
    head: /** @type {const} */ ('bun'),
    cut: /** @type {const} */ ('shirt'),
  };
  const cyclist =
    polygon([400, 1016, 760, 1016, 860, 1034, 480, 1034], ink.bark, { opacity: 0.35 }) +
    person(545, 968, 300, clothes, { pose: 'ride' }) +
    bicycle(590, 1016, 1.6, ink.coral);
  return (
    ground +
    lamp(1500, 920, 430) +
    repeat(8, (index) => tuft(random, 80 + index * 200, 900, 44, ink.leaf, 9)) +
    cyclist +
    person(1020, 1000, 190, outfit(random), { pose: 'reach', flip: true, shadow: ink.bark }) +
    person(1084, 1004, 112, { ...outfit(random), top: ink.coral }, { pose: 'wave', shadow: ink.bark })
  );
}
