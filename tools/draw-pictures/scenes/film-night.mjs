import { ridge, sky, stars } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { houses, lighthouse } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { beam, stringLights } from '../kit/lights.mjs';
import { clipped, down, glow } from '../kit/paint.mjs';
import { tree, tuft } from '../kit/plants.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#061528', '#0f2c4c', '#2a4f6c', '#6b6a86', '#c98d86']) +
    stars(random, { width, height: 480, count: 190 }) +
    circle(250, 160, 46, '#fbeec8') +
    circle(232, 150, 40, '#0b223d') +
    ridge(random, { width, y: 560, rise: 70, bottom: 640, fill: '#33506c' }) +
    houses(random, {
      left: -10,
      right: 330,
      foot: 600,
      low: 36,
      high: 74,
      shade: '#1c3552',
      amount: 0.7,
      lit: 0.5,
    }) +
    sea(random, { width, top: 590, bottom: 720, colours: waters.night, waves: 120, light: '#7fa8bc' }) +
    path('M0 690Q500 660 900 674T1600 690L1600 1067L0 1067Z', down('#2c5a50', '#173a3a', '#0a2026')) +
    tree(random, 70, 760, 430, { leaf: '#24524c', trunk: '#0d1e28' }) +
    tree(random, 1560, 770, 480, { leaf: '#24524c', trunk: '#0d1e28' }) +
    screen(random) +
    stringLights([90, 470], [360, 300], { sag: 40, count: 9, size: 6 }) +
    stringLights([1240, 300], [1530, 450], { sag: 40, count: 9, size: 6 }) +
    blankets(random) +
    projector() +
    repeat(26, () => tuft(random, random.between(0, width), random.between(1030, 1075), 46, '#1d4a42', 9))
  );
}

function screen(random) {
  const film =
    rect(380, 190, 840, 440, down('#f8d9a0', '#f4a676', '#e0786a')) +
    circle(840, 430, 86, '#fff2c4') +
    sea(random, {
      x: 380,
      width: 840,
      top: 480,
      bottom: 630,
      colours: ['#f0b98a', '#5f9a96', '#14676b'],
      waves: 100,
      light: '#ffe6b8',
    }) +
    lighthouse(1080, 500, 0.6, { band: ink.teal }) +
    path('M980 500L1240 490L1240 560L960 540Z', '#4a3a3c') +
    sailboat(600, 530, 0.7, { sail: ink.cream, hull: ink.brick });
  return (
    glow(800, 420, 760, '#ffd9a0', 0.5) +
    rect(366, 176, 16, 560, '#0d1e28') +
    rect(1218, 176, 16, 560, '#0d1e28') +
    rect(360, 170, 880, 480, '#0d1e28') +
    clipped(rect(380, 190, 840, 440, '#fff'), film) +
    polygon([300, 690, 1300, 690, 1180, 780, 420, 780], '#ffd9a0', { opacity: 0.18 })
  );
}

/** Someone on the grass, seen from behind. */
function sitter(x, y, scale, colour, long) {
  const rim = mix(colour, '#ffcf9a', 0.55);
  const hair = mix('#10202c', colour, 0.15);
  return at(
    x,
    y,
    scale,
    path('M-44 4Q-46 -40 -30 -62Q0 -84 30 -62Q46 -40 44 4Z', colour) +
      stroke('M-30 -62Q0 -84 30 -62', rim, 4) +
      path('M-56 8Q-30 -14 0 -2Q30 -14 56 8Q30 16 0 12Q-30 16 -56 8Z', mix(colour, '#06141c', 0.5)) +
      rect(-7, -86, 14, 18, hair) +
      circle(0, -98, 21, hair) +
      (long ? path('M-22 -100Q-28 -52 -18 -48L18 -48Q28 -52 22 -100Z', hair) : '') +
      stroke('M-14 -114Q0 -122 14 -114', rim, 3),
  );
}

function blankets(random) {
  const tones = [ink.coral, ink.teal, ink.marigold, ink.lagoon, ink.plum, ink.brick];
  const shade = (colour) => mix(colour, '#0a1c2a', 0.55);
  return repeat(4, (row) => {
    const scale = 0.62 + row * 0.3;
    const y = 790 + row * 78;
    const count = 6 - row;
    return repeat(count, (index) => {
      const x = ((index + 0.5) / count) * 1500 + 50 + random.between(-40, 40);
      if (row > 1 && Math.abs(x - 800) < 130) return '';
      const rug =
        ellipse(x, y + 8 * scale, 150 * scale, 24 * scale, shade(random.pick(tones))) +
        ellipse(x, y + 8 * scale, 122 * scale, 17 * scale, 'none', {
          stroke: '#f3d7ae',
          strokeWidth: 2,
          opacity: 0.3,
        });
      const pair =
        sitter(x - 46 * scale, y, scale, shade(random.pick(tones)), random.chance(0.5)) +
        sitter(x + 46 * scale, y + 3, scale * 0.96, shade(random.pick(tones)), random.chance(0.5));
      return (
        rug +
        pair +
        (random.chance(0.5)
          ? sitter(x + 118 * scale, y + 6, scale * 0.66, shade(random.pick(tones)), false)
          : '')
      );
    });
  });
}

const projector = () =>
  beam(800, 960, 560, -90, 62, '#fff0cc', 0.34) +
  rect(720, 985, 160, 90, '#0a1822') +
  rect(742, 930, 116, 58, '#16303c', { rx: 8 }) +
  circle(800, 944, 15, '#fff6dc') +
  glow(800, 944, 90, '#fff0cc', 0.9) +
  circle(762, 918, 26, 'none', { stroke: '#16303c', strokeWidth: 9 }) +
  circle(838, 918, 26, 'none', { stroke: '#16303c', strokeWidth: 9 });
