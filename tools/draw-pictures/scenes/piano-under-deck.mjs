import {
  across,
  at,
  blurred,
  circle,
  darker,
  down,
  ellipse,
  glints,
  glow,
  gull,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  person,
  polygon,
  rect,
  repeat,
  sea,
  stroke,
  tuft,
  width,
} from '../kit/all.mjs';

const [vanishX, vanishY] = [800, 500];
const air = '#d9dfc8';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, down('#e6ead0', '#fbe9c4')) +
    circle(vanishX, 440, 90, '#fff8dc') +
    sea(random, {
      width,
      top: 470,
      bottom: 640,
      colours: ['#e9e6c8', '#a9cdbc', '#5fa39c'],
      waves: 140,
      light: '#f4f3df',
    }) +
    glints(random, { x: vanishX, top: 472, bottom: 630, colour: '#fff6d8', width: 160, count: 80 }) +
    sand(random) +
    glow(vanishX, 470, 640, '#fff3c8', 0.75) +
    rows(random) +
    planks() +
    shafts() +
    piano() +
    finders(random) +
    treasure(random)
  );
}

const planks = () =>
  polygon(
    [0, 0, width, 0, width, 120, vanishX + 60, vanishY - 60, vanishX - 60, vanishY - 60, 0, 120],
    down('#1a1210', '#4b3327', '#8a6a4c'),
    { opacity: 0 },
  ) +
  repeat(15, (index) =>
    line(vanishX + (index - 7) * 12, vanishY - 62, vanishX + (index - 7) * 260, -10, '#f6d9a0', 2.4, {
      opacity: 0.22,
    }),
  );

function sand(random) {
  const wet = path('M0 640Q300 596 620 622T1180 612T1600 636L1600 720Q1100 660 700 690T0 700Z', '#8f9f8c', {
    opacity: 0.7,
  });
  const foam =
    stroke('M0 636Q300 594 620 618T1180 608T1600 630', ink.white, 9, { opacity: 0.9 }) +
    stroke('M0 660Q320 620 660 646T1600 660', ink.white, 4, { opacity: 0.5 });
  const grains = repeat(320, () =>
    ellipse(
      random.between(0, width),
      random.between(680, 1060),
      random.between(1.5, 5),
      random.between(1, 2.4),
      random.pick(['#8a6f4a', '#f6e6c0', '#6d5848']),
      { opacity: 0.5 },
    ),
  );
  const dunes = repeat(12, () =>
    ellipse(
      random.between(0, width),
      random.between(720, 1060),
      random.between(160, 420),
      random.between(6, 18),
      random.pick(['#e6cfa0', '#b5966a']),
      { opacity: 0.35 },
    ),
  );
  return (
    path(
      'M0 640Q300 600 620 624T1180 614T1600 638L1600 1067L0 1067Z',
      down('#cdbb94', '#c3a473', '#7d603f'),
    ) +
    wet +
    foam +
    dunes +
    grains
  );
}

