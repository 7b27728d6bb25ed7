import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  glow,
  gulls,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  pavilion,
  person,
  pierSide,
  polygon,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    view(random) +
    frame() +
    floor(random) +
    glow(800, 520, 560, '#ffe9b0', 0.6) +
    lens() +
    keeper() +
    visitor() +
    brass()
  );
}

function view(random) {
  const pier =
    pierSide({
      left: 940,
      right: 1680,
      deck: 560,
      water: 600,
      bay: 44,
      rail: 14,
      thickness: 9,
      colour: '#6d5848',
      light: '#a08868',
    }) + pavilion(1320, 561, 0.34, { wall: '#fbe6c2', dome: ink.lagoon });
  return (
    rect(0, 0, width, 620, down(...skies.golden)) +
    sun(330, 440, 50, '#ffe3a4', 7) +
    ridge(random, { width, y: 540, rise: 50, bottom: 600, fill: '#a58f84' }) +
    sea(random, { width, top: 556, bottom: 900, colours: waters.golden, waves: 260, light: '#f9dcae' }) +
    glints(random, { x: 330, top: 560, bottom: 860, colour: '#ffe9b8', width: 130, count: 80 }) +
    pier +
    sailboat(180, 640, 0.3, { sail: ink.cream, hull: ink.teal }) +
    sailboat(560, 610, 0.18, { sail: '#f6dfb4', hull: ink.brick, flip: true }) +
    gulls(random, { x: 1180, y: 260, spread: 150, count: 5, span: 54 })
  );
}

/** Glazing of the lantern: uprights, diagonals, the dome above. */
const frame = () =>
  path('M-10 -10H1610V120Q800 30 -10 120Z', down(ink.deep, darker(ink.coral, 0.35), ink.coral)) +
  repeat(9, (index) =>
    line(800, -160, index * 200, 116 - Math.sin((index / 8) * Math.PI) * 46, ink.deep, 6, { opacity: 0.5 }),
  ) +
  path('M-10 104Q800 14 1610 104L1610 136Q800 46 -10 136Z', ink.deep) +
  [60, 360, 1240, 1540]
    .map((x) => rect(x - 11, 60, 22, 820, across(lighter(ink.deep, 0.3), ink.deep, ink.black)))
    .join('') +
  [-240, 60, 1240]
    .map((x) => line(x, 840, x + 300, 120, ink.deep, 9) + line(x + 300, 840, x, 120, ink.deep, 9))
    .join('') +
  line(360, 840, 560, 120, ink.deep, 9) +
  line(1240, 840, 1040, 120, ink.deep, 9) +
  polygon([80, 300, 240, 130, 300, 130, 80, 370], ink.white, { opacity: 0.12 }) +
  polygon([1300, 500, 1500, 200, 1530, 220, 1330, 540], ink.white, { opacity: 0.12 });

const floor = (random) =>
  rect(0, 830, width, 50, down('#c98f34', '#7a4f1c')) +
  rect(0, 876, width, 200, down('#8a5a3a', '#5a3826', '#33201a')) +
  repeat(9, (index) =>
    line(800 + (index - 4) * 190, 878, 800 + (index - 4) * 330, height, '#24150f', 3, { opacity: 0.6 }),
  ) +
  repeat(20, () =>
    ellipse(random.between(0, width), random.between(900, 1050), random.between(20, 120), 3, '#24150f', {
      opacity: 0.25,
    }),
  );

