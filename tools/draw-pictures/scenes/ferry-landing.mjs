import { cloud, gulls, ridge, skies, sky, sun } from '../kit/air.mjs';
import { ferry, sailboat } from '../kit/boats.mjs';
import { ink } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { crowd, outfit, person } from '../kit/people.mjs';
import { boardsAcross, bollard, lamp } from '../kit/pier.mjs';
import { line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const ship = ferry(980, 742, 1.28);
  return (
    sky(width, height, skies.morning) +
    sun(180, 330, 44, '#fff0c4', 7) +
    cloud(random, { x: 1180, y: 260, width: 640, height: 130, opacity: 0.85 }) +
    cloud(random, { x: 480, y: 190, width: 380, height: 70, opacity: 0.7 }) +
    ridge(random, { width, y: 540, rise: 110, bottom: 640, fill: '#9cc4bd' }) +
    ridge(random, { width, y: 580, rise: 60, bottom: 640, fill: '#6ba49f' }) +
    haze(width, 500, 130, ink.cream, 0.7) +
    sea(random, { width, top: 600, bottom: height, colours: waters.morning, waves: 300 }) +
    glints(random, { x: 180, top: 604, bottom: 900, colour: '#fff3cf', width: 150 }) +
    sailboat(120, 650, 0.34, { sail: ink.white, hull: ink.brick }) +
    reflected(ship, { y: 744, opacity: 0.42, squash: 0.7, strength: 20 }) +
    ship +
    stroke('M540 762Q980 776 1480 758', ink.white, 5, { opacity: 0.7 }) +
    gulls(random, { x: 640, y: 250, spread: 300, count: 8, span: 66 }) +
    landing(random)
  );
}

function landing(random) {
  const gangway =
    polygon([292, 880, 452, 880, 640, 676, 560, 676], across('#b98a5e', '#e2bd8b')) +
    repeat(11, (index) =>
      line(300 + index * 24, 868 - index * 18.5, 446 + index * 17, 868 - index * 18.5, ink.bark, 2, {
        opacity: 0.5,
      }),
    ) +
    line(292, 880, 560, 676, ink.deep, 5) +
    line(452, 880, 640, 676, ink.deep, 5) +
    line(292, 812, 560, 612, ink.deep, 5) +
    line(452, 812, 640, 612, ink.deep, 5) +
    repeat(
      6,
      (index) =>
        line(292 + index * 53.6, 880 - index * 40.8, 292 + index * 53.6, 812 - index * 40, ink.deep, 4) +
        line(452 + index * 37.6, 880 - index * 40.8, 452 + index * 37.6, 812 - index * 40, ink.deep, 4),
    );
  const boarding =
    person(560, 724, 96, outfit(random), { pose: 'walk' }) +
    person(505, 772, 112, outfit(random), { pose: 'walk' }) +
    person(428, 838, 136, outfit(random), { pose: 'walk', bag: ink.brick });
  const shelter =
    rect(40, 610, 12, 270, ink.deep) +
    rect(250, 640, 10, 236, ink.deep) +
    path('M-20 596L300 632L300 616L-20 560Z', down(ink.coral, ink.brick)) +
    rect(60, 700, 150, 92, '#d6e6dc', { opacity: 0.75 }) +
    line(60, 746, 210, 746, ink.deep, 3) +
    line(60, 700, 210, 700, ink.deep, 4);
  return (
    rect(0, 906, width, 30, ink.bark) +
    repeat(15, (index) => rect(20 + index * 112, 920, 26, 150, across('#8a6042', ink.bark))) +
    rect(0, 960, width, 110, down(['#0a3438', 0.5], ['#0a3438', 0.9])) +
    shelter +
    gangway +
    boarding +
    boardsAcross(random, { y: 868, width, height: 108, tone: '#c79a6c', rows: 5 }) +
    rect(0, 972, width, 12, ink.bark) +
    crowd(random, {
      left: 30,
      right: 330,
      near: 940,
      far: 886,
      nearHeight: 196,
      farHeight: 168,
      count: 7,
      shadow: ink.bark,
    }) +
    person(640, 940, 196, outfit(random), { pose: 'wave', shadow: ink.bark }) +
    person(716, 946, 122, outfit(random), { pose: 'stand', shadow: ink.bark }) +
    bollard(900, 946, 74) +
    bollard(1350, 946, 74) +
    stroke('M900 890Q1040 900 1130 742', ink.sand, 6) +
    stroke('M1350 890Q1440 880 1500 720', ink.sand, 6) +
    lamp(1180, 950, 360)
  );
}
