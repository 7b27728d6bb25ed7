import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  polygon,
  radial,
  rect,
  repeat,
  stroke,
  width,
} from '../kit/all.mjs';

const [cx, cy] = [800, 540];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    board(random) +
    mosaic(random) +
    tools() +
    trays(random) +
    hand(500, 1010, -56, '#8a5638', ink.teal) +
    hand(1350, 180, 152, '#f0c6a0', ink.coral) +
    piece(622, 812, 26, ink.marigold, 20) +
    piece(1148, 284, 24, ink.lagoon, -14) +
    piece(700, 850, 18, ink.coral, 40)
  );
}

const board = (random) =>
  rect(0, 0, width, height, '#cdb487') +
  repeat(420, () =>
    ellipse(
      random.between(0, width),
      random.between(0, height),
      random.between(1.5, 5),
      random.between(1, 3),
      random.pick(['#a88a5c', '#f3e2bb', '#8a6f4a']),
      { opacity: 0.5 },
    ),
  ) +
  repeat(16, () =>
    ellipse(
      random.between(0, width),
      random.between(0, height),
      random.between(100, 300),
      random.between(40, 120),
      random.pick(['#e3cf9f', '#b5966a']),
      { opacity: 0.2 },
    ),
  ) +
  rect(0, 0, width, height, across(['#fff1cf', 0.25], ['#fff1cf', 0], [ink.black, 0.18]));

const piece = (x, y, size, colour, turn) =>
  at(
    x,
    y,
    1,
    rect(-size / 2 + 3, -size / 2 + 5, size, size, '#5a4326', { opacity: 0.5, rx: 4 }) +
      rect(-size / 2, -size / 2, size, size, radial(lighter(colour, 0.35), colour, darker(colour, 0.2)), {
        rx: 5,
      }) +
      path(
        `M${-size * 0.34} ${-size * 0.1}L${-size * 0.3} ${-size * 0.34}L${size * 0.1} ${-size * 0.36}`,
        'none',
        { stroke: ink.white, strokeWidth: size * 0.1, strokeLinecap: 'round', opacity: 0.6 },
      ),
    { rotate: turn },
  );

/** A fish in rings of waves, the lower right still bare mortar. */
function mosaic(random) {
  const drawn = [
    circle(cx + 8, cy + 12, 474, '#5a4326', { opacity: 0.35 }),
    circle(cx, cy, 470, '#8f8474'),
    circle(cx, cy, 452, '#b8ad98'),
  ];
  const bare = (angle, radius) => angle > 0.15 && angle < 1.15 && radius > 170;
  for (let ring = 0; ring < 14; ring += 1) {
    const radius = 436 - ring * 27;
    const count = Math.max(6, Math.round((radius * 2 * Math.PI) / 29));
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + ring * 0.21;
      const turn = (angle + Math.PI * 2) % (Math.PI * 2);
      const edge = 0.1 * Math.sin(ring * 1.7);
      if (bare(turn + edge, radius)) continue;
      const [x, y] = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      const wave = Math.sin(angle * 9 + ring * 0.9);
      const colour =
        ring < 2
          ? index % 4 < 2
            ? ink.teal
            : ink.cream
          : ring === 2
            ? ink.marigold
            : mix(
                wave > 0.3 ? ink.foam : wave > -0.3 ? ink.sea : ink.lagoon,
                random.pick([ink.deep, ink.white]),
                random.between(0, 0.22),
              );
      drawn.push(
        at(
          x,
          y,
          1,
          rect(-11.5 + 1.6, -11 + 2.4, 24, 22, '#5a5244', { opacity: 0.5, rx: 3 }) +
            rect(-12, -11, 24, 22, down(lighter(colour, 0.2), colour), { rx: 3.5 }),
          { rotate: (angle * 180) / Math.PI + 90 + random.between(-4, 4) },
        ),
      );
    }
  }
  return drawn.join('') + fishOf(random) + sketch();
}

const sketch = () =>
  repeat(3, (index) =>
    path(
      `M${cx + 440 - index * 90} ${cy + 70 + index * 6}Q${cx + 370 - index * 70} ${cy + 300 - index * 40} ${cx + 180 - index * 10} ${cy + 404 - index * 60}`,
      'none',
      { stroke: '#6d6250', strokeWidth: 3, strokeDasharray: '10 10' },
    ),
  );

