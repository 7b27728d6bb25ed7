import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  glow,
  gulls,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  pavilion,
  pierSide,
  polygon,
  potted,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  steam,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { brickwork, framed, shelf } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    brickwork(random, { width, height: 820, colour: '#a85f45', brick: 74 }) +
    rect(0, 0, width, 820, across(['#2a1410', 0.5], ['#fff0cf', 0.08], ['#2a1410', 0.5])) +
    rect(0, 0, width, 40, '#4b3327') +
    framed(520, 60, 560, 640, view(random), { columns: 3, rows: 3, frame: ink.deep, arched: true }) +
    tides() +
    shelves(random) +
    floor() +
    desk() +
    glow(800, 560, 620, '#fff0c8', 0.4) +
    things(random) +
    seat() +
    potted(random, 1500, 1030, 300, ink.teal)
  );
}

const view = (random) =>
  rect(520, 60, 560, 420, down(...skies.morning)) +
  sun(940, 230, 46, '#fff2c4', 6) +
  ridge(random, { width: 1700, y: 450, rise: 50, bottom: 500, fill: '#93c1b9' }) +
  haze(width, 390, 110, '#fff3d4', 0.6) +
  sea(random, { x: 520, width: 560, top: 466, bottom: 710, colours: waters.morning, waves: 130 }) +
  glints(random, { x: 940, top: 470, bottom: 700, colour: '#fff6d8', width: 90, count: 50 }) +
  pierSide({ left: 500, right: 820, deck: 440, water: 484, bay: 40, rail: 14, thickness: 9 }) +
  pavilion(660, 441, 0.34, { wall: ink.cream, dome: ink.lagoon }) +
  sailboat(960, 530, 0.4, { sail: ink.white, hull: ink.coral }) +
  sailboat(700, 590, 0.5, { sail: ink.cream, hull: ink.teal, flip: true }) +
  gulls(random, { x: 760, y: 190, spread: 110, count: 4, span: 44 });

/** The tide table, a wave a day, pinned to the wall. */
const tides = () =>
  at(
    270,
    330,
    1,
    polygon([-180, -210, 180, -214, 184, 210, -178, 216], ink.black, {
      opacity: 0.3,
      transform: 'translate(10 14)',
    }) +
      polygon([-180, -210, 180, -214, 184, 210, -178, 216], across('#fffaf0', '#f3e4c6')) +
      rect(-160, -190, 320, 44, ink.teal) +
      stroke('M-130 -168q13 -14 26 0t26 0t26 0', ink.cream, 6) +
      circle(110, -168, 14, ink.cream) +
      circle(116, -172, 12, ink.teal) +
      repeat(
        6,
        (row) =>
          line(-160, -110 + row * 56, 160, -110 + row * 56, '#cbb487', 2.5) +
          stroke(
            `M-150 ${-92 + row * 56}q37 -40 75 0t75 0t75 0t75 0`,
            row === 2 ? ink.coral : ink.lagoon,
            6,
          ) +
          repeat(4, (day) => circle(-112 + day * 75, -112 + row * 56 + (day % 2) * 40, 4, ink.deep)),
      ) +
      circle(-170, -202, 8, ink.coral) +
      circle(170, -204, 8, ink.coral),
  );

const shelves = (random) =>
  repeat(2, (row) => {
    const y = 250 + row * 180;
    let x = 1190;
    return (
      repeat(12, (index) => {
        const wide = random.between(16, 30);
        const tall = random.between(90, 128);
        const drawn =
          index === 5 + row * 2
            ? ''
            : rect(
                x,
                y - tall,
                wide,
                tall,
                across(
                  lighter(
                    [ink.coral, ink.teal, ink.cream, ink.marigold, ink.lagoon, ink.navy][index % 6],
                    0.1,
                  ),
                  [ink.coral, ink.teal, ink.cream, ink.marigold, ink.lagoon, ink.navy][index % 6],
                ),
              ) + rect(x, y - tall * 0.8, wide, 6, ink.sand);
        x += wide + 2;
        return drawn;
      }) +
      (row
        ? at(
            1496,
            y,
            1,
            path('M-44 0L-34 -14L34 -14L44 0Z', ink.bark) +
              sailboat(0, -22, 0.28, { sail: ink.white, hull: ink.coral }),
          )
        : circle(1500, y - 44, 42, across('#7fc0ba', ink.lagoon)) +
          path(
            `M1472 ${y - 66}q20 -16 34 4q-10 20 -30 14ZM1500 ${y - 36}q24 -10 28 10q-18 22 -32 4Z`,
            ink.leaf,
          ) +
          stroke(`M1500 ${y - 92}A50 50 0 0 1 1500 ${y + 2}`, '#c98f34', 6) +
          rect(1480, y - 8, 40, 8, '#8a5530')) +
      shelf(1170, y, 400, '#8a6042')
    );
  });

const floor = () =>
  rect(0, 810, width, 260, down('#b98a5e', '#8a5f40', '#5a3c2a')) +
  rect(0, 800, width, 16, '#4b3327') +
  repeat(13, (index) =>
    line(800 + (index - 6) * 140, 816, 800 + (index - 6) * 290, height, '#4b2e1e', 2.6, { opacity: 0.45 }),
  ) +
  polygon([540, 816, 1060, 816, 1240, 1067, 360, 1067], '#fff0c8', { opacity: 0.3 });

