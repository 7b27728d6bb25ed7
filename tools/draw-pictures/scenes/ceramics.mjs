import { skies } from '../kit/air.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, clipped, down, glow } from '../kit/paint.mjs';
import { server } from '../kit/portrait.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { framed, shelf } from './parts/room.mjs';

const glazes = [ink.teal, ink.cream, ink.coral, ink.sea, ink.sand, ink.marigold, ink.navy, ink.foam];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, across('#e9cfa4', '#f6e6c6', '#d9b78a')) +
    framed(
      590,
      90,
      420,
      470,
      rect(590, 90, 420, 300, down(...skies.morning)) + rect(590, 360, 420, 210, down('#8cc4bb', '#1c7a7a')),
      { columns: 3, rows: 3, frame: '#5a3b2a' },
    ) +
    shelves(random, 40, 500) +
    shelves(random, 1060, 520) +
    glow(800, 330, 620, '#fff0c8', 0.4) +
    pendant(300, 90, 140, { colour: ink.coral }) +
    pendant(1320, 90, 140, { colour: ink.coral }) +
    potter() +
    table() +
    wheel() +
    tools(random)
  );
}

/** A turned vessel standing on y. The profile gives half widths from foot to rim, as shares of its height. */
function vessel(x, y, tall, profile, glaze, dip) {
  const step = tall / (profile.length - 1);
  const right = profile.flatMap((half, index) => [x + half * tall, y - index * step]);
  const left = profile.flatMap((half, index) => [x - half * tall, y - index * step]);
  const reversed = [];
  for (let index = left.length - 2; index >= 0; index -= 2) reversed.push(left[index], left[index + 1]);
  const outline = `${smooth(right)}${smooth(reversed).replace('M', 'L')}Z`;
  const bands =
    dip === undefined
      ? ''
      : path(
          `M${x - tall} ${y - tall * 0.55}q${tall * 0.25} ${tall * 0.12} ${tall * 0.5} 0t${tall * 0.5} 0t${tall * 0.5} 0t${tall * 0.5} 0L${x + tall} ${y - tall * 2}L${x - tall} ${y - tall * 2}Z`,
          dip,
        );
  const rim = profile[profile.length - 1] * tall;
  return (
    path(outline, glaze) +
    clipped(
      path(outline, '#fff'),
      bands +
        rect(
          x - tall,
          y - tall * 1.1,
          tall * 2,
          tall * 1.1,
          across([ink.black, 0], [ink.white, 0.42], [ink.black, 0], [ink.black, 0.5]),
          { x: x - Math.max(...profile) * tall, width: Math.max(...profile) * 2 * tall },
        ),
    ) +
    ellipse(x, y - tall, rim, rim * 0.24, darker(glaze, 0.5))
  );
}

const profiles = [
  [0.2, 0.36, 0.4, 0.28, 0.13, 0.14, 0.2],
  [0.22, 0.3, 0.34, 0.34, 0.3, 0.26],
  [0.14, 0.24, 0.38, 0.5],
  [0.16, 0.42, 0.46, 0.3, 0.12, 0.1, 0.16],
  [0.24, 0.26, 0.25, 0.22, 0.24],
];

function shelves(random, left, span) {
  return repeat(3, (row) => {
    const y = 300 + row * 190;
    const pots = repeat(5, (index) => {
      const profile = random.pick(profiles);
      const tall = profile.length < 5 ? random.between(56, 80) : random.between(96, 146);
      return vessel(
        left + 60 + index * ((span - 100) / 4.4),
        y,
        tall,
        profile,
        random.pick(glazes),
        random.chance(0.55) ? random.pick(glazes) : undefined,
      );
    });
    return pots + shelf(left, y, span, '#a8774f');
  });
}

