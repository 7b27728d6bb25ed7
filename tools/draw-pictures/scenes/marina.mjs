import { gulls, ridge, sky, sun } from '../kit/air.mjs';
import { rowboat, sailboat } from '../kit/boats.mjs';
import { houses } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { across, down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea } from '../kit/water.mjs';

const hulls = [ink.teal, ink.white, ink.brick, ink.navy, ink.sand, ink.lagoon, ink.coral];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const far = fleet(random, { y: 590, scale: 0.52, count: 15, step: 112, veil: 0.45 });
  const middle = fleet(random, { y: 690, scale: 0.98, count: 8, step: 215, veil: 0.16 });
  const town = houses(random, {
    left: -10,
    right: width,
    foot: 545,
    low: 46,
    high: 92,
    shade: '#c4d9cd',
    amount: 0.55,
    pane: '#8db5b3',
  });
  return (
    sky(width, height, ['#5fa8b3', '#a4d0c8', '#f0e6cb', '#fbdcb4']) +
    sun(1180, 360, 50, '#fff0c0', 8) +
    ridge(random, { width, y: 480, rise: 160, bottom: 600, fill: '#a9ccc2' }) +
    ridge(random, { width, y: 520, rise: 70, bottom: 600, fill: '#8bb8b0' }) +
    town +
    haze(width, 440, 180, '#fdebcb', 0.75) +
    sea(random, {
      width,
      top: 545,
      bottom: height,
      colours: ['#e9dcc0', '#a5cbbf', '#4fa29d', '#14676b'],
      waves: 180,
      strength: 0.35,
    }) +
    reflected(town + far, { y: 588, opacity: 0.4, squash: 0.7, strength: 8 }) +
    far +
    pontoon(590, 12) +
    reflected(middle, { y: 694, opacity: 0.42, squash: 0.85, strength: 16 }) +
    glints(random, { x: 1180, top: 560, bottom: 960, colour: '#fff2cc', width: 120, count: 80 }) +
    middle +
    pontoon(700, 20) +
    person(508, 706, 112, outfit(random), { pose: 'walk' }) +
    person(1306, 706, 110, outfit(random), { pose: 'stand' }) +
    nearest(random) +
    gulls(random, { x: 360, y: 200, spread: 210, count: 6, span: 60 })
  );
}

function fleet(random, { y, scale, count, step, veil }) {
  return repeat(count, (index) => {
    const hull = mix(random.pick(hulls), '#e6dfc9', veil);
    const sail = mix(random.pick([ink.cream, ink.navy, ink.brick, ink.teal]), '#e6dfc9', veil);
    return sailboat(
      index * step + random.between(-12, 12),
      y + random.between(-4, 4),
      scale * random.between(0.86, 1.1),
      { hull, sail, furled: true, flip: random.chance(0.5), mast: mix(ink.bark, '#e6dfc9', veil) },
    );
  });
}

const pontoon = (y, size) =>
  rect(0, y, width, size, down('#d9b78a', '#8a6042')) +
  rect(0, y + size, width, size * 0.9, down(['#0b4f53', 0.6], ['#0b4f53', 0])) +
  repeat(9, (index) =>
    rect(90 + index * 190, y - size * 2.6, size * 0.8, size * 4.4, across('#e9dcc0', '#6d5848')),
  );

function nearest(random) {
  const yacht = sailboat(1190, 950, 2.5, { hull: ink.teal, sail: ink.cream, furled: true });
  const dinghies = rowboat(240, 880, 1.7, ink.coral) + rowboat(520, 930, 1.9, ink.marigold, { flip: true });
  return (
    reflected(yacht + dinghies, { y: 962, opacity: 0.4, squash: 0.6, strength: 24 }) +
    dinghies +
    yacht +
    stroke('M140 850Q90 930 60 1010M420 890Q330 960 300 1010M920 880Q850 960 820 1010', ink.sand, 5) +
    boardsAcross(random, { y: 1000, width, height: 80, tone: '#c49a6e', rows: 4 }) +
    rect(0, 996, width, 9, ink.bark)
  );
}