/** The fish: scales of coral and amber, laid over the rings. */
function fishOf(random) {
  const shape = `M${cx - 230} ${cy}Q${cx - 130} ${cy - 130} ${cx + 40} ${cy - 96}Q${cx + 110} ${cy - 70} ${cx + 140} ${cy - 24}L${cx + 240} ${cy - 110}Q${cx + 214} ${cy} ${cx + 240} ${cy + 104}L${cx + 140} ${cy + 24}Q${cx + 100} ${cy + 84} ${cx + 20} ${cy + 100}Q${cx - 130} ${cy + 126} ${cx - 230} ${cy}Z`;
  const scales = repeat(13, (row) =>
    repeat(24, (column) => {
      const [x, y] = [cx - 240 + column * 22 + (row % 2) * 11, cy - 136 + row * 21];
      const tail = x > cx + 130;
      const face = x < cx - 120;
      const colour = mix(
        face ? ink.marigold : tail ? ink.brick : ink.coral,
        random.pick([ink.marigold, ink.brick, ink.white]),
        random.between(0, 0.26),
      );
      return rect(x - 9, y - 8.5, 19, 18, down(lighter(colour, 0.22), colour), { rx: 5 });
    }),
  );
  return (
    path(shape, '#8f8474', { stroke: '#8f8474', strokeWidth: 12, strokeLinejoin: 'round' }) +
    clipped(path(shape, '#fff'), rect(cx - 260, cy - 150, 520, 300, '#a89c86') + scales) +
    path(shape, 'none', { stroke: ink.deep, strokeWidth: 7, strokeLinejoin: 'round', opacity: 0.75 }) +
    circle(cx - 158, cy - 20, 24, ink.white) +
    circle(cx - 158, cy - 20, 14, ink.black) +
    circle(cx - 163, cy - 26, 5, ink.white) +
    stroke(`M${cx - 110} ${cy - 84}Q${cx - 74} ${cy} ${cx - 110} ${cy + 84}`, ink.deep, 7, { opacity: 0.75 })
  );
}

const tools = () =>
  at(
    300,
    250,
    1,
    rect(-9, -150, 30, 260, '#5a4326', { opacity: 0.35, transform: 'translate(10 14)' }) +
      rect(-14, -160, 28, 130, across('#c98f5a', '#7a4a2c'), { rx: 12 }) +
      rect(-6, -34, 12, 50, '#8fa5a3') +
      path('M-46 14L46 14L30 120L-30 120Z', across('#e9efe9', '#8fa5a3')),
    { rotate: -32 },
  ) +
  at(
    1360,
    840,
    1,
    stroke('M-10 -20Q-60 60 -30 170', ink.coral, 26) +
      stroke('M10 -20Q60 60 30 170', ink.brick, 26) +
      path('M-22 -20L-30 -90Q0 -120 30 -90L22 -20Z', across('#dfe6e0', '#7d8f90')) +
      circle(0, -26, 13, '#39484e'),
    { rotate: 24 },
  );

/** Tins of glass sorted by colour. */
const trays = (random) =>
  [
    [110, 560, ink.coral],
    [150, 800, ink.lagoon],
    [1480, 470, ink.marigold],
    [1180, 960, ink.foam],
  ]
    .map(
      ([x, y, colour]) =>
        circle(x + 9, y + 14, 98, '#5a4326', { opacity: 0.4 }) +
        circle(x, y, 98, across('#f3ead8', '#a9a290')) +
        circle(x, y, 84, '#4d4a40') +
        clipped(
          circle(x, y, 84, '#fff'),
          repeat(70, () =>
            at(
              x + random.between(-82, 82),
              y + random.between(-82, 82),
              1,
              rect(
                -11,
                -10,
                22,
                20,
                mix(colour, random.pick([ink.white, ink.deep]), random.between(0, 0.35)),
                { rx: 4 },
              ),
              { rotate: random.between(0, 90) },
            ),
          ),
        ) +
        circle(x, y, 91, 'none', { stroke: ink.white, strokeWidth: 4, opacity: 0.7 }),
    )
    .join('') +
  repeat(36, () =>
    piece(
      random.chance(0.5) ? random.between(60, 330) : random.between(1270, 1560),
      random.between(60, 1020),
      random.between(10, 18),
      random.pick([ink.coral, ink.lagoon, ink.marigold, ink.foam, ink.cream]),
      random.between(0, 90),
    ),
  ) +
  line(0, 0, 0, 0, '#000', 0) +
  polygon([0, 0], '#000');

function hand(x, y, turn, skin, sleeve) {
  const shade = mix(skin, ink.plum, 0.3);
  const fingers = repeat(
    4,
    (index) =>
      stroke(
        `M130 ${-34 + index * 22}Q190 ${-46 + index * 26} ${226 - Math.abs(index - 1) * 14} ${-30 + index * 20}`,
        index === 3 ? shade : skin,
        23,
      ) + ellipse(222 - Math.abs(index - 1) * 14, -32 + index * 20, 8, 6, lighter(skin, 0.45)),
  );
  const drawing =
    path('M-500 -60L40 -52L40 62L-500 76Z', across(sleeve, lighter(sleeve, 0.15))) +
    rect(20, -60, 30, 130, lighter(sleeve, 0.4), { rx: 8 }) +
    path('M44 -46Q100 -62 150 -48L156 40Q100 66 44 52Z', down(skin, shade)) +
    fingers +
    stroke('M90 44Q150 84 214 34', skin, 25) +
    ellipse(212, 34, 8, 6, lighter(skin, 0.45));
  return at(
    x,
    y,
    1.1,
    `<g transform="translate(14 22)" opacity="0.28">${path('M-500 -60L150 -50Q220 -40 226 0Q200 60 150 50L-500 76Z', '#5a4326')}</g>${drawing}`,
    { rotate: turn },
  );
}
