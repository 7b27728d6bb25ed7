import { circle, element, group, idOf, rect } from './shapes.mjs';

/** @typedef {import('./shapes.mjs').Paint} Paint */

/**
 * A gradient from top to bottom of the shape it fills.
 * @param {...(string | [string, number])} stops a colour, or a colour with its opacity
 * @returns {Paint}
 */
export const down = (...stops) => linear([0, 0, 0, 1], stops);

/** A gradient from left to right. @param {...(string | [string, number])} stops */
export const across = (...stops) => linear([0, 0, 1, 0], stops);

/** A gradient from the upper left to the lower right. @param {...(string | [string, number])} stops */
export const slant = (...stops) => linear([0, 0, 1, 1], stops);

/** A gradient from the middle outwards. @param {...(string | [string, number])} stops */
export function radial(...stops) {
  const inner = stopMarkup(stops);
  const id = idOf(`radial${inner}`);
  return { id, definition: `<radialGradient id="${id}">${inner}</radialGradient>` };
}

/** @param {number[]} direction @param {(string | [string, number])[]} stops @returns {Paint} */
function linear([x1, y1, x2, y2], stops) {
  const inner = stopMarkup(stops);
  const id = idOf(`linear${x1}${y1}${x2}${y2}${inner}`);
  const definition = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`;
  return { id, definition };
}

/** @param {(string | [string, number])[]} stops */
function stopMarkup(stops) {
  return stops
    .map((stop, index) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      const offset = Math.round((index / (stops.length - 1)) * 1000) / 1000;
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** A halo of light. @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number} [opacity] */
export const glow = (x, y, radius, colour, opacity = 0.8) =>
  circle(
    x,
    y,
    radius,
    radial([colour, opacity], [colour, opacity * 0.38], [colour, opacity * 0.1], [colour, 0]),
    {
      style: 'mix-blend-mode:screen',
    },
  );

/** @param {string} children @param {string | number} deviation of the blur, in pixels */
export const blurred = (children, deviation) =>
  filtered(children, `<feGaussianBlur stdDeviation="${deviation}"/>`);

/** @param {string} children @param {string} primitives */
function filtered(children, primitives) {
  const id = idOf(primitives);
  const filter = `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">${primitives}</filter>`;
  return group(`<defs>${filter}</defs>${children}`, { filter: `url(#${id})` });
}

/** Shakes a drawing sideways as moving water does. @param {string} children @param {number} [strength] in pixels */
export const rippled = (children, strength = 14) =>
  filtered(
    children,
    `<feTurbulence type="fractalNoise" baseFrequency="0.006 0.07" numOctaves="2" seed="4" result="noise"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${strength}" xChannelSelector="R" yChannelSelector="A"/>`,
  );

/**
 * Turns soft shading into sprayed dots of one colour, as on a screen print.
 * @param {string} children whose opacity says how dense the dots lie @param {string} colour @param {number} [opacity]
 */
export const sprayed = (children, colour, opacity = 1) =>
  group(
    filtered(
      children,
      `<feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="1" seed="9"/>` +
        `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0" result="noise"/>` +
        `<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="5" k3="5" k4="-4.6" result="dots"/>` +
        `<feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/>`,
    ),
    { opacity },
  );

/** Shows only what lies within the shape. @param {string} shape @param {string} children */
export function clipped(shape, children) {
  const id = idOf(shape);
  const definition = element('clipPath', { id }, shape);
  return `<defs>${definition}</defs>${group(children, { clipPath: `url(#${id})` })}`;
}

/** @param {string} children @param {'multiply' | 'screen' | 'overlay' | 'soft-light'} mode @param {number} [opacity] */
export const blended = (children, mode, opacity) =>
  group(children, { style: `mix-blend-mode:${mode}`, opacity });

/** A veil of air over a part of the picture. @param {number} width @param {number} y @param {number} height @param {string} colour @param {number} opacity */
export const haze = (width, y, height, colour, opacity) =>
  rect(0, y, width, height, down([colour, 0], [colour, opacity], [colour, 0]));

/** As on an old photograph, in browns only. @param {string} children */
export const sepia = (children) =>
  filtered(
    children,
    '<feColorMatrix values="0.42 0.58 0.2 0 0  0.34 0.5 0.17 0 0  0.24 0.36 0.13 0 0  0 0 0 1 0"/>',
  );
