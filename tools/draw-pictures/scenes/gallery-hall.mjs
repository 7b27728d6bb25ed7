import { sailboat } from '../kit/boats.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, surf } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, down('#f2e8d4', '#fbf4e4', '#e6d9bf')) +
    roof() +
    polygon([0, 160, 330, 300, 330, 800, 0, 990], across('#d8cab0', '#efe3cb')) +
    polygon([1600, 160, 1270, 300, 1270, 800, 1600, 990], across('#efe3cb', '#cdbd9f')) +
    boardsAcross(random, { y: 800, width, height: 280, tone: '#d9b487', rows: 9 }) +
    polygon([0, 990, 330, 800, 0, 800], '#e0d2b8') +
    polygon([1600, 990, 1270, 800, 1600, 800], '#d3c4a8') +
    repeat(4, (index) =>
      polygon(
        [420 + index * 210, 802, 540 + index * 210, 802, 480 + index * 260, 1067, 260 + index * 260, 1067],
        '#fff6dc',
        { opacity: 0.35 },
      ),
    ) +
    picture(430, 350, 740, 380, storm(random)) +
    leaning(-1, sunset()) +
    leaning(1, regatta()) +
    bench() +
    visitors(random)
  );
}

function roof() {
  const glass = polygon([0, 0, 1600, 0, 1270, 170, 330, 170], down('#8fc7cc', '#d9ebe2'));
  const bars =
    repeat(11, (index) => line(index * 160, 0, 330 + index * 94, 170, ink.deep, 6)) +
    repeat(4, (index) =>
      line(index * 88, index * 46, 1600 - index * 88, index * 46, ink.deep, 5 - index * 0.6),
    );
  return (
    glass +
    polygon([200, 0, 520, 0, 640, 170, 560, 170], ink.white, { opacity: 0.35 }) +
    polygon([900, 0, 1020, 0, 900, 170, 850, 170], ink.white, { opacity: 0.3 }) +
    bars +
    rect(330, 164, 940, 18, ink.teal)
  );
}

const picture = (x, y, wide, tall, painting) =>
  rect(x + 10, y + 16, wide + 12, tall + 12, ink.bark, { opacity: 0.22 }) +
  rect(x - 16, y - 16, wide + 32, tall + 32, across('#c58a35', '#f6d58d', '#b37a2c')) +
  rect(x - 4, y - 4, wide + 8, tall + 8, ink.bark) +
  clipped(rect(x, y, wide, tall, '#fff'), painting);

function storm(random) {
  const crest = (y, lift) =>
    Array.from({ length: 11 }, (_, index) => [
      410 + index * 80,
      y + (index % 2 ? lift : -lift) + random.between(-8, 8),
    ]).flat();
  return (
    rect(430, 350, 740, 220, down('#17404f', '#5f8f90', '#f4c98d')) +
    circle(930, 510, 46, '#ffe3a0') +
    sea(random, {
      x: 430,
      width: 740,
      top: 525,
      bottom: 740,
      colours: ['#8fb5a5', '#2c7f83', '#0b4f53', '#08343c'],
      waves: 110,
    }) +
    glints(random, { x: 930, top: 530, bottom: 720, colour: '#ffe3a0', width: 70, count: 46 }) +
    sailboat(650, 600, 0.62, { heel: -14, sail: '#fbe6c0', hull: ink.brick }) +
    surf(random, crest(650, 16), 26, { colour: '#d6ebe0' }) +
    path('M430 670Q560 610 700 676T960 668T1180 650L1180 740L430 740Z', '#0e5a60') +
    surf(random, crest(690, 12), 16, { colour: '#a9d8cb', opacity: 0.8 })
  );
}

/** A painting on a side wall: straight ahead, then sheared to the wall's slope. */
const leaning = (side, painting) =>
  `<g transform="matrix(${side < 0 ? 0.42 : -0.42} ${side < 0 ? 0.13 : 0.13} 0 1 ${side < 0 ? 70 : 1530} ${370})">${picture(0, 0, 460, 340, painting)}</g>`;

const sunset = () =>
  rect(0, 0, 460, 340, down('#ee8f6a', '#f6c78a', '#fbe6c0')) +
  circle(250, 200, 64, ink.coral) +
  rect(0, 205, 460, 140, down('#c9786a', '#4b3a5a')) +
  repeat(7, (index) =>
    rect(200 - index * 6, 216 + index * 16, 100 + index * 12, 4, '#ffd9a0', { opacity: 0.7 }),
  );

const regatta = () =>
  rect(0, 0, 460, 340, down('#7fc0c4', '#e3efe0')) +
  rect(0, 190, 460, 160, down('#3b9c96', '#0b4f53')) +
  repeat(
    5,
    (index) =>
      path(
        `M${60 + index * 84} 210L${64 + index * 84} ${80 + (index % 2) * 36}L${110 + index * 84} 210Z`,
        [ink.coral, ink.cream, ink.marigold, ink.white, ink.teal][index],
      ) +
      path(
        `M${40 + index * 84} 212L${118 + index * 84} 212L${100 + index * 84} 226L${52 + index * 84} 226Z`,
        ink.deep,
      ),
  );

const bench = () =>
  ellipse(800, 985, 250, 20, ink.bark, { opacity: 0.35 }) +
  rect(560, 900, 480, 34, down(lighter(ink.timber, 0.25), ink.timber), { rx: 6 }) +
  rect(600, 934, 20, 50, ink.bark) +
  rect(980, 934, 20, 50, ink.bark);

function visitors(random) {
  const from = (x, y, tall, more, pose, flip = false) =>
    person(x, y, tall, { ...outfit(random), ...more }, { pose, flip, shadow: ink.bark });
  return (
    from(520, 880, 255, { head: 'away', top: ink.navy }, 'stand') +
    from(590, 886, 240, { head: 'long', top: ink.coral, cut: 'dress' }, 'hold') +
    from(1080, 884, 262, { head: 'away', top: ink.teal, cut: 'coat' }, 'stand') +
    from(230, 1000, 350, { head: 'bun', top: ink.marigold, cut: 'coat' }, 'stand', true) +
    from(740, 980, 330, { head: 'bob', top: mix(ink.lagoon, ink.white, 0.1), cut: 'shirt' }, 'sit') +
    from(1360, 1035, 390, { head: 'cap', top: ink.cream, legs: ink.navy, cut: 'shirt' }, 'reach') +
    from(1250, 1040, 225, { head: 'away', top: ink.coral, cut: 'shirt' }, 'walk')
  );
}