function potter() {
  const hair = '#6d3f24';
  const hairdo =
    path('M-92 20Q-112 -150 0 -156Q112 -150 92 20Q86 -70 40 -104Q-30 -70 -80 -64Q-90 -30 -92 20Z', hair) +
    circle(0, -172, 42, hair) +
    stroke('M-30 -176q30 -24 60 4', '#8f5a38', 5);
  const shirt = path(
    'M-250 430Q-246 236 -150 202L-52 166Q0 208 52 166L150 202Q246 236 250 430Z',
    across(lighter(ink.lagoon, 0.15), ink.lagoon, ink.teal),
  );
  const figure = server({
    skin: '#f0c6a0',
    brow: hair,
    iris: '#3f6b52',
    clothes: shirt,
    over: hairdo,
    apron: '#d9a066',
    tilt: -6,
  });
  return at(800, 400, 1.16, figure);
}

const table = () =>
  rect(0, 880, width, 190, down('#8a5a3a', '#4b2e1e')) + rect(0, 868, width, 20, down('#c79a6c', '#8a5a3a'));

function wheel() {
  const clay = '#b9754f';
  const sleeve = (side) =>
    path(
      `M${800 + side * 290} 640Q${800 + side * 420} 780 ${800 + side * 300} 850L${800 + side * 200} 810Q${800 + side * 250} 740 ${800 + side * 190} 660Z`,
      across(ink.lagoon, ink.teal),
    );
  const palm = (side) =>
    stroke(`M${800 + side * 262} 828Q${800 + side * 220} 800 ${800 + side * 168} 790`, '#dcae88', 54) +
    repeat(4, (index) =>
      stroke(
        `M${800 + side * 196} ${770 + index * 18}Q${800 + side * 160} ${752 + index * 20} ${800 + side * 132} ${776 + index * 21}`,
        index % 2 ? '#e6ba94' : '#d8a880',
        19,
      ),
    ) +
    stroke(`M${800 + side * 186} 764Q${800 + side * 150} 720 ${800 + side * 118} 730`, '#e9c09c', 22) +
    ellipse(800 + side * 140, 800, 18, 30, clay, { opacity: 0.35 });
  const bowl = vessel(800, 908, 190, [0.42, 0.5, 0.66, 0.78, 0.84], clay);
  const throwing = repeat(6, (index) =>
    stroke(
      `M${800 - 96 - index * 11} ${884 - index * 29}Q800 ${910 - index * 28} ${800 + 96 + index * 11} ${884 - index * 29}`,
      '#8f5636',
      3,
      { opacity: 0.6 },
    ),
  );
  return (
    rect(560, 940, 480, 130, across('#59717a', '#2c454d', '#16292f')) +
    ellipse(800, 940, 300, 52, '#22383f') +
    ellipse(800, 926, 300, 52, across('#5f7981', '#b7c6c6', '#5f7981')) +
    ellipse(800, 924, 210, 34, '#8f5636', { opacity: 0.7 }) +
    sleeve(-1) +
    sleeve(1) +
    bowl +
    throwing +
    palm(-1) +
    palm(1)
  );
}

function tools(random) {
  const splash = repeat(24, () =>
    ellipse(
      random.between(520, 1080),
      random.between(910, 962),
      random.between(3, 11),
      random.between(1.5, 4),
      '#8f5636',
      { opacity: 0.7 },
    ),
  );
  return (
    splash +
    vessel(200, 1020, 150, profiles[1], ink.foam, ink.teal) +
    repeat(
      5,
      (index) =>
        stroke(
          `M${170 + index * 16} 872L${150 + index * 26} ${740 - (index % 2) * 40}`,
          mix('#d9b78a', ink.bark, index * 0.1),
          9,
        ) + ellipse(150 + index * 26, 734 - (index % 2) * 40, 9, 18, ink.bark),
    ) +
    vessel(390, 1010, 84, profiles[2], ink.coral, ink.cream) +
    vessel(1230, 1016, 92, profiles[2], ink.cream, ink.teal) +
    vessel(1420, 1024, 210, profiles[0], ink.sea, ink.cream) +
    polygon([1100, 1040, 1180, 1030, 1190, 1048, 1108, 1058], ink.marigold)
  );
}
