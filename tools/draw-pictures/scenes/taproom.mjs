import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { pendant, stringLights } from '../kit/lights.mjs';
import { across, clipped, down, glow } from '../kit/paint.mjs';
import { server } from '../kit/portrait.mjs';
import { at, circle, ellipse, line, path, rect, repeat, stroke } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { brickwork, shelf } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const beers = ['#f2b13c', '#c8742a', '#7a3a1c', '#f6d27a', '#e0912f'];
  return (
    brickwork(random, { width, height: 760, colour: '#7d3f33', brick: 84 }) +
    rect(0, 0, width, 760, down(['#180c14', 0.78], ['#180c14', 0.15])) +
    casks() +
    glassShelf(random) +
    stringLights([0, 96], [width, 60], { sag: 50, count: 26, size: 7 }) +
    publican() +
    rect(0, 700, width, 370, down('#9a5d36', '#5f3722', '#3d2419')) +
    repeat(11, () =>
      stroke(
        `M0 ${random.between(780, 1060)}Q800 ${random.between(770, 1067)} 1600 ${random.between(780, 1060)}`,
        '#2d1a13',
        3,
        { opacity: 0.35 },
      ),
    ) +
    rect(0, 690, width, 26, down('#e3a866', '#9a5d36')) +
    taps() +
    repeat(5, (index) =>
      pint(
        [150, 395, 700, 1010, 1370][index],
        [980, 1020, 1000, 1024, 990][index],
        [300, 330, 312, 336, 318][index],
        beers[index],
        random,
      ),
    ) +
    repeat(4, (index) => pendant(210 + index * 400, 240, 160, { colour: ink.teal, halo: 3 })) +
    glow(800, 560, 900, '#ffb85a', 0.34)
  );
}

function casks() {
  const cask = (x, y, radius) =>
    circle(x, y, radius, across('#b9773c', '#8a5230', '#4f2e1d')) +
    repeat(7, (index) =>
      line(
        x - radius + (index + 1) * radius * 0.25,
        y - Math.sqrt(1 - (1 - (index + 1) * 0.25) ** 2) * radius,
        x - radius + (index + 1) * radius * 0.25,
        y + Math.sqrt(1 - (1 - (index + 1) * 0.25) ** 2) * radius,
        '#4f2e1d',
        3,
        { opacity: 0.6 },
      ),
    ) +
    circle(x, y, radius, 'none', { stroke: '#3b4a4d', strokeWidth: radius * 0.16 }) +
    circle(x, y, radius * 0.78, 'none', { stroke: '#3b2418', strokeWidth: 4 }) +
    circle(x, y + radius * 0.5, radius * 0.11, ink.marigold) +
    rect(x - radius * 0.05, y + radius * 0.5, radius * 0.1, radius * 0.34, ink.marigold);
  return cask(160, 520, 145) + cask(480, 520, 145) + cask(320, 268, 132) + rect(0, 660, 660, 40, '#2d1a13');
}

function glassShelf(random) {
  const row = (y) =>
    repeat(9, (index) => pint(1040 + index * 62, y, random.between(84, 100), '#6d8f8c', random, true));
  return (
    row(330) +
    shelf(990, 330, 640, '#8a5230') +
    row(500) +
    shelf(990, 500, 640, '#8a5230') +
    repeat(
      5,
      (index) =>
        ellipse(1060 + index * 112, 610, 46, 46, index % 2 ? ink.cream : ink.marigold) +
        circle(1060 + index * 112, 610, 36, index % 2 ? ink.teal : ink.coral) +
        path(`M${1038 + index * 112} 622q22 -36 44 0q-22 14 -44 0`, ink.cream),
    )
  );
}

