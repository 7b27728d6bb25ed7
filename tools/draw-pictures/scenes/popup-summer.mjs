import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { down, slant } from '../kit/paint.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { parasolAbove } from './parts/from-above.mjs';

const tones = [ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.rose];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sand(random) +
    water(random) +
    things(random) +
    set(random, 330, 330, 205, ink.coral, -12) +
    set(random, 900, 560, 220, ink.teal, 10) +
    set(random, 300, 860, 200, ink.marigold, 18) +
    set(random, 820, 130, 150, ink.marigold, -20) +
    set(random, 1180, 940, 170, ink.coral, -8) +
    gullShadow()
  );
}

function sand(random) {
  const dots = repeat(700, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.8, 2.8),
      random.pick(['#d9b878', '#fff0c8', '#c9a25f']),
      { opacity: 0.6 },
    ),
  );
  const dips = repeat(120, () =>
    ellipse(
      random.between(0, width),
      random.between(0, height),
      random.between(16, 60),
      random.between(4, 12),
      random.pick(['#d9bb80', '#fbecc4']),
      { opacity: 0.45 },
    ),
  );
  const steps = repeat(22, (index) =>
    ellipse(120 + index * 48 + (index % 2) * 12, 640 - index * 9 + (index % 2 ? 17 : -17), 11, 6, '#c9a25f', {
      opacity: 0.7,
      transform: `rotate(-12 ${120 + index * 48} ${640 - index * 9})`,
    }),
  );
  return rect(0, 0, width, height, slant('#f6e3b4', '#efd49a', '#e3c080')) + dips + dots + steps;
}

/** Small waves coming in from the upper right. */
function water(random) {
  const line = (shift, lift) =>
    Array.from({ length: 13 }, (_, index) => {
      const share = index / 12;
      return [
        960 + share * 760 - shift + Math.sin(index * 1.8 + lift) * 20,
        -60 + share * 1240 + Math.cos(index * 1.8 + lift) * 14,
      ];
    });
  const edge = (shift, lift) => smooth(line(shift, lift).flat());
  const body = (shift, lift, fill, opacity) =>
    path(`${edge(shift, lift)}L1900 1300L1900 -200L900 -200Z`, fill, { opacity });
  const lace = repeat(120, () => {
    const share = random.next();
    const [x, y] = [960 + share * 760 + random.between(-30, 190), -60 + share * 1240];
    return ellipse(x, y, random.between(5, 26), random.between(3, 9), 'none', {
      stroke: ink.white,
      strokeWidth: 2.5,
      opacity: random.between(0.3, 0.75),
    });
  });
  return (
    body(52, 0, '#d3ae6a', 0.8) +
    body(20, 0.6, '#bfe3d0', 0.9) +
    path(edge(20, 0.6), 'none', { stroke: ink.white, strokeWidth: 15, opacity: 0.95 }) +
    body(-60, 1.6, '#7fcabc', 0.9) +
    path(edge(-60, 1.6), 'none', { stroke: ink.white, strokeWidth: 8, opacity: 0.8 }) +
    body(-190, 2.6, down('#3fa8a2', '#2a8f92'), 0.95) +
    path(edge(-190, 2.6), 'none', { stroke: '#d6f2e6', strokeWidth: 9, opacity: 0.75 }) +
    body(-360, 3.4, down('#1f8286', '#11676e'), 0.9) +
    path(edge(-360, 3.4), 'none', { stroke: '#a9dccb', strokeWidth: 6, opacity: 0.6 }) +
    lace
  );
}

/** Two deckchairs, a towel and their parasol. */
function set(random, x, y, radius, colour, turn) {
  const chair = (dx, dy, tone, angle) =>
    at(
      dx,
      dy,
      1,
      rect(-46, -88, 104, 200, ink.black, { rx: 8, opacity: 0.25 }) +
        rect(-56, -104, 10, 208, '#b9773c', { rx: 4 }) +
        rect(46, -104, 10, 208, '#b9773c', { rx: 4 }) +
        rect(-56, -108, 112, 12, '#d2955a', { rx: 4 }) +
        rect(-56, 96, 112, 12, '#d2955a', { rx: 4 }) +
        repeat(7, (index) => rect(-46 + index * 13.2, -98, 13.2, 196, index % 2 ? ink.cream : tone)) +
        rect(-46, -98, 92, 196, down([ink.black, 0.02], [ink.black, 0.22], [ink.white, 0.14])) +
        rect(-40, -92, 80, 44, lighter(tone, 0.35), { rx: 16 }),
      { rotate: angle },
    );
  const towel = at(
    radius * 1.5,
    radius * 0.55,
    1,
    rect(-54, -96, 116, 206, ink.black, { opacity: 0.2 }) +
      rect(-60, -104, 116, 206, mix(colour, ink.white, 0.5)) +
      repeat(5, (index) => rect(-60, -92 + index * 42, 116, 17, random.pick(tones))) +
      bather(),
    { rotate: turn + 24 },
  );
  return at(
    x,
    y,
    1,
    chair(-radius * 0.75, radius * 0.75, colour, turn - 8) +
      chair(-radius * 0.02, radius * 0.9, random.pick([ink.lagoon, ink.coral, ink.marigold]), turn + 4) +
      towel +
      parasolAbove(0, 0, radius, colour, { turn: turn / 40 }),
  );
}

