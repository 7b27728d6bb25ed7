import { hash } from './random.mjs';

/**
 * @typedef {{ id: string, definition: string }} Paint a gradient, defined where it is used
 * @typedef {Record<string, string | number | Paint | undefined>} Attributes
 */

/**
 * One SVG element as text. A gradient among the attributes is defined just before it.
 * @param {string} name
 * @param {Attributes} attributes in camelCase
 * @param {string} [children]
 */
export function element(name, attributes, children = '') {
  let definitions = '';
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (typeof value === 'object') definitions += `<defs>${value.definition}</defs>`;
    written += ` ${attribute}="${typeof value === 'object' ? `url(#${value.id})` : short(value)}"`;
  }
  return `${definitions}<${name}${written}>${children}</${name}>`;
}

/** A tenth of a pixel is as fine as a printed picture needs. */
const short = (value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);
const point = (value) => Math.round(value * 10) / 10;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string | Paint} fill @param {Attributes} [more] */
export const rect = (x, y, width, height, fill, more) =>
  element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more });

/** @param {number} x @param {number} y @param {number} radius @param {string | Paint} fill @param {Attributes} [more] */
export const circle = (x, y, radius, fill, more) =>
  element('circle', { cx: x, cy: y, r: radius, fill, ...more });

/** @param {number} x @param {number} y @param {number} radiusX @param {number} radiusY @param {string | Paint} fill @param {Attributes} [more] */
export const ellipse = (x, y, radiusX, radiusY, fill, more) =>
  element('ellipse', { cx: x, cy: y, rx: radiusX, ry: radiusY, fill, ...more });

/** @param {number[]} points x, y, x, y … @param {string | Paint} fill @param {Attributes} [more] */
export const polygon = (points, fill, more) =>
  element('polygon', { points: points.map(point).join(' '), fill, ...more });

/** @param {string} d @param {string | Paint} fill @param {Attributes} [more] */
export const path = (d, fill, more) => element('path', { d, fill, ...more });

/** A line along a path. @param {string} d @param {string | Paint} colour @param {number} width @param {Attributes} [more] */
export const stroke = (d, colour, width, more) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...more,
  });

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string | Paint} colour @param {number} width @param {Attributes} [more] */
export const line = (x1, y1, x2, y2, colour, width, more) =>
  stroke(`M${point(x1)} ${point(y1)}L${point(x2)} ${point(y2)}`, colour, width, more);

/** @param {string} children @param {Attributes} [attributes] */
export const group = (children, attributes = {}) => element('g', attributes, children);

/**
 * Places a drawing made round its own origin.
 * @param {number} x @param {number} y @param {number} scale @param {string} children
 * @param {{ flip?: boolean, rotate?: number, opacity?: number }} [how] rotate in degrees
 */
export function at(x, y, scale, children, { flip = false, rotate = 0, opacity } = {}) {
  const turn = rotate === 0 ? '' : ` rotate(${short(rotate)})`;
  const transform = `translate(${point(x)} ${point(y)})${turn} scale(${short(flip ? -scale : scale)} ${short(scale)})`;
  return group(children, { transform, opacity });
}

/**
 * A soft curve through points (Catmull-Rom), as path data.
 * @param {number[]} points x, y, x, y … @param {boolean} [closed]
 */
export function smooth(points, closed = false) {
  const pairs = [];
  for (let index = 0; index < points.length; index += 2) pairs.push([points[index], points[index + 1]]);
  const count = pairs.length;
  const pair = (index) =>
    closed ? pairs[(index + count) % count] : pairs[Math.min(count - 1, Math.max(0, index))];
  let data = `M${point(pairs[0][0])} ${point(pairs[0][1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, start, end, after] = [pair(index - 1), pair(index), pair(index + 1), pair(index + 2)];
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    data += `C${[...first, ...second, ...end].map(point).join(' ')}`;
  }
  return closed ? `${data}Z` : data;
}

/** A shape pointed at both ends, as path data: a ripple, a leaf, a streak of cloud. */
export const lens = (x, y, width, height) =>
  `M${point(x - width / 2)} ${point(y)}Q${point(x)} ${point(y - height)} ${point(x + width / 2)} ${point(y)}` +
  `Q${point(x)} ${point(y + height)} ${point(x - width / 2)} ${point(y)}Z`;

/** @param {number} count @param {(index: number, share: number) => string} draw share runs from 0 to 1 */
export function repeat(count, draw) {
  let drawn = '';
  for (let index = 0; index < count; index += 1) drawn += draw(index, count > 1 ? index / (count - 1) : 0);
  return drawn;
}

/** An id that depends on nothing but the content. @param {string} content */
export const idOf = (content) => `i${hash(content).toString(36)}`;
