import { gulls, rays, ridge, skies, sky, streaks, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { lighthouse, pavilion } from '../kit/buildings.mjs';
import { mix } from '../kit/colour.mjs';
import { haze } from '../kit/paint.mjs';
import { crowd } from '../kit/people.mjs';
import { lamp, pierSide } from '../kit/pier.mjs';
import { repeat } from '../kit/shapes.mjs';
import { glints, reflected, sea, waters } from '../kit/water.mjs';

const [width, height, horizon] = [2000, 1125, 640];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const tone = '#4a3540';
  const pier =
    pierSide({
      left: 620,
      right: 2040,
      deck: 600,
      water: 690,
      bay: 84,
      colour: tone,
      light: '#8c5a4c',
      rail: 26,
    }) +
    pavilion(1640, 602, 0.86, { wall: '#f6d8b4', dome: '#2f6c70', lit: true }) +
    lighthouse(720, 602, 0.62, { lit: true }) +
    repeat(9, (index) => lamp(850 + index * 66, 602, 62, { lit: true, colour: tone }));
  const walkers = crowd(random, {
    left: 800,
    right: 1420,
    near: 601,
    far: 599,
    nearHeight: 34,
    farHeight: 31,
    count: 14,
    light: { shade: tone, amount: 0.72 },
  });
  return (
    sky(width, height, skies.dawn) +
    rays(random, 470, 540, 1400, '#ffe7b8') +
    streaks(random, {
      width,
      top: 90,
      bottom: 470,
      count: 20,
      colours: ['#f7c59b', '#f09a7d', '#6fa6a6', '#fbe3bd'],
      opacity: 0.5,
    }) +
    sun(470, 540, 66, '#ffd591', 7) +
    ridge(random, { width, y: 600, rise: 60, bottom: 660, fill: mix('#d98f7c', '#6a8c90', 0.45) }) +
    ridge(random, { width, y: 625, rise: 34, bottom: 660, fill: mix('#b57a72', '#3e6a72', 0.55) }) +
    haze(width, 540, 130, '#ffd9a8', 0.55) +
    sea(random, { width, top: horizon, bottom: height, colours: waters.dawn, waves: 420 }) +
    reflected(pier, { y: 690, opacity: 0.4, squash: 0.95 }) +
    glints(random, { x: 470, top: horizon, bottom: height, colour: '#ffe2a8', width: 300, count: 190 }) +
    pier +
    walkers +
    sailboat(270, 700, 0.42, { sail: '#f9dfb9', hull: '#2b5a60', shade: '#c98f6f' }) +
    sailboat(130, 664, 0.2, { sail: '#f3cfa5', hull: '#3d6468', flip: true }) +
    gulls(random, { x: 1080, y: 300, spread: 330, count: 9, span: 62, body: '#fff1dc', tip: '#4a5560' })
  );
}
