import { darker, ink, lighter } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, repeat, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const grey = '#b9b8ae';

export function draw() {
  const sides =
    path('M-92 10Q-104 -60 -84 -90L-70 -70Q-78 -30 -78 10ZM92 10Q104 -60 84 -90L70 -70Q78 -30 78 10Z', grey) +
    path('M-84 20Q-80 92 -42 116Q0 134 44 116Q82 92 84 20Q74 80 46 90Q0 104 -44 90Q-74 80 -84 20Z', grey, {
      opacity: 0.85,
    });
  const moustache =
    path('M2 56Q-26 44 -54 76Q-30 82 2 70Q34 82 60 74Q30 44 2 56Z', lighter(grey, 0.3)) +
    stroke('M-40 70Q-20 60 0 62M44 69Q22 60 4 62', '#96958c', 2.5);
  const cap =
    path(
      'M-104 -76Q-128 -170 -20 -190Q110 -196 110 -84Q0 -116 -104 -76Z',
      across(lighter(ink.navy, 0.14), ink.navy, ink.night),
    ) +
    path('M-100 -66Q0 -116 106 -72L106 -96Q0 -140 -102 -92Z', darker(ink.navy, 0.3)) +
    path('M-96 -64Q-20 -104 70 -80Q40 -48 -30 -46Q-80 -44 -96 -64Z', ink.black) +
    stroke('M-98 -78Q0 -122 106 -82', ink.marigold, 5) +
    circle(-94, -76, 6, ink.marigold);
  const cables = repeat(4, (column) =>
    repeat(8, (row) =>
      stroke(
        `M${-72 + column * 42} ${230 + row * 26}q20 13 0 26M${-52 + column * 42} ${230 + row * 26}q-20 13 0 26`,
        ink.dune,
        5,
      ),
    ),
  );
  const roll =
    path('M-80 190Q-70 142 -52 134Q0 184 54 134Q72 142 82 190Q0 244 -80 190Z', across(ink.white, ink.sand)) +
    repeat(13, (index) =>
      stroke(`M${-70 + index * 11.6} ${176 + Math.sin((index / 12) * Math.PI) * 30}l0 24`, ink.dune, 3),
    );
  const coat = path(
    'M-250 430Q-246 236 -150 202L-96 186Q-110 300 -96 430ZM250 430Q246 236 150 202L96 186Q110 300 96 430Z',
    across(ink.navy, ink.night),
  );
  const crow = stroke('M-70 6l-12 6M-70 0l-14 -2M72 6l12 6M72 0l14 -2', '#a86f55', 3);
  const portrait = bust({
    skin: '#e3ae88',
    brow: grey,
    iris: '#2f6f7c',
    over: sides + moustache + crow + cap,
    clothes: shoulders(ink.cream, cables) + roll + coat,
    tilt: -2,
  });
  return (
    backdrop({ top: '#7fb7b0', foot: '#f4e3bd', disc: '#f2a93b', sea: '#12506a', x: 400, y: 330 }) +
    at(400, 388, 1.26, portrait)
  );
}
