import {
  across,
  at,
  blurred,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  glow,
  haze,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  polygon,
  rect,
  repeat,
  ridge,
  sea,
  stroke,
  sun,
  tuft,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 700, down('#8fc4bd', '#cfe3d0', '#f6ecd0')) +
    sun(1180, 380, 58, '#fff2c8', 7) +
    ridge(random, { width, y: 520, rise: 70, bottom: 600, fill: '#9fc3b8' }) +
    haze(width, 440, 150, '#fff4d8', 0.6) +
    sea(random, {
      width,
      top: 570,
      bottom: height,
      colours: ['#d9e6d2', '#8cc4b6', '#3b9590', '#136265', '#0b4248'],
      waves: 360,
    }) +
    glints(random, { x: 1180, top: 574, bottom: 1040, colour: '#fff7dc', width: 200, count: 120 }) +
    frame(random) +
    beam(random) +
    nest(random) +
    hen() +
    drake(1290, 960, 0.62) +
    glow(760, 560, 520, '#fff3cf', 0.35)
  );
}

/** Deck and piles, dark round the light. */
function frame(random) {
  const pile = (x, wide, foot, tone) =>
    rect(x - wide / 2, 100, wide, foot - 100, across(lighter(tone, 0.24), tone, darker(tone, 0.5))) +
    repeat(6, () => {
      const px = x + random.between(-0.4, 0.4) * wide;
      return line(px, 120, px + random.between(-4, 4), foot - 60, darker(tone, 0.4), 2.4, { opacity: 0.45 });
    }) +
    rect(
      x - wide * 0.52,
      foot - wide * 1.4,
      wide * 1.04,
      wide * 1.4,
      down(['#3f5a3a', 0], ['#34503a', 0.9]),
    ) +
    repeat(14, () =>
      circle(
        x + random.between(-0.45, 0.45) * wide,
        foot - random.between(0, 1.2) * wide,
        wide * random.between(0.03, 0.06),
        '#dcd8c4',
        { opacity: 0.8 },
      ),
    ) +
    ellipse(x, foot, wide * 0.9, wide * 0.1, ink.white, { opacity: 0.45 });
  const planks =
    rect(0, 0, width, 130, down('#2a1a13', '#4b3327', '#6d4a36')) +
    repeat(
      27,
      (index) =>
        line(index * 62, 0, index * 62 + 3, 100, '#160d09', 4) +
        line(index * 62 + 7, 0, index * 62 + 9, 96, '#f0c98a', 1.8, { opacity: 0.5 }),
    ) +
    rect(0, 98, width, 44, down('#8a6042', '#4b3327')) +
    rect(0, 142, width, 40, down(['#1c100b', 0.45], ['#1c100b', 0]));
  return (
    pile(1060, 44, 680, '#8a7a64') +
    line(820, 150, 1060, 560, '#8a7a64', 13) +
    pile(1420, 170, 980, '#4b3327') +
    pile(120, 220, 1010, '#3d2a20') +
    planks
  );
}

const beam = (random) =>
  rect(-20, 720, 1470, 96, down('#b5845a', '#8a6042', '#4b3327')) +
  repeat(40, () => {
    const x = random.between(0, 1400);
    return line(
      x,
      random.between(730, 806),
      x + random.between(40, 180),
      random.between(730, 806),
      '#2a1a13',
      2,
      { opacity: 0.3 },
    );
  }) +
  rect(-20, 714, 1470, 12, '#dcb486') +
  rect(-20, 816, 1470, 40, down(['#1c100b', 0.4], ['#1c100b', 0])) +
  circle(250, 768, 15, '#5d7374') +
  circle(250, 768, 6, '#2c3b40') +
  circle(1310, 768, 15, '#5d7374') +
  circle(1310, 768, 6, '#2c3b40') +
  tuft(random, 420, 726, 60, '#7a8a4a', 12);

/** Straw, weed and down on the beam. */
function nest(random) {
  const straw = (count, tone) =>
    repeat(count, () => {
      const angle = random.between(Math.PI, Math.PI * 2);
      const [x, y] = [
        770 + Math.cos(angle) * random.between(200, 330),
        724 + Math.sin(angle) * random.between(4, 66),
      ];
      return stroke(
        `M${x} ${y}q${random.between(-60, 60)} ${random.between(-30, 20)} ${random.between(-120, 120)} ${random.between(-12, 16)}`,
        mix(tone, random.pick([ink.bark, ink.cream]), random.between(0, 0.3)),
        random.between(3, 6),
      );
    });
  return (
    path('M440 724Q470 640 620 630L920 630Q1080 640 1110 724Q770 760 440 724Z', down('#a8855a', '#6d5235')) +
    straw(90, '#c9a468') +
    repeat(30, () =>
      ellipse(
        random.between(520, 1030),
        random.between(636, 690),
        random.between(14, 34),
        random.between(8, 16),
        random.pick(['#e9dcc6', '#cbb79a', '#b59c7c']),
        { opacity: 0.8 },
      ),
    )
  );
}

