import {
  across,
  at,
  blended,
  bunting,
  circle,
  clipped,
  cloud,
  crowd,
  darker,
  deckFloor,
  down,
  ellipse,
  flowers,
  glints,
  glow,
  gulls,
  haze,
  hut,
  ink,
  lamp,
  lighter,
  line,
  mix,
  outfit,
  path,
  pavilion,
  person,
  polygon,
  rays,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  sky,
  stringLights,
  stroke,
  sun,
  waters,
} from '../kit/all.mjs';

const [width, height] = [2000, 1125];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#2f8f9f', '#7cc0be', '#cfe6d4', '#f9ecc9', '#fbd9a4']) +
    sun(1000, 470, 60, '#fff2c4', 7) +
    rays(random, 1000, 470, 1300, '#fff6d0') +
    cloud(random, { x: 330, y: 430, width: 720, height: 170 }) +
    cloud(random, { x: 1660, y: 460, width: 760, height: 180 }) +
    ridge(random, { width, y: 560, rise: 60, bottom: 640, fill: '#93c1b9' }) +
    haze(width, 500, 130, '#fff0d0', 0.7) +
    sea(random, { width, top: 590, bottom: 860, colours: waters.morning, waves: 340 }) +
    glints(random, { x: 1000, top: 594, bottom: 800, colour: '#fff5d0', width: 200, count: 90 }) +
    sailboat(260, 690, 0.44, { sail: ink.white, hull: ink.coral }) +
    sailboat(1760, 670, 0.34, { sail: ink.cream, hull: ink.teal, flip: true }) +
    sailboat(460, 640, 0.2, { sail: ink.cream, hull: ink.navy }) +
    deckFloor(random, {
      vanishing: [1000, 575],
      bottom: height,
      left: -300,
      right: 2300,
      far: 0.955,
      tone: '#d2a06e',
    }) +
    pavilion(1000, 606, 0.5, { wall: ink.cream, dome: ink.lagoon }) +
    walk(random) +
    gate(random) +
    front(random) +
    gulls(random, { x: 560, y: 230, spread: 240, count: 7, span: 70 })
  );
}

/** Huts and lamps on both sides of the deck, out to the pavilion. */
function walk(random) {
  const drawn = [];
  for (let row = 6; row >= 0; row -= 1) {
    const near = 1 / (1.3 + row * 0.75);
    const y = 575 + 430 * near;
    for (const side of [-1, 1]) {
      const x = 1000 + side * 900 * near;
      drawn.push(
        lamp(x - side * 150 * near, y + 8 * near, 420 * near, { colour: ink.deep }) +
          hut(x, y, 2.9 * near, {
            wall: [ink.teal, ink.coral, ink.marigold, ink.lagoon][(row + (side > 0 ? 1 : 0)) % 4],
            roof: row % 2 ? ink.brick : ink.deep,
            stripe: [ink.coral, ink.teal, ink.marigold][row % 3],
          }),
      );
    }
    drawn.push(
      crowd(random, {
        left: 1000 - 420 * near,
        right: 1000 + 420 * near,
        near: y + 20 * near,
        far: y - 20 * near,
        nearHeight: 330 * near,
        farHeight: 300 * near,
        count: 5 + row,
        light: { shade: '#f6e6c6', amount: 0.08 + row * 0.06 },
        shadow: ink.bark,
      }),
    );
  }
  return drawn.join('');
}

