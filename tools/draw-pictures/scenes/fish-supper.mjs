import {
  across,
  at,
  circle,
  clipped,
  cloud,
  crowd,
  darker,
  down,
  ellipse,
  glints,
  gull,
  haze,
  height,
  ink,
  lens,
  lighter,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  pierSide,
  polygon,
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
import { lemon } from './parts/food.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({
      left: 860,
      right: 1660,
      deck: 440,
      water: 530,
      bay: 74,
      rail: 26,
      colour: '#5f473f',
      light: '#a8765a',
    }) +
    pavilion(1290, 442, 0.6, { wall: '#fbe3bd', dome: ink.lagoon, lit: true }) +
    lighthouse(960, 442, 0.5, { lit: true });
  return (
    sky(width, height, skies.golden) +
    sun(420, 420, 74, '#ffe0a0', 7) +
    streaks(random, {
      width,
      top: 80,
      bottom: 360,
      count: 14,
      colours: ['#f7c59b', '#f09a7d', '#fbe3bd'],
      opacity: 0.5,
    }) +
    cloud(random, {
      x: 1100,
      y: 220,
      width: 420,
      height: 70,
      light: '#fbe6c6',
      shade: '#e0b090',
      opacity: 0.8,
    }) +
    ridge(random, { width, y: 500, rise: 60, bottom: 550, fill: '#b08c84' }) +
    haze(width, 420, 140, '#ffdca4', 0.55) +
    sea(random, { width, top: 510, bottom: height, colours: waters.golden, waves: 380, light: '#fbe0b4' }) +
    glints(random, { x: 420, top: 514, bottom: 860, colour: '#ffe9b8', width: 180, count: 120 }) +
    reflected(pier, { y: 532, opacity: 0.34, squash: 0.7 }) +
    pier +
    crowd(random, {
      left: 1020,
      right: 1140,
      near: 441,
      far: 439,
      nearHeight: 50,
      farHeight: 44,
      count: 5,
      light: { shade: '#6d4a50', amount: 0.3 },
    }) +
    sailboat(200, 620, 0.42, { sail: ink.cream, hull: ink.teal }) +
    rail(random) +
    supper(random) +
    bottle() +
    gull(700, 230, 150, { lift: 0.7, tilt: 12 }) +
    gull(1420, 180, 90, { lift: 0.3 }) +
    watcher()
  );
}

/** The broad top rail of the pier. */
const rail = (random) =>
  repeat(9, (index) =>
    rect(60 + index * 190, 930, 30, 140, across(lighter(ink.teal, 0.1), ink.teal, ink.deep)),
  ) +
  polygon([-20, 800, width + 20, 800, width + 20, 936, -20, 936], down('#d9a876', '#b98a5e', '#8a5f40')) +
  rect(-20, 930, width + 40, 30, down('#6d4a30', '#4b2e1e')) +
  rect(-20, 796, width + 40, 8, '#f0c898') +
  repeat(36, () => {
    const [x, y] = [random.between(0, width), random.between(812, 926)];
    return stroke(`M${x} ${y}q90 ${random.between(-4, 4)} ${random.between(120, 300)} 0`, '#5a3826', 2.2, {
      opacity: 0.3,
    });
  });

