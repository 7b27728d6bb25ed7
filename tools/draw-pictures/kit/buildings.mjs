import { darker, ink, lighter, mix } from './colour.mjs';
import { across, clipped, down } from './paint.mjs';
import { at, circle, line, path, polygon, rect, repeat, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** A scalloped, striped awning. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} colour @param {{ other?: string, stripe?: number, slope?: number }} [how] */
export function awning(x, y, width, height, colour, { other = ink.cream, stripe = 30, slope = 0.12 } = {}) {
  const count = Math.max(3, Math.round(width / stripe));
  const inset = width * slope * 0.5;
  const [topStep, footStep] = [(width - inset * 2) / count, width / count];
  const stripes = repeat(count, (index) => {
    const tone = index % 2 === 0 ? colour : other;
    const [topLeft, left] = [x + inset + index * topStep, x + index * footStep];
    const foot = y + height * 0.78;
    return (
      polygon([topLeft, y, topLeft + topStep, y, left + footStep, foot, left, foot], tone) +
      path(
        `M${left} ${foot - 0.5}L${left + footStep} ${foot - 0.5}L${left + footStep} ${foot + height * 0.1}Q${left + footStep / 2} ${y + height * 1.1} ${left} ${foot + height * 0.1}Z`,
        darker(tone, 0.12),
      )
    );
  });
  return (
    stripes +
    polygon(
      [x + inset, y, x + width - inset, y, x + width, y + height * 0.78, x, y + height * 0.78],
      down([ink.white, 0.22], [ink.black, 0.14]),
    )
  );
}

/** A small timber hut with a gable and a hatch, its foot at (x, y), 100 wide at scale 1. @param {number} x @param {number} y @param {number} scale @param {{ wall?: string, roof?: string, stripe?: string, lit?: boolean, snow?: boolean }} [how] */
export function hut(
  x,
  y,
  scale,
  { wall = ink.teal, roof = ink.brick, stripe = ink.coral, lit = false, snow = false } = {},
) {
  const inside = lit ? down('#ffd98c', '#f2a93b', '#c86a2a') : down(darker(wall, 0.55), darker(wall, 0.35));
  const drawing =
    rect(-46, -96, 92, 96, across(lighter(wall, 0.14), wall, darker(wall, 0.22))) +
    polygon([-46, -95, 0, -136, 46, -95], wall) +
    repeat(9, (index) =>
      line(-41 + index * 10.3, -96, -41 + index * 10.3, -2, darker(wall, 0.3), 0.9, { opacity: 0.6 }),
    ) +
    polygon([-56, -90, 0, -140, 56, -90, 50, -86, 0, -130, -50, -86], roof) +
    circle(0, -108, 6, lit ? ink.marigold : ink.cream) +
    rect(-34, -72, 68, 36, inside) +
    rect(-38, -38, 76, 6, ink.sand) +
    awning(-42, -84, 84, 20, stripe, { stripe: 12 }) +
    (snow
      ? path(
          'M-58 -90Q-30 -118 0 -143Q30 -118 58 -90Q50 -84 42 -92Q30 -98 22 -106Q12 -112 0 -127Q-10 -114 -24 -104Q-40 -88 -58 -90Z',
          ink.white,
        )
      : '');
  return at(x, y, scale, drawing);
}

/** A terrace of town houses along a quay. @param {Random} random @param {{ left: number, right: number, foot: number, low: number, high: number, walls?: string[], roofs?: string[], shade?: string, amount?: number, lit?: number, pane?: string, glow?: string }} row lit: share of lit windows */
export function houses(
  random,
  {
    left,
    right,
    foot,
    low,
    high,
    walls = [ink.cream, ink.sand, ink.rose, ink.foam, ink.dune, '#e9c9a0'],
    roofs = [ink.brick, ink.deep, '#7c4a3a'],
    shade = ink.navy,
    amount = 0,
    lit = 0,
    pane = '#42707a',
    glow = '#ffd27a',
  },
) {
  let drawn = '';
  let x = left;
  while (x < right) {
    const width = random.between(0.42, 0.8) * low;
    const height = random.between(low, high);
    const wall = mix(random.pick(walls), shade, amount);
    const roof = mix(random.pick(roofs), shade, amount);
    drawn += house(random, {
      x,
      foot,
      width,
      height,
      wall,
      roof,
      lit,
      pane: mix(pane, shade, amount * 0.6),
      glow,
    });
    x += width;
  }
  return drawn;
}

function house(random, { x, foot, width, height, wall, roof, lit, pane, glow }) {
  const top = foot - height;
  const peak = width * random.between(0.28, 0.62);
  const gabled = random.chance(0.6);
  const cover = gabled
    ? polygon([x - 2, top, x + width / 2, top - peak, x + width + 2, top], roof) +
      polygon([x + width / 2, top - peak, x + width + 2, top, x + width / 2, top], darker(roof, 0.25))
    : polygon(
        [
          x - 2,
          top,
          x + width * 0.12,
          top - peak * 0.7,
          x + width * 0.88,
          top - peak * 0.7,
          x + width + 2,
          top,
        ],
        roof,
      );
  const chimney = rect(
    x + width * (random.chance(0.5) ? 0.16 : 0.7),
    top - peak * 0.85,
    width * 0.11,
    peak * 0.8,
    darker(wall, 0.3),
  );
  const columns = Math.max(2, Math.round(width / 30));
  const rows = Math.max(2, Math.round(height / 46));
  const [stepX, stepY] = [width / columns, height / rows];
  const windows = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const isLit = random.chance(lit);
      const colour = isLit ? mix(glow, ink.amber, random.between(0, 0.35)) : pane;
      return (
        rect(x + (column + 0.28) * stepX, top + (row + 0.24) * stepY, stepX * 0.44, stepY * 0.52, colour) +
        (stepX > 18
          ? rect(x + (column + 0.22) * stepX, top + (row + 0.76) * stepY, stepX * 0.56, 2, darker(wall, 0.18))
          : '')
      );
    }),
  );
  return chimney + rect(x, top, width + 1, height, across(wall, wall, darker(wall, 0.22))) + cover + windows;
}

