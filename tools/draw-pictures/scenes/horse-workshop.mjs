import {
  across,
  at,
  boardsAcross,
  circle,
  darker,
  down,
  ellipse,
  glow,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  pendant,
  person,
  polygon,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { horse } from './parts/horse.mjs';
import { framed, shelf } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 800, '#c9a878') +
    repeat(
      20,
      (index) =>
        rect(index * 82, 0, 80, 800, mix('#cfae7e', '#8a6042', random.between(0, 0.4))) +
        line(index * 82, 0, index * 82, 800, '#6d4a30', 2.4),
    ) +
    rect(0, 0, width, 800, across(['#4b2e1e', 0.5], ['#fff1cf', 0.12], ['#4b2e1e', 0.5])) +
    framed(
      500,
      70,
      600,
      330,
      rect(500, 70, 600, 200, down(...skies.morning)) +
        sun(900, 180, 36, '#fff2c4', 6) +
        ridge(random, { width, y: 270, rise: 30, bottom: 300, fill: '#93c1b9' }) +
        sea(random, { x: 500, width: 600, top: 262, bottom: 410, colours: waters.morning, waves: 80 }) +
        sailboat(640, 310, 0.3, { sail: ink.white, hull: ink.coral }),
      { columns: 4, rows: 2, frame: ink.teal },
    ) +
    racks(random) +
    boardsAcross(random, { y: 790, width, height: 280, tone: '#a8774f', rows: 8 }) +
    polygon([520, 800, 1080, 800, 1280, 1067, 320, 1067], '#ffe9bf', { opacity: 0.25 }) +
    glow(800, 560, 640, '#ffe2a8', 0.45) +
    small(random) +
    trestle() +
    pole() +
    horse(800, 560, 2.9, { coat: ink.cream, saddle: ink.coral }) +
    shavings(random) +
    carvers() +
    pendant(420, 130, 180, { colour: ink.teal, halo: 2.6 }) +
    pendant(1180, 130, 180, { colour: ink.teal, halo: 2.6 })
  );
}

/** Chisels on the left, pots of paint on the right. */
const racks = (random) =>
  rect(60, 200, 360, 12, '#5a3826') +
  repeat(
    9,
    (index) =>
      rect(80 + index * 38, 180, 16, 70, across('#d9a066', '#8a5530'), { rx: 7 }) +
      polygon(
        [
          83 + index * 38,
          250,
          93 + index * 38,
          250,
          94 + index * 38,
          330 - (index % 3) * 18,
          82 + index * 38,
          320 - (index % 3) * 18,
        ],
        across('#e9efe9', '#8fa5a3'),
      ),
  ) +
  repeat(
    3,
    (index) =>
      stroke(`M${120 + index * 100} 420q0 -40 40 -40t40 40`, ink.bark, 12) +
      line(120 + index * 100, 420, 200 + index * 100, 420, '#b7c4c2', 7),
  ) +
  shelf(1160, 300, 400) +
  shelf(1160, 450, 400) +
  repeat(
    7,
    (index) =>
      rect(1180 + index * 52, 250, 40, 50, across('#e9efe9', '#a9b6b2')) +
      ellipse(
        1200 + index * 52,
        250,
        20,
        6,
        [ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.navy, ink.brick][index],
      ) +
      path(
        `M${1182 + index * 52} 252q4 ${14 + (index % 3) * 9} 10 0Z`,
        [ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.navy, ink.brick][index],
      ),
  ) +
  repeat(
    4,
    (index) =>
      rect(1190 + index * 92, 396, 64, 54, across('#d9b07c', '#a8774f')) +
      repeat(
        5,
        (brush) =>
          line(
            1200 + index * 92 + brush * 11,
            400,
            1196 + index * 92 + brush * 13,
            340 - (brush % 2) * 14,
            '#8a5530',
            5,
          ) +
          ellipse(
            1196 + index * 92 + brush * 13,
            334 - (brush % 2) * 14,
            5,
            11,
            random.pick([ink.coral, ink.teal, ink.bark, ink.marigold]),
          ),
      ),
  );

/** Two of the herd that wait, bare wood and primer. */
const small = () =>
  at(210, 640, 1, line(0, -190, 0, 190, '#b98f3c', 10)) +
  horse(210, 640, 1.25, { coat: '#c99a5e', saddle: '#a8774f' }) +
  at(1430, 630, 1, line(0, -190, 0, 190, '#b98f3c', 10)) +
  horse(1430, 630, 1.25, { coat: '#7a4a2a', saddle: ink.teal }) +
  repeat(
    2,
    (index) =>
      ellipse(index ? 1430 : 210, 826, 120, 14, ink.black, { opacity: 0.3 }) +
      rect((index ? 1430 : 210) - 60, 800, 120, 26, across('#8a6042', '#4b3327')),
  );

const trestle = () =>
  ellipse(800, 930, 420, 30, ink.black, { opacity: 0.35 }) +
  repeat(
    2,
    (index) =>
      polygon(
        [index ? 1010 : 540, 720, index ? 1050 : 580, 720, index ? 1100 : 560, 930, index ? 1066 : 520, 930],
        across('#b98a5e', '#6d4630'),
      ) +
      polygon(
        [index ? 1010 : 540, 720, index ? 1050 : 580, 720, index ? 1016 : 640, 930, index ? 984 : 606, 930],
        across('#d9a876', '#8a5f40'),
      ),
  ) +
  rect(500, 690, 600, 38, down('#dcb486', '#8a5f40'));

const pole = () =>
  rect(792, 150, 18, 560, across('#f6dc94', '#c98f34', '#7a4f1c')) +
  repeat(14, (index) => stroke(`M792 ${170 + index * 40}l18 -22`, '#8a5a1c', 4, { opacity: 0.7 })) +
  circle(801, 144, 18, '#e8c068');

const shavings = (random) =>
  repeat(34, () => {
    const [x, y] = [random.between(380, 1220), random.between(940, 1050)];
    return stroke(`M${x} ${y}q10 -18 20 0t-14 8`, random.pick(['#f3dcae', '#e3c08a', '#fbeccb']), 5);
  }) +
  at(
    1180,
    1010,
    1,
    path('M-50 0L-56 -70L56 -70L50 0Q0 12 -50 0Z', across('#e9efe9', '#a9b6b2', '#7d8f90')) +
      ellipse(0, -70, 56, 13, ink.coral) +
      line(10, -72, 44, -160, '#8a5530', 9) +
      ellipse(6, -64, 10, 16, darker(ink.coral, 0.2)),
  );

const carvers = () =>
  person(
    480,
    990,
    420,
    { skin: '#b57a52', hair: '#8d8a84', top: ink.teal, legs: ink.navy, head: 'cap', cut: 'shirt' },
    { pose: 'reach', shadow: ink.bark },
  ) +
  rect(452, 690, 60, 150, lighter('#d9a066', 0.2), { rx: 10, opacity: 0 }) +
  line(610, 664, 660, 640, '#8a5530', 12) +
  line(660, 640, 690, 626, '#cfdcd8', 9) +
  person(
    1140,
    1000,
    410,
    { skin: '#f0c6a0', hair: '#7a4a2a', top: ink.marigold, legs: '#3b5560', head: 'bun', cut: 'shirt' },
    { pose: 'reach', flip: true, shadow: ink.bark },
  ) +
  line(1010, 680, 960, 640, '#8a5530', 9) +
  ellipse(952, 632, 9, 16, ink.coral, { transform: 'rotate(-50 952 632)' }) +
  rect(0, height, 0, 0, '#000');
