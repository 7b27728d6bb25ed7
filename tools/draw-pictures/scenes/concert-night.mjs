import { sky, stars } from '../kit/air.mjs';
import { ink } from '../kit/colour.mjs';
import { beam, stringLights } from '../kit/lights.mjs';
import { down, glow, haze } from '../kit/paint.mjs';
import { audience, person, silhouette } from '../kit/people.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, waters } from '../kit/water.mjs';

const dark = '#0a1c2c';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#07142a', '#14305a', '#3b3f78', '#8a4f7d']) +
    stars(random, { width, height: 420 }) +
    circle(1380, 150, 54, '#fbeec8') +
    circle(1362, 140, 48, '#10284c') +
    sea(random, { width, top: 610, bottom: 780, colours: waters.night, waves: 150 }) +
    glints(random, { x: 1380, top: 612, bottom: 760, colour: '#fbeec8', width: 80, count: 50 }) +
    stage() +
    beams() +
    band() +
    haze(width, 430, 340, '#ff9d76', 0.28) +
    stringLights([-20, 300], [330, 190], { sag: 40, count: 9, size: 7 }) +
    stringLights([1270, 190], [1620, 300], { sag: 40, count: 9, size: 7 }) +
    confetti(random) +
    audience(random, {
      width,
      top: 790,
      bottom: 1060,
      rows: 5,
      size: 130,
      far: '#5a3560',
      near: '#07121f',
      hands: 0.3,
    })
  );
}

function stage() {
  const roof =
    path('M270 240Q800 60 1330 240L1330 270L270 270Z', down('#1f4a5c', dark)) +
    repeat(13, (index) =>
      line(
        300 + index * 84,
        270,
        342 + index * 84,
        236 - Math.sin((index / 12) * Math.PI) * 70,
        '#35627a',
        3,
      ),
    );
  const tower = (x) =>
    rect(x, 240, 46, 520, dark) +
    repeat(
      9,
      (index) =>
        line(x, 260 + index * 56, x + 46, 316 + index * 56, '#2c4a66', 4) +
        line(x + 46, 260 + index * 56, x, 316 + index * 56, '#2c4a66', 4),
    );
  const back =
    rect(316, 270, 968, 440, down('#1c1440', '#5a2f6a', '#c65a5a', '#f6a05a')) +
    circle(800, 520, 190, '#ffc46a', { opacity: 0.9 }) +
    circle(800, 520, 150, '#ff8a5f', { opacity: 0.8 }) +
    repeat(6, (index) =>
      stroke(
        `M316 ${590 + index * 22}q60 -26 121 0t121 0t121 0t121 0t121 0t121 0t121 0t121 0`,
        ['#2f1d4a', '#51285a'][index % 2],
        12,
        { opacity: 0.75 },
      ),
    );
  const floor =
    polygon([270, 700, 1330, 700, 1380, 800, 220, 800], down('#e28a5a', '#4a2440')) +
    rect(220, 796, 1160, 60, dark);
  const speakers = repeat(2, (side) =>
    repeat(
      4,
      (index) =>
        rect(side ? 1350 : 170, 330 + index * 84, 84, 78, '#081420', { rx: 6 }) +
        circle(side ? 1392 : 212, 369 + index * 84, 26, '#22384a') +
        circle(side ? 1392 : 212, 369 + index * 84, 10, '#081420'),
    ),
  );
  return back + floor + tower(270) + tower(1284) + roof + speakers;
}

const beams = () =>
  repeat(
    9,
    (index) =>
      beam(
        350 + index * 112,
        274,
        640,
        90 + (index - 4) * -9 + (index % 2 ? 8 : -8),
        13,
        ['#ff9d76', '#8fe0d2', '#ffd98a', '#e58ad0', '#8fc4ff'][index % 5],
        0.55,
      ) +
      circle(350 + index * 112, 274, 11, '#fff6dc') +
      glow(
        350 + index * 112,
        274,
        60,
        ['#ff9d76', '#8fe0d2', '#ffd98a', '#e58ad0', '#8fc4ff'][index % 5],
        0.9,
      ),
  );

function band() {
  const black = '#160f26';
  const player = (x, pose, flip = false, look = {}) =>
    person(x, 770, 232, silhouette(black, look), { pose, flip });
  const guitar = (x, y, turn) =>
    at(
      x,
      y,
      1,
      ellipse(0, 0, 26, 20, '#c8453a') +
        ellipse(22, 2, 18, 15, '#c8453a') +
        rect(-118, -5, 100, 9, black) +
        rect(-134, -9, 20, 16, black),
      { rotate: turn },
    );
  const drums =
    ellipse(960, 716, 66, 62, '#f2d9b0') +
    ellipse(960, 716, 56, 52, ink.coral) +
    circle(960, 716, 24, ink.cream) +
    rect(870, 660, 64, 44, black) +
    rect(990, 656, 64, 48, black) +
    ellipse(850, 628, 52, 8, '#f6c56a') +
    ellipse(1075, 618, 56, 8, '#f6c56a') +
    line(850, 630, 850, 760, black, 4) +
    line(1075, 620, 1075, 760, black, 4);
  return (
    person(960, 700, 200, silhouette(black, { head: 'cap' }), { pose: 'cheer' }) +
    drums +
    player(560, 'hold', false, { head: 'bob' }) +
    guitar(566, 646, 16) +
    player(800, 'wave', false, { head: 'long', cut: 'dress' }) +
    line(836, 568, 836, 770, black, 5) +
    circle(836, 562, 8, black) +
    player(1180, 'hold', true) +
    guitar(1174, 650, 158) +
    rect(420, 690, 90, 14, black) +
    line(430, 700, 420, 770, black, 5) +
    line(500, 700, 510, 770, black, 5) +
    player(440, 'reach', false, { head: 'bun' })
  );
}

const confetti = (random) =>
  repeat(110, () =>
    rect(
      random.between(200, 1400),
      random.between(300, 800),
      9,
      5,
      random.pick([ink.coral, ink.marigold, ink.cream, '#8fe0d2']),
      { opacity: random.between(0.4, 0.95) },
    ),
  );