/** Someone lying in the sun, seen from above. */
const bather = () =>
  ellipse(0, -66, 17, 19, '#4b2f22') +
  ellipse(0, -62, 27, 10, ink.sand, { opacity: 0 }) +
  path('M-24 -44Q0 -54 24 -44L19 6Q0 14 -19 6Z', '#c98d66') +
  path('M-22 -26Q0 -20 22 -26L20 0Q0 8 -20 0Z', ink.teal) +
  stroke('M-22 -40Q-44 -60 -22 -80M22 -40Q44 -60 22 -80', '#c98d66', 11) +
  stroke('M-9 8L-13 84M9 8L13 84', '#c98d66', 15);

function things(random) {
  const ball =
    circle(566, 590, 44, ink.black, { opacity: 0.2 }) +
    circle(550, 570, 44, ink.cream) +
    repeat(3, (index) =>
      path(
        `M550 570Q${550 + Math.cos(index * 2.09) * 44} ${570 + Math.sin(index * 2.09) * 20} ${550 + Math.cos(index * 2.09) * 44} ${570 + Math.sin(index * 2.09) * 44}A44 44 0 0 1 ${550 + Math.cos(index * 2.09 + 1.05) * 44} ${570 + Math.sin(index * 2.09 + 1.05) * 44}Z`,
        [ink.coral, ink.teal, ink.marigold][index],
      ),
    ) +
    circle(536, 554, 11, ink.white, { opacity: 0.6 });
  const bucket =
    circle(612, 800, 36, ink.black, { opacity: 0.22 }) +
    circle(600, 788, 36, ink.coral) +
    circle(600, 788, 28, darker(ink.coral, 0.25)) +
    circle(600, 790, 24, '#e9cf95') +
    stroke('M566 780Q600 740 634 780', ink.cream, 6) +
    at(
      680,
      800,
      1,
      rect(-6, -60, 12, 70, ink.marigold, { rx: 5 }) + path('M-18 8L18 8L14 44Q0 58 -14 44Z', ink.marigold),
      { rotate: 34 },
    );
  const castle = repeat(4, (index) => {
    const [x, y] = [
      [780, 900],
      [860, 920],
      [820, 960],
      [910, 980],
    ][index];
    return (
      circle(x + 9, y + 11, 32, ink.black, { opacity: 0.2 }) +
      circle(x, y, 32, '#dcb877') +
      circle(x, y, 21, '#efd49a') +
      repeat(7, (notch) =>
        circle(x + Math.cos(notch * 0.9) * 26, y + Math.sin(notch * 0.9) * 26, 5, '#c9a25f'),
      )
    );
  });
  const ring =
    ellipse(1336, 380, 80, 78, ink.black, { opacity: 0.16 }) +
    circle(1320, 352, 62, 'none', { stroke: ink.coral, strokeWidth: 36 }) +
    repeat(6, (index) =>
      path(
        `M${1320 + Math.cos(index * 1.047) * 44} ${352 + Math.sin(index * 1.047) * 44}L${1320 + Math.cos(index * 1.047) * 80} ${352 + Math.sin(index * 1.047) * 80}L${1320 + Math.cos(index * 1.047 + 0.5) * 80} ${352 + Math.sin(index * 1.047 + 0.5) * 80}L${1320 + Math.cos(index * 1.047 + 0.5) * 44} ${352 + Math.sin(index * 1.047 + 0.5) * 44}Z`,
        ink.cream,
      ),
    );
  const sandals = repeat(
    2,
    (index) =>
      ellipse(560 + index * 34, 470 + index * 8, 13, 27, ink.lagoon, {
        transform: `rotate(-16 ${560 + index * 34} ${470})`,
      }) +
      stroke(
        `M${552 + index * 34} ${462 + index * 8}L${560 + index * 34} ${450 + index * 8}L${570 + index * 34} ${462 + index * 8}`,
        ink.cream,
        4,
      ),
  );
  const shells = repeat(14, () => {
    const [x, y] = [random.between(40, 1000), random.between(30, 1040)];
    return path(`M${x} ${y}l-9 -10q9 -10 18 0Z`, random.pick([ink.rose, ink.white, ink.coral]));
  });
  const melon = at(
    96,
    560,
    1,
    ellipse(6, 10, 60, 36, ink.black, { opacity: 0.2 }) +
      ellipse(0, 0, 60, 38, ink.cream) +
      path('M-46 -6A48 40 0 0 0 46 -6Z', ink.pine) +
      path('M-40 -5A42 33 0 0 0 40 -5Z', ink.coral) +
      repeat(4, (index) => ellipse(-20 + index * 13, 6 + (index % 2) * 6, 2, 4, ink.black)),
  );
  return shells + castle + bucket + ball + ring + sandals + melon;
}

const gullShadow = () =>
  polygon(
    [1120, 250, 1180, 226, 1220, 250, 1262, 232, 1330, 262, 1262, 254, 1222, 280, 1176, 248],
    ink.black,
    { opacity: 0.14 },
  );