/** The hen sits; three ducklings look out from under her. */
function hen() {
  const shape =
    'M-190 30Q-226 -10 -236 -40Q-170 -44 -124 -72Q-30 -116 64 -92Q98 -82 120 -92L150 -70Q176 -20 140 36Q60 56 -60 54Q-150 52 -190 30Z';
  const bars = repeat(7, (row) =>
    repeat(14, (column) =>
      stroke(`M${-230 + column * 29 + (row % 2) * 14} ${-96 + row * 21}q10 9 20 0`, '#4b2f1f', 3.6, {
        opacity: 0.6,
      }),
    ),
  );
  const head =
    'M86 -80Q84 -150 126 -168Q166 -180 184 -152L236 -112Q242 -100 232 -96Q204 -94 176 -96Q150 -78 142 -44Z';
  const chick = (x, y, scale, flip) =>
    at(
      x,
      y,
      scale,
      path(
        'M-50 46Q-58 -20 -22 -34Q-18 -70 14 -70Q40 -68 42 -46L58 -36Q58 -28 48 -27L38 -26Q56 0 46 46Z',
        down('#96714c', '#5f4430'),
      ) +
        path('M-20 40Q-16 6 12 0Q34 14 32 42Z', '#dcc196', { opacity: 0.85 }) +
        circle(24, -50, 5, ink.black) +
        circle(26, -52, 1.8, ink.white) +
        stroke('M8 -60Q22 -66 32 -58', '#dcc196', 4),
      { flip },
    );
  return (
    at(
      740,
      590,
      1.55,
      path(shape, down('#bd8c62', '#95653f', '#6a4330')) +
        clipped(path(shape, '#fff'), bars + rect(-240, 16, 420, 60, '#3d2a1c', { opacity: 0.3 })) +
        stroke('M-120 -46Q-20 -64 56 -34Q0 -6 -60 -12Q-110 -18 -150 -20', '#e3b98a', 5, { opacity: 0.85 }) +
        path(head, across('#b08055', '#9b6a44', '#7a4f32')) +
        repeat(5, (index) =>
          stroke(`M${106 + index * 12} ${-140 + index * 3}q6 14 2 30`, '#4b2f1f', 3, { opacity: 0.4 }),
        ) +
        path(
          'M184 -150L236 -112Q242 -100 232 -96Q210 -95 186 -96Q196 -116 184 -150Z',
          down('#75725e', '#4d4b40'),
        ) +
        circle(160, -138, 5.6, ink.black) +
        circle(162, -140, 2, ink.white) +
        stroke('M142 -147Q158 -155 172 -149', '#e0bd92', 4),
    ) +
    chick(590, 676, 1.0, true) +
    chick(690, 682, 0.92, false) +
    chick(1010, 680, 0.98, false) +
    blurred(ellipse(770, 726, 300, 8, '#3d2a1c', { opacity: 0.35 }), 4)
  );
}

const drake = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    ellipse(0, 26, 176, 18, '#083238', { opacity: 0.4 }) +
      path(
        'M-170 -24Q-196 -50 -204 -66Q-150 -64 -110 -84Q-30 -116 60 -92Q96 -80 122 -92L142 -70Q160 -30 120 8Q60 34 -60 28Q-140 20 -170 -24Z',
        down('#2a3338', '#10262b'),
      ) +
      path(
        'M-118 -86Q-30 -112 60 -92Q100 -80 120 -90Q144 -40 116 -6Q90 6 70 -28Q-10 -58 -96 -58Q-130 -70 -118 -86Z',
        down('#ffffff', '#efe6d2'),
      ) +
      path(
        'M86 -80Q84 -150 126 -168Q166 -180 184 -152L236 -112Q242 -100 232 -96Q204 -94 176 -96Q150 -78 142 -44Z',
        '#fffaf0',
      ) +
      path(
        'M104 -148Q130 -180 170 -172Q182 -166 186 -152L212 -130Q180 -134 158 -146Q128 -158 104 -148Z',
        '#16282f',
      ) +
      path('M88 -92Q90 -136 116 -142Q128 -132 118 -108Q104 -100 88 -92Z', '#8cc3a4') +
      path('M184 -150L236 -112Q242 -100 232 -96Q210 -95 186 -96Q196 -116 184 -150Z', '#c9c690') +
      circle(160, -138, 5.5, ink.black) +
      stroke('M-210 18Q0 52 210 14M-250 34Q0 76 250 30', ink.white, 4.5, { opacity: 0.6 }) +
      polygon([0, 0], '#000'),
    { flip: true },
  );
