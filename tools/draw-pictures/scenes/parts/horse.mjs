import { darker, ink, lighter } from '../../kit/colour.mjs';
import { across } from '../../kit/paint.mjs';
import { at, circle, lens, path, repeat, smooth, stroke } from '../../kit/shapes.mjs';

const outline = [
  66, -84, 76, -80, 90, -62, 110, -40, 116, -28, 106, -20, 94, -24, 82, -34, 74, -22, 68, 4, 56, 24, 20, 32,
  -28, 28, -62, 22, -76, 0, -70, -22, -40, -28, -6, -20, 26, -28, 44, -58, 56, -80,
];

/**
 * A carousel horse leaping to the right, its middle at (x, y), 230 long at scale 1.
 * @param {number} x @param {number} y @param {number} scale @param {{ coat: string, saddle: string }} colours
 */
export function horse(x, y, scale, { coat, saddle }) {
  const dark = darker(coat, 0.28);
  const leg = (data, colour, [hoofX, hoofY]) =>
    stroke(data, colour, 13) + path(lens(hoofX, hoofY, 24, 11), ink.black);
  const far =
    leg('M52 14Q74 22 76 34L60 48', dark, [56, 51]) + leg('M-52 12Q-56 34 -70 42L-92 52', dark, [-98, 54]);
  const near =
    leg('M60 12Q88 12 96 26L88 54', coat, [86, 58]) + leg('M-62 8Q-72 30 -54 46L-70 74', coat, [-73, 78]);
  const mane = repeat(7, (index) =>
    path(lens(0, 0, 40, 10), index % 2 === 0 ? ink.bark : darker(saddle, 0.3), {
      transform: `translate(${58 - index * 5.5} ${-74 + index * 9.5}) rotate(${-52 + index * 6})`,
    }),
  );
  const tail = path('M-70 -16Q-104 -30 -108 6Q-110 34 -128 42Q-96 48 -88 18Q-84 -2 -70 -2Z', ink.bark);
  const tack =
    path('M-26 -30Q-4 -40 22 -30L26 10Q0 22 -30 12Z', saddle) +
    stroke('M-30 12Q0 22 26 10', ink.marigold, 4) +
    path('M-18 -34Q2 -26 20 -34Q22 -22 2 -20Q-16 -20 -18 -34Z', darker(saddle, 0.35)) +
    stroke('M-28 -8Q-52 -14 -74 -6M24 -8Q48 -8 68 -10', ink.marigold, 4) +
    stroke('M92 -56L84 -34M104 -40L94 -24M84 -34Q56 -34 24 -26', ink.marigold, 2.8) +
    repeat(4, (index) => circle(-20 + index * 13, 6, 2.6, ink.cream));
  const drawing =
    far +
    tail +
    path(smooth(outline, true), across(darker(coat, 0.2), coat, lighter(coat, 0.35))) +
    near +
    mane +
    tack +
    circle(92, -52, 3, ink.black) +
    path('M66 -80L70 -98L78 -80Z', coat);
  return at(x, y, scale, drawing);
}
