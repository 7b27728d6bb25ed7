import { darker, ink, lighter, mix } from '../../kit/colour.mjs';
import { across, clipped, down, radial } from '../../kit/paint.mjs';
import { at, circle, ellipse, lens, line, path, repeat, smooth, stroke } from '../../kit/shapes.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */

/** An open oyster, about 200 long at scale 1. @param {Random} random @param {number} x @param {number} y @param {number} scale @param {number} rotate */
export function oyster(random, x, y, scale, rotate) {
  const rim = (radiusX, radiusY, rough) =>
    smooth(
      Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * Math.PI * 2;
        const narrow = 1 - 0.32 * Math.max(0, Math.cos(angle));
        const jitter = 1 + random.between(-rough, rough);
        return [Math.cos(angle) * radiusX * jitter, Math.sin(angle) * radiusY * narrow * jitter];
      }).flat(),
      true,
    );
  const flesh = smooth([-62, -4, -40, -36, 2, -38, 44, -20, 54, 6, 30, 28, -14, 36, -52, 24], true);
  const drawing =
    path(rim(104, 74, 0.06), '#4d5a57') +
    path(rim(97, 67, 0.05), '#a7a491') +
    path(rim(88, 58, 0.03), across('#f2ece0', '#cfd6cd', '#fbf6ea')) +
    path(flesh, radial('#e9dcc0', '#d3c3a4', '#a39c86'), { opacity: 0.95 }) +
    stroke('M-48 20Q-10 34 30 22Q50 10 46 -12', '#5d625a', 5, { opacity: 0.6 }) +
    path(lens(-16, -14, 46, 8), ink.white, { opacity: 0.85 }) +
    circle(28, 2, 6, ink.white, { opacity: 0.8 });
  return at(x, y, scale, drawing, { rotate });
}

/** A cut half of lemon, face up. @param {number} x @param {number} y @param {number} radius @param {number} [squash] */
export const lemon = (x, y, radius, squash = 0.8) => {
  const segments = repeat(9, (index) => {
    const angle = (index / 9) * Math.PI * 2;
    const tip = (turn, reach) => `${Math.cos(angle + turn) * reach} ${Math.sin(angle + turn) * reach}`;
    return path(
      `M${tip(0, 10)}L${tip(-0.27, 76)}Q${tip(0, 92)} ${tip(0.27, 76)}Z`,
      radial('#ffe98f', '#f7cf4a'),
    );
  });
  const drawing =
    ellipse(0, 0, 100, 100, '#eab92f') +
    circle(0, 0, 94, '#fff6d4') +
    segments +
    path(lens(-30, -50, 60, 9), ink.white, { opacity: 0.6 });
  return `<g transform="translate(${x} ${y}) scale(${radius / 100} ${(radius * squash) / 100})">${drawing}</g>`;
};

const crust = { light: '#e8b066', mid: '#c57f3c', dark: '#7c4522' };
const crusted = down(crust.light, crust.mid, crust.dark);

/** A round or long loaf with floured cuts, standing on y. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [cuts] */
export const loaf = (x, y, width, height, cuts = 3) =>
  path(
    `M${x - width / 2} ${y - height * 0.3}Q${x - width * 0.46} ${y - height} ${x} ${y - height}Q${x + width * 0.46} ${y - height} ${x + width / 2} ${y - height * 0.3}Q${x + width * 0.5} ${y} ${x + width * 0.36} ${y}L${x - width * 0.36} ${y}Q${x - width * 0.5} ${y} ${x - width / 2} ${y - height * 0.3}Z`,
    crusted,
  ) +
  repeat(cuts, (index) => {
    const middle = x + (index - (cuts - 1) / 2) * (width / (cuts + 0.6));
    return path(lens(0, 0, height * 0.66, height * 0.1), '#f8dfb0', {
      transform: `translate(${middle} ${y - height * 0.62}) rotate(-58)`,
    });
  });

/** A croissant lying on y. @param {number} x @param {number} y @param {number} size */
export const croissant = (x, y, size) =>
  at(
    x,
    y,
    size / 100,
    path(
      'M-52 -2Q-56 -26 -34 -36Q-4 -52 30 -38Q58 -24 52 -2Q44 -10 30 -14Q0 -22 -30 -14Q-44 -10 -52 -2Z',
      crusted,
    ) +
      stroke(
        'M-36 -14Q-38 -28 -28 -38M-16 -18Q-20 -34 -8 -44M8 -19Q6 -36 14 -44M28 -15Q32 -28 32 -37',
        crust.dark,
        3,
        { opacity: 0.75 },
      ) +
      stroke('M-24 -34Q-16 -40 -12 -40M0 -42Q6 -44 10 -42', '#ffe0a6', 3.5),
  );

