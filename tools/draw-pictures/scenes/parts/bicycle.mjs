import { darker, ink } from '../../kit/colour.mjs';
import { at, circle, ellipse, line, path, polygon, repeat, stroke } from '../../kit/shapes.mjs';

/**
 * A town bicycle heading right, its wheels standing on y; 200 long at scale 1.
 * @param {number} x @param {number} y @param {number} scale @param {string} colour @param {{ flip?: boolean }} [how]
 */
export function bicycle(x, y, scale, colour, how = {}) {
  const wheel = (middle) =>
    repeat(10, (index) =>
      line(
        middle,
        -44,
        middle + Math.cos(index * 0.628) * 40,
        -44 + Math.sin(index * 0.628) * 40,
        '#8d9a98',
        0.9,
      ),
    ) +
    circle(middle, -44, 42, 'none', { stroke: ink.black, strokeWidth: 5 }) +
    circle(middle, -44, 38, 'none', { stroke: '#cfd6cd', strokeWidth: 1.6 }) +
    circle(middle, -44, 4.5, ink.black) +
    stroke(`M${middle - 46} -50A46 46 0 0 1 ${middle + 30} -80`, colour, 4.5);
  const frame =
    stroke('M-62 -44L-12 -44L48 -98L-26 -92L-62 -44M-12 -44L-30 -112M62 -44L44 -116', colour, 6) +
    stroke('M-12 -44L-26 -92', darker(colour, 0.25), 6);
  const bars =
    stroke('M44 -116Q40 -128 22 -126M44 -118Q50 -130 30 -134', '#cfd6cd', 4.5) +
    stroke('M26 -126L14 -124', ink.bark, 7);
  const basket =
    polygon([46, -126, 92, -126, 84, -88, 54, -88], '#d2a674') +
    repeat(4, (index) =>
      line(50 + index * 1.5, -118 + index * 9, 89 - index * 2, -118 + index * 9, '#8a6042', 2),
    ) +
    repeat(5, (index) => line(52 + index * 9, -126, 57 + index * 7, -88, '#8a6042', 1.8)) +
    ellipse(69, -126, 23, 4, '#a8774f');
  const saddle = path('M-48 -116Q-30 -122 -14 -114Q-14 -108 -24 -108L-40 -106Q-52 -106 -48 -116Z', ink.bark);
  const crank =
    circle(-12, -44, 10, 'none', { stroke: '#5d7374', strokeWidth: 4 }) +
    stroke('M-12 -44L0 -26M-6 -26L6 -26', '#5d7374', 4) +
    stroke('M-62 -48L-12 -53M-62 -40L-12 -35', '#5d7374', 1.6);
  return at(x, y, scale, wheel(-62) + wheel(62) + frame + crank + saddle + bars + basket, how);
}
