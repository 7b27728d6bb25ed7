import { ink, lighter, mix } from '../../kit/colour.mjs';
import { down, glow, sprayed } from '../../kit/paint.mjs';
import { circle, path, rect, repeat } from '../../kit/shapes.mjs';

/**
 * The warm ground behind a portrait: a low sun over a few bands of sea, 800 square.
 * @param {{ top: string, foot: string, disc: string, sea: string, x?: number, y?: number }} colours
 */
export const backdrop = ({ top, foot, disc, sea, x = 400, y = 330 }) =>
  rect(0, 0, 800, 800, down(top, mix(top, foot, 0.6), foot)) +
  glow(x, y, 520, lighter(disc, 0.3), 0.5) +
  circle(x, y, 285, down(lighter(disc, 0.25), disc)) +
  sprayed(circle(x, y, 285, down(['#000', 0], ['#000', 0.34])), mix(disc, ink.coral, 0.6), 0.6) +
  repeat(5, (index) => {
    const lift = 560 + index * 54;
    const waves = repeat(9, (wave) => `q50 ${wave % 2 === 0 ? -22 : 22} 100 0`);
    return path(`M${-60 - index * 35} ${lift}${waves}L900 800L-100 800Z`, mix(sea, ink.deep, index * 0.17));
  });
