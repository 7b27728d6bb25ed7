import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  gulls,
  haze,
  height,
  ink,
  leaf,
  lens,
  lighter,
  lighthouse,
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
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { bottle, croissant } from './parts/food.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    room(random) +
    balcony(random) +
    curtains() +
    floor(random) +
    bed() +
    chair() +
    table(random) +
    potted(random, 1500, 1010, 260, ink.coral)
  );
}

/** Papered walls with a dado. */
const room = (random) =>
  rect(0, 0, width, 780, '#e9cfae') +
  repeat(27, (column) =>
    repeat(10, (row) => {
      const [x, y] = [column * 62 + (row % 2) * 31, row * 78 + 30];
      return (
        leaf(x, y, 24, -60, '#d4ad82') +
        leaf(x, y, 24, -120, '#d9b58c') +
        circle(x, y - 18, 4, ink.coral, { opacity: 0.5 })
      );
    }),
  ) +
  rect(0, 0, width, 780, across(['#7a4a2c', 0.4], ['#fff1cf', 0.1], ['#7a4a2c', 0.4])) +
  rect(0, 690, width, 100, across('#2f7a78', ink.lagoon, '#24605f')) +
  rect(0, 682, width, 12, ink.cream) +
  repeat(0, () => circle(random.next(), 0, 1, '#000'));

/** The open doors, the rail, the pier beyond. */
function balcony(random) {
  const pier =
    pierSide({
      left: 760,
      right: 1240,
      deck: 400,
      water: 450,
      bay: 46,
      rail: 16,
      thickness: 10,
      colour: '#7a5c50',
      light: '#a8806a',
    }) +
    pavilion(1010, 401, 0.42, { wall: '#fbe3bd', dome: ink.lagoon, lit: true }) +
    lighthouse(800, 401, 0.36, { lit: true });
  const view =
    rect(480, 60, 640, 400, down(...skies.dawn)) +
    sun(650, 350, 46, '#ffe0a4', 7) +
    ridge(random, { width: 1600, y: 410, rise: 50, bottom: 450, fill: '#c99a8c' }) +
    haze(width, 340, 110, '#ffe0b0', 0.55) +
    sea(random, {
      x: 480,
      width: 640,
      top: 420,
      bottom: 760,
      colours: waters.dawn,
      waves: 170,
      light: '#fbd9b0',
    }) +
    glints(random, { x: 650, top: 424, bottom: 740, colour: '#ffe9b8', width: 100, count: 70 }) +
    pier +
    sailboat(560, 500, 0.34, { sail: ink.cream, hull: ink.teal }) +
    gulls(random, { x: 700, y: 190, spread: 120, count: 4, span: 46 }) +
    rect(480, 720, 640, 60, down('#e3c798', '#b5966a')) +
    repeat(
      17,
      (index) =>
        line(490 + index * 39, 560, 490 + index * 39, 730, ink.deep, 5) +
        circle(490 + index * 39, 640, 10, 'none', { stroke: ink.deep, strokeWidth: 4 }),
    ) +
    rect(480, 552, 640, 12, ink.deep) +
    rect(480, 716, 640, 8, ink.deep);
  const leafDoor = (side) => {
    const x = side < 0 ? 376 : 1120;
    return (
      polygon(
        side < 0 ? [x, 30, x + 104, 60, x + 104, 780, x, 830] : [x + 104, 30, x, 60, x, 780, x + 104, 830],
        across('#fbf1de', '#e3d3b4'),
      ) +
      repeat(3, (row) =>
        polygon(
          side < 0
            ? [
                x + 18,
                82 + row * 200,
                x + 88,
                96 + row * 194,
                x + 88,
                266 + row * 188,
                x + 18,
                262 + row * 200,
              ]
            : [
                x + 86,
                82 + row * 200,
                x + 16,
                96 + row * 194,
                x + 16,
                266 + row * 188,
                x + 86,
                262 + row * 200,
              ],
          down('#bfe0dc', '#f3cdb0'),
          { opacity: 0.9 },
        ),
      )
    );
  };
  return (
    clipped(rect(480, 60, 640, 720, '#fff'), view) +
    leafDoor(-1) +
    leafDoor(1) +
    rect(466, 44, 668, 20, ink.cream) +
    circle(468, 440, 8, ink.marigold) +
    circle(1132, 440, 8, ink.marigold)
  );
}

const curtains = () =>
  repeat(2, (side) => {
    const flip = side ? -1 : 1;
    const x = side ? 1310 : 290;
    const shape = `M${x} 20L${x + flip * 150} 20Q${x + flip * 140} 300 ${x + flip * 40} 520Q${x + flip * 70} 700 ${x + flip * 110} 850L${x - flip * 30} 850Z`;
    return (
      path(shape, across(lighter(ink.coral, 0.15), ink.coral, darker(ink.coral, 0.25))) +
      clipped(
        path(shape, '#fff'),
        repeat(6, (fold) =>
          stroke(
            `M${x + flip * (14 + fold * 24)} 20Q${x + flip * (10 + fold * 22)} 320 ${x + flip * (2 + fold * 8)} 520T${x + flip * fold * 18} 850`,
            darker(ink.coral, 0.3),
            6,
            { opacity: 0.5 },
          ),
        ),
      ) +
      rect(x - (side ? 60 : -10), 508, 50, 20, ink.marigold, { rx: 8 })
    );
  }) +
  rect(230, 8, 1140, 18, across('#c98f34', '#f2d48a', '#8a5a1c'), { rx: 9 }) +
  circle(226, 17, 18, '#e8c068') +
  circle(1374, 17, 18, '#b5792a');

