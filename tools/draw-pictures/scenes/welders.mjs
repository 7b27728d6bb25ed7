import {
  across,
  at,
  blended,
  circle,
  darker,
  down,
  ellipse,
  glints,
  glow,
  haze,
  height,
  ink,
  lamp,
  lighter,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  pierSide,
  polygon,
  rect,
  reflected,
  repeat,
  ridge,
  sea,
  sky,
  stars,
  stroke,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const far =
    pierSide({
      left: 980,
      right: 1660,
      deck: 470,
      water: 560,
      bay: 70,
      colour: '#22354a',
      light: '#3f4f5f',
      rail: 24,
    }) +
    pavilion(1380, 472, 0.5, { wall: '#8a8a86', dome: '#2c5566', lit: true }) +
    lighthouse(1080, 472, 0.4, { lit: true }) +
    repeat(4, (index) => lamp(1160 + index * 36, 472, 50, { lit: true, colour: '#22354a' }));
  return (
    sky(width, height, ['#12304a', '#31546d', '#7d6382', '#e08a72', '#f6b27a']) +
    stars(random, { width, height: 260, count: 70 }) +
    ridge(random, { width, y: 500, rise: 60, bottom: 560, fill: '#4a5a70' }) +
    haze(width, 420, 170, '#f6b27a', 0.55) +
    sea(random, { width, top: 530, bottom: height, colours: waters.dusk, waves: 420, light: '#f2b18f' }) +
    reflected(far, { y: 562, opacity: 0.4, squash: 0.7 }) +
    far +
    piles(random) +
    scaffold() +
    crew(random) +
    glints(random, { x: 640, top: 800, bottom: 1050, colour: '#cfe6ff', width: 220, count: 110 }) +
    tubeTop()
  );
}

function piles(random) {
  const one = (x, wide, foot, tone, sleeve) =>
    rect(x - wide / 2, 90, wide, foot - 90, across(lighter(tone, 0.22), tone, darker(tone, 0.5))) +
    repeat(5, () => {
      const px = x + random.between(-0.4, 0.4) * wide;
      return line(px, 110, px, foot - 60, darker(tone, 0.4), 2, { opacity: 0.5 });
    }) +
    (sleeve
      ? rect(x - wide * 0.6, 430, wide * 1.2, foot - 430, across('#b9c9cc', '#5f7880', '#22363f')) +
        repeat(
          3,
          (index) =>
            rect(
              x - wide * 0.64,
              446 + index * 130,
              wide * 1.28,
              18,
              across('#cfdcdc', '#4d656c', '#1a2c34'),
            ) +
            repeat(4, (bolt) =>
              circle(x - wide * 0.44 + bolt * wide * 0.29, 455 + index * 130, 5, '#dfe8e6'),
            ),
        )
      : rect(
          x - wide * 0.52,
          foot - wide * 1.8,
          wide * 1.04,
          wide * 1.8,
          down(['#2f4a34', 0], ['#2a4434', 0.9]),
        )) +
    ellipse(x, foot, wide * 0.9, wide * 0.12, ink.white, { opacity: 0.4 });
  const beams =
    rect(-10, 60, width + 20, 74, down('#6d4a36', '#4b3327', '#221611')) +
    rect(-10, -10, width + 20, 72, down('#120c0a', '#2a1a13')) +
    repeat(20, (index) => line(index * 84, 0, index * 84, 60, '#0b0706', 4)) +
    rect(0, 134, width, 50, down(['#120c0a', 0.5], ['#120c0a', 0]));
  return (
    line(150, 180, 640, 640, '#3a2820', 24) +
    line(1120, 180, 640, 640, '#2d2019', 24) +
    one(1120, 96, 790, '#3a2820', true) +
    one(640, 128, 880, '#55392a', true) +
    one(150, 150, 960, '#3a2820', false) +
    one(1530, 130, 930, '#2d2019', false) +
    beams
  );
}

