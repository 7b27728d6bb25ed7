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
  lens,
  lighter,
  line,
  mix,
  path,
  rect,
  repeat,
  ridge,
  sea,
  stroke,
  sun,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 620, down('#f0cf9c', '#f8dfb4', '#fbe9c8')) +
    sun(930, 400, 62, '#fff0c4', 7) +
    ridge(random, { width, y: 470, rise: 70, bottom: 560, fill: '#b9c9b8' }) +
    haze(width, 400, 160, '#fff0cf', 0.7) +
    sea(random, {
      width,
      top: 520,
      bottom: height,
      waves: 460,
      light: '#f6efd6',
      colours: ['#f1ddb4', '#b6cdb8', '#5fa39c', '#1f7275', '#0b4248'],
    }) +
    glints(random, { x: 930, top: 524, bottom: 1050, colour: '#fff3cf', width: 260, count: 170 }) +
    deck(random) +
    posts(random) +
    flock(random)
  );
}

/** The deck overhead, and a nest on the beam. */
function deck(random) {
  const planks =
    rect(0, 0, width, 150, down('#2a1a13', '#4b3327', '#6d4a36')) +
    repeat(
      27,
      (index) =>
        line(index * 62, 0, index * 62 + 4, 118, '#160d09', 4) +
        line(index * 62 + 7, 0, index * 62 + 9, 112, '#e8b877', 1.6, { opacity: 0.4 }),
    );
  const beam =
    rect(0, 116, width, 66, down('#9a6c48', '#6d4a36', '#3d2a20')) +
    repeat(40, () => {
      const x = random.between(0, width);
      return line(
        x,
        random.between(124, 172),
        x + random.between(40, 160),
        random.between(124, 172),
        '#2a1a13',
        1.8,
        { opacity: 0.3 },
      );
    });
  return planks + beam + rect(0, 182, width, 40, down(['#2a1a13', 0.5], ['#2a1a13', 0]));
}

function posts(random) {
  const one = (x, wide, foot, tone) =>
    rect(x - wide / 2, 150, wide, foot - 150, across(lighter(tone, 0.24), tone, darker(tone, 0.45))) +
    repeat(5, () => {
      const px = x + random.between(-0.4, 0.4) * wide;
      return line(px, 200, px + random.between(-3, 3), foot - 90, darker(tone, 0.4), 2, { opacity: 0.45 });
    }) +
    rect(
      x - wide * 0.52,
      foot - wide * 2.1,
      wide * 1.04,
      wide * 2.1,
      down(['#3f5a3a', 0], ['#34503a', 0.9]),
    ) +
    repeat(16, () =>
      circle(
        x + random.between(-0.45, 0.45) * wide,
        foot - random.between(0, 1.7) * wide,
        wide * random.between(0.03, 0.07),
        '#dcd8c4',
        { opacity: 0.8 },
      ),
    ) +
    ellipse(x, foot, wide * 0.95, wide * 0.12, ink.white, { opacity: 0.5 });
  const brace = (x1, x2, tone, wide) =>
    line(x1, 220, x2, 560, tone, wide) + line(x2, 220, x1, 560, tone, wide);
  return (
    brace(520, 760, '#a08e74', 12) +
    one(520, 34, 600, '#a08e74') +
    one(760, 34, 600, '#a08e74') +
    brace(1120, 1340, '#a08e74', 12) +
    one(1120, 34, 600, '#a08e74') +
    one(1340, 34, 600, '#a08e74') +
    one(330, 62, 690, '#7a5c45') +
    one(1500, 66, 720, '#7a5c45') +
    rect(300, 560, 1240, 26, down('#8a6a4c', '#5a3f2e'), { opacity: 0 }) +
    one(70, 130, 900, '#4b3327')
  );
}

function flock(random) {
  const chicks = repeat(6, (index) =>
    chick(630 + index * 84 + (index % 2) * 12, 838 + (index % 3) * 17, 0.92, true),
  );
  return (
    drake(660, 640, 0.4, false) +
    hen(830, 632, 0.36, false) +
    drake(1090, 650, 0.42, true) +
    drake(400, 800, 0.98, false) +
    drake(1330, 800, 0.9, true) +
    hen(1330, 1010, 1.2, true) +
    chicks +
    hen(430, 1010, 1.1, false) +
    blurred(ellipse(random.between(700, 900), 1040, 500, 10, '#0b4248', { opacity: 0.3 }), 8)
  );
}

const wake = () =>
  repeat(3, (index) =>
    stroke(
      `M${-190 - index * 40} ${12 + index * 10}Q0 ${40 + index * 18} ${190 + index * 40} ${12 + index * 10}`,
      ink.white,
      4.5 - index,
      { opacity: 0.65 - index * 0.16 },
    ),
  );