/** A glossy bun on y. @param {number} x @param {number} y @param {number} size @param {string} [topping] */
export const bun = (x, y, size, topping) =>
  path(
    `M${x - size / 2} ${y}Q${x - size * 0.56} ${y - size * 0.66} ${x} ${y - size * 0.66}Q${x + size * 0.56} ${y - size * 0.66} ${x + size / 2} ${y}Z`,
    crusted,
  ) +
  path(lens(x - size * 0.1, y - size * 0.48, size * 0.4, size * 0.06), '#ffe6b8', { opacity: 0.8 }) +
  (topping === undefined ? '' : circle(x, y - size * 0.6, size * 0.12, topping));

/** A whole fish, head to the left. @param {number} x @param {number} y @param {number} length @param {{ back: string, belly: string, fin?: string, barred?: boolean, rotate?: number, fat?: number }} how */
export function fish(
  x,
  y,
  length,
  { back, belly, fin = darker(back, 0.2), barred = false, rotate = 0, fat = 1 },
) {
  const body = `M-50 0Q-30 ${-21 * fat} 8 ${-15 * fat}Q30 ${-9 * fat} 40 -4L40 4Q30 ${9 * fat} 8 ${15 * fat}Q-30 ${20 * fat} -50 0Z`;
  const bars = barred
    ? repeat(9, (index) =>
        stroke(`M${-22 + index * 6.5} ${-20 * fat}q4 ${6 * fat} 0 ${14 * fat}`, darker(back, 0.45), 1.8),
      )
    : repeat(7, (row) =>
        repeat(3, (column) =>
          stroke(`M${-18 + row * 7} ${-8 + column * 5}q3 2.5 0 5`, lighter(belly, 0.3), 0.7, {
            opacity: 0.7,
          }),
        ),
      );
  const drawing =
    path('M38 -3Q48 -16 58 -18Q52 0 58 18Q48 14 38 3Z', fin) +
    path(`M-14 ${-16 * fat}Q2 ${-27 * fat} 18 ${-12 * fat}Z`, fin) +
    path(`M-6 ${15 * fat}Q4 ${24 * fat} 14 ${12 * fat}Z`, fin) +
    clipped(
      path(body, '#fff'),
      path(body, down(back, mix(back, belly, 0.6), belly, lighter(belly, 0.5))) + bars,
    ) +
    stroke(`M-32 ${-13 * fat}Q-24 0 -32 ${12 * fat}`, darker(back, 0.3), 1.4) +
    path('M-26 3Q-14 4 -12 10Q-22 10 -26 3Z', fin) +
    circle(-39, -3 * fat, 3.4, ink.cream) +
    circle(-39.5, -3 * fat, 1.9, ink.black) +
    path(lens(-10, -8 * fat, 40, 1.6), ink.white, { opacity: 0.55 });
  return at(x, y, length / 108, drawing, { rotate });
}

/** A stemmed glass of wine, its foot on y. @param {number} x @param {number} y @param {number} height @param {string} [wine] */
export const wineGlass = (x, y, height, wine = '#f4d98f') => {
  const half = height * 0.2;
  const bowl = `M${x - half} ${y - height}Q${x - half * 1.35} ${y - height * 0.48} ${x} ${y - height * 0.42}Q${x + half * 1.35} ${y - height * 0.48} ${x + half} ${y - height}Z`;
  return (
    ellipse(x, y, half * 0.95, height * 0.035, ink.mist, { opacity: 0.65 }) +
    line(x, y, x, y - height * 0.42, ink.mist, height * 0.022, { opacity: 0.8 }) +
    path(bowl, ink.white, { opacity: 0.2 }) +
    clipped(
      path(bowl, '#fff'),
      path(
        `M${x - half * 2} ${y - height * 0.74}L${x + half * 2} ${y - height * 0.74}L${x + half * 2} ${y}L${x - half * 2} ${y}Z`,
        wine,
        { opacity: 0.85 },
      ),
    ) +
    stroke(bowl, ink.white, height * 0.012, { opacity: 0.7 }) +
    stroke(
      `M${x - half * 0.8} ${y - height * 0.9}Q${x - half * 1} ${y - height * 0.6} ${x - half * 0.4} ${y - height * 0.5}`,
      ink.white,
      height * 0.018,
      { opacity: 0.7 },
    )
  );
};

/** A bottle standing on y. @param {number} x @param {number} y @param {number} height @param {string} colour @param {string} [label] */
export const bottle = (x, y, height, colour, label = ink.cream) =>
  path(
    `M${x - height * 0.13} ${y}L${x - height * 0.13} ${y - height * 0.56}Q${x - height * 0.12} ${y - height * 0.66} ${x - height * 0.045} ${y - height * 0.72}L${x - height * 0.045} ${y - height}L${x + height * 0.045} ${y - height}L${x + height * 0.045} ${y - height * 0.72}Q${x + height * 0.12} ${y - height * 0.66} ${x + height * 0.13} ${y - height * 0.56}L${x + height * 0.13} ${y}Z`,
    across(lighter(colour, 0.28), colour, darker(colour, 0.45)),
  ) +
  path(
    `M${x - height * 0.13} ${y - height * 0.46}h${height * 0.26}v${height * 0.3}h${-height * 0.26}Z`,
    across(label, darker(label, 0.2)),
  );
