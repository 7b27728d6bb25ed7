import { darker, ink, lighter } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const scarf = '#e8a391';

export function draw() {
  const back = path(
    'M-122 150Q-150 -150 0 -166Q150 -150 122 150Q60 210 0 206Q-60 210 -122 150Z',
    across(lighter(scarf, 0.2), scarf, darker(scarf, 0.25)),
  );
  const hood =
    path(
      'M-118 120Q-132 -152 0 -158Q132 -152 118 120Q108 160 60 150Q94 60 86 -24Q72 -98 0 -104Q-72 -98 -86 -24Q-94 60 -52 140Q-100 158 -118 120Z',
      across(lighter(scarf, 0.28), scarf, darker(scarf, 0.2)),
    ) +
    stroke(
      'M-100 60Q-112 -110 -10 -138M104 70Q116 -90 40 -132M-92 110Q-100 40 -96 0',
      darker(scarf, 0.28),
      4,
      { opacity: 0.7 },
    ) +
    path('M-70 -70Q0 -112 70 -70Q0 -96 -70 -70Z', darker(scarf, 0.35));
  const drape =
    path(
      'M-118 116Q-60 196 0 176Q70 196 118 116Q150 210 120 276Q40 330 -40 300Q-140 270 -118 116Z',
      across(lighter(scarf, 0.25), scarf, darker(scarf, 0.22)),
    ) +
    stroke(
      'M-108 160Q-20 240 104 206M-110 200Q-20 280 110 244M-92 140Q-10 206 96 170',
      darker(scarf, 0.3),
      4.5,
      { opacity: 0.65 },
    );
  const lapels =
    path('M-110 214L-170 250L-90 430L-30 430ZM110 230L170 250L90 430L30 430Z', '#1f4f41') +
    circle(-130, 330, 13, ink.marigold) +
    circle(-130, 330, 6, ink.cream);
  const portrait = bust({
    skin: '#d9a57c',
    brow: '#2e1d18',
    iris: '#4a3a1e',
    lips: '#b5504c',
    behind: back,
    over: hood + drape,
    clothes: shoulders('#2b5b4b', lapels),
    tilt: 2,
    smile: 'open',
  });
  return (
    backdrop({ top: '#0b4f53', foot: '#7fb7a6', disc: '#f6c878', sea: '#0d5f62', x: 410, y: 340 }) +
    at(400, 372, 1.28, portrait)
  );
}