/** A paper cone of fried clams and chips, and a tray with lemon and sauce. */
function supper(random) {
  const chip = (x, y, turn, tall) =>
    at(
      x,
      y,
      1,
      rect(-13, -tall, 26, tall, across('#ffe9a8', '#f2c25a', '#c98a34'), { rx: 5 }) +
        rect(-13, -tall, 26, 8, '#fff3cf', { rx: 4 }),
      { rotate: turn },
    );
  const clam = (x, y, size) =>
    path(
      `M${x - size} ${y}q${-size * 0.2} ${-size * 0.8} ${size * 0.5} ${-size * 0.8}q${size * 0.3} ${-size * 0.4} ${size * 0.7} 0q${size * 0.8} 0 ${size * 0.8} ${size * 0.6}q${size * 0.1} ${size * 0.5} ${-size * 0.5} ${size * 0.6}q${-size * 0.5} ${size * 0.4} ${-size} 0q${-size * 0.4} ${size * 0.1} ${-size * 0.5} ${-size * 0.4}Z`,
      down('#f0bd6a', '#cf8a3c', '#9a5f26'),
    ) +
    repeat(5, () =>
      circle(
        x + random.between(-0.6, 0.8) * size,
        y - random.between(0, 0.7) * size,
        size * 0.09,
        '#fbe0a0',
        { opacity: 0.9 },
      ),
    );
  const cone =
    repeat(13, (index) =>
      chip(640 + index * 27, 640 + Math.abs(index - 6) * 4, -30 + index * 5, random.between(130, 215)),
    ) +
    repeat(12, (index) =>
      clam(
        650 + (index % 6) * 60,
        640 - Math.floor(index / 6) * 46 + (index % 2) * 14,
        random.between(36, 48),
      ),
    ) +
    path('M590 612Q800 690 1010 612L860 872Q800 890 740 872Z', across('#fffaf0', '#f6e6c6', '#d3bf98')) +
    clipped(
      path('M590 612Q800 690 1010 612L860 872Q800 890 740 872Z', '#fff'),
      repeat(8, (index) =>
        line(560 + index * 70, 600, 700 + index * 34, 890, index % 2 ? ink.coral : ink.lagoon, 15, {
          opacity: 0.85,
        }),
      ) + path('M800 600L1010 600L860 900L800 900Z', ink.black, { opacity: 0.1 }),
    ) +
    stroke('M590 612Q800 690 1010 612', '#fffaf0', 9) +
    path('M590 612L640 560L668 640Q620 630 590 612Z', '#fffaf0') +
    path('M1010 612L960 566L936 640Q980 630 1010 612Z', '#e9d9b4');
  return (
    ellipse(810, 880, 190, 22, ink.bark, { opacity: 0.45 }) +
    cone +
    ellipse(1110, 880, 150, 24, ink.bark, { opacity: 0.35 }) +
    path('M970 830L1240 830L1216 880L994 880Z', across('#fffaf0', '#e3cfa4')) +
    ellipse(1105, 830, 135, 24, '#f6e6c6') +
    lemon(1050, 816, 46, 0.7) +
    lemon(1130, 826, 40, 0.6) +
    at(
      1190,
      830,
      1,
      path('M-40 -44L40 -44L30 6L-30 6Z', across(ink.white, '#cfd6cd')) +
        ellipse(0, -44, 40, 11, ink.white) +
        ellipse(0, -43, 33, 8, '#f3e2b4') +
        circle(-8, -44, 3, ink.leaf) +
        circle(9, -42, 3, ink.leaf),
    ) +
    at(
      560,
      876,
      1,
      line(-90, 0, 40, -16, '#c99a6b', 8) +
        path('M40 -24l48 -8M40 -16l50 -4M40 -8l48 2', 'none', {
          stroke: '#c99a6b',
          strokeWidth: 6,
          strokeLinecap: 'round',
        }),
    ) +
    repeat(9, () => ellipse(random.between(880, 1000), random.between(884, 910), 5, 2.6, '#f2c25a'))
  );
}

const bottle = () =>
  at(
    430,
    884,
    1,
    ellipse(4, 0, 62, 11, ink.bark, { opacity: 0.4 }) +
      path(
        'M-48 0L-48 -150Q-46 -190 -18 -206L-18 -280L18 -280L18 -206Q46 -190 48 -150L48 0Q0 10 -48 0Z',
        across(['#bfe6da', 0.8], ['#8fd0c0', 0.75], ['#3b9c96', 0.85]),
      ) +
      path('M-44 -6L-44 -140Q-42 -170 -18 -188L18 -188Q42 -170 44 -140L44 -6Q0 2 -44 -6Z', '#f6d879', {
        opacity: 0.75,
      }) +
      rect(-48, -120, 96, 74, ink.cream) +
      circle(0, -84, 26, ink.coral) +
      path(lens(0, -84, 40, 10), ink.cream) +
      rect(-20, -296, 40, 22, ink.coral, { rx: 5 }) +
      stroke('M-34 -20L-34 -150', ink.white, 7, { opacity: 0.6 }) +
      line(10, -280, 40, -350, ink.cream, 9),
  );

/** A gull on the rail that has seen the clams. */
const watcher = () =>
  at(
    1420,
    806,
    1.35,
    line(-6, -20, -6, 6, ink.amber, 7) +
      line(20, -20, 20, 6, ink.amber, 7) +
      path(
        'M-60 -110Q-54 -164 -10 -166Q30 -162 32 -118Q50 -80 100 -50L150 -20Q100 2 50 0Q10 6 -28 -18Q-62 -50 -54 -84Z',
        down(ink.white, '#f3ecd8', '#dccfb2'),
      ) +
      path('M0 -70Q40 -86 84 -52Q120 -26 166 -10Q110 4 66 -6Q20 -14 0 -70Z', '#8fa3a8') +
      path('M110 -26L176 -6Q140 4 112 -2Z', ink.black) +
      path('M-58 -134L-108 -120Q-112 -108 -100 -106L-56 -110Z', ink.marigold) +
      circle(-94, -110, 4.5, ink.coral) +
      circle(-34, -136, 8, '#ffd873') +
      circle(-36, -136, 5, ink.black) +
      circle(0, 0, 0, darker(mix('#000000', '#000000', 0), 0)),
  );
