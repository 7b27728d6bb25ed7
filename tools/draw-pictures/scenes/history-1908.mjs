import { cloud, gulls, sky } from '../kit/air.mjs';
import { pavilion } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { across, down, haze, radial, sepia } from '../kit/paint.mjs';
import { deckFloor, lamp, pierSide, railing } from '../kit/pier.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { reflected, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const steamer = paddleSteamer(random);
  const scene =
    sky(width, height, ['#b9b2a0', '#dcd4be', '#f3ead4']) +
    cloud(random, { x: 420, y: 330, width: 700, height: 160, light: '#fbf4e2', shade: '#d3c9b2' }) +
    cloud(random, { x: 1350, y: 260, width: 460, height: 110, light: '#fbf4e2', shade: '#d3c9b2' }) +
    sea(random, {
      width,
      top: 520,
      bottom: height,
      colours: ['#d9cfb5', '#a89f88', '#7a735f', '#5a5444'],
      waves: 320,
      light: '#f3ead4',
      dark: '#4a4436',
    }) +
    haze(width, 450, 150, '#f6eed8', 0.7) +
    reflected(steamer, { y: 640, opacity: 0.35, squash: 0.5 }) +
    steamer +
    pierSide({
      left: 880,
      right: 1700,
      deck: 560,
      water: 660,
      bay: 80,
      colour: '#3d3626',
      light: '#6d6248',
      rail: 26,
    }) +
    pavilion(1290, 562, 0.92, { wall: '#efe4c8', dome: '#6d6654', pane: '#5a5444' }) +
    gulls(random, { x: 700, y: 200, spread: 240, count: 6, span: 56, tip: '#4a4436' }) +
    deckFloor(random, {
      vanishing: [1120, 560],
      bottom: 1100,
      left: -700,
      right: 2000,
      far: 0.72,
      tone: '#cbbf9f',
      shade: '#4a4230',
      planks: 46,
    }) +
    railing({ left: 0, right: 900, foot: 790, height: 96, step: 54, colour: '#3d3626', weight: 5 }) +
    lamp(840, 800, 400, { colour: '#2f2a1e' }) +
    promenaders();
  return sepia(scene) + aged(random);
}

function paddleSteamer(random) {
  const smoke = repeat(26, (index) =>
    circle(
      420 - index * 17 + random.between(-12, 12),
      330 - index * 7 + random.between(-14, 14),
      16 + index * 2.2,
      index % 2 ? '#8a8270' : '#6d6654',
      { opacity: 0.42 - index * 0.012 },
    ),
  );
  const wheel =
    path('M370 600A78 78 0 0 1 526 600Z', '#efe6cf') +
    repeat(9, (index) =>
      line(
        448,
        600,
        448 - Math.cos((index / 8) * Math.PI) * 72,
        600 - Math.sin((index / 8) * Math.PI) * 72,
        '#4a4436',
        4,
      ),
    ) +
    path('M362 604A86 86 0 0 1 534 604', 'none', { stroke: '#3d3626', strokeWidth: 8 });
  return (
    smoke +
    rect(410, 350, 50, 170, across('#8a8270', '#4a4436', '#2f2a1e')) +
    rect(406, 372, 58, 24, '#efe6cf') +
    path('M130 560L800 548Q780 630 730 646L190 646Q150 620 130 560Z', down('#4a4436', '#241f15')) +
    path('M130 560L800 548L797 562L134 574Z', '#efe6cf') +
    rect(210, 500, 500, 56, '#e3d9bf') +
    repeat(13, (index) => rect(226 + index * 37, 514, 20, 24, '#4a4436')) +
    rect(200, 492, 520, 10, '#6d6654') +
    wheel +
    line(680, 500, 680, 360, '#3d3626', 5) +
    line(230, 500, 230, 380, '#3d3626', 5) +
    line(230, 382, 680, 362, '#3d3626', 1.6) +
    repeat(16, (index) =>
      polygon(
        [
          236 + index * 28,
          382 - index * 1.2,
          258 + index * 28,
          381 - index * 1.2,
          247 + index * 28,
          402 - index * 1.2,
        ],
        index % 2 ? '#efe6cf' : '#6d6654',
      ),
    ) +
    repeat(
      15,
      (index) =>
        circle(230 + index * 32, 484, 6.5, '#4a4436') +
        rect(225 + index * 32, 488, 11, 12, index % 2 ? '#efe6cf' : '#6d6654'),
    )
  );
}

