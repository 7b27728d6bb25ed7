import { cloud, gulls, ridge, sky, sun } from '../kit/air.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { down, haze } from '../kit/paint.mjs';
import { crowd, outfit, person } from '../kit/people.mjs';
import { pierSide } from '../kit/pier.mjs';
import { at, circle, ellipse, path, polygon, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf } from '../kit/water.mjs';

const paints = [ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.brick, ink.rose];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#2f93a5', '#6bbdc2', '#b5e0d6', '#f3efd6', '#fbe3b8']) +
    sun(180, 160, 62, '#fff3c4', 6) +
    cloud(random, { x: 380, y: 560, width: 640, height: 170 }) +
    cloud(random, { x: 1380, y: 470, width: 520, height: 130, opacity: 0.9 }) +
    ridge(random, { width, y: 770, rise: 70, bottom: 830, fill: '#94c6ba' }) +
    haze(width, 720, 90, ink.cream, 0.5) +
    sea(random, {
      width,
      top: 780,
      bottom: 880,
      colours: ['#7fcabd', '#2f9c9b', '#5fbab0'],
      waves: 150,
      light: '#d6f0e4',
    }) +
    pierSide({
      left: 1180,
      right: 1640,
      deck: 776,
      water: 804,
      bay: 34,
      colour: '#6d6a5c',
      light: '#a39a7c',
      rail: 9,
    }) +
    beach(random) +
    kites(random) +
    gulls(random, { x: 240, y: 420, spread: 130, count: 4, span: 50 }) +
    fliers(random)
  );
}

function beach(random) {
  const shore = Array.from({ length: 13 }, (_, index) => [
    index * 140 - 30,
    868 + random.between(-7, 7),
  ]).flat();
  return (
    path('M0 870Q500 850 1000 868T1600 862L1600 1067L0 1067Z', down('#dcbf8b', '#f2dcab', '#e3c48f')) +
    surf(random, shore, 15) +
    repeat(90, () =>
      ellipse(
        random.between(0, width),
        random.between(900, 1060),
        random.between(8, 40),
        random.between(1, 3),
        '#b8935c',
        { opacity: 0.3 },
      ),
    )
  );
}

function kites(random) {
  const diamond = (x, y, size, turn, [one, two]) => {
    const tail = repeat(6, (index) =>
      polygon([-9, 0, 9, 0, 0, 14], index % 2 ? one : two, {
        transform: `translate(${Math.sin(index * 1.1) * 12} ${120 + index * 24}) rotate(${index % 2 ? 60 : -60})`,
      }),
    );
    return at(
      x,
      y,
      size / 100,
      stroke('M0 100Q24 150 -8 190T6 270', ink.deep, 1.6) +
        tail +
        polygon([0, -100, 66, -24, 0, 100], one) +
        polygon([0, -100, -66, -24, 0, 100], two) +
        polygon([0, -100, 66, -24, 0, -24], darker(one, 0.14)) +
        polygon([0, -100, -66, -24, 0, -24], lighter(two, 0.25)),
      { rotate: turn },
    );
  };
  const string = (x, y, footX, footY) =>
    stroke(`M${x} ${y}Q${(x + footX) / 2 + 40} ${(y + footY) / 2 + 60} ${footX} ${footY}`, ink.deep, 1.3, {
      opacity: 0.55,
    });
  const small = [
    [120, 330, 46, -18],
    [300, 250, 60, 14],
    [560, 130, 52, -10],
    [700, 420, 62, 20],
    [930, 560, 40, -14],
    [1130, 420, 58, 12],
    [1500, 300, 64, -16],
    [1330, 610, 44, 18],
    [420, 610, 44, 10],
    [1040, 120, 44, -24],
    [180, 620, 36, 20],
  ];
  const feet = [180, 330, 470, 640, 820, 960, 1120, 1260, 1400, 560, 260];
  return (
    string(480, 380, 520, 930) +
    string(1240, 260, 1010, 950) +
    small.map(([x, y], index) => string(x, y, feet[index], 900)).join('') +
    whale(420, 380) +
    octopus(1250, 200) +
    small
      .map(([x, y, size, turn], index) =>
        diamond(x, y, size, turn, [paints[index % 7], paints[(index + 3) % 7]]),
      )
      .join('') +
    delta(830, 250, random.between(0.9, 1))
  );
}

