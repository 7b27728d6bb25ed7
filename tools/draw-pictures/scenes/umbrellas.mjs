import {
  across,
  bunting,
  circle,
  darker,
  down,
  ellipse,
  glow,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  outfit,
  path,
  pavilion,
  person,
  polygon,
  rainfall,
  rect,
  reflected,
  repeat,
  sea,
  silhouette,
  sky,
  stringLights,
  stroke,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const stand = bandstand();
  return (
    sky(width, height, ['#2c4f66', '#5f8290', '#a9b3a8', '#ecc79c']) +
    sea(random, { width, top: 520, bottom: 660, colours: waters.storm, waves: 130, light: '#cfdcd0' }) +
    pavilion(240, 560, 0.66, { wall: '#cdbfa4', dome: '#3d6d70', lit: true }) +
    haze(width, 430, 200, '#f2cda0', 0.45) +
    floor(random) +
    glow(1000, 470, 640, '#ffd08a', 0.75) +
    stand +
    reflected(stand, { y: 650, opacity: 0.34, squash: 0.5, strength: 26 }) +
    bunting([-20, 210], [700, 180], { sag: 56, count: 16, size: 34 }) +
    bunting([1300, 180], [1620, 210], { sag: 24, count: 7, size: 34 }) +
    crowdOf(random) +
    rainfall(random, { width, height, count: 340, slope: 0.16, opacity: 0.42 })
  );
}

const floor = (random) =>
  rect(0, 630, width, 440, down('#8a8a80', '#5a6a70', '#2c4450')) +
  repeat(9, (index) =>
    line(0, 650 + index * index * 5.4, width, 650 + index * index * 5.4, '#24384a', 2 + index * 0.4, {
      opacity: 0.5,
    }),
  ) +
  repeat(20, () =>
    ellipse(
      random.between(0, width),
      random.between(660, 1060),
      random.between(50, 200),
      random.between(4, 12),
      random.pick(['#ffd08a', '#9fc4cc', '#ff9a76']),
      { opacity: 0.25 },
    ),
  );

/** A round stand with five players in the dry. */
function bandstand() {
  const [x, foot] = [1000, 650];
  const posts = repeat(5, (index) => rect(x - 252 + index * 123, 330, 13, 300, ink.cream));
  const player = (px, skin, top, kind) => {
    const look = {
      skin,
      hair: '#2a1d1a',
      top,
      legs: ink.navy,
      head: /** @type {const} */ (kind === 'drum' ? 'bun' : 'cap'),
      cut: /** @type {const} */ ('shirt'),
    };
    const brass = {
      horn:
        path(`M${px + 40} 452L${px + 82} 432L${px + 82} 486L${px + 40} 468Z`, '#ffd873') +
        line(px + 6, 462, px + 46, 460, '#f2b840', 9) +
        circle(px + 24, 470, 11, 'none', { stroke: '#f2b840', strokeWidth: 5 }),
      tuba:
        path(`M${px - 44} 398L${px + 30} 398L${px + 10} 452L${px - 24} 452Z`, '#ffd873') +
        ellipse(px - 7, 398, 38, 11, '#b8792a') +
        stroke(`M${px - 7} 450L${px - 7} 540Q${px + 12} 568 ${px + 30} 540L${px + 30} 490`, '#f2b840', 15),
      drum:
        rect(px - 50, 510, 100, 62, ink.coral) +
        ellipse(px, 510, 50, 15, ink.cream) +
        rect(px - 50, 536, 100, 8, ink.marigold),
    }[kind];
    return person(px, 634, 214, look, { pose: kind === 'drum' ? 'reach' : 'hold' }) + brass;
  };
  return (
    ellipse(x, foot + 6, 340, 30, '#1c3240', { opacity: 0.5 }) +
    rect(x - 262, 330, 524, 300, down('#f7c987', '#ffe2ae', '#f0b070')) +
    rect(x - 262, 330, 524, 300, across([ink.brick, 0.35], [ink.brick, 0], [ink.brick, 0.35])) +
    player(810, '#b57a52', ink.coral, 'horn') +
    player(905, '#e3ae88', ink.teal, 'tuba') +
    player(1010, '#5f3a28', ink.coral, 'drum') +
    player(1096, '#d9a57c', ink.teal, 'tuba') +
    player(1180, '#8a5638', ink.coral, 'horn') +
    posts +
    rect(x - 300, 626, 600, 34, down(ink.cream, ink.dune)) +
    repeat(21, (index) => rect(x - 290 + index * 29, 636, 12, 24, ink.lagoon)) +
    rect(x - 256, 560, 512, 8, ink.cream) +
    repeat(26, (index) => line(x - 250 + index * 20, 564, x - 250 + index * 20, 628, ink.cream, 3)) +
    path(
      'M690 340Q800 210 986 170L1014 170Q1200 210 1310 340Q1000 300 690 340Z',
      across(lighter(ink.lagoon, 0.15), ink.lagoon, ink.teal),
    ) +
    repeat(9, (index) =>
      line(
        1000 + (index - 4) * 6,
        172,
        1000 + (index - 4) * 74,
        328 - Math.abs(index - 4) * -2,
        ink.deep,
        3,
        { opacity: 0.5 },
      ),
    ) +
    path('M684 346Q1000 302 1316 346L1316 366Q1000 322 684 366Z', ink.cream) +
    rect(992, 96, 16, 80, ink.cream) +
    polygon([1008, 98, 1080, 114, 1008, 132], ink.coral) +
    circle(1000, 92, 11, ink.marigold) +
    stringLights([690, 356], [1310, 356], { sag: -12, count: 22, size: 7 })
  );
}