const lady = (x, y, size, dress, flip, parasol = true) =>
  at(
    x,
    y,
    size / 100,
    ellipse(20, 0, 46, 5, '#241f15', { opacity: 0.35 }) +
      path('M-9 -60Q0 -64 9 -60Q14 -30 27 -2Q0 5 -29 -2Q-15 -30 -9 -60Z', across(dress, dress, '#8a8270')) +
      stroke('M-6 -52Q-14 -24 -18 -3M2 -54Q4 -24 6 -1', '#8a8270', 1.2, { opacity: 0.7 }) +
      path('M-11 -82Q0 -88 11 -82L8 -60Q0 -57 -8 -60Z', dress) +
      stroke('M-10 -80Q-17 -68 -12 -58', dress, 6.5) +
      stroke('M10 -80Q20 -76 20 -86', dress, 6.5) +
      circle(0, -93, 6.8, '#e3d3b5') +
      path('M-7.5 -92Q-9 -102 0 -102Q9 -102 7.5 -92Q4 -97 -7.5 -92Z', '#3d3020') +
      ellipse(0, -100, 17, 4.5, '#efe6cf') +
      ellipse(3, -104, 9, 5, '#8a7a5a') +
      circle(-5, -104, 4, '#efe6cf') +
      (parasol
        ? line(20, -70, 26, -132, '#3d3626', 1.8) +
          path(
            'M-8 -122Q0 -152 28 -154Q58 -148 62 -116Q44 -124 27 -118Q10 -128 -8 -122Z',
            across('#fbf4e2', '#cfc4a8'),
          ) +
          stroke('M28 -154Q14 -140 10 -124M28 -154Q42 -140 44 -120', '#8a8270', 1) +
          line(28, -154, 29, -162, '#3d3626', 1.8)
        : ''),
    { flip },
  );

const gentleman = (x, y, size, flip) =>
  at(
    x,
    y,
    size / 100,
    ellipse(20, 0, 30, 4, '#241f15', { opacity: 0.35 }) +
      stroke('M-4 -44L-6 -3M5 -44L8 -3', '#4a4436', 9) +
      path('M-13 -82Q0 -88 13 -82L14 -38Q0 -34 -14 -38Z', across('#6d6654', '#3d3626')) +
      path('M-4 -84L0 -66L4 -84Z', '#fbf4e2') +
      stroke('M-12 -80Q-18 -62 -14 -48', '#5a5444', 6.5) +
      stroke('M12 -80Q20 -64 20 -50', '#3d3626', 6.5) +
      line(21, -52, 27, -1, '#241f15', 2) +
      circle(0, -94, 7, '#dcc9a6') +
      stroke('M-4 -90Q0 -93 4 -90', '#3d3020', 2.4) +
      ellipse(0, -99, 13, 2.8, '#f3ead4') +
      rect(-8, -108, 16, 9, '#f3ead4') +
      rect(-8, -102, 16, 3, '#3d3626'),
    { flip },
  );

const promenaders = () =>
  lady(960, 800, 190, '#efe6cf', true) +
  gentleman(1040, 804, 200, false) +
  gentleman(1420, 830, 220, true) +
  lady(1330, 826, 206, '#cfc4a8', false, false) +
  lady(560, 960, 330, '#fbf4e2', false) +
  gentleman(430, 966, 350, false) +
  lady(1220, 1040, 400, '#d9cdb0', true) +
  at(
    1080,
    1036,
    2.1,
    path('M-8 -56L8 -56L16 -14L-16 -14Z', '#fbf4e2') +
      stroke('M-4 -14L-4 -2M5 -14L5 -2', '#3d3626', 5) +
      stroke('M-8 -52Q-16 -40 -14 -34M8 -52Q16 -44 20 -50', '#efe6cf', 5) +
      circle(0, -66, 8.5, '#e3d3b5') +
      ellipse(0, -72, 14, 3, '#cfc4a8') +
      path('M-8 -72Q-8 -82 0 -82Q8 -82 8 -72Z', '#cfc4a8') +
      circle(30, -30, 26, 'none', { stroke: '#6d6248', strokeWidth: 2.5 }),
  ) +
  at(
    250,
    1000,
    1.6,
    path(
      'M-40 0Q-44 -30 -20 -34L16 -34Q30 -52 42 -50L46 -36L34 -28L30 0L22 0L20 -20L-18 -18L-28 0Z',
      '#4a4436',
    ),
  );

const aged = (random) =>
  rect(0, 0, width, height, radial(['#f6e6c0', 0.1], ['#f6e6c0', 0.05], ['#3a2410', 0.42])) +
  repeat(40, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.8, 3),
      random.pick(['#fff6dc', '#4a3420']),
      { opacity: random.between(0.2, 0.6) },
    ),
  ) +
  repeat(7, () => {
    const x = random.between(0, width);
    return stroke(
      `M${x} ${random.between(0, 400)}q${random.between(-14, 14)} 200 ${random.between(-10, 10)} ${random.between(200, 600)}`,
      '#fff6dc',
      1.3,
      { opacity: 0.35 },
    );
  }) +
  rect(0, 0, width, height, 'none', { stroke: ink.cream, strokeWidth: 44 });