/** The gate: two brick piers with lanterns, an arch of iron and bulbs, an anchor where a name would be. */
function gate(random) {
  const pier = (x) =>
    ellipse(x + 20, 1040, 170, 22, ink.bark, { opacity: 0.3 }) +
    rect(x - 92, 470, 184, 566, across('#d9745c', ink.brick, '#7c3228')) +
    clipped(
      rect(x - 92, 470, 184, 566, '#fff'),
      repeat(28, (row) =>
        repeat(4, (column) =>
          random.chance(0.6)
            ? rect(
                x - 90 + column * 48 - (row % 2) * 24 + 24,
                474 + row * 20,
                42,
                16,
                mix(ink.brick, random.pick([ink.coral, ink.black, ink.sand]), random.between(0.04, 0.22)),
                { opacity: 0.9 },
              )
            : '',
        ),
      ),
    ) +
    rect(x - 112, 1000, 224, 44, across(ink.cream, '#cbb487')) +
    rect(x - 112, 440, 224, 40, across(ink.white, ink.cream, '#cbb487')) +
    rect(x - 100, 700, 200, 18, across(ink.cream, '#cbb487')) +
    path(`M${x - 60} 440Q${x} 380 ${x + 60} 440Z`, ink.deep) +
    rect(x - 34, 300, 68, 92, down('#fff3c8', '#f6c878')) +
    stroke(
      `M${x - 34} 300V392M${x} 300V392M${x + 34} 300V392M${x - 36} 392H${x + 36}M${x - 36} 300H${x + 36}`,
      ink.deep,
      7,
    ) +
    path(`M${x - 50} 302L${x} 240L${x + 50} 302Z`, across(lighter(ink.lagoon, 0.1), ink.teal)) +
    circle(x, 236, 10, ink.marigold) +
    glow(x, 346, 130, '#ffe9b0', 0.6) +
    circle(x, 590, 54, ink.cream) +
    circle(x, 590, 45, ink.teal) +
    stroke(
      `M${x} 566V618M${x - 18} 580H${x + 18}M${x - 26} 596Q${x - 22} 618 ${x} 618Q${x + 22} 618 ${x + 26} 596`,
      ink.cream,
      7,
    ) +
    circle(x, 560, 7, 'none', { stroke: ink.cream, strokeWidth: 5 });
  const arch = (lift) => `M540 ${440 - lift}Q1000 ${40 - lift} 1460 ${440 - lift}`;
  const onArch = (share, lift) => [
    540 * (1 - share) ** 2 + 2 * 1000 * share * (1 - share) + 1460 * share ** 2,
    (440 - lift) * ((1 - share) ** 2 + share ** 2) + 2 * (40 - lift) * share * (1 - share),
  ];
  const lattice = repeat(30, (index) => {
    const [x1, y1] = onArch(index / 30, 0);
    const [x2, y2] = onArch((index + 1) / 30, 96);
    const [x3, y3] = onArch(index / 30, 96);
    const [x4, y4] = onArch((index + 1) / 30, 0);
    return line(x1, y1, x2, y2, ink.teal, 6) + line(x3, y3, x4, y4, ink.teal, 6);
  });
  const bulbs = repeat(31, (index) => {
    const [x, y] = onArch((index + 0.5) / 31, 96);
    return glow(x, y - 14, 40, '#ffe2a0', 0.5) + circle(x, y - 14, 9, '#fff6d8');
  });
  const plate = at(
    1000,
    190,
    1,
    circle(0, 6, 118, ink.deep) +
      circle(0, 0, 112, across(lighter(ink.coral, 0.15), ink.coral, ink.brick)) +
      circle(0, 0, 92, ink.cream) +
      stroke('M0 -44V56M-34 -20H34M-56 14Q-46 60 0 60Q46 60 56 14M-56 14L-66 30M56 14L66 30', ink.teal, 14) +
      circle(0, -60, 14, 'none', { stroke: ink.teal, strokeWidth: 10 }) +
      repeat(16, (index) =>
        circle(Math.cos(index * 0.3927) * 102, Math.sin(index * 0.3927) * 102, 5.5, '#fff3c8'),
      ),
  );
  return (
    stroke(arch(0), ink.deep, 20) +
    stroke(arch(96), ink.deep, 16) +
    lattice +
    stroke(arch(0), ink.lagoon, 10) +
    stroke(arch(96), ink.lagoon, 8) +
    bulbs +
    plate +
    bunting([640, 440], [1000, 420], { sag: 30, count: 12, size: 30 }) +
    bunting([1000, 420], [1360, 440], { sag: 30, count: 12, size: 30 }) +
    pier(540) +
    pier(1460) +
    blended('', 'screen') +
    clipped('', '') +
    stringLights([0, -100], [1, -100], { count: 1 })
  );
}

function front(random) {
  const tub = (x) =>
    ellipse(x, 1086, 130, 16, ink.bark, { opacity: 0.3 }) +
    flowers(random, x, 1000, 150, ink.coral, 16) +
    flowers(random, x + 20, 1004, 120, ink.marigold, 12) +
    flowers(random, x - 30, 1004, 110, ink.white, 8) +
    polygon(
      [x - 100, 990, x + 100, 990, x + 78, 1084, x - 78, 1084],
      across(lighter(ink.lagoon, 0.1), ink.lagoon, ink.teal),
    ) +
    rect(x - 108, 982, 216, 18, ink.cream);
  const one = (x, y, tall, more, pose, flip = false) =>
    person(x, y, tall, { ...outfit(random), ...more }, { pose, flip, shadow: ink.bark });
  return (
    tub(300) +
    tub(1700) +
    one(820, 1080, 300, { head: 'away', top: ink.marigold, legs: ink.navy, cut: 'shirt' }, 'walk') +
    one(930, 1086, 180, { head: 'away', top: ink.coral, legs: ink.teal, cut: 'shirt' }, 'wave') +
    one(1080, 1078, 310, { head: 'sunhat', top: ink.white, cut: 'dress' }, 'walk', true) +
    one(1230, 1066, 290, { head: 'cap', top: ink.teal, legs: ink.sand, cut: 'shirt' }, 'walk', true) +
    at(
      1330,
      1080,
      1.1,
      path('M-44 -22Q-46 -46 -20 -48L24 -48Q40 -62 58 -58L66 -44L50 -36L44 -18L-38 -18Z', '#7a4a2a') +
        stroke('M-34 -22L-40 0M-22 -20L-18 0M28 -20L24 0M40 -22L46 0', '#7a4a2a', 7) +
        stroke('M-44 -42Q-60 -54 -56 -68', '#7a4a2a', 6) +
        path('M38 -60L34 -38L48 -44Z', '#5a331c') +
        circle(58, -50, 2.4, ink.black),
    ) +
    stroke('M1246 930Q1300 990 1354 1034', ink.black, 3) +
    circle(0, 0, 0, darker('#000000', 0))
  );
}
