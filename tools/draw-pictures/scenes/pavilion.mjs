import { cloud, gulls, ridge, skies, sky } from '../kit/air.mjs';
import { rowboat, sailboat } from '../kit/boats.mjs';
import { pavilion } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { bunting } from '../kit/lights.mjs';
import { haze } from '../kit/paint.mjs';
import { crowd, outfit, person } from '../kit/people.mjs';
import { lamp, pierSide } from '../kit/pier.mjs';
import { line, polygon, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { reflected, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const flags = repeat(6, (index) => {
    const x = [120, 330, 1270, 1480, 225, 1375][index];
    return (
      line(x, 690, x, 470, ink.deep, 5) +
      polygon(
        [x, 472, x + 66, 486, x, 508],
        [ink.coral, ink.marigold, ink.teal, ink.coral, ink.cream, ink.marigold][index],
      )
    );
  });
  const building =
    pierSide({
      left: -60,
      right: 1660,
      deck: 690,
      water: 812,
      bay: 104,
      rail: 34,
      colour: '#5c3f2f',
      light: '#a9764e',
    }) +
    flags +
    pavilion(800, 692, 1.62) +
    bunting([330, 480], [500, 560], { sag: 24, count: 8 }) +
    bunting([1270, 480], [1100, 560], { sag: 24, count: 8 }) +
    lamp(70, 690, 160) +
    lamp(1530, 690, 160);
  return (
    sky(width, height, skies.noon) +
    cloud(random, { x: 260, y: 470, width: 760, height: 250 }) +
    cloud(random, { x: 1400, y: 500, width: 640, height: 220 }) +
    cloud(random, { x: 1060, y: 170, width: 340, height: 70, opacity: 0.8 }) +
    ridge(random, { width, y: 640, rise: 60, bottom: 700, fill: '#8fc2b6' }) +
    haze(width, 590, 120, ink.cream, 0.5) +
    sea(random, {
      width,
      top: 655,
      bottom: height,
      colours: ['#7cc7bb', '#3ba59f', '#15797c', '#0b5357'],
      waves: 380,
      light: '#c6eadc',
    }) +
    sailboat(60, 720, 0.3, { sail: ink.white }) +
    reflected(building, { y: 814, opacity: 0.34, squash: 0.62, strength: 26 }) +
    building +
    crowd(random, { left: 30, right: 1570, near: 690, far: 688, nearHeight: 66, farHeight: 62, count: 26 }) +
    gulls(random, { x: 380, y: 220, spread: 230, count: 7, span: 70 }) +
    person(1206, 990, 150, outfit(random), { pose: 'sit' }) +
    person(1290, 990, 150, { ...outfit(random), head: 'sunhat' }, { pose: 'sit', flip: true }) +
    rowboat(1250, 986, 2, ink.coral) +
    sailboat(330, 960, 0.85, { hull: ink.marigold, spinnaker: ink.coral })
  );
}