/** A lighthouse, its foot at (x, y), 420 high at scale 1. @param {number} x @param {number} y @param {number} scale @param {{ band?: string, wall?: string, lit?: boolean }} [how] */
export function lighthouse(x, y, scale, { band = ink.coral, wall = ink.cream, lit = false } = {}) {
  const tower = 'M-52 0L-30 -300L30 -300L52 0Z';
  const bands = repeat(3, (index) => rect(-60, -262 + index * 104, 120, 50, band));
  const shading = path(tower, across([ink.white, 0.3], [ink.black, 0], [ink.black, 0.5]));
  const windows = repeat(3, (index) => rect(-7, -232 + index * 78, 14, 24, ink.deep, { rx: 7 }));
  const lantern =
    rect(-44, -314, 88, 14, ink.deep) +
    repeat(8, (index) => line(-42 + index * 12, -314, -42 + index * 12, -336, ink.deep, 2)) +
    line(-43, -336, 43, -336, ink.deep, 3) +
    rect(-22, -360, 44, 46, lit ? '#ffedb5' : '#bfe0dc') +
    repeat(4, (index) => line(-22 + index * 14.7, -360, -22 + index * 14.7, -314, ink.deep, 2.5)) +
    path('M-30 -358Q-24 -394 0 -402Q24 -394 30 -358Z', band) +
    circle(0, -406, 5, ink.deep) +
    line(0, -406, 0, -424, ink.deep, 2.5);
  const door = path('M-13 0L-13 -36Q0 -54 13 -36L13 0Z', ink.deep);
  return at(
    x,
    y,
    scale,
    clipped(path(tower, '#fff'), path(tower, wall) + bands + shading) + windows + door + lantern,
  );
}

/** The domed pavilion, its foot at (x, y), 520 wide at scale 1. @param {number} x @param {number} y @param {number} scale @param {{ wall?: string, dome?: string, lit?: boolean, pane?: string }} [how] */
export function pavilion(x, y, scale, { wall = ink.cream, dome = ink.lagoon, lit = false, pane } = {}) {
  const glass = pane ?? (lit ? '#ffcf77' : '#2d6f78');
  const side = across(wall, wall, darker(wall, 0.2));
  const arches = (left, count, width, top, height) =>
    repeat(count, (index) => {
      const middle = left + (index + 0.5) * width;
      const half = width * 0.33;
      return (
        path(
          `M${middle - half} ${top + height}L${middle - half} ${top + half}Q${middle} ${top - half * 0.9} ${middle + half} ${top + half}L${middle + half} ${top + height}Z`,
          glass,
        ) +
        line(middle, top, middle, top + height, darker(wall, 0.25), 1.6) +
        line(middle - half, top + height * 0.55, middle + half, top + height * 0.55, darker(wall, 0.25), 1.4)
      );
    });
  const cupola = (middle, base, size) =>
    path(
      `M${middle - size} ${base}Q${middle - size * 0.95} ${base - size * 1.05} ${middle} ${base - size * 1.3}Q${middle + size * 0.95} ${base - size * 1.05} ${middle + size} ${base}Z`,
      across(lighter(dome, 0.25), dome, darker(dome, 0.4)),
    ) +
    repeat(5, (index) =>
      stroke(
        `M${middle + (index - 2) * size * 0.36} ${base}Q${middle + (index - 2) * size * 0.3} ${base - size * 0.8} ${middle} ${base - size * 1.28}`,
        darker(dome, 0.35),
        size * 0.02,
        { opacity: 0.7 },
      ),
    ) +
    rect(middle - size * 0.12, base - size * 1.5, size * 0.24, size * 0.24, wall) +
    path(
      `M${middle - size * 0.17} ${base - size * 1.48}L${middle} ${base - size * 1.85}L${middle + size * 0.17} ${base - size * 1.48}Z`,
      dome,
    ) +
    line(middle, base - size * 1.8, middle, base - size * 2.25, ink.deep, size * 0.025) +
    polygon(
      [middle, base - size * 2.25, middle + size * 0.4, base - size * 2.13, middle, base - size * 2.02],
      ink.coral,
    );
  const drawing =
    rect(-260, -96, 520, 96, side) +
    arches(-252, 6, 30, -78, 70) +
    arches(72, 6, 30, -78, 70) +
    path('M-272 -94L-244 -128L244 -128L272 -94Z', down(lighter(dome, 0.15), darker(dome, 0.2))) +
    rect(-268, -98, 536, 7, ink.white) +
    cupola(-212, -110, 40) +
    cupola(212, -110, 40) +
    rect(-104, -190, 208, 190, side) +
    arches(-90, 5, 36, -176, 56) +
    arches(-90, 5, 36, -92, 92) +
    rect(-112, -196, 224, 9, ink.white) +
    rect(-112, -108, 224, 6, ink.white) +
    cupola(0, -194, 100);
  return at(x, y, scale, drawing);
}
