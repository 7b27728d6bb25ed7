import { skies, sky, stars, streaks } from '../kit/air.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down, glow, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { horse } from './parts/horse.mjs';

const [middle, rim, rimX, rimY] = [820, 372, 690, 118];
const onRim = (angle, drop = 0) => [middle - Math.cos(angle) * rimX, rim + drop + Math.sin(angle) * rimY];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.dusk) +
    stars(random, { width, height: 400, count: 60 }) +
    streaks(random, { width, top: 260, bottom: 560, colours: ['#f0a07e', '#f6c08e'], opacity: 0.5 }) +
    rect(0, 640, width, 430, down('#2f4f66', '#10293c')) +
    haze(width, 560, 160, '#f6b27a', 0.5) +
    bokeh(random) +
    ellipse(middle, 935, 790, 150, '#0a2233') +
    platform() +
    glow(middle, 600, 760, '#ffc266', 0.6) +
    column() +
    horses() +
    canopy() +
    family(random)
  );
}

function bokeh(random) {
  return repeat(46, () => {
    const colour = random.pick(['#ffd27a', '#ff9d76', '#9be0d2', '#ffeec4']);
    return circle(random.between(0, width), random.between(560, 790), random.between(6, 24), colour, {
      opacity: random.between(0.12, 0.4),
    });
  });
}

function platform() {
  return (
    ellipse(middle, 905, 690, 122, '#3b1f25') +
    ellipse(middle, 870, 690, 122, across('#7c4234', '#c98552', '#8c4b38')) +
    ellipse(middle, 866, 672, 114, across('#a3694a', '#eabf86', '#a3694a')) +
    repeat(31, (index) =>
      circle(
        ...[middle - Math.cos((index / 30) * Math.PI) * 690, 890 + Math.sin((index / 30) * Math.PI) * 121],
        5.5,
        '#ffe3a0',
      ),
    )
  );
}

function column() {
  const panel = (index) => {
    const x = middle - 210 + index * 84;
    return (
      rect(
        x,
        470,
        84,
        390,
        across(mix(ink.teal, ink.black, 0.2), ink.lagoon, mix(ink.teal, ink.black, 0.35)),
      ) +
      path(
        `M${x + 14} 820L${x + 14} 560Q${x + 42} 490 ${x + 70} 560L${x + 70} 820Z`,
        down('#ffe9b6', '#f4b766', '#c9744a'),
      ) +
      rect(x - 3, 470, 6, 390, ink.marigold)
    );
  };
  return repeat(5, panel) + rect(middle + 208, 470, 5, 390, ink.marigold);
}

function horses() {
  const back = [
    [330, 735, 0.85, '#8a6b63', ink.plum],
    [560, 700, 0.8, '#7a5f66', ink.teal],
    [1080, 705, 0.8, '#84656a', ink.brick],
    [1310, 738, 0.85, '#8f6d63', ink.teal],
  ];
  const front = [
    [300, 790, 1.35, ink.cream, ink.coral],
    [690, 850, 1.62, '#f2d9b8', ink.teal],
    [1130, 790, 1.5, '#5a3a34', ink.marigold],
  ];
  const mounted = ([x, y, scale, coat, saddle]) => {
    const pole = rect(x - 5 * scale, 380, 10 * scale, 500, across('#8c5a20', '#ffe09a', '#b37a2c'));
    return (
      pole +
      horse(x, y, scale, { coat, saddle }) +
      rect(x - 5 * scale, 380, 10 * scale, y - 400 - 20 * scale, across('#8c5a20', '#ffe09a', '#b37a2c'))
    );
  };
  return [...back, ...front].map(mounted).join('');
}

function canopy() {
  const wedges = 26;
  const stripes = repeat(wedges, (index) => {
    const [start, end] = [(index / wedges) * Math.PI, ((index + 1) / wedges) * Math.PI];
    const colour = index % 2 === 0 ? ink.coral : ink.cream;
    return path(
      `M${middle} 74Q${middle - Math.cos(start) * rimX * 0.35} ${250} ${onRim(start).join(' ')}L${onRim(end).join(' ')}Q${middle - Math.cos(end) * rimX * 0.35} ${250} ${middle} 74Z`,
      colour,
    );
  });
  const shade = path(
    `M${middle} 74Q${middle - rimX * 0.35} 250 ${middle - rimX} ${rim}A${rimX} ${rimY} 0 0 0 ${middle + rimX} ${rim}Q${middle + rimX * 0.35} 250 ${middle} 74Z`,
    across(['#fff3cf', 0.12], ['#fff3cf', 0.05], ['#2a1538', 0.62]),
  );
  const panels = repeat(18, (index) => {
    const [start, end] = [(index / 18) * Math.PI, ((index + 1) / 18) * Math.PI];
    const [a, b, c, d] = [onRim(start, -6), onRim(end, -6), onRim(end, 62), onRim(start, 62)];
    const drop = onRim((start + end) / 2, 104);
    const tone = mix(index % 2 === 0 ? ink.teal : ink.marigold, '#2a1538', index / 40);
    return (
      path(`M${a}L${b}L${c}Q${drop} ${d}Z`, tone) +
      circle(...onRim((start + end) / 2, 32), 17, across('#fff0c2', '#d98a4a'))
    );
  });
  const bulbs = repeat(
    53,
    (index) =>
      glow(...onRim((index / 52) * Math.PI, -4), 22, '#ffdc8c', 0.7) +
      circle(...onRim((index / 52) * Math.PI, -4), 6.5, '#fff4d2'),
  );
  const flag =
    line(middle, 80, middle, 14, ink.marigold, 6) +
    polygon([middle, 14, middle + 66, 30, middle, 48], ink.marigold) +
    circle(middle, 78, 15, ink.marigold);
  return (
    flag +
    clipped(
      path(
        `M0 0L${width} 0L${width} ${rim}L${middle + rimX} ${rim}A${rimX} ${rimY} 0 0 1 ${middle - rimX} ${rim}L0 ${rim}Z M0 ${rim}L${width} ${rim}L${width} 700L0 700Z`,
        '#fff',
      ),
      stripes + shade,
    ) +
    panels +
    bulbs
  );
}

function family(random) {
  const light = { shade: '#0d1e30', amount: 0.62 };
  const shade = lighter('#0d1e30', 0.05);
  return (
    rect(0, 1040, width, 30, '#081a29') +
    person(1380, 1052, 330, outfit(random, light), { pose: 'stand', shadow: shade }) +
    person(1470, 1056, 190, outfit(random, light), { pose: 'wave', shadow: shade }) +
    person(
      150,
      1056,
      318,
      { ...outfit(random, light), cut: 'coat' },
      { pose: 'hold', flip: true, shadow: shade },
    )
  );
}