const delta = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    polygon([0, -70, 150, 50, 0, 20, -150, 50], ink.coral) +
      polygon([0, -70, 80, 34, 0, 20, -80, 34], ink.cream) +
      polygon([0, -70, 36, 26, 0, 20, -36, 26], ink.teal) +
      polygon([-150, 50, -110, 22, -92, 42], ink.marigold) +
      polygon([150, 50, 110, 22, 92, 42], ink.marigold),
    { rotate: -8 },
  );

function whale(x, y) {
  const back = smooth(
    [
      -190, 10, -150, -66, -40, -96, 80, -70, 160, -20, 214, -10, 250, -58, 262, -6, 290, 34, 226, 24, 150,
      48, 20, 78, -120, 70,
    ],
    true,
  );
  return at(
    x,
    y,
    0.95,
    path(back, down('#2a8a8f', ink.teal)) +
      path('M-188 24Q-120 44 -20 38Q90 36 150 46Q60 80 -40 80Q-150 82 -188 24Z', ink.cream) +
      repeat(8, (index) => stroke(`M${-160 + index * 26} ${36 + index * 1.2}q14 18 34 30`, '#d9c9a4', 3)) +
      circle(-132, 0, 9, ink.white) +
      circle(-130, 0, 5, ink.black) +
      path('M-60 50Q-40 110 10 124Q20 90 -10 48Z', ink.lagoon) +
      repeat(3, (index) =>
        stroke(`M${-70 + index * 16} -92q${(index - 1) * 18} -30 ${(index - 1) * 34} -44`, ink.foam, 6),
      ) +
      repeat(3, (index) =>
        stroke(`M270 ${10 + index * 6}q60 ${index * 20} 90 ${50 + index * 14}t70 40`, paints[index], 6),
      ),
    { rotate: -12 },
  );
}

function octopus(x, y) {
  const arms = repeat(8, (index) => {
    const foot = -84 + index * 24;
    return (
      stroke(
        `M${foot * 0.7} 50Q${foot * 1.3} 120 ${foot * 1.1 + 14} 190T${foot * 1.6 + (index % 2 ? 26 : -16)} 340`,
        index % 2 ? ink.coral : ink.brick,
        19,
      ) +
      repeat(5, (dot) =>
        circle(foot * 1.18 + dot * foot * 0.06 + 6, 120 + dot * 36, 4.5, ink.cream, { opacity: 0.8 }),
      )
    );
  });
  return at(
    x,
    y,
    1,
    arms +
      path(
        'M-96 60Q-130 -110 0 -130Q130 -110 96 60Q50 84 0 76Q-50 84 -96 60Z',
        down(lighter(ink.coral, 0.15), ink.brick),
      ) +
      circle(-36, 0, 24, ink.white) +
      circle(36, 0, 24, ink.white) +
      circle(-32, 4, 12, ink.black) +
      circle(40, 4, 12, ink.black) +
      stroke('M-20 42Q0 56 20 42', '#7a2a24', 6) +
      repeat(5, (index) =>
        circle(-60 + index * 30, -76 - (index % 2) * 16, 9, ink.marigold, { opacity: 0.85 }),
      ),
    { rotate: 6 },
  );
}

const fliers = (random) =>
  crowd(random, {
    left: 60,
    right: 1560,
    near: 940,
    far: 896,
    nearHeight: 96,
    farHeight: 62,
    count: 26,
    shadow: '#8a6a3c',
  }) +
  person(
    520,
    1030,
    176,
    { ...outfit(random), top: ink.coral },
    { pose: 'reach', flip: true, shadow: '#8a6a3c' },
  ) +
  person(600, 1036, 112, { ...outfit(random), top: ink.marigold }, { pose: 'cheer', shadow: '#8a6a3c' }) +
  person(1010, 1040, 184, { ...outfit(random), top: ink.teal }, { pose: 'reach', shadow: '#8a6a3c' }) +
  person(1330, 1046, 180, outfit(random), { pose: 'walk', shadow: '#8a6a3c' });