const desk = () =>
  ellipse(800, 1040, 560, 24, ink.black, { opacity: 0.3 }) +
  polygon([330, 800, 366, 800, 350, 1040, 326, 1040], '#4b2e1e') +
  polygon([1270, 800, 1234, 800, 1250, 1040, 1274, 1040], '#4b2e1e') +
  rect(260, 760, 1080, 46, down('#e3b07a', '#b5814f', '#8a5c36')) +
  rect(260, 752, 1080, 12, '#f3cf9e') +
  rect(1000, 806, 230, 96, across('#b5814f', '#7a5030')) +
  rect(1096, 846, 40, 10, '#e8c068', { rx: 5 });

/** Laptop, lamp, mug, a chart with dividers, a radio. */
const things = (random) =>
  at(
    790,
    752,
    1,
    polygon([-150, 0, 150, 0, 138, -190, -138, -190], across('#3b4a50', '#22303a')) +
      polygon([-128, -14, 128, -14, 120, -176, -120, -176], down('#fbf1de', '#e9dcc0')) +
      rect(-100, -160, 90, 60, ink.lagoon, { rx: 5 }) +
      rect(6, -160, 96, 10, ink.deep, { rx: 5 }) +
      rect(6, -140, 70, 9, '#b9ad94', { rx: 4 }) +
      stroke('M-96 -60Q-60 -96 -30 -70T40 -80T100 -50', ink.coral, 6) +
      polygon([-176, 10, 176, 10, 150, -6, -150, -6], '#9fb0b0'),
  ) +
  at(
    430,
    752,
    1,
    ellipse(0, 2, 70, 12, ink.black, { opacity: 0.3 }) +
      path('M-62 0Q0 -24 62 0Z', ink.teal) +
      line(0, -8, -44, -150, ink.teal, 10) +
      line(-44, -150, 70, -260, ink.teal, 10) +
      circle(-44, -150, 11, ink.marigold) +
      glow(104, -220, 150, '#ffe2a0', 0.7) +
      path('M40 -262L104 -308L150 -214Q104 -184 66 -208Z', across(lighter(ink.lagoon, 0.1), ink.teal)) +
      circle(112, -212, 20, '#fff6d8'),
  ) +
  at(
    1030,
    752,
    0.9,
    path('M-40 0L-46 -88L46 -88L40 0Q0 10 -40 0Z', across(lighter(ink.coral, 0.2), ink.coral, ink.brick)) +
      stroke('M44 -70Q84 -68 78 -36Q70 -18 40 -20', ink.coral, 11) +
      ellipse(0, -88, 46, 10, '#5a331c'),
  ) +
  steam(1030, 660, 90, 0.55) +
  at(
    1200,
    752,
    1,
    rect(-70, -120, 140, 120, across('#d9a066', '#a06a3c', '#6d4426'), { rx: 14 }) +
      circle(-24, -66, 38, '#5a3420') +
      circle(-24, -66, 30, '#7a5030') +
      repeat(5, (index) => line(-48, -86 + index * 10, 0, -86 + index * 10, '#3d2416', 3)) +
      circle(40, -86, 17, ink.cream) +
      line(40, -86, 50, -98, ink.coral, 4) +
      circle(40, -38, 10, '#e8c068') +
      line(54, -120, 96, -240, '#b7c4c2', 5) +
      circle(97, -243, 6, '#dfe6e0'),
  ) +
  at(
    600,
    752,
    1,
    polygon([-70, 2, 60, 2, 50, -8, -58, -8], '#f3e4c6') +
      line(-20, -6, 6, -60, '#c98f34', 5) +
      line(30, -6, 6, -60, '#c98f34', 5) +
      circle(6, -62, 7, '#e8c068'),
  ) +
  circle(0, 0, random.next() * 0, darker(mix('#000000', '#000000', 0), 0));

const seat = () =>
  at(
    700,
    1010,
    1.1,
    ellipse(0, 24, 130, 16, ink.black, { opacity: 0.4 }) +
      line(0, -60, 0, 4, '#39484e', 14) +
      stroke('M-86 24L0 -2L86 24M-46 30L0 0L46 30', '#39484e', 11) +
      repeat(3, (index) => circle(-86 + index * 86, 28, 10, ink.black)) +
      path(
        'M-104 -74Q0 -100 104 -74Q112 -48 80 -44L-80 -44Q-112 -48 -104 -74Z',
        across(lighter(ink.marigold, 0.1), ink.marigold, ink.amber),
      ) +
      path(
        'M-92 -260Q0 -290 92 -260Q104 -170 84 -110Q0 -90 -84 -110Q-104 -170 -92 -260Z',
        across(lighter(ink.marigold, 0.15), ink.marigold, ink.amber),
      ) +
      clipped(
        path('M-92 -260Q0 -290 92 -260Q104 -170 84 -110Q0 -90 -84 -110Q-104 -170 -92 -260Z', '#fff'),
        repeat(4, (index) =>
          stroke(`M-100 ${-236 + index * 36}Q0 ${-262 + index * 36} 100 ${-236 + index * 36}`, ink.amber, 5, {
            opacity: 0.6,
          }),
        ),
      ),
  );