const floor = (random) =>
  rect(0, 780, width, 300, down('#b98a5e', '#8a5f40', '#5f3f2c')) +
  repeat(15, (index) =>
    line(800 + (index - 7) * 116, 782, 800 + (index - 7) * 250, height, '#3d2a20', 2.6, { opacity: 0.5 }),
  ) +
  polygon([500, 782, 1100, 782, 1260, 1067, 340, 1067], '#ffe0a8', { opacity: 0.35 }) +
  repeat(0, () => circle(random.next(), 0, 1, '#000'));

/** The foot of the bed with a quilt of flags. */
const bed = () =>
  at(
    0,
    0,
    1,
    rect(-40, 560, 40, 440, ink.bark) +
      path('M-20 740Q160 690 330 730L420 860L440 1067L-20 1067Z', down(ink.white, '#efe3cb', '#d3bf9a')) +
      path('M-20 700Q60 640 150 660Q200 690 190 740Q90 780 -20 770Z', across(ink.white, '#e9dcc2')) +
      stroke('M20 716Q90 690 150 712', '#d3bf9a', 5) +
      clipped(
        path('M-20 880Q200 830 400 850L440 1067L-20 1067Z', '#fff'),
        rect(-20, 820, 470, 250, ink.teal) +
          repeat(4, (row) =>
            repeat(7, (column) =>
              polygon(
                [
                  -40 + column * 76 + row * 14,
                  830 + row * 72 - column * 4,
                  36 + column * 76 + row * 14,
                  828 + row * 72 - column * 4,
                  -2 + column * 76 + row * 14,
                  890 + row * 72 - column * 4,
                ],
                [ink.coral, ink.cream, ink.marigold, ink.foam][(row + column) % 4],
              ),
            ),
          ) +
          rect(-20, 820, 470, 250, across([ink.white, 0.1], [ink.black, 0], [ink.black, 0.3])),
      ) +
      stroke('M-20 880Q200 830 400 850', ink.cream, 9),
  );

const chair = () =>
  at(
    1250,
    1000,
    1.15,
    ellipse(0, 4, 130, 16, ink.black, { opacity: 0.35 }) +
      line(-80, 0, -70, -120, ink.bark, 12) +
      line(86, 0, 76, -120, ink.bark, 12) +
      path(
        'M-104 -110Q-110 -160 -60 -164L70 -164Q110 -160 104 -110Q100 -84 0 -84Q-100 -84 -104 -110Z',
        down(lighter(ink.lagoon, 0.12), ink.lagoon, ink.teal),
      ) +
      path(
        'M60 -150Q84 -270 70 -340Q110 -360 134 -320Q146 -220 112 -120Z',
        across(lighter(ink.lagoon, 0.1), ink.teal),
      ) +
      rect(-110, -150, 34, 60, ink.teal, { rx: 16 }) +
      path(
        'M-40 -168Q-46 -214 8 -216Q56 -212 52 -166Q0 -150 -40 -168Z',
        across(lighter(ink.marigold, 0.2), ink.marigold),
      ) +
      stroke('M-30 -190Q6 -204 44 -188', ink.cream, 6),
  );

const table = (random) =>
  at(
    800,
    980,
    1,
    ellipse(0, 8, 190, 20, ink.black, { opacity: 0.35 }) +
      rect(-14, -150, 28, 150, across('#8a5a3a', '#3d2a20')) +
      path('M-90 4Q0 -40 90 4Z', '#4b2e1e') +
      ellipse(0, -160, 230, 52, across('#fffaf0', ink.white, '#d9c9a8')) +
      path(
        'M-230 -158Q-200 -92 -150 -84Q-120 -110 -80 -88Q-40 -66 0 -92Q50 -66 90 -88Q130 -110 160 -88Q206 -100 230 -158Q160 -104 0 -106Q-160 -106 -230 -158Z',
        down('#fffaf0', '#dccbaa'),
      ) +
      at(
        -120,
        -168,
        0.9,
        path('M-46 0L-56 -74L56 -74L46 0Q0 12 -46 0Z', across(lighter(ink.teal, 0.2), ink.teal, ink.deep)) +
          stroke('M-52 -60Q-92 -58 -84 -24Q-76 -8 -48 -12', ink.teal, 11) +
          path('M48 -40Q90 -60 98 -86L110 -80Q104 -30 52 -14Z', ink.teal) +
          ellipse(0, -74, 56, 11, ink.deep) +
          circle(0, -90, 9, ink.marigold),
      ) +
      ellipse(30, -150, 92, 20, ink.white) +
      ellipse(30, -153, 74, 14, '#e9dcc2') +
      croissant(30, -156, 110) +
      at(
        150,
        -168,
        0.8,
        path('M-34 0L-40 -46L40 -46L34 0Q0 9 -34 0Z', across(ink.white, '#cfd6cd')) +
          ellipse(0, -46, 40, 9, '#6d4026') +
          ellipse(0, 4, 62, 10, ink.white, { opacity: 0.9 }),
      ) +
      bottle(-20, -176, 120, '#bfe0dc', ink.cream) +
      repeat(
        5,
        (index) =>
          line(-20, -296, -56 + index * 18, -366 - (index % 2) * 22, ink.pine, 4) +
          circle(
            -56 + index * 18,
            -372 - (index % 2) * 22,
            16,
            [ink.coral, ink.marigold, ink.rose, ink.coral, ink.white][index],
          ) +
          circle(-56 + index * 18, -372 - (index % 2) * 22, 6, ink.brick),
      ),
  ) + path(lens(0, 0, 0, 0), mix('#000000', '#ffffff', random.next() * 0));