/** A raft with a rail beside the pile. */
const scaffold = () =>
  repeat(
    2,
    (index) =>
      line(index ? 980 : 330, 130, index ? 980 : 330, 790, '#8d9a98', 5) +
      repeat(24, (link) =>
        ellipse(index ? 980 : 330, 150 + link * 27, 5, 11, 'none', { stroke: '#5d6c70', strokeWidth: 3 }),
      ),
  ) +
  polygon([250, 800, 1060, 800, 1030, 872, 280, 872], down(lighter(ink.coral, 0.06), ink.coral, ink.brick)) +
  rect(240, 782, 830, 22, down('#d9b07c', '#7a5640')) +
  repeat(
    9,
    (index) => circle(330 + index * 82, 838, 20, ink.black) + circle(330 + index * 82, 838, 9, '#43565a'),
  ) +
  path('M250 872Q640 898 1050 870L1030 884Q640 910 290 884Z', ink.white, { opacity: 0.45 });

function crew(random) {
  const worker = (x, y, size, flip, mask, pose) => {
    const skin = '#8a5638';
    const arms =
      pose === 'weld'
        ? 'M6 -74Q26 -66 46 -72M-8 -74Q16 -58 44 -68'
        : pose === 'hold'
          ? 'M8 -74Q26 -60 24 -52M-10 -74Q-16 -60 20 -52'
          : 'M10 -74Q22 -88 20 -108M-10 -75Q-17 -62 -13 -47';
    const head = mask
      ? circle(0, -93, 8, skin) +
        path('M-9 -92Q-10 -106 1 -106Q12 -106 12 -94L13 -80Q4 -76 -3 -82Q-9 -86 -9 -92Z', '#39484e') +
        rect(4, -97, 9, 7, '#8fe0d2')
      : circle(0, -93, 8, skin) + path('M-10 -94Q-9 -106 1 -106Q11 -106 11 -95L14 -93L-10 -93Z', ink.white);
    return at(
      x,
      y,
      size / 100,
      stroke('M-5 -44L-7 -4M6 -44L9 -4', ink.navy, 10) +
        ellipse(-7, -2, 8, 3.4, ink.black) +
        ellipse(10, -2, 8, 3.4, ink.black) +
        path('M-14 -80Q0 -86 14 -80L13 -42Q0 -38 -13 -42Z', across(ink.marigold, ink.amber)) +
        rect(-14, -64, 28, 4.5, '#f6f2d8') +
        rect(-14, -54, 28, 4.5, '#f6f2d8') +
        stroke(arms, ink.amber, 7) +
        (pose === 'weld' ? circle(46, -71, 4.4, '#4b3327') : '') +
        head,
      { flip },
    );
  };
  const spark = (x, y, reach) =>
    glow(x, y, reach * 2.4, '#bfe0ff', 0.75) +
    glow(x, y, reach, '#ffffff', 0.95) +
    blended(
      repeat(64, () => {
        const angle = random.between(-2.9, 0.4) + 1.2;
        const far = random.between(0.25, 1) * reach;
        const [ex, ey] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far + far * 0.35];
        return (
          stroke(
            `M${x} ${y}Q${x + Math.cos(angle) * far * 0.6} ${y + Math.sin(angle) * far * 0.5} ${ex} ${ey}`,
            random.pick(['#ffd98a', '#fff6dc', '#ff9a56']),
            random.between(1.2, 3),
            { opacity: random.between(0.4, 1) },
          ) + circle(ex, ey, random.between(1.5, 4), '#fff0bd')
        );
      }),
      'screen',
    ) +
    circle(x, y, 13, '#ffffff');
  const gas =
    rect(930, 640, 54, 142, across('#7fb0a8', ink.lagoon, ink.deep), { rx: 22 }) +
    rect(990, 640, 54, 142, across('#f4a088', ink.coral, ink.brick), { rx: 22 }) +
    rect(948, 620, 18, 26, '#39484e') +
    rect(1008, 620, 18, 26, '#39484e') +
    stroke('M957 620Q940 560 860 640T760 660', '#0c1a1e', 6);
  return (
    gas +
    worker(400, 784, 268, false, true, 'weld') +
    worker(860, 784, 262, true, true, 'weld') +
    worker(300, 784, 250, false, false, 'hold') +
    spark(560, 592, 150) +
    spark(722, 596, 130) +
    mixNone()
  );
}

const mixNone = () => (mix('#000000', '#000000', 0) === '' ? polygon([0, 0], '#000') : '');

const tubeTop = () =>
  repeat(5, (index) =>
    path(`M${440 + index * 80} ${930 + index * 18}q40 ${index % 2 ? 8 : -8} ${110 + index * 10} 0`, 'none', {
      stroke: '#cfe0f0',
      strokeWidth: 3,
      strokeLinecap: 'round',
      opacity: 0.5,
    }),
  );