function rows(random) {
  const drawn = [];
  for (let row = 7; row >= 0; row -= 1) {
    const scale = 1 / (0.55 + row * 0.42);
    const tone = mix('#2a1c16', air, Math.min(0.78, row * 0.11));
    const ceiling = vanishY - 330 * scale;
    const foot = vanishY + 250 * scale + 30;
    const deck = rect(
      0,
      row < 2 ? -10 : ceiling - 50 * scale,
      width,
      row < 2 ? ceiling + 20 : 96 * scale,
      down(darker(tone, 0.25), tone),
    );
    const beam =
      rect(0, ceiling, width, 44 * scale, down(lighter(tone, 0.2), tone)) +
      line(0, ceiling + 44 * scale, width, ceiling + 44 * scale, darker(tone, 0.4), 3 * scale);
    const posts = [-1010, -470, 470, 1010]
      .map((offset) => {
        const [x, wide] = [vanishX + offset * scale, 66 * scale];
        return (
          rect(
            x - wide / 2,
            ceiling + 30 * scale,
            wide,
            foot - ceiling - 30 * scale,
            across(lighter(tone, 0.24), tone, darker(tone, 0.45)),
          ) +
          rect(
            x - wide * 0.52,
            foot - wide * 2.6,
            wide * 1.04,
            wide * 2.6,
            down(['#3f5a3a', 0], [mix('#3f5a3a', tone, 0.4), 0.9]),
          ) +
          repeat(10, () =>
            circle(
              x + random.between(-0.45, 0.45) * wide,
              foot - random.between(0, 2.2) * wide,
              wide * random.between(0.03, 0.07),
              '#dcd8c4',
              { opacity: 0.75 },
            ),
          ) +
          ellipse(x, foot, wide, wide * 0.16, '#6d5235', { opacity: 0.4 })
        );
      })
      .join('');
    const brace =
      line(
        vanishX - 1010 * scale,
        ceiling + 60 * scale,
        vanishX - 470 * scale,
        foot - 60 * scale,
        tone,
        20 * scale,
      ) +
      line(
        vanishX + 1010 * scale,
        ceiling + 60 * scale,
        vanishX + 470 * scale,
        foot - 60 * scale,
        tone,
        20 * scale,
      );
    drawn.push(deck + brace + posts + beam);
  }
  return drawn.join('') + haze(width, 360, 260, '#fff3d0', 0.25);
}

/** Light through the gaps of the deck. */
const shafts = () =>
  blurred(
    [
      [560, 360, 560],
      [760, 620, 820],
      [990, 980, 1190],
      [1200, 1260, 1480],
    ]
      .map(([x, a, b]) => polygon([x, 60, x + 26, 60, b, 960, a, 960], '#fff1c0', { opacity: 0.22 }))
      .join(''),
    7,
  );

function piano() {
  const wood = across('#a8663c', '#8f5230', '#6a3a22');
  const keys =
    repeat(22, (index) =>
      rect(552 + index * 22.6, 716, 21, 34, index === 5 || index === 17 ? '#d9c9a0' : ink.white),
    ) +
    repeat(21, (index) =>
      [2, 6, 9, 13, 16, 20].includes(index) ? '' : rect(567 + index * 22.6, 712, 13, 22, ink.black),
    );
  const weed = [600, 690, 960, 1010]
    .map(
      (x, index) =>
        stroke(
          `M${x} ${470 + (index % 2) * 8}q-14 50 6 90t-8 ${70 + index * 14}`,
          index % 2 ? '#4f6b3c' : '#39573c',
          13,
        ) + stroke(`M${x + 14} 474q14 40 -4 80`, '#5f7d46', 9),
    )
    .join('');
  return (
    ellipse(812, 952, 350, 42, '#3a2a1c', { opacity: 0.5 }) +
    rect(530, 470, 540, 470, wood) +
    rect(516, 452, 568, 30, down('#c58450', '#8f5230'), { rx: 5 }) +
    rect(556, 508, 228, 170, darker('#8f5230', 0.12), { rx: 6 }) +
    rect(816, 508, 228, 170, darker('#8f5230', 0.2), { rx: 6 }) +
    repeat(
      2,
      (side) =>
        stroke(side ? 'M850 640Q930 520 1010 640' : 'M590 640Q670 520 750 640', '#d99a60', 5) +
        circle(side ? 930 : 670, 606, 15, 'none', { stroke: '#d99a60', strokeWidth: 5 }),
    ) +
    repeat(
      2,
      (side) =>
        stroke(`M${side ? 1016 : 584} 560q${side ? 34 : -34} 4 ${side ? 34 : -34} -26`, '#d9b04a', 7) +
        rect((side ? 1050 : 550) - 6, 500, 12, 34, '#f3e7cf'),
    ) +
    polygon([516, 750, 1084, 750, 1084, 776, 516, 776], '#6a3a22') +
    rect(516, 690, 568, 22, down('#c58450', '#7c4527')) +
    rect(530, 710, 540, 42, ink.black) +
    keys +
    rect(516, 690, 30, 86, '#7c4527') +
    rect(1054, 690, 30, 86, '#7c4527') +
    polygon([530, 776, 566, 776, 556, 944, 536, 944], '#7c4527') +
    polygon([1034, 776, 1070, 776, 1064, 944, 1044, 944], '#5c321c') +
    rect(566, 790, 468, 130, darker('#8f5230', 0.3)) +
    rect(760, 916, 22, 12, '#d9b04a', { rx: 4 }) +
    rect(816, 916, 22, 12, '#d9b04a', { rx: 4 }) +
    weed +
    path('M500 952Q640 906 800 934T1110 944L1120 976L490 980Z', '#a88558') +
    gull(0, 0, 0) +
    bird()
  );
}

