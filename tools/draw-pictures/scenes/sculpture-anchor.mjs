import { cloud, gulls, ridge, sky, streaks } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { houses } from '../kit/buildings.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { across, clipped, down, haze, sprayed } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { tree } from '../kit/plants.mjs';
import { ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';

const rust = '#a8512f';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#3f8f9d', '#8cc7c4', '#e3ead2', '#f8dfb0']) +
    cloud(random, { x: 1240, y: 330, width: 620, height: 150, opacity: 0.9 }) +
    streaks(random, { width, top: 80, bottom: 300, count: 9, colours: [ink.white], opacity: 0.35 }) +
    ridge(random, { width, y: 600, rise: 70, bottom: 660, fill: '#9cc9bd' }) +
    houses(random, {
      left: 1080,
      right: 1620,
      foot: 650,
      low: 90,
      high: 170,
      shade: '#cfdccb',
      amount: 0.35,
    }) +
    haze(width, 520, 150, '#fff0d0', 0.5) +
    sea(random, { width: 1090, top: 610, bottom: 720, colours: waters.morning, waves: 120 }) +
    sailboat(210, 660, 0.44, { sail: ink.white, hull: ink.teal }) +
    square(random) +
    tree(random, 1420, 770, 330) +
    tree(random, 1560, 800, 400, { leaf: '#7ba35c' }) +
    shadow() +
    anchor(random) +
    gulls(random, { x: 330, y: 250, spread: 170, count: 5, span: 64 }) +
    people(random)
  );
}

function square(random) {
  const ground = path('M0 700L1600 690L1600 1067L0 1067Z', down('#e6cf9f', '#d9bb85', '#b8935f'));
  const rings = repeat(7, (index) =>
    ellipse(780, 905, 210 + index * 150, 44 + index * 34, 'none', {
      stroke: '#a8855a',
      strokeWidth: 3,
      opacity: 0.5,
    }),
  );
  const spokes = repeat(24, (index) =>
    line(
      780,
      905,
      780 + Math.cos((index / 24) * 6.283) * 1200,
      905 + Math.sin((index / 24) * 6.283) * 270,
      '#a8855a',
      2,
      { opacity: 0.32 },
    ),
  );
  return (
    clipped(path('M0 700L1600 690L1600 1067L0 1067Z', '#fff'), ground + rings + spokes) +
    rect(0, 690, width, 10, darker(ink.dune, 0.3)) +
    repeat(30, () =>
      ellipse(random.between(0, width), random.between(720, 1060), random.between(10, 50), 3, '#fff3d0', {
        opacity: 0.25,
      }),
    )
  );
}

const shadow = () =>
  polygon([600, 900, 980, 900, 1480, 1000, 1330, 1010, 1000, 940], ink.bark, { opacity: 0.32 }) +
  ellipse(1420, 996, 160, 26, ink.bark, { opacity: 0.28 });

function anchor(random) {
  const ring = path(
    'M780 96A70 70 0 1 1 779.9 96ZM780 128A38 38 0 1 0 780.1 128Z',
    across(lighter(rust, 0.25), rust, darker(rust, 0.5)),
    { fillRule: 'evenodd' },
  );
  const stock =
    path(
      'M560 268Q780 244 1000 268L1004 314Q780 292 556 314Z',
      down(lighter(rust, 0.28), rust, darker(rust, 0.4)),
    ) +
    ellipse(552, 291, 30, 34, across(lighter(rust, 0.2), darker(rust, 0.2))) +
    ellipse(1008, 291, 30, 34, across(rust, darker(rust, 0.45)));
  const shank = path(
    'M748 226L812 226L834 900L726 900Z',
    across(lighter(rust, 0.34), rust, darker(rust, 0.5)),
  );
  const arms = path(
    'M780 930C520 930 400 800 372 600L330 660L300 540L430 470L500 590L440 580C480 740 600 830 780 836C960 830 1080 740 1120 580L1060 590L1130 470L1260 540L1230 660L1188 600C1160 800 1040 930 780 930Z',
    across(lighter(rust, 0.3), rust, darker(rust, 0.55)),
  );
  const edge = path(
    'M372 600C400 800 520 930 780 930C1040 930 1160 800 1188 600L1204 622C1170 830 1050 954 780 956C510 954 390 830 356 622Z',
    darker(rust, 0.55),
  );
  const streaked = repeat(40, () => {
    const x = random.between(400, 1160);
    return path(
      `M${x} ${random.between(300, 860)}l5 0l-2 ${random.between(40, 120)}Z`,
      random.pick([darker(rust, 0.5), '#e08a4a']),
      { opacity: 0.32 },
    );
  });
  const shape = path(
    'M748 226L812 226L834 836C960 830 1080 740 1120 580L1060 590L1130 470L1260 540L1230 660L1188 600C1160 800 1040 930 780 930C520 930 400 800 372 600L330 660L300 540L430 470L500 590L440 580C480 740 600 830 726 836Z',
    '#fff',
  );
  const rivets = repeat(
    6,
    (index) =>
      ellipse(780, 360 + index * 80, 9, 9, darker(rust, 0.4)) +
      ellipse(778, 358 + index * 80, 5, 5, lighter(rust, 0.3)),
  );
  const base =
    ellipse(780, 950, 260, 42, '#7d7a6c') +
    ellipse(780, 938, 260, 42, across('#e9e0c8', '#b8ae94', '#8a8270'));
  return (
    base +
    edge +
    arms +
    shank +
    clipped(
      shape,
      streaked + sprayed(rect(780, 200, 500, 760, across(['#000', 0], ['#000', 0.42])), '#3a1c14', 0.7),
    ) +
    stock +
    ring +
    rivets
  );
}

const people = (random) =>
  person(
    560,
    985,
    170,
    { ...outfit(random), top: ink.teal, legs: ink.sand },
    { pose: 'wave', shadow: ink.bark },
  ) +
  person(
    620,
    992,
    166,
    { ...outfit(random), top: ink.marigold, head: 'long' },
    { pose: 'stand', flip: true, shadow: ink.bark },
  ) +
  person(1010, 1000, 104, { ...outfit(random), top: ink.cream }, { pose: 'cheer', shadow: ink.bark }) +
  person(200, 880, 140, outfit(random), { pose: 'walk', shadow: ink.bark }) +
  person(1290, 900, 146, outfit(random), { pose: 'walk', flip: true, shadow: ink.bark }) +
  person(1340, 902, 142, outfit(random), { pose: 'walk', flip: true, shadow: ink.bark });
