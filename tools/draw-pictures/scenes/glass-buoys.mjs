import { sky, streaks } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, blended, blurred, clipped, down, glow, radial } from '../kit/paint.mjs';
import { circle, ellipse, line, path, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

const glasses = ['#3fae8f', '#f0a83c', '#3f93b5', '#8fc95f', '#e8705a', '#5fc4c0'];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const view = blurred(
    sky(width, 700, ['#5c93a0', '#c9d2b4', '#fbdca4', '#f9bd83']) +
      circle(820, 520, 80, '#fff3cf') +
      streaks(random, {
        width,
        top: 100,
        bottom: 420,
        count: 12,
        colours: ['#fbe6c0', '#ee9f7a'],
        opacity: 0.5,
      }) +
      sea(random, {
        width,
        top: 580,
        bottom: 860,
        colours: ['#f6c794', '#9fae9c', '#2f7278'],
        waves: 200,
        light: '#fff0d0',
      }) +
      glints(random, { x: 820, top: 584, bottom: 850, colour: '#fff6dc', width: 150 }) +
      sailboat(420, 650, 0.6, { sail: '#fbe3bd', hull: ink.brick }),
    2.5,
  );
  const floats = [
    [240, 390, 150, 0],
    [520, 600, 176, 1],
    [800, 330, 128, 2],
    [1050, 560, 190, 5],
    [1370, 360, 156, 3],
    [1420, 730, 110, 4],
    [160, 740, 104, 4],
    [780, 780, 96, 3],
  ];
  return (
    clipped(rect(90, 60, 1420, 800, '#fff'), view) +
    glow(820, 520, 700, '#ffe2a8', 0.5) +
    window() +
    sill(random) +
    floats.map(([x, y, radius, colour]) => float(random, x, y, radius, glasses[colour])).join('')
  );
}

const window = () =>
  rect(0, 0, 90, height, across('#4b3022', '#7a5238')) +
  rect(1510, 0, 90, height, across('#7a5238', '#3d2819')) +
  rect(0, 0, width, 66, down('#3d2819', '#7a5238')) +
  rect(580, 60, 20, 800, '#4b3022') +
  rect(1000, 60, 20, 800, '#4b3022') +
  rect(90, 440, 1420, 16, '#4b3022') +
  repeat(3, (index) => rect([90, 1500, 0][index], 60, 8, 800, '#d9a56c', { opacity: 0.6 }));

function sill(random) {
  const wood =
    rect(0, 860, width, 210, down('#b9845a', '#7a5238', '#4b3022')) +
    rect(0, 852, width, 16, '#e3b57c') +
    repeat(9, () =>
      stroke(
        `M0 ${random.between(890, 1060)}Q800 ${random.between(880, 1064)} 1600 ${random.between(890, 1060)}`,
        '#3d2819',
        2.5,
        { opacity: 0.4 },
      ),
    );
  const pools = blended(
    blurred(
      [
        [520, 960, 1],
        [1050, 970, 5],
        [240, 930, 0],
        [1380, 940, 3],
        [800, 1010, 2],
      ]
        .map(
          ([x, y, colour]) =>
            ellipse(x, y, 170, 38, glasses[colour], { opacity: 0.75 }) +
            ellipse(x + 20, y + 4, 80, 16, '#fff6d8', { opacity: 0.7 }),
        )
        .join(''),
      12,
    ),
    'screen',
  );
  const shell = (x, y, size) =>
    path(
      `M${x} ${y}L${x - size} ${y - size * 0.7}Q${x - size * 0.7} ${y - size * 1.4} ${x} ${y - size * 1.5}Q${x + size * 0.7} ${y - size * 1.4} ${x + size} ${y - size * 0.7}Z`,
      down(ink.cream, ink.rose),
    ) +
    repeat(5, (index) =>
      line(
        x,
        y,
        x - size * 0.7 + index * size * 0.35,
        y - size * 1.24 + Math.abs(index - 2) * size * 0.12,
        '#c98a76',
        2.5,
      ),
    );
  return wood + pools + shell(300, 985, 36) + shell(372, 1000, 26) + shell(1210, 990, 32);
}

/** A blown glass float in a knotted net. */
function float(random, x, y, radius, colour) {
  const ball = circle(x, y, radius, '#fff');
  const glass =
    circle(
      x,
      y,
      radius,
      radial(lighter(colour, 0.62), lighter(colour, 0.3), colour, mix(colour, ink.deep, 0.5)),
    ) +
    circle(
      x + radius * 0.2,
      y + radius * 0.3,
      radius * 0.62,
      radial([lighter(colour, 0.75), 0.75], [lighter(colour, 0.5), 0.3], [colour, 0]),
    );
  const bubbles = repeat(18, () =>
    circle(
      x + random.between(-0.7, 0.7) * radius,
      y + random.between(-0.7, 0.7) * radius,
      random.between(1.5, radius * 0.035),
      ink.white,
      { opacity: 0.5 },
    ),
  );
  const shine =
    path(
      `M${x - radius * 0.7} ${y - radius * 0.22}Q${x - radius * 0.6} ${y - radius * 0.72} ${x - radius * 0.1} ${y - radius * 0.78}Q${x - radius * 0.46} ${y - radius * 0.56} ${x - radius * 0.54} ${y - radius * 0.16}Z`,
      ink.white,
      { opacity: 0.75 },
    ) +
    stroke(
      `M${x + radius * 0.3} ${y + radius * 0.82}Q${x + radius * 0.74} ${y + radius * 0.62} ${x + radius * 0.84} ${y + radius * 0.1}`,
      ink.white,
      radius * 0.03,
      { opacity: 0.6 },
    );
  const cord = Math.max(5, radius * 0.045);
  const net =
    repeat(7, (index) => {
      const bend = (index - 3) / 3;
      return (
        stroke(
          `M${x} ${y - radius * 1.02}Q${x + bend * radius * 1.42} ${y} ${x} ${y + radius * 1.02}`,
          '#7a5a38',
          cord,
        ) +
        stroke(
          `M${x} ${y - radius * 1.02}Q${x + bend * radius * 1.42} ${y} ${x} ${y + radius * 1.02}`,
          '#d9b988',
          cord * 0.4,
          { strokeDasharray: '7 6' },
        )
      );
    }) +
    repeat(3, (index) => {
      const drop = (index - 1) * radius * 0.52;
      const half = Math.sqrt(radius ** 2 - drop ** 2);
      return (
        stroke(
          `M${x - half} ${y + drop}Q${x} ${y + drop + radius * 0.26} ${x + half} ${y + drop}`,
          '#7a5a38',
          cord,
        ) +
        repeat(5, (knot) => {
          const side = (knot - 2) / 2.6;
          return circle(
            x + side * half,
            y + drop + radius * 0.13 * (1 - side * side),
            cord * 0.95,
            '#a8834f',
          );
        })
      );
    });
  return (
    line(x, 60, x, y - radius, '#6d4f30', cord * 1.1) +
    line(x, 60, x, y - radius, '#d9b988', cord * 0.4, { strokeDasharray: '8 7' }) +
    glow(x, y, radius * 1.5, colour, 0.3) +
    glass +
    clipped(ball, bubbles + shine) +
    net +
    circle(x, y - radius * 1.04, cord * 2, '#a8834f') +
    ellipse(x, y + radius * 1.06, cord * 1.8, cord * 1.4, '#a8834f')
  );
}