const body =
  'M-170 -24Q-196 -50 -204 -66Q-150 -64 -110 -84Q-30 -116 60 -92Q96 -80 122 -92L142 -70Q160 -30 120 8Q60 34 -60 28Q-140 20 -170 -24Z';
const headShape =
  'M86 -80Q84 -150 126 -168Q166 -180 184 -152L236 -112Q242 -100 232 -96Q204 -94 176 -96Q150 -78 142 -44Z';

/** The drake: white above, black below, sea-green at the nape. */
function drake(x, y, scale, flip) {
  const drawing =
    ellipse(0, 26, 176, 18, '#083238', { opacity: 0.4 }) +
    path(body, down('#2a3338', '#10262b')) +
    clipped(
      path(body, '#fff'),
      path(
        'M-118 -100Q-30 -130 70 -100Q150 -90 150 -20Q110 4 70 -28Q-10 -58 -96 -58Q-130 -70 -118 -100Z',
        down('#ffffff', '#efe6d2'),
      ) +
        path('M70 -90Q150 -80 130 10Q96 20 84 -10Q66 -50 70 -90Z', '#f3cdb0', { opacity: 0.75 }) +
        rect(-210, 6, 420, 40, ['#083238'][0], { opacity: 0.5 }),
    ) +
    stroke('M-96 -62Q-20 -66 40 -40Q10 -20 -40 -22Q-90 -30 -130 -34', '#10262b', 7) +
    path(headShape, across('#ffffff', '#fffaf0', '#e6ddc8')) +
    path(
      'M104 -148Q130 -180 170 -172Q182 -166 186 -152L212 -130Q180 -134 158 -146Q128 -158 104 -148Z',
      '#16282f',
    ) +
    path('M88 -92Q90 -136 116 -142Q128 -132 118 -108Q104 -100 88 -92Z', '#8cc3a4') +
    path(
      'M184 -150L236 -112Q242 -100 232 -96Q210 -95 186 -96Q196 -116 184 -150Z',
      down('#d9d3a0', '#a9a878'),
    ) +
    circle(160, -138, 5.5, ink.black) +
    circle(162, -140, 2, ink.white) +
    stroke('M196 -104L232 -100', '#7d7c54', 3) +
    wake();
  return at(x, y, scale, drawing, { flip });
}

/** The hen: warm brown, barred. */
function hen(x, y, scale, flip) {
  const bars = repeat(6, (row) =>
    repeat(11, (column) =>
      stroke(`M${-180 + column * 30 + (row % 2) * 15} ${-92 + row * 20}q10 9 20 0`, '#4b2f1f', 4, {
        opacity: 0.6,
      }),
    ),
  );
  const drawing =
    ellipse(0, 26, 176, 18, '#083238', { opacity: 0.4 }) +
    path(body, down('#b5835a', '#8a5a3a', '#5a3826')) +
    clipped(path(body, '#fff'), bars + rect(-210, 6, 420, 40, '#083238', { opacity: 0.45 })) +
    stroke('M-110 -58Q-20 -70 50 -42Q0 -18 -60 -22Q-100 -28 -136 -34', '#e3b98a', 5, { opacity: 0.8 }) +
    path(headShape, across('#a87850', '#95653f', '#7a4f32')) +
    repeat(5, (index) =>
      stroke(`M${108 + index * 12} ${-140 + index * 3}q6 14 2 30`, '#4b2f1f', 3, { opacity: 0.4 }),
    ) +
    path(
      'M184 -150L236 -112Q242 -100 232 -96Q210 -95 186 -96Q196 -116 184 -150Z',
      down('#6d6a58', '#4d4b40'),
    ) +
    circle(160, -138, 5.5, ink.black) +
    circle(162, -140, 2, ink.white) +
    stroke('M142 -146Q158 -154 172 -148', '#e0bd92', 4) +
    wake();
  return at(x, y, scale, drawing, { flip });
}

const chick = (x, y, scale, flip) =>
  at(
    x,
    y,
    scale,
    path(lens(0, 8, 110, 7), ink.white, { opacity: 0.55 }) +
      path(
        'M-42 -18Q-50 -26 -50 -32Q-30 -30 -10 -32Q4 -34 8 -50Q18 -68 36 -58L54 -46Q54 -40 46 -40L36 -38Q40 -6 14 4Q-30 10 -42 -18Z',
        down('#8f6a48', mix('#5a3f2b', ink.black, 0.1)),
      ) +
      path('M-20 -8Q4 0 20 -20Q20 2 0 6Q-20 6 -20 -8Z', '#d9bd92', { opacity: 0.8 }) +
      circle(32, -50, 3, ink.black),
    { flip },
  ) + glow(0, 0, 0, ink.white, 0);
