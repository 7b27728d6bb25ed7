import { skies } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { lighthouse } from '../kit/buildings.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, clipped, down, sprayed } from '../kit/paint.mjs';
import { pierSide } from '../kit/pier.mjs';
import { potted } from '../kit/plants.mjs';
import { at, circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { framed, shelf } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 520, down('#d9d2bb', '#efe6cf')) +
    framed(
      90,
      60,
      330,
      300,
      rect(90, 60, 330, 200, down(...skies.morning)) + rect(90, 230, 330, 140, down('#8cc4bb', '#2f8f90')),
      { columns: 3, rows: 2, frame: ink.deep },
    ) +
    dryingLine() +
    shelf(1180, 330, 400, '#a8774f') +
    jars() +
    pendant(560, 130, 120, { colour: ink.coral, halo: 1.8 }) +
    pendant(1080, 130, 120, { colour: ink.coral, halo: 1.8 }) +
    table(random) +
    group(poster(random), { transform: 'matrix(1 0.02 -0.12 0.98 470 395)' }) +
    squeegee() +
    pots(random) +
    swatches() +
    potted(random, 70, 560, 190, ink.teal)
  );
}

const dryingLine = () =>
  stroke('M430 90Q800 150 1170 80', ink.bark, 4) +
  repeat(5, (index) => {
    const x = 480 + index * 140;
    const y = 104 + Math.sin((index / 4) * Math.PI) * 16;
    return (
      rect(x, y, 104, 150, '#fffaf0') +
      rect(x + 8, y + 8, 88, 110, [ink.coral, ink.teal, ink.marigold, ink.lagoon, ink.rose][index]) +
      circle(x + 52, y + 56, 24, [ink.cream, ink.coral, ink.cream, ink.marigold, ink.teal][index]) +
      path(`M${x + 8} ${y + 92}q22 -16 44 0t44 0L${x + 96} ${y + 118}L${x + 8} ${y + 118}Z`, ink.deep) +
      rect(x + 46, y - 8, 12, 22, ink.dune)
    );
  });

const jars = () =>
  repeat(
    6,
    (index) =>
      rect(
        1210 + index * 60,
        262,
        44,
        68,
        across(
          lighter([ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.brick][index], 0.2),
          darker([ink.coral, ink.marigold, ink.teal, ink.cream, ink.lagoon, ink.brick][index], 0.15),
        ),
        { rx: 6 },
      ) + rect(1206 + index * 60, 252, 52, 16, ink.deep, { rx: 4 }),
  ) +
  repeat(
    5,
    (index) =>
      stroke(`M${1240 + index * 70} 226L${1232 + index * 74} 140`, ink.bark, 7) +
      ellipse(
        1231 + index * 74,
        132,
        9,
        18,
        [ink.coral, ink.teal, ink.cream, ink.marigold, ink.lagoon][index],
      ),
  );

function table(random) {
  const top = polygon([0, 470, 1600, 450, 1600, 1067, 0, 1067], down('#c9a274', '#a8774f', '#6d4a33'));
  const grain = repeat(26, () => {
    const y = random.between(480, 1060);
    return stroke(
      `M${random.between(-100, 400)} ${y}q300 ${random.between(-14, 14)} ${random.between(600, 1200)} 0`,
      ink.bark,
      2.2,
      { opacity: 0.25 },
    );
  });
  const splashes = repeat(40, () =>
    circle(
      random.between(0, width),
      random.between(500, 1060),
      random.between(2, 11),
      random.pick([ink.coral, ink.teal, ink.marigold, ink.cream]),
      { opacity: 0.7 },
    ),
  );
  return rect(0, 448, width, 26, '#e3c08c') + top + grain + splashes;
}