/** The lens: rings of prisms round a bull's-eye, in a frame of brass. */
function lens() {
  const [x, y] = [800, 490];
  const outline = `M${x - 190} ${y + 250}Q${x - 270} ${y} ${x - 190} ${y - 250}Q${x - 110} ${y - 366} ${x} ${y - 380}Q${x + 110} ${y - 366} ${x + 190} ${y - 250}Q${x + 270} ${y} ${x + 190} ${y + 250}Z`;
  const prisms =
    repeat(13, (index) => {
      const top = y - 366 + index * 16;
      const half = 70 + index * 11.5;
      return path(
        `M${x - half} ${top + 14}Q${x} ${top - 12} ${x + half} ${top + 14}L${x + half + 3} ${top + 6}Q${x} ${top - 22} ${x - half - 3} ${top + 6}Z`,
        across('#8fd0c4', '#f6fff6', '#7fc4c0', '#e9fbf2', '#5fa39c'),
      );
    }) +
    repeat(7, (index) => {
      const top = y + 158 + index * 14;
      const half = 214 - index * 5;
      return path(
        `M${x - half} ${top}Q${x} ${top + 24} ${x + half} ${top}L${x + half} ${top + 9}Q${x} ${top + 34} ${x - half} ${top + 9}Z`,
        across('#7fc4c0', '#f6fff6', '#6fb5b0', '#dff6ee', '#4f9390'),
      );
    });
  const rings = repeat(7, (index) =>
    circle(x, y, 150 - index * 18, 'none', {
      stroke: index % 2 ? '#e9fbf2' : '#6fb5b0',
      strokeWidth: 9,
      opacity: 0.9,
    }),
  );
  const sheen = path(
    `M${x - 120} ${y + 70}A140 140 0 0 1 ${x - 60} ${y - 124}L${x - 40} ${y - 90}A104 104 0 0 0 ${x - 88} ${y + 56}Z`,
    ink.white,
    { opacity: 0.45 },
  );
  return (
    rect(x - 70, 740, 140, 180, across('#e8c068', '#b5792a', '#6d4416')) +
    path(
      `M${x - 220} 744L${x + 220} 744L${x + 180} 790L${x - 180} 790Z`,
      across('#f2d48a', '#c98f34', '#6d4416'),
    ) +
    path(
      `M${x - 150} 960L${x + 150} 960L${x + 90} 900L${x - 90} 900Z`,
      across('#e8c068', '#b5792a', '#5a3814'),
    ) +
    ellipse(x, 962, 170, 24, '#3a2410') +
    path(outline, across('#3f8f8c', '#bfe6da', '#8ccabf', '#dff4e8', '#2f7a7c')) +
    clipped(
      path(outline, '#fff'),
      prisms +
        circle(x, y, 160, across('#4f9f9a', '#cdeee2', '#3f8f8c')) +
        rings +
        circle(x, y, 44, '#fffbe6') +
        sheen +
        repeat(2, (side) =>
          repeat(5, (index) =>
            rect(
              side ? x + 166 : x - 206,
              y - 130 + index * 56,
              42,
              40,
              across('#8fd0c4', '#f6fff6', '#5fa39c'),
              { rx: 6 },
            ),
          ),
        ),
    ) +
    glow(x, y, 250, '#fff3c0', 0.95) +
    glow(x, y, 90, '#ffffff', 0.9) +
    path(outline, 'none', { stroke: '#c98f34', strokeWidth: 13 }) +
    stroke(
      `M${x - 226} ${y - 158}Q${x} ${y - 196} ${x + 226} ${y - 158}M${x - 226} ${y + 152}Q${x} ${y + 188} ${x + 226} ${y + 152}`,
      '#d9a23c',
      12,
    ) +
    stroke(
      `M${x - 150} ${y - 300}L${x - 160} ${y + 250}M${x + 150} ${y - 300}L${x + 160} ${y + 250}`,
      '#c98f34',
      8,
      { opacity: 0.9 },
    ) +
    rect(x - 16, y - 412, 32, 36, '#c98f34') +
    circle(x, y - 424, 18, '#e8c068')
  );
}

const keeper = () =>
  person(
    440,
    984,
    420,
    { skin: '#e3ae88', hair: '#22384a', top: ink.navy, legs: '#24384a', head: 'cap', cut: 'coat' },
    { pose: 'reach', shadow: '#1c100a' },
  ) + repeat(3, (index) => circle(444, 716 + index * 42, 6, '#e8c068'));
const visitor = () =>
  person(
    1190,
    990,
    300,
    { skin: '#8a5638', hair: '#1d1413', top: ink.coral, legs: ink.navy, head: 'bob', cut: 'dress' },
    { pose: 'cheer', flip: true, shadow: '#1c100a' },
  ) +
  person(
    1330,
    986,
    396,
    { skin: '#8a5638', hair: '#1d1413', top: ink.marigold, legs: ink.deep, head: 'bun', cut: 'shirt' },
    { pose: 'hold', flip: true, shadow: '#1c100a' },
  );
const brass = () =>
  at(
    1060,
    960,
    1,
    path('M-34 0L-28 -70L28 -70L34 0Z', across('#f2d48a', '#c98f34', '#6d4416')) +
      ellipse(0, -70, 28, 8, '#7a4f1c') +
      stroke('M30 -50L90 -96', '#c98f34', 9) +
      stroke('M-28 -70Q0 -116 28 -70', '#e8c068', 5),
  ) + circle(0, 0, 0, mix(ink.black, ink.white, 0));
