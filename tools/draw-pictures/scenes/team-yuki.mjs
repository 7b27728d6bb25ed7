import { darker, ink, lighter } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, repeat, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const hair = '#17191f';

export function draw() {
  const back = path('M-116 96Q-132 -150 0 -158Q132 -150 116 96Q96 112 70 100L-70 100Q-96 112 -116 96Z', hair);
  const sheen = stroke('M-84 -78Q-40 -116 20 -112', '#55626e', 9, { opacity: 0.6 });
  const front =
    path('M-92 -40Q-96 -150 0 -152Q96 -150 92 -40Q88 -52 84 -58Q0 -44 -84 -58Q-88 -52 -92 -40Z', hair) +
    path(
      'M-118 96Q-122 -10 -88 -70Q-78 0 -86 104Q-104 108 -118 96ZM118 96Q122 -10 88 -70Q78 0 86 104Q104 108 118 96Z',
      hair,
    ) +
    repeat(7, (index) => stroke(`M${-66 + index * 22} -118L${-70 + index * 23} -58`, '#333b46', 2.5)) +
    sheen;
  const collar =
    path(
      'M-58 160L-150 214L-96 300L-8 236ZM58 160L150 214L96 300L8 236Z',
      across(lighter(ink.marigold, 0.2), darker(ink.marigold, 0.18)),
    ) +
    stroke('M-8 236L-8 430', darker(ink.marigold, 0.4), 4) +
    repeat(2, (index) => circle(22, 300 + index * 70, 11, ink.bark));
  const jumper = path('M-54 150Q0 196 54 150L30 224L0 250L-30 224Z', ink.cream);
  const portrait = bust({
    skin: '#f0c6a0',
    brow: hair,
    iris: '#33231c',
    lips: '#c8574e',
    behind: back,
    over: front,
    clothes: shoulders(ink.marigold) + jumper + collar,
    tilt: 3,
    smile: 'closed',
  });
  return (
    backdrop({ top: '#e98a6c', foot: '#f6c9a2', disc: '#fbe6c0', sea: '#0b4f53', x: 380, y: 340 }) +
    at(400, 372, 1.28, portrait)
  );
}