function publican() {
  const hair = '#23191a';
  const locks = repeat(9, (index) =>
    stroke(
      `M${-84 + index * 21} -116Q${-130 + index * 32} -40 ${-122 + index * 30} ${90 + (index % 3) * 16}`,
      index % 2 ? hair : lighter(hair, 0.08),
      21,
    ),
  );
  const top =
    path('M-90 -34Q-100 -146 0 -152Q100 -146 90 -34Q76 -96 0 -104Q-76 -96 -90 -34Z', hair) +
    path('M-92 -60Q0 -118 92 -60L94 -84Q0 -144 -94 -84Z', ink.coral);
  const shirt =
    path(
      'M-240 430Q-236 236 -150 202L-52 166Q0 208 52 166L150 202Q236 236 240 430Z',
      across('#f0c98e', ink.marigold, '#a8642c'),
    ) +
    repeat(9, (index) =>
      line(-200 + index * 50, 220, -200 + index * 50, 430, ink.brick, 4, { opacity: 0.4 }),
    );
  return at(
    800,
    424,
    0.82,
    server({
      skin: '#8a5638',
      brow: hair,
      clothes: shirt,
      behind: locks,
      over: top,
      apron: '#1b3b40',
      smile: 'open',
      tilt: 3,
    }),
  );
}

function taps() {
  const brass = across('#8c5a20', '#ffe09a', '#c58a35', '#7a4a1c');
  const handles = [ink.coral, ink.cream, ink.teal, ink.marigold, ink.brick, ink.lagoon];
  const tap = (x, colour) =>
    rect(x - 7, 596, 14, 60, brass) +
    path(
      `M${x - 16} 600L${x - 22} 470Q${x} 446 ${x + 22} 470L${x + 16} 600Z`,
      across(lighter(colour, 0.25), colour, darker(colour, 0.35)),
    ) +
    circle(x, 500, 11, ink.white, { opacity: 0.75 }) +
    path(`M${x - 9} 640Q${x - 12} 690 ${x} 716L${x + 9} 712Q${x + 4} 684 ${x + 9} 640Z`, brass);
  return (
    rect(380, 700, 42, 180, brass) +
    rect(1000, 700, 42, 180, brass) +
    rect(350, 640, 720, 68, down('#ffe6a8', '#d19a45', '#8c5a20'), { rx: 34 }) +
    repeat(6, (index) => tap(425 + index * 114, handles[index])) +
    rect(350, 872, 720, 22, '#2d1a13', { rx: 8 }) +
    repeat(30, (index) => rect(362 + index * 23.5, 876, 10, 12, '#6a757a'))
  );
}

function pint(x, y, tall, beer, random, empty = false) {
  const [rim, base] = [tall * 0.29, tall * 0.2];
  const shape = `M${x - rim} ${y - tall}L${x + rim} ${y - tall}L${x + base} ${y}L${x - base} ${y}Z`;
  const bubbles = empty
    ? ''
    : repeat(26, () =>
        circle(
          x + random.between(-0.8, 0.8) * base,
          y - random.between(0.05, 0.78) * tall,
          random.between(1.2, 3.4),
          ink.white,
          { opacity: 0.5 },
        ),
      );
  const head = empty
    ? ''
    : rect(x - rim, y - tall, rim * 2, tall * 0.16, ink.white) +
      repeat(6, (index) => circle(x - rim * 0.85 + index * rim * 0.34, y - tall * 1, rim * 0.22, '#fff6e0'));
  const fill = empty
    ? path(shape, beer, { opacity: 0.35 })
    : path(shape, across(lighter(beer, 0.3), beer, mix(beer, ink.bark, 0.45)));
  return (
    ellipse(x + tall * 0.05, y, base * 1.5, tall * 0.035, ink.black, { opacity: empty ? 0 : 0.4 }) +
    clipped(
      path(shape, '#fff'),
      fill + bubbles + (empty ? '' : rect(x - rim, y - tall, rim * 2, tall * 0.15, ink.white)),
    ) +
    head +
    path(shape, 'none', { stroke: ink.white, strokeWidth: tall * 0.012, opacity: 0.55 }) +
    path(
      `M${x - rim * 0.72} ${y - tall * 0.8}L${x - rim * 0.5} ${y - tall * 0.8}L${x - base * 0.55} ${y - tall * 0.12}L${x - base * 0.7} ${y - tall * 0.12}Z`,
      ink.white,
      { opacity: 0.35 },
    )
  );
}