/** The poster, 700 by 560, of the pier in four inks. */
function poster(random) {
  const scene =
    rect(30, 30, 640, 440, down('#f8cf94', '#f6a878', '#ee7f66')) +
    circle(430, 250, 118, '#fff0c4') +
    repeat(14, (index) =>
      polygon(
        [
          430,
          250,
          430 + Math.cos(index * 0.449) * 760,
          250 + Math.sin(index * 0.449) * 760,
          430 + Math.cos(index * 0.449 + 0.12) * 760,
          250 + Math.sin(index * 0.449 + 0.12) * 760,
        ],
        '#fff0c4',
        { opacity: 0.16 },
      ),
    ) +
    circle(430, 250, 118, '#fff0c4') +
    rect(30, 320, 640, 150, down(ink.lagoon, ink.teal)) +
    repeat(26, () => {
      const y = random.between(330, 462);
      return ellipse(
        430 + random.between(-1, 1) * (40 + (y - 320)),
        y,
        random.between(14, 50),
        2.6,
        '#fff0c4',
      );
    }) +
    pierSide({
      left: 30,
      right: 400,
      deck: 308,
      water: 346,
      bay: 38,
      colour: ink.deep,
      light: '#14454c',
      rail: 12,
    }) +
    lighthouse(366, 309, 0.48, { band: ink.brick }) +
    sailboat(560, 372, 0.42, { sail: ink.cream, hull: ink.deep }) +
    polygon([30, 470, 30, 400, 130, 430, 240, 470], ink.deep) +
    sprayed(rect(30, 30, 640, 200, down(['#000', 0.5], ['#000', 0])), ink.coral, 0.7);
  const margin =
    repeat(4, (index) =>
      circle(56 + index * 34, 515, 12, [ink.coral, ink.marigold, ink.lagoon, ink.deep][index]),
    ) +
    rect(240, 506, 180, 7, ink.deep, { opacity: 0.7 }) +
    rect(240, 522, 120, 5, ink.deep, { opacity: 0.4 }) +
    repeat(
      2,
      (index) =>
        circle(15 + index * 670, 15, 6, 'none', { stroke: ink.deep, strokeWidth: 2 }) +
        line(7 + index * 670, 15, 23 + index * 670, 15, ink.deep, 1.5),
    );
  return (
    rect(14, 20, 700, 560, ink.black, { opacity: 0.3 }) +
    rect(0, 0, 700, 560, '#fffaf0') +
    clipped(rect(30, 30, 640, 440, '#fff'), scene) +
    margin
  );
}

const squeegee = () =>
  polygon([1205, 700, 1500, 560, 1540, 640, 1245, 786], ink.black, {
    opacity: 0.3,
    transform: 'translate(8 18)',
  }) +
  polygon([1200, 690, 1490, 546, 1528, 618, 1238, 768], across('#e3b57c', '#b9773c', '#8a5230')) +
  polygon([1238, 768, 1528, 618, 1538, 640, 1248, 792], ink.deep) +
  path('M1248 792L1538 640L1544 652Q1400 740 1254 808Z', ink.coral) +
  stroke('M1214 700L1490 562', '#f6d9a8', 5, { opacity: 0.7 });

function pots(random) {
  const pot = (x, y, colour, size) =>
    ellipse(x + 10, y + 12, 86 * size, 32 * size, ink.black, { opacity: 0.3 }) +
    path(
      `M${x - 76 * size} ${y - 104 * size}L${x + 76 * size} ${y - 104 * size}L${x + 70 * size} ${y}Q${x} ${y + 30 * size} ${x - 70 * size} ${y}Z`,
      across('#e9ece2', '#b7c1bb', '#7f8f8c'),
    ) +
    rect(x - 70 * size, y - 74 * size, 140 * size, 44 * size, colour) +
    ellipse(x, y - 104 * size, 78 * size, 26 * size, '#d3dad3') +
    ellipse(x, y - 102 * size, 66 * size, 20 * size, colour) +
    ellipse(x - 14 * size, y - 106 * size, 26 * size, 5 * size, lighter(colour, 0.4)) +
    path(
      `M${x + 40 * size} ${y - 92 * size}Q${x + 44 * size} ${y - 40 * size} ${x + 52 * size} ${y - 34 * size}Q${x + 60 * size} ${y - 44 * size} ${x + 58 * size} ${y - 92 * size}Z`,
      colour,
    );
  const knife = at(
    360,
    860,
    1,
    path('M0 0L150 -24L156 4L4 22Z', across('#dfe6e0', '#9fb0aa')) +
      rect(-110, -2, 116, 24, ink.bark, { rx: 10 }),
    { rotate: -14 },
  );
  return (
    pot(170, 760, ink.coral, 1) +
    pot(1330, 950, ink.teal, 1.1) +
    pot(1520, 860, ink.marigold, 0.95) +
    pot(90, 960, ink.lagoon, 1.15) +
    knife +
    repeat(16, () =>
      ellipse(
        random.between(250, 420),
        random.between(920, 1010),
        random.between(3, 14),
        random.between(2, 6),
        ink.lagoon,
        { opacity: 0.75 },
      ),
    )
  );
}

const swatches = () =>
  repeat(6, (index) =>
    rect(0, 0, 60, 170, [ink.coral, ink.marigold, ink.cream, ink.sea, ink.teal, ink.deep][index], {
      transform: `translate(330 620) rotate(${-46 + index * 13}) translate(-30 -180)`,
      stroke: '#fffaf0',
      strokeWidth: 5,
    }),
  ) + circle(330, 612, 9, ink.bark);
