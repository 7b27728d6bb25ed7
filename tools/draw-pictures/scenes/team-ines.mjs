import { darker, ink, lighter } from '../kit/colour.mjs';
import { across } from '../kit/paint.mjs';
import { bust, shoulders } from '../kit/portrait.mjs';
import { at, circle, path, repeat, stroke } from '../kit/shapes.mjs';
import { backdrop } from './parts/backdrop.mjs';

const hair = '#2b1a1c';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const curl = (x, y, radius) =>
    circle(x, y, radius, random.pick([hair, lighter(hair, 0.07), darker(hair, 0.3)])) +
    stroke(`M${x - radius * 0.5} ${y}q${radius * 0.5} ${-radius} ${radius} 0`, '#5a3630', 3, {
      opacity: 0.6,
    });
  const cloud = repeat(70, () => {
    const angle = random.between(Math.PI * 0.78, Math.PI * 2.22);
    const reach = random.between(84, 150);
    return curl(Math.cos(angle) * reach, -36 + Math.sin(angle) * reach * 0.98, random.between(24, 38));
  });
  const fringe = repeat(17, (_, share) =>
    curl(-84 + share * 168, -104 - Math.sin(share * Math.PI) * 26 + random.between(-8, 8), 25),
  );
  const scarf =
    path(
      'M-104 190Q-70 140 -46 132Q0 190 52 130Q84 146 108 190Q60 262 0 262Q-66 258 -104 190Z',
      across(lighter(ink.coral, 0.15), ink.coral, ink.brick),
    ) +
    stroke('M-84 182Q-20 236 60 214M-60 158Q0 214 84 176', ink.brick, 5, { opacity: 0.6 }) +
    path('M-40 236Q-70 330 -64 430L10 430Q-8 320 6 246Z', across(ink.coral, ink.brick));
  const hoops = stroke('M-88 26a20 20 0 1 0 2 0M86 26a20 20 0 1 0 2 0', ink.marigold, 5.5);
  const portrait = bust({
    skin: '#c98d66',
    brow: hair,
    iris: '#4b2e1e',
    lips: '#b3483f',
    behind: cloud,
    over: fringe + hoops,
    clothes: shoulders('#124d52') + scarf,
    tilt: -3,
    smile: 'open',
  });
  return (
    backdrop({ top: '#f2b98b', foot: '#f7d9ae', disc: '#f7cf86', sea: '#3b9c96' }) +
    at(400, 372, 1.28, portrait)
  );
}
