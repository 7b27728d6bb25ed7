import {
  across,
  at,
  boardsAcross,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  glow,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  pendant,
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
import { framed } from './parts/room.mjs';

const gold = across('#fff0b8', '#f2c14e', '#c98a2c', '#8a5a1c');

/** The hall before the rehearsal: the band has put its brass on the chairs. @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 800, down('#2f6b6c', '#24595b', '#1c484b')) +
    repeat(2, (row) => rect(0, row ? 600 : 0, width, row ? 14 : 26, down('#f2d48a', '#b5893c'))) +
    rect(0, 614, width, 190, down('#1f5053', '#133a3e')) +
    repeat(14, (index) =>
      rect(20 + index * 116, 636, 96, 140, 'none', { stroke: '#2f6b6c', strokeWidth: 6 }),
    ) +
    repeat(3, (index) => window_(random, 140 + index * 480)) +
    boardsAcross(random, { y: 790, width, height: 280, tone: '#b57f4e', rows: 8 }) +
    repeat(3, (index) =>
      polygon(
        [
          150 + index * 480,
          800,
          490 + index * 480,
          800,
          470 + index * 480 + (index - 1) * 130,
          1067,
          80 + index * 480 + (index - 1) * 130,
          1067,
        ],
        '#ffe9b4',
        { opacity: 0.24 },
      ),
    ) +
    repeat(2, (index) => pendant(380 + index * 840, 130, 150, { colour: '#c98a2c', halo: 2.4 })) +
    glow(800, 640, 620, '#ffdf9a', 0.4) +
    chair(260, 930, 1) +
    chair(800, 950, 1.12) +
    chair(1340, 930, 1) +
    tuba(800, 790) +
    horn(270, 800) +
    trombone(1340, 800) +
    stand(520, 960) +
    stand(1090, 960) +
    drum(random)
  );
}

const window_ = (random, x) =>
  framed(
    x,
    90,
    340,
    480,
    rect(x, 90, 340, 330, down(...skies.morning)) +
      (x < 200 ? sun(x + 230, 250, 34, '#fff2c4', 6) : '') +
      ridge(random, { width: 1700, y: 410, rise: 34, bottom: 450, fill: '#93c1b9' }) +
      sea(random, { x, width: 340, top: 420, bottom: 580, colours: waters.morning, waves: 60 }) +
      haze(width, 370, 90, '#fff3d4', 0.5) +
      glints(random, {
        x: x < 200 ? x + 230 : x - 60,
        top: 424,
        bottom: 570,
        colour: '#fff6d8',
        width: 60,
        count: 26,
      }) +
      sailboat(x + 100, 460, 0.26, { sail: ink.white, hull: x > 500 && x < 800 ? ink.teal : ink.coral }),
    { columns: 3, rows: 3, frame: '#f3e2b8', arched: true },
  );

const chair = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    ellipse(0, 40, 150, 18, ink.black, { opacity: 0.4 }) +
      line(-96, -150, -112, 40, '#3d2619', 14) +
      line(96, -150, 112, 40, '#3d2619', 14) +
      line(-70, -160, -74, 10, '#2a1a12', 12) +
      line(70, -160, 74, 10, '#2a1a12', 12) +
      path('M-96 -330Q0 -372 96 -330L84 -170L-84 -170Z', across('#8a5530', '#5a3420')) +
      repeat(4, (index) => line(-66 + index * 44, -326, -58 + index * 39, -176, '#33201a', 6)) +
      path(
        'M-112 -176Q0 -208 112 -176L120 -140Q0 -112 -120 -140Z',
        across(lighter(ink.coral, 0.12), ink.coral, ink.brick),
      ) +
      rect(-118, -142, 236, 12, '#4b2e1e', { rx: 5 }),
  );

/** Bell up, valves to the right. */
const tuba = (x, y) =>
  at(
    x,
    y,
    1.12,
    path(
      'M-180 -420Q-120 -330 -90 -220Q-70 -120 -76 10Q0 60 76 10Q70 -120 90 -220Q120 -330 180 -420Z',
      gold,
    ) +
      ellipse(0, -420, 180, 48, '#ffe7a0') +
      ellipse(0, -418, 154, 37, across('#6d4416', '#a8702a', '#4b2e10')) +
      ellipse(-60, -424, 60, 12, '#f2c14e', { opacity: 0.4 }) +
      stroke('M-70 -40Q-120 60 0 76Q124 66 96 -60L96 -180', '#b57a26', 44) +
      stroke('M-70 -40Q-120 60 0 76Q124 66 96 -60L96 -180', '#f6cf66', 28) +
      stroke('M-58 -20Q-30 30 30 26Q64 20 60 -40', '#b57a26', 26) +
      stroke('M-58 -20Q-30 30 30 26Q64 20 60 -40', '#f2c14e', 14) +
      repeat(
        3,
        (index) =>
          rect(104 + index * 34, -230 + index * 12, 26, 120, across('#fff0b8', '#d9a23c', '#8a5a1c'), {
            rx: 8,
          }) +
          rect(111 + index * 34, -256 + index * 12, 12, 30, '#e9efe9') +
          circle(117 + index * 34, -260 + index * 12, 13, ink.cream),
      ) +
      stroke('M200 -150Q260 -190 250 -270L276 -290', '#e0ad44', 14) +
      rect(266, -306, 30, 18, '#e9efe9', { rx: 6 }) +
      stroke('M-128 -350Q-90 -250 -78 -120', ink.white, 11, { opacity: 0.6 }),
  );

const horn = (x, y) =>
  at(
    x,
    y,
    1.05,
    path('M10 -60Q90 -90 150 -170Q200 -110 190 -10Q130 -40 10 -30Z', gold) +
      ellipse(172, -90, 26, 84, across('#6d4416', '#a8702a'), { transform: 'rotate(-14 172 -90)' }) +
      stroke('M150 -172Q206 -104 190 -10', '#ffe7a0', 9) +
      stroke(
        'M30 -46L-120 -46Q-160 -46 -160 -16Q-160 14 -120 14L60 14Q92 12 92 -16Q90 -44 60 -46',
        '#b57a26',
        20,
      ) +
      stroke(
        'M30 -46L-120 -46Q-160 -46 -160 -16Q-160 14 -120 14L60 14Q92 12 92 -16Q90 -44 60 -46',
        '#f6cf66',
        11,
      ) +
      repeat(
        3,
        (index) =>
          rect(-60 + index * 36, -92, 24, 104, across('#fff0b8', '#d9a23c', '#8a5a1c'), { rx: 7 }) +
          rect(-54 + index * 36, -114, 12, 26, '#e9efe9') +
          circle(-48 + index * 36, -118, 12, ink.cream),
      ) +
      stroke('M-160 -20L-206 -20', '#e0ad44', 11) +
      path('M-206 -32L-226 -38L-226 -2L-206 -8Z', '#e9efe9'),
  );

const trombone = (x, y) =>
  at(
    x,
    y,
    1,
    path('M60 -40Q150 -60 220 -150Q258 -70 238 30Q150 -16 60 -20Z', gold) +
      stroke('M222 -152Q262 -66 240 30', '#ffe7a0', 9) +
      stroke('M80 -30L-240 -30Q-276 -28 -276 0Q-274 28 -240 30L120 30Q150 28 150 0', '#b57a26', 18) +
      stroke('M80 -30L-240 -30Q-276 -28 -276 0Q-274 28 -240 30L120 30Q150 28 150 0', '#f6cf66', 10) +
      rect(-60, -44, 16, 88, '#e9efe9', { rx: 5 }) +
      rect(40, -44, 16, 88, '#e9efe9', { rx: 5 }),
    { rotate: -9 },
  );

/** A music stand with its part. */
const stand = (x, y) =>
  at(
    x,
    y,
    1,
    ellipse(0, 26, 100, 13, ink.black, { opacity: 0.4 }) +
      stroke('M0 -20L-66 24M0 -20L66 24M0 -20L4 26', '#16282f', 9) +
      rect(-6, -320, 12, 310, across('#5d7374', '#16282f')) +
      polygon([-130, -500, 130, -500, 116, -320, -116, -320], across('#24383f', '#16282f')) +
      rect(-124, -326, 248, 14, '#0d1d22', { rx: 5 }) +
      polygon([-96, -490, -4, -486, -4, -332, -90, -334], across('#fffaf0', '#e9dcc0')) +
      polygon([4, -486, 96, -490, 90, -334, 4, -332], across('#f6ecd2', '#fffaf0')) +
      repeat(2, (side) =>
        repeat(
          5,
          (row) =>
            repeat(3, (rule) =>
              line(
                side ? 14 : -84,
                -470 + row * 26 + rule * 5,
                side ? 84 : -14,
                -470 + row * 26 + rule * 5,
                '#7a6a52',
                1.2,
              ),
            ) +
            repeat(
              5,
              (note) =>
                ellipse(
                  (side ? 20 : -78) + note * 14,
                  -466 + row * 26 + ((note * 7 + row * 5) % 11),
                  4,
                  3,
                  ink.black,
                ) +
                line(
                  (side ? 24 : -74) + note * 14,
                  -466 + row * 26 + ((note * 7 + row * 5) % 11),
                  (side ? 24 : -74) + note * 14,
                  -478 + row * 26 + ((note * 7 + row * 5) % 11),
                  ink.black,
                  1.6,
                ),
            ),
        ),
      ),
  );

/** The big drum on the left edge, cymbals on the right. */
const drum = (random) =>
  at(
    60,
    900,
    1,
    ellipse(0, 130, 170, 18, ink.black, { opacity: 0.4 }) +
      circle(0, -20, 156, across(lighter(ink.coral, 0.1), ink.coral, ink.brick)) +
      circle(10, -20, 138, '#f6e6c6') +
      circle(10, -20, 122, '#fffaf0') +
      stroke('M10 -70V36M-30 -44H50M-44 0Q-36 36 10 36Q56 36 64 0', ink.teal, 13) +
      circle(10, -88, 13, 'none', { stroke: ink.teal, strokeWidth: 9 }) +
      repeat(12, (index) =>
        circle(10 + Math.cos(index * 0.5236) * 146, -20 + Math.sin(index * 0.5236) * 146, 8, '#e8c068'),
      ),
  ) +
  at(
    1540,
    960,
    1,
    line(0, -300, 0, 50, '#16282f', 8) +
      ellipse(0, -300, 120, 20, gold) +
      ellipse(0, -306, 34, 12, '#f6cf66') +
      stroke('M0 40L-50 60M0 40L50 60', '#16282f', 8),
  ) +
  repeat(7, () => circle(random.between(300, 1300), random.between(980, 1050), 2, '#6d4a30')) +
  clipped(rect(0, 0, 1, 1, '#fff'), rect(0, 0, 1, 1, darker(mix('#000000', '#000000', 0), 0))) +
  path('', '#000');
