import { darker, ink } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, repeat, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const hair = '#1f1a1c';

export function draw() {
  const crop = path(
    'M-86 -40Q-92 -140 0 -146Q92 -140 86 -40Q80 -84 60 -96Q0 -112 -60 -96Q-80 -84 -86 -40Z',
    hair,
  );
  const beard = path(
    'M-85 4Q-84 96 -40 118Q0 136 42 118Q86 92 85 4Q76 56 44 56Q18 48 2 54Q-16 48 -42 56Q-74 56 -85 4ZM-30 74Q0 66 32 73Q22 92 0 92Q-20 92 -30 74Z',
    hair,
    { fillRule: 'evenodd', opacity: 0.94 },
  );
  const glasses =
    repeat(2, (index) => circle(-37 + index * 76, -2, 33, 'none', { stroke: '#c98a2c', strokeWidth: 6 })) +
    stroke('M-5 -6Q1 -14 7 -6M-70 -6L-90 -10M72 -6L90 -10', '#c98a2c', 6) +
    path('M-60 -14L-44 -26M16 -14L32 -26', 'none', { stroke: ink.white, strokeWidth: 4, opacity: 0.6 });
  const collar =
    path('M-72 186Q-64 150 -52 144Q0 196 54 144Q66 150 74 186Q0 246 -72 186Z', across(ink.lagoon, ink.teal)) +
    repeat(12, (index) =>
      stroke(
        `M${-62 + index * 11} ${176 + Math.sin((index / 11) * Math.PI) * 26}l0 24`,
        darker(ink.teal, 0.35),
        3,
      ),
    );
  const knit = repeat(9, (index) =>
    stroke(
      `M${-200 + index * 50} 430Q${-180 + index * 45} 320 ${-140 + index * 35} 236`,
      darker(ink.teal, 0.3),
      3,
      { opacity: 0.5 },
    ),
  );
  const portrait = bust({
    skin: '#8a5638',
    brow: hair,
    iris: '#2d1a12',
    lips: '#7d3c36',
    over: crop + beard + glasses,
    clothes: shoulders(ink.lagoon, knit) + collar,
    tilt: 2,
    smile: 'closed',
  });
  return (
    backdrop({ top: '#3b8f8c', foot: '#f0d6a6', disc: '#f4b061', sea: '#137377', x: 420, y: 350 }) +
    at(400, 366, 1.28, portrait)
  );
}
