import { sky, sun } from '../kit/air.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { circle, ellipse, line, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

const strands = [ink.coral, ink.cream, ink.teal, ink.marigold, ink.cream, ink.lagoon];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#5fa8b3', '#b5d9cd', '#f6e6c4']) +
    sun(900, 400, 60, '#fff3c9', 7) +
    haze(width, 420, 200, '#fff0d0', 0.6) +
    sea(random, { width, top: 540, bottom: 900, colours: ['#cfe3d2', '#6db3ad', '#1f7478'], waves: 260 }) +
    glints(random, { x: 900, top: 545, bottom: 880, colour: '#fff3c9', width: 170 }) +
    boardsAcross(random, { y: 890, width, height: 190, tone: '#b98a5e', rows: 5 }) +
    frame(random) +
    weaving(random) +
    loops() +
    coils() +
    maker()
  );
}

/** A laid rope along a path: body, shade, then the twist as dashes. */
const rope = (data, colour, thick) =>
  stroke(data, ink.black, thick + 3, { opacity: 0.28, transform: 'translate(5 8)' }) +
  stroke(data, darker(colour, 0.42), thick) +
  stroke(data, colour, thick * 0.82) +
  stroke(data, darker(colour, 0.34), thick * 0.82, {
    strokeDasharray: `${thick * 0.12} ${thick * 0.42}`,
    strokeLinecap: 'butt',
    opacity: 0.75,
  }) +
  stroke(data, lighter(colour, 0.5), thick * 0.22, {
    strokeDasharray: `${thick * 0.34} ${thick * 0.2}`,
    strokeLinecap: 'butt',
    opacity: 0.75,
  });

const frame = (random) => {
  const post = (x) =>
    rect(x, 0, 96, 930, across('#a8774f', '#7a5238', '#3d2819')) +
    repeat(9, () =>
      line(
        x + random.between(10, 86),
        random.between(0, 400),
        x + random.between(10, 86),
        random.between(500, 920),
        '#3d2819',
        2.5,
        { opacity: 0.5 },
      ),
    ) +
    circle(x + 48, 120, 11, '#3a4a4d') +
    circle(x + 48, 860, 11, '#3a4a4d');
  return (
    post(120) +
    post(1384) +
    rect(0, 40, width, 96, down('#c79a6c', '#8a6042', '#4b3327')) +
    repeat(6, () =>
      line(
        random.between(0, 300),
        random.between(54, 124),
        random.between(900, 1600),
        random.between(54, 124),
        '#4b3327',
        2.5,
        { opacity: 0.5 },
      ),
    )
  );
};

function weaving(random) {
  const columns = 11;
  const x = (column) => 300 + column * 100;
  const warps = repeat(columns, (column) => {
    const sway = random.between(-6, 6);
    return rope(
      `M${x(column)} 120C${x(column) + sway} 300 ${x(column) - sway} 600 ${x(column)} 800`,
      strands[(column * 5) % 6],
      30,
    );
  });
  const wefts = repeat(8, (row) => {
    const y = 216 + row * 76;
    const sag = 14 + row * 4;
    let data = `M216 ${y - 20}`;
    for (let column = 0; column < columns; column += 1) {
      const arc = sag * Math.sin(((column + 0.5) / columns) * Math.PI);
      data += `Q${x(column) - 50} ${y + arc} ${x(column)} ${y + arc + ((column + row) % 2 ? 7 : -7)}`;
    }
    data += `Q1350 ${y} 1386 ${y - 20}`;
    const colour = strands[(row * 2 + 1) % 6];
    const overs = repeat(columns, (column) => {
      if ((column + row) % 2) return '';
      const arc = sag * Math.sin(((column + 0.5) / columns) * Math.PI);
      return rope(
        `M${x(column)} ${y + arc - 44}L${x(column)} ${y + arc + 40}`,
        strands[(column * 5) % 6],
        30,
      );
    });
    return rope(data, colour, 36) + overs;
  });
  const tassels = repeat(columns, (column) => {
    const colour = strands[(column * 5) % 6];
    return (
      circle(x(column), 818, 25, darker(colour, 0.2)) +
      circle(x(column) - 5, 812, 17, lighter(colour, 0.2)) +
      repeat(7, (thread) =>
        stroke(
          `M${x(column) - 15 + thread * 5} 836Q${x(column) - 24 + thread * 8 + random.between(-4, 4)} 880 ${x(column) - 26 + thread * 9} ${random.between(900, 936)}`,
          mix(colour, random.pick([ink.bark, ink.cream]), 0.2),
          5,
        ),
      )
    );
  });
  return warps + wefts + tassels;
}

const loops = () =>
  repeat(4, (index) =>
    rope(
      `M${[130, 130, 1470, 1470][index]} ${[260, 620, 260, 620][index]}q${index < 2 ? 110 : -110} -30 ${index < 2 ? 116 : -116} 20q-10 50 ${index < 2 ? -112 : 112} 30`,
      strands[index],
      34,
    ),
  ) +
  repeat(5, (index) =>
    rope(`M${330 + index * 230} 36Q${300 + index * 230} 90 ${330 + index * 230} 150`, ink.sand, 24),
  );

const coils = () =>
  repeat(
    5,
    (index) =>
      ellipse(1250, 1010 - index * 22, 150 - index * 5, 32, 'none', {
        stroke: mix(ink.dune, ink.bark, 0.2 + (index % 2) * 0.15),
        strokeWidth: 25,
      }) +
      ellipse(1250, 1006 - index * 22, 150 - index * 5, 32, 'none', {
        stroke: lighter(ink.dune, 0.3),
        strokeWidth: 6,
        strokeDasharray: '14 10',
      }),
  ) + rope('M1390 1000Q1480 1040 1640 1010', ink.dune, 26);

const maker = () =>
  person(
    420,
    1045,
    440,
    { skin: '#b57a52', hair: '#23191a', top: ink.navy, legs: ink.sand, head: 'bun', cut: 'shirt' },
    { pose: 'reach', shadow: ink.bark },
  );
