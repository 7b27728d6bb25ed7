import { darker, ink, lighter, mix } from '../../kit/colour.mjs';
import { clipped, down } from '../../kit/paint.mjs';
import { line, path, polygon, rect, repeat } from '../../kit/shapes.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */

/** A window with glazing bars in front of a view. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} view @param {{ frame?: string, columns?: number, rows?: number, arched?: boolean }} [how] */
export function framed(
  x,
  y,
  width,
  height,
  view,
  { frame = ink.deep, columns = 3, rows = 2, arched = false } = {},
) {
  const bar = Math.max(6, width * 0.016);
  const arch = arched
    ? `M${x} ${y + height}L${x} ${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}L${x + width} ${y + height}Z`
    : `M${x} ${y}h${width}v${height}h${-width}Z`;
  const bars =
    repeat(columns - 1, (index) =>
      rect(x + ((index + 1) * width) / columns - bar / 2, y, bar, height, frame),
    ) + repeat(rows - 1, (index) => rect(x, y + ((index + 1) * height) / rows - bar / 2, width, bar, frame));
  return (
    clipped(path(arch, '#fff'), view + bars) +
    path(arch, 'none', { stroke: frame, strokeWidth: bar * 2.4 }) +
    rect(x - bar * 2.5, y + height, width + bar * 5, bar * 2.2, lighter(frame, 0.2))
  );
}

/** Courses of brick. @param {Random} random @param {{ x?: number, y?: number, width: number, height: number, colour: string, brick?: number, joint?: string }} wall */
export function brickwork(
  random,
  { x = 0, y = 0, width, height, colour, brick = 62, joint = darker(colour, 0.3) },
) {
  const course = brick * 0.36;
  const bricks = repeat(Math.ceil(height / course), (row) =>
    repeat(Math.ceil(width / brick) + 1, (column) => {
      if (random.chance(0.55)) return '';
      const tone = mix(colour, random.pick([ink.black, ink.sand, ink.brick]), random.between(0.02, 0.16));
      return rect(x + (column - (row % 2) * 0.5) * brick, y + row * course, brick - 3, course - 3, tone);
    }),
  );
  const joints = repeat(Math.ceil(height / course), (row) =>
    line(x, y + row * course - 1.5, x + width, y + row * course - 1.5, joint, 1.6, { opacity: 0.4 }),
  );
  return clipped(rect(x, y, width, height, '#fff'), rect(x, y, width, height, colour) + bricks + joints);
}

/** Glazed wall tiles. @param {Random} random @param {{ x: number, y: number, width: number, height: number, colour: string, size?: number }} wall */
export const tiles = (random, { x, y, width, height, colour, size = 46 }) =>
  clipped(
    rect(x, y, width, height, '#fff'),
    repeat(Math.ceil(height / (size / 2)), (row) =>
      repeat(Math.ceil(width / size) + 1, (column) => {
        const tone = mix(colour, random.pick([ink.black, ink.foam]), random.between(0, 0.14));
        return rect(
          x + (column - (row % 2) * 0.5) * size + 1,
          y + (row * size) / 2 + 1,
          size - 2,
          size / 2 - 2,
          down(lighter(tone, 0.12), tone),
          { rx: 2 },
        );
      }),
    ),
  );

/** A roof truss of timber across the picture. @param {number} left @param {number} right @param {number} foot @param {number} peak @param {string} colour @param {number} size */
export const truss = (left, right, foot, peak, colour, size) => {
  const middle = (left + right) / 2;
  const quarter = (right - left) / 4;
  return (
    line(left, foot, middle, peak, colour, size) +
    line(right, foot, middle, peak, colour, size) +
    line(left, foot, right, foot, colour, size) +
    line(middle, peak, middle, foot, colour, size * 0.8) +
    line(middle, foot, left + quarter, (foot + peak) / 2, colour, size * 0.7) +
    line(middle, foot, right - quarter, (foot + peak) / 2, colour, size * 0.7)
  );
};

/** A shelf board with brackets. @param {number} x @param {number} y @param {number} width @param {string} [colour] */
export const shelf = (x, y, width, colour = ink.timber) =>
  rect(x, y, width, 14, down(lighter(colour, 0.25), colour)) +
  rect(x, y + 14, width, 16, down([ink.black, 0.35], [ink.black, 0])) +
  repeat(2, (index) =>
    polygon(
      [
        x + 30 + index * (width - 70),
        y + 14,
        x + 40 + index * (width - 70),
        y + 14,
        x + 32 + index * (width - 70),
        y + 44,
      ],
      darker(colour, 0.4),
    ),
  );
