import { cloud, gulls, skies, sky } from '../kit/air.mjs';
import { awning, houses } from '../kit/buildings.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { bunting } from '../kit/lights.mjs';
import { across, down, radial } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { flowers, leaf } from '../kit/plants.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.morning) +
    cloud(random, { x: 820, y: 240, width: 560, height: 120, opacity: 0.85 }) +
    gulls(random, { x: 760, y: 130, spread: 150, count: 5, span: 54 }) +
    houses(random, {
      left: -20,
      right: width,
      foot: 640,
      low: 150,
      high: 320,
      shade: '#dfe6d2',
      amount: 0.35,
    }) +
    rect(0, 620, width, 450, down('#e3c798', '#cfae7c', '#a8855a')) +
    repeat(9, (index) =>
      line(800 + (index - 4) * 150, 640, 800 + (index - 4) * 420, height, '#9a784e', 2.5, { opacity: 0.4 }),
    ) +
    bunting([-20, 120], [820, 90], { sag: 70, count: 20, size: 40 }) +
    bunting([820, 90], [1620, 150], { sag: 70, count: 19, size: 40 }) +
    distant(random) +
    stall(random, 40, ink.coral, 'fruit') +
    stall(random, 590, ink.teal, 'greens') +
    stall(random, 1140, ink.marigold, 'flowers') +
    shoppers(random)
  );
}

const distant = (random) =>
  repeat(8, (index) =>
    person(
      60 + index * 210 + random.between(-40, 40),
      690,
      130,
      outfit(random, { shade: '#e3c798', amount: 0.25 }),
      { pose: random.pick(['walk', 'stand']), flip: random.chance(0.5) },
    ),
  );

function stall(random, x, colour, kind) {
  const span = 440;
  const seller = person(
    x + 220,
    915,
    372,
    { ...outfit(random), top: kind === 'fruit' ? ink.lagoon : ink.cream, cut: 'shirt' },
    { pose: kind === 'greens' ? 'reach' : 'hold' },
  );
  const posts = rect(x + 8, 400, 12, 610, ink.bark) + rect(x + span - 20, 400, 12, 610, ink.bark);
  const shade = rect(x + 10, 440, span - 20, 330, down([ink.deep, 0.45], [ink.deep, 0.05]));
  const tiers = repeat(3, (row) =>
    boxes(random, x - 6 + row * -10, 762 + row * 76, span + 12 + row * 20, kind, row),
  );
  return (
    ellipse(x + span / 2, 1010, span * 0.62, 26, ink.bark, { opacity: 0.35 }) +
    posts +
    shade +
    seller +
    tiers +
    awning(x - 40, 350, span + 80, 150, colour, { stripe: 52, slope: 0.1 }) +
    line(x + 120, 490, x + 120, 560, ink.bark, 3) +
    circle(x + 120, 590, 32, ink.cream) +
    circle(x + 120, 590, 27, 'none', { stroke: ink.deep, strokeWidth: 3 }) +
    line(x + 120, 590, x + 132, 574, ink.coral, 4) +
    path(`M${x + 84} 626Q${x + 120} 660 ${x + 156} 626Z`, ink.marigold)
  );
}

function boxes(random, x, y, span, kind, row) {
  const count = 3;
  const step = span / count;
  return repeat(count, (index) => {
    const left = x + index * step;
    const goods =
      kind === 'flowers'
        ? bouquet(random, left + step / 2, y + 22, step)
        : heap(random, left + 12, y, step - 24, kind, row * 3 + index);
    return (
      goods +
      polygon(
        [left + 4, y, left + step - 4, y, left + step - 10, y + 76, left + 10, y + 76],
        across('#c79a6c', '#a8774f'),
      ) +
      line(left + 8, y + 26, left + step - 8, y + 26, ink.bark, 3, { opacity: 0.6 }) +
      line(left + 9, y + 52, left + step - 9, y + 52, ink.bark, 3, { opacity: 0.6 })
    );
  });
}

function heap(random, x, y, span, kind, index) {
  const fruit = [
    '#d94f3d',
    ink.marigold,
    '#8db544',
    '#e8743a',
    '#7a2f4a',
    '#f2c53d',
    '#c8392f',
    '#e89a3a',
    '#9cc24e',
  ][index];
  const green = [
    '#4f8a4a',
    '#7fae4e',
    '#d94f3d',
    '#e8743a',
    '#6b3a6a',
    '#3f7a4a',
    '#e9dfc0',
    '#8fb85a',
    '#c8392f',
  ][index];
  const colour = kind === 'fruit' ? fruit : green;
  const radius = span * 0.105;
  return repeat(3, (layer) =>
    repeat(6 - layer, (place) => {
      const [cx, cy] = [
        x + radius + layer * radius * 0.9 + place * ((span - radius * 2) / 5.2),
        y + 6 - layer * radius * 1.15,
      ];
      const top =
        kind === 'greens' && index % 3 < 2
          ? leaf(
              cx,
              cy - radius * 0.4,
              radius * 1.7,
              -120 + random.between(0, 60),
              lighter('#5f9a4a', random.between(0, 0.3)),
            ) + leaf(cx, cy - radius * 0.4, radius * 1.5, -80 + random.between(0, 60), '#4b8040')
          : leaf(cx, cy - radius * 0.85, radius * 0.6, -40, '#5f8f3f');
      return circle(cx, cy, radius, radial(lighter(colour, 0.35), colour, darker(colour, 0.25))) + top;
    }),
  );
}

const bouquet = (random, x, y, span) =>
  flowers(
    random,
    x,
    y,
    span * 0.62,
    random.pick([ink.coral, ink.rose, ink.marigold, '#d96a8a', ink.cream, '#b06aa8']),
    18,
  ) + flowers(random, x, y, span * 0.5, random.pick([ink.coral, ink.marigold, ink.white]), 10);

function shoppers(random) {
  const one = (x, y, tall, more, pose, flip = false) =>
    person(x, y, tall, { ...outfit(random), ...more }, { pose, flip, shadow: ink.bark, bag: ink.dune });
  return (
    one(530, 1030, 400, { head: 'sunhat', top: ink.rose, cut: 'dress' }, 'reach', true) +
    one(1090, 1040, 420, { head: 'away', top: ink.navy, legs: ink.sand, cut: 'shirt' }, 'stand') +
    one(1012, 1044, 250, { head: 'away', top: ink.marigold, cut: 'shirt' }, 'wave') +
    one(20, 1050, 410, { head: 'long', top: ink.lagoon, cut: 'coat' }, 'reach')
  );
}