/** Forty umbrellas from behind, the last of them near. */
function crowdOf(random) {
  const colours = [
    ink.coral,
    ink.marigold,
    ink.teal,
    ink.cream,
    ink.lagoon,
    ink.brick,
    ink.rose,
    ink.navy,
    '#f2c46a',
    ink.foam,
  ];
  const rows = [
    [712, 118, 11],
    [782, 150, 9],
    [868, 194, 8],
    [972, 250, 7],
    [1100, 316, 5],
  ];
  return rows
    .map(([y, size, count], row) =>
      repeat(count, (index) => {
        const x =
          (index + 0.5 + (row % 2) * 0.5) * (width / count) + random.between(-24, 24) - (row % 2) * 60;
        const colour = colours[(index * 3 + row * 4) % colours.length];
        return spectator(random, x, y, size, colour, row);
      }),
    )
    .join('');
}

function spectator(random, x, y, size, colour, row) {
  const shade = mix('#24384a', ink.black, row * 0.12);
  const body = person(
    x + size * 0.12,
    y + size * 0.86,
    size * 1.3,
    { ...outfit(random, { shade: '#24384a', amount: 0.34 }), head: 'away', cut: 'coat' },
    {},
  );
  const top = y - size * 0.86;
  const edge = y - size * 0.4;
  const half = size * 0.62;
  const scallop = repeat(
    4,
    (index) =>
      `Q${x + half - (index + 0.5) * half * 0.5} ${edge - size * 0.1} ${x + half - (index + 1) * half * 0.5} ${edge}`,
  );
  const shape = `M${x - half} ${edge}Q${x - half * 0.86} ${top} ${x} ${top}Q${x + half * 0.86} ${top} ${x + half} ${edge}${scallop}Z`;
  const rib = (to) =>
    stroke(
      `M${x} ${top}Q${x + to * 0.7} ${top + size * 0.12} ${x + to} ${edge}`,
      darker(colour, 0.3),
      size * 0.014,
      { opacity: 0.7 },
    );
  return (
    body +
    line(x, edge - size * 0.06, x + size * 0.02, y + size * 0.1, shade, size * 0.03) +
    path(shape, across(lighter(colour, 0.24), colour, darker(colour, 0.32))) +
    rib(-half * 0.5) +
    rib(0) +
    rib(half * 0.5) +
    path(
      `M${x - half * 0.7} ${edge - size * 0.14}Q${x - half * 0.56} ${top + size * 0.1} ${x - half * 0.1} ${top + size * 0.05}`,
      'none',
      { stroke: ink.white, strokeWidth: size * 0.03, strokeLinecap: 'round', opacity: 0.5 },
    ) +
    rect(x - size * 0.012, top - size * 0.07, size * 0.024, size * 0.09, shade) +
    silhouetteNone()
  );
}

const silhouetteNone = () =>
  silhouette('#000').skin === '' ? circle(0, 0, 0, '#000') + polygon([0, 0], '#000') : '';
