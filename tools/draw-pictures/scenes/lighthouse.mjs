import { sky, stars, streaks } from '../kit/air.mjs';
import { houses, lighthouse } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { beam } from '../kit/lights.mjs';
import { across, down, glow, sprayed } from '../kit/paint.mjs';
import { person, silhouette } from '../kit/people.mjs';
import { railing } from '../kit/pier.mjs';
import { circle, ellipse, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, surf } from '../kit/water.mjs';

const [towerX, towerY] = [1090, 730];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const lantern = /** @type {[number, number]} */ ([towerX, towerY - 337 * 1.5]);
  return (
    sky(width, height, ['#071a30', '#10385a', '#2d5b72', '#8a7f86', '#dd9a80']) +
    stars(random, { width, height: 520, count: 190 }) +
    streaks(random, {
      width,
      top: 420,
      bottom: 600,
      count: 12,
      colours: ['#f0ab8a', '#31546d'],
      opacity: 0.5,
    }) +
    beam(...lantern, 1300, 172, 11, '#ffeab0', 0.75) +
    beam(...lantern, 800, -8, 13, '#ffeab0', 0.55) +
    sea(random, {
      width,
      top: 640,
      bottom: height,
      colours: ['#b98d86', '#4d6f80', '#174a5c', '#0a2c3d', '#061d2b'],
      waves: 420,
      light: '#9cc7c4',
      strength: 0.42,
    }) +
    glints(random, {
      x: 420,
      top: 660,
      bottom: 1000,
      colour: '#ffe3a6',
      width: 210,
      count: 90,
      opacity: 0.5,
    }) +
    mole(random) +
    houses(random, {
      left: 1236,
      right: 1390,
      foot: 732,
      low: 84,
      high: 96,
      walls: ['#c9b49c'],
      shade: '#15324a',
      amount: 0.35,
      lit: 0.9,
    }) +
    lighthouse(towerX, towerY, 1.5, { lit: true }) +
    sprayed(rect(towerX - 10, 290, 110, 440, across(['#000', 0], ['#000', 0.35])), '#0a2233', 0.5) +
    glow(...lantern, 250, '#ffe9ae', 1) +
    glow(...lantern, 70, '#fff6d8', 1) +
    person(900, 736, 74, silhouette('#0d2536', { cut: 'coat', head: 'cap' })) +
    person(930, 736, 70, silhouette('#0d2536', { cut: 'dress', head: 'bun' })) +
    swell(random)
  );
}

function mole(random) {
  const face = polygon([700, 730, 1640, 730, 1640, 860, 640, 860], down('#5c6a70', '#1b3442'));
  const courses = repeat(44, () =>
    rect(
      random.between(660, 1580),
      742 + Math.floor(random.between(0, 5)) * 22,
      random.between(40, 80),
      19,
      mix('#4c5c66', '#243d4c', random.next()),
      { opacity: 0.7 },
    ),
  );
  const rocks = repeat(34, (index) => {
    const [x, y, size] = [
      600 + index * 31 + random.between(-20, 20),
      850 + random.between(-16, 30),
      random.between(38, 84),
    ];
    return (
      polygon(
        [
          x - size,
          y + size * 0.6,
          x - size * 0.6,
          y - size * 0.3,
          x + size * 0.1,
          y - size * 0.55,
          x + size * 0.8,
          y - size * 0.05,
          x + size,
          y + size * 0.6,
        ],
        across('#44535c', '#0c2230'),
      ) +
      polygon(
        [x - size * 0.6, y - size * 0.3, x + size * 0.1, y - size * 0.55, x - size * 0.05, y - size * 0.1],
        '#7d8482',
        { opacity: 0.6 },
      )
    );
  });
  return (
    face +
    courses +
    railing({ left: 706, right: 1600, foot: 730, height: 30, step: 34, colour: '#22384a' }) +
    rect(690, 724, 950, 12, '#8b8f8c') +
    rocks
  );
}

function swell(random) {
  const spray = repeat(150, () => {
    const share = random.next();
    return circle(
      700 + share * 420 + random.between(-90, 90),
      850 - Math.sin(share * Math.PI) * random.between(0, 170),
      random.between(1.5, 7),
      ink.white,
      { opacity: random.between(0.25, 0.85) },
    );
  });
  const crest = path(
    'M560 920Q700 880 760 790Q800 740 830 800Q870 730 910 790Q960 760 1000 830Q1080 870 1200 905Q1000 960 560 920Z',
    down(ink.white, '#a9cbcb', ['#5d8f9a', 0.2]),
    { opacity: 0.92 },
  );
  const line = (y, lift) =>
    Array.from({ length: 18 }, (_, index) => [index * 100 - 50, y + random.between(-lift, lift)]).flat();
  return (
    crest +
    spray +
    surf(random, line(906, 12), 22, { colour: '#d9e8e2', opacity: 0.85 }) +
    path(`M0 940Q260 890 520 950T1040 950T1600 930L1600 1067L0 1067Z`, down('#16485a', '#071f2e')) +
    surf(random, line(956, 14), 11, { colour: '#a9cbcb', opacity: 0.6 }) +
    repeat(60, () =>
      ellipse(
        random.between(0, width),
        random.between(960, height),
        random.between(12, 70),
        random.between(1, 3),
        '#7fb0b4',
        { opacity: 0.35 },
      ),
    )
  );
}
