import { darker, ink, lighter } from '../../kit/colour.mjs';
import { across } from '../../kit/paint.mjs';
import { at, circle, ellipse, group, path, repeat, stroke } from '../../kit/shapes.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */

/** A starfish with knobbly arms, 100 in radius at scale 1. @param {Random} random @param {number} x @param {number} y @param {number} scale @param {string} colour @param {number} turn in degrees */
export function starfish(random, x, y, scale, colour, turn) {
  const arms = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 ? 36 : 100 + random.between(-6, 6);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const dots = repeat(5, (arm) =>
    repeat(6, (index) => {
      const angle = (arm / 5) * Math.PI * 2 - Math.PI / 2;
      return circle(
        Math.cos(angle) * (12 + index * 14),
        Math.sin(angle) * (12 + index * 14),
        5.6 - index * 0.55,
        lighter(colour, 0.5),
      );
    }),
  );
  const outline = `M${arms.map((arm) => arm.join(' ')).join('L')}Z`;
  return at(
    x,
    y,
    scale,
    path(outline, '#08343c', {
      opacity: 0.4,
      transform: 'translate(8 14)',
      stroke: '#08343c',
      strokeWidth: 26,
      strokeLinejoin: 'round',
    }) +
      path(outline, colour, { stroke: colour, strokeWidth: 26, strokeLinejoin: 'round' }) +
      dots,
    { rotate: turn },
  );
}

/** A sea anemone, 92 in radius at scale 1. @param {Random} random @param {number} x @param {number} y @param {number} scale @param {string} colour */
export function anemone(random, x, y, scale, colour) {
  const tentacles = (count, reach, tone) =>
    repeat(count, (index) => {
      const angle = (index / count) * Math.PI * 2;
      const sway = angle + random.between(-0.18, 0.18);
      return (
        stroke(
          `M${Math.cos(angle) * 20} ${Math.sin(angle) * 16}Q${Math.cos(angle) * reach * 0.7} ${Math.sin(angle) * reach * 0.5} ${Math.cos(sway) * reach} ${Math.sin(sway) * reach * 0.8}`,
          tone,
          11,
        ) + circle(Math.cos(sway) * reach, Math.sin(sway) * reach * 0.8, 7, lighter(tone, 0.55))
      );
    });
  return at(
    x,
    y,
    scale,
    ellipse(6, 20, 84, 56, '#08343c', { opacity: 0.4 }) +
      tentacles(26, 92, darker(colour, 0.2)) +
      tentacles(20, 66, colour) +
      tentacles(12, 40, lighter(colour, 0.25)) +
      ellipse(0, 0, 16, 12, darker(colour, 0.4)),
  );
}

/** A crab with raised claws, 240 wide at scale 1. @param {number} x @param {number} y @param {number} scale */
export function crab(x, y, scale) {
  const shell = across('#e8704a', ink.brick);
  const legs = repeat(2, (side) =>
    group(
      repeat(4, (index) =>
        stroke(
          `M50 ${-8 + index * 14}Q${98 + index * 4} ${-40 + index * 22} ${116 - index * 5} ${16 + index * 22}`,
          '#c9553c',
          10,
        ),
      ),
      { transform: side ? 'scale(-1 1)' : '' },
    ),
  );
  const claws = repeat(2, (side) =>
    group(
      stroke('M52 -26Q100 -60 92 -100', '#d9603f', 18) +
        path('M70 -100Q60 -160 104 -164Q96 -136 106 -130Q118 -140 122 -152Q140 -110 104 -90Z', '#e8704a'),
      { transform: side ? 'scale(-1 1)' : '' },
    ),
  );
  return at(
    x,
    y,
    scale,
    ellipse(0, 40, 120, 26, ink.black, { opacity: 0.35 }) +
      legs +
      claws +
      path('M-80 0Q-74 -56 0 -60Q74 -56 80 0Q60 46 0 48Q-60 46 -80 0Z', shell) +
      repeat(7, (index) =>
        circle(-42 + index * 14, -22 + Math.abs(index - 3) * 5, 5, '#ffb594', { opacity: 0.8 }),
      ) +
      stroke('M-18 -56L-22 -76M18 -56L22 -76', '#d9603f', 6) +
      circle(-23, -80, 9, ink.white) +
      circle(23, -80, 9, ink.white) +
      circle(-22, -81, 5, ink.black) +
      circle(24, -81, 5, ink.black),
  );
}