/** A gull that has found the music desk. */
const bird = () =>
  at(
    1010,
    452,
    1.1,
    path(
      'M-66 -34Q-30 -66 14 -62Q18 -96 44 -98Q66 -96 66 -74Q62 -40 30 -18Q-4 0 -36 -14Z',
      down(ink.white, '#e6e2d2'),
    ) +
      path('M-92 -30Q-50 -58 0 -50Q-20 -20 -56 -20Z', '#8fa3a8') +
      path('M-96 -30L-60 -34L-70 -20Z', ink.black) +
      path('M64 -80L90 -70L62 -64Z', ink.marigold) +
      circle(52, -80, 4, ink.black) +
      line(-6, -12, -6, 0, ink.amber, 5) +
      line(8, -14, 8, 0, ink.amber, 5),
  );

function finders(random) {
  const look = (top, hair, skin, head) => ({
    skin,
    hair,
    top,
    legs: ink.navy,
    head,
    cut: /** @type {const} */ ('shirt'),
  });
  return (
    person(330, 990, 330, look(ink.marigold, '#2a1d1a', '#8a5638', 'bun'), {
      pose: 'reach',
      shadow: '#3a2a1c',
    }) +
    person(1240, 1000, 340, look(ink.teal, ink.coral, '#e3ae88', 'beanie'), {
      pose: 'reach',
      flip: true,
      shadow: '#3a2a1c',
    }) +
    person(1420, 1014, 322, look(ink.coral, '#8d8a84', '#d9a57c', 'cap'), {
      pose: 'hold',
      flip: true,
      shadow: '#3a2a1c',
    }) +
    tuft(random, 90, 1060, 120, '#6a7d46', 20) +
    tuft(random, 1530, 1062, 100, '#6a7d46', 16)
  );
}

/** The rest of the find: bottles in a crate, golf balls, a ring. */
const treasure = (random) =>
  at(
    560,
    1020,
    1,
    ellipse(0, 8, 120, 14, '#3a2a1c', { opacity: 0.4 }) +
      repeat(6, (index) =>
        path(
          `M${-76 + index * 30} -20L${-76 + index * 30} -66Q${-74 + index * 30} -80 ${-68 + index * 30} -84L${-68 + index * 30} -110L${-56 + index * 30} -110L${-56 + index * 30} -84Q${-50 + index * 30} -80 ${-48 + index * 30} -66L${-48 + index * 30} -20Z`,
          across('#5f9a7a', random.pick(['#2c6a4b', '#7a5230', '#3b8f96'])),
          { opacity: 0.92 },
        ),
      ) +
      polygon([-100, -50, 100, -50, 92, 8, -92, 8], across('#c79a6c', '#a8774f')) +
      line(-98, -30, 98, -30, '#5a3826', 3) +
      line(-95, -8, 95, -8, '#5a3826', 3),
  ) +
  repeat(9, (index) => circle(960 + index * 24 + (index % 3) * 9, 1024 + (index % 2) * 16, 10, ink.white)) +
  circle(1004, 1046, 11, 'none', { stroke: '#f2c64a', strokeWidth: 5 });
