import {
  across,
  at,
  boardsAcross,
  circle,
  down,
  ellipse,
  glints,
  glow,
  gulls,
  haze,
  height,
  ink,
  lamp,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  person,
  pierSide,
  polygon,
  railing,
  rays,
  rect,
  reflected,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  streaks,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

const dark = '#3a2a3c';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({
      left: 300,
      right: 1660,
      deck: 520,
      water: 600,
      bay: 74,
      colour: '#5a3f48',
      light: '#a06a58',
      rail: 24,
    }) +
    pavilion(1180, 522, 0.7, { wall: '#f6cfa0', dome: '#3d6f74', lit: true }) +
    lighthouse(390, 522, 0.56, { lit: true }) +
    repeat(7, (index) => lamp(480 + index * 66, 522, 54, { lit: true, colour: '#5a3f48' }));
  return (
    sky(width, height, skies.dawn) +
    rays(random, 800, 500, 1300, '#ffe9b8') +
    streaks(random, {
      width,
      top: 80,
      bottom: 400,
      count: 18,
      colours: ['#f7c59b', '#f09a7d', '#6fa6a6', '#fbe3bd'],
      opacity: 0.55,
    }) +
    sun(800, 500, 84, '#ffd591', 6.5) +
    ridge(random, { width, y: 560, rise: 60, bottom: 600, fill: '#c28a80' }) +
    haze(width, 480, 120, '#ffd9a8', 0.6) +
    sea(random, { width, top: 570, bottom: 930, colours: waters.dawn, waves: 340, light: '#fbd9b0' }) +
    reflected(pier, { y: 600, opacity: 0.4, squash: 0.8 }) +
    glints(random, { x: 800, top: 572, bottom: 920, colour: '#ffe6b0', width: 230, count: 170 }) +
    pier +
    sailboat(190, 640, 0.3, { sail: '#f9dfb9', hull: '#2b5a60', shade: '#c98f6f' }) +
    gulls(random, { x: 980, y: 240, spread: 220, count: 6, span: 60, body: '#fff1dc', tip: '#4a5560' }) +
    railing({ left: -20, right: width + 20, foot: 930, height: 120, step: 60, colour: dark, weight: 6 }) +
    boardsAcross(random, { y: 924, width, height: 150, tone: '#8a5a52', rows: 5 }) +
    polygon([640, 930, 960, 930, 1080, 1067, 520, 1067], '#ffd9a0', { opacity: 0.35 }) +
    row()
  );
}

/** Five at their tripods, each bent to the finder in a way of their own. */
function row() {
  const coat = (top, hair, head) => ({
    skin: mix('#b57a52', dark, 0.25),
    hair: mix(hair, dark, 0.3),
    top: mix(top, dark, 0.22),
    legs: mix(ink.navy, dark, 0.3),
    head,
    cut: /** @type {const} */ ('coat'),
  });
  const tripod = (x, foot, tall, flip) =>
    at(
      x,
      foot,
      tall / 300,
      line(0, -210, -66, 0, dark, 9) +
        line(0, -210, 60, 0, dark, 9) +
        line(0, -210, 6, -4, dark, 8) +
        rect(-8, -250, 16, 50, dark) +
        rect(-46, -300, 92, 60, across('#39343c', '#191820'), { rx: 9 }) +
        rect(-20, -318, 40, 22, '#2a2630', { rx: 5 }) +
        rect(40, -292, 52, 44, across('#4a4650', '#191820'), { rx: 6 }) +
        ellipse(92, -270, 9, 22, '#f6c890') +
        circle(-30, -284, 5, ink.coral) +
        stroke('M-46 -290Q-80 -240 -60 -200', ink.brick, 5),
      { flip },
    );
  return (
    person(170, 1030, 366, coat(ink.teal, ink.coral, 'beanie'), { pose: 'reach', shadow: '#2a1c28' }) +
    tripod(290, 1030, 330, false) +
    person(520, 1040, 350, coat(ink.coral, '#2a1d1a', 'bun'), { pose: 'reach', shadow: '#2a1c28' }) +
    tripod(634, 1040, 316, false) +
    person(880, 1044, 380, coat(ink.marigold, '#4b3327', 'sunhat'), { pose: 'hold', shadow: '#2a1c28' }) +
    person(990, 1046, 236, coat(ink.lagoon, '#c08a4a', 'beanie'), { pose: 'cheer', shadow: '#2a1c28' }) +
    tripod(1210, 1044, 330, true) +
    person(1330, 1044, 372, coat(ink.brick, ink.cream, 'beanie'), {
      pose: 'reach',
      flip: true,
      shadow: '#2a1c28',
    }) +
    at(
      1480,
      1040,
      1,
      path('M-56 0L-62 -74Q-60 -96 0 -96Q60 -96 62 -74L56 0Z', across('#8a6a4a', '#5a3f2e', '#33221c')) +
        rect(-60, -70, 120, 12, '#33221c') +
        rect(-14, -80, 28, 34, ink.marigold, { rx: 5 }) +
        stroke('M-40 -92Q0 -150 40 -92', '#33221c', 8),
    ) +
    path('', down('#000', '#fff')) +
    glow(0, 0, 0, '#fff')
  );
}
