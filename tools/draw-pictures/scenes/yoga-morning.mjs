import { gulls, rays, ridge, sky, streaks, sun } from '../kit/air.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { down, haze } from '../kit/paint.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { at, circle, ellipse, path, polygon, rect, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const mats = [ink.coral, ink.teal, ink.marigold, ink.lagoon, ink.brick, ink.rose, ink.sea];
  const rows = [
    [
      [330, 800, 1.18],
      [640, 788, 1.1],
      [960, 788, 1.1],
      [1270, 800, 1.18],
    ],
    [
      [150, 985, 1.7],
      [800, 1000, 1.75],
      [1450, 985, 1.7],
    ],
  ];
  return (
    sky(width, height, ['#7fb7b8', '#f0d3a8', '#f9bd8c', '#f49a7a', '#ee8a72']) +
    rays(random, 800, 470, 1300, '#fff0c8') +
    streaks(random, {
      width,
      top: 60,
      bottom: 360,
      count: 16,
      colours: ['#fde0b4', '#f2a184', '#8fbdb8'],
      opacity: 0.5,
    }) +
    sun(800, 460, 118, '#ffd894', 5) +
    ridge(random, { width, y: 545, rise: 50, bottom: 600, fill: '#d98c7a' }) +
    ridge(random, { width, y: 560, rise: 24, bottom: 600, fill: '#b5747a' }) +
    haze(width, 470, 140, '#ffd9a8', 0.6) +
    sea(random, {
      width,
      top: 565,
      bottom: 720,
      colours: ['#f6bf92', '#c99a92', '#6f8f98'],
      waves: 200,
      light: '#ffe3b4',
    }) +
    glints(random, { x: 800, top: 568, bottom: 715, colour: '#fff0c4', width: 170, count: 130 }) +
    gulls(random, { x: 1240, y: 230, spread: 180, count: 5, span: 58, body: '#fff1dc', tip: '#8a5f6a' }) +
    boardsAcross(random, { y: 705, width, height: 370, tone: '#b87a5c', rows: 9 }) +
    rect(0, 705, width, 365, down(['#ffd9a0', 0.35], ['#3a2038', 0.4])) +
    polygon([700, 705, 900, 705, 1060, 1067, 540, 1067], '#ffe6b8', { opacity: 0.3 }) +
    rows
      .flat()
      .map(([x, y, scale], index) => yogi(x, y, scale, mats[index]))
      .join('')
  );
}

/** The warrior: front knee bent, arms level. */
function yogi(x, y, scale, colour) {
  const figure = mix('#2c1a33', colour, 0.22);
  const lit = mix(colour, '#ffd9a0', 0.35);
  const mat = polygon([-128, -8, 118, -8, 136, 16, -148, 16], mix(colour, '#4a2a3c', 0.4));
  const body =
    path('M-10 -92Q-54 -60 -112 -6L-98 0Q-50 -36 4 -72Z', figure) +
    path('M2 -92Q52 -92 70 -84Q80 -78 78 -66L74 -8L58 -8L56 -64L0 -62Z', figure) +
    path('M-122 -8L-92 -4L-96 2L-124 2ZM56 -10L94 -6Q98 0 92 2L56 2Z', figure) +
    path('M-17 -168Q0 -174 17 -168L14 -84Q0 -76 -14 -84Z', colour) +
    path('M8 -170Q15 -170 17 -168L14 -84L6 -80Z', lit) +
    stroke('M-12 -161L-92 -163', figure, 12) +
    stroke('M12 -161L94 -163', figure, 12) +
    rect(-6, -184, 12, 20, figure) +
    circle(1, -195, 16, figure) +
    circle(-13, -206, 8, figure);
  return at(x, y, scale, ellipse(0, 4, 140, 12, ink.black, { opacity: 0.2 }) + mat + body);
}
