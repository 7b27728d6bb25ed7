import { darker, ink, lighter, mix } from './colour.mjs';
import { across, clipped, radial } from './paint.mjs';
import { circle, ellipse, group, path, rect, stroke } from './shapes.mjs';

const face =
  'M-84 -30C-88 40 -72 82 -36 108Q0 126 36 108C72 82 88 40 84 -30C84 -100 50 -130 0 -130C-50 -130 -84 -100 -84 -30Z';

/**
 * @typedef {object} Features
 * @property {string} skin
 * @property {string} brow
 * @property {string} [iris]
 * @property {string} [lips]
 * @property {string} [behind] drawn behind the head: long hair, a scarf
 * @property {string} [over] drawn over the face: hair, hat, glasses, beard
 * @property {string} clothes drawn over the neck
 * @property {number} [tilt] of the head, in degrees
 * @property {'open' | 'closed'} [smile]
 */

/**
 * Head and shoulders round the middle of the face; the head is 170 wide, 250 high.
 * @param {Features} features
 */
export function bust({
  skin,
  brow,
  iris = ink.bark,
  lips,
  behind = '',
  over = '',
  clothes,
  tilt = 0,
  smile = 'closed',
}) {
  const shade = mix(skin, ink.plum, 0.34);
  const lip = lips ?? mix(skin, '#9a3a3a', 0.55);
  const neck =
    path('M-46 70L-48 190Q0 226 48 190L46 70Z', skin) +
    path('M-46 84Q0 150 46 84L48 150Q6 176 -46 124Z', shade, { opacity: 0.75 });
  const ears = ellipse(-86, 0, 14, 25, skin) + ellipse(86, 0, 14, 25, shade);
  const planes =
    path(face, skin) +
    clipped(
      path(face, '#fff'),
      path(
        'M20 -140Q34 -60 26 -10Q50 20 44 60Q36 100 20 130L120 130L120 -140Z',
        across([shade, 0.35], [shade, 0.6]),
      ) +
        circle(-50, 44, 34, radial([ink.coral, 0.4], [ink.coral, 0])) +
        circle(54, 44, 34, radial([ink.coral, 0.32], [ink.coral, 0])),
    );
  const nose =
    path('M0 -14Q10 20 20 34Q22 46 6 47Q-8 48 -14 42', shade, { opacity: 0.55 }) +
    stroke('M-14 40Q-4 49 6 46Q14 46 20 36', darker(shade, 0.25), 3);
  const drawn =
    behind + ears + planes + eye(-36, iris, brow) + eye(38, iris, brow) + nose + mouth(lip, smile) + over;
  return neck + clothes + group(drawn, { transform: `rotate(${tilt} 0 120)` });
}

function eye(x, iris, brow) {
  return (
    path(`M${x - 21} 0Q${x} -17 ${x + 21} 0Q${x} 11 ${x - 21} 0Z`, ink.white) +
    circle(x + 1, -3, 8.4, iris) +
    circle(x + 1, -3, 4.2, ink.black) +
    circle(x + 4, -6, 2.3, ink.white) +
    stroke(`M${x - 22} 1Q${x} -18 ${x + 22} 0`, ink.black, 4) +
    path(`M${x - 27} -29Q${x - 2} -46 ${x + 28} -29Q${x} -38 ${x - 27} -29Z`, brow, {
      stroke: brow,
      strokeWidth: 3.5,
      strokeLinejoin: 'round',
    })
  );
}

function mouth(lip, smile) {
  const lower = stroke('M-12 94Q2 99 16 93', darker(lip, 0.2), 3, { opacity: 0.5 });
  if (smile === 'closed')
    return (
      path('M-30 72Q-12 66 0 70Q12 66 32 71Q18 92 0 92Q-16 92 -30 72Z', lip) +
      stroke('M-32 71Q0 84 34 70', darker(lip, 0.5), 3) +
      lower
    );
  return (
    path('M-36 68Q0 80 38 66Q30 100 2 101Q-26 100 -36 68Z', darker(lip, 0.55)) +
    path('M-31 70Q0 81 33 69Q31 80 2 83Q-26 82 -31 70Z', ink.white) +
    path('M-20 94Q2 84 24 93Q14 101 2 101Q-12 101 -20 94Z', mix(lip, ink.coral, 0.4))
  );
}

/** Shoulders in a garment. @param {string} colour @param {string} [details] */
export const shoulders = (colour, details = '') =>
  path(
    'M-250 430Q-246 236 -150 202Q-96 184 -52 166Q0 208 52 166Q96 184 150 202Q246 236 250 430Z',
    across(lighter(colour, 0.1), colour, darker(colour, 0.3)),
  ) + details;

/** A figure behind a counter, in an apron. @param {Features & { apron: string }} features */
export const server = ({ apron, ...features }) =>
  bust({
    ...features,
    clothes:
      features.clothes +
      path(
        'M-92 430L-84 250L-70 186L-56 186L-50 244L50 244L56 186L70 186L84 250L92 430Z',
        across(lighter(apron, 0.08), darker(apron, 0.2)),
      ) +
      rect(-30, 300, 60, 6, darker(apron, 0.35)),
  });
