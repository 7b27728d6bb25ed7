import {
  across,
  at,
  circle,
  clipped,
  crowd,
  darker,
  down,
  ellipse,
  fir,
  glow,
  haze,
  height,
  houses,
  ink,
  lamp,
  lighter,
  line,
  mix,
  path,
  person,
  polygon,
  rect,
  repeat,
  sky,
  snowfall,
  stroke,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const left = houses(random, {
    left: -60,
    right: 560,
    foot: 700,
    low: 230,
    high: 470,
    shade: '#2a4660',
    amount: 0.5,
    lit: 0.5,
    pane: '#36566c',
  });
  const right = houses(random, {
    left: 1060,
    right: width + 60,
    foot: 700,
    low: 230,
    high: 480,
    shade: '#2a4660',
    amount: 0.5,
    lit: 0.5,
    pane: '#36566c',
  });
  const far = houses(random, {
    left: 520,
    right: 1090,
    foot: 690,
    low: 110,
    high: 210,
    shade: '#5d7688',
    amount: 0.66,
    lit: 0.45,
    pane: '#6d8798',
  });
  return (
    sky(width, height, ['#274760', '#4f6d82', '#8f9aa4', '#e2b79a', '#f2c9a2']) +
    far +
    haze(width, 470, 260, '#f2cfae', 0.6) +
    left +
    right +
    snowCaps(random) +
    ground(random) +
    fir(random, 330, 800, 300, { snow: true }) +
    fir(random, 1345, 790, 260, { snow: true }) +
    wires() +
    lamp(205, 850, 470, { lit: true, colour: '#12263a' }) +
    glow(205, 362, 210, '#ffd58a', 0.9) +
    lamp(1420, 850, 470, { lit: true, colour: '#12263a' }) +
    glow(1420, 362, 210, '#ffd58a', 0.9) +
    crowd(random, {
      left: 80,
      right: 520,
      near: 850,
      far: 800,
      nearHeight: 165,
      farHeight: 140,
      count: 5,
      light: { shade: '#2a4660', amount: 0.25, winter: true },
      shadow: '#2a4660',
    }) +
    tram() +
    people() +
    snowfall(random, { width, height, count: 430, size: 4.6 })
  );
}

/** Loose snow along the eaves of the street. */
const snowCaps = (random) =>
  repeat(2, (side) =>
    repeat(8, (index) => {
      const x = side ? 1090 + index * 70 : -30 + index * 74;
      return ellipse(x, 704, random.between(46, 80), random.between(10, 18), ink.white);
    }),
  );

function ground(random) {
  const rails = [-1, 1]
    .map((side) =>
      polygon(
        [800 + side * 26, 704, 800 + side * 31, 704, 800 + side * 262, height, 800 + side * 240, height],
        '#6c8699',
      ),
    )
    .join('');
  const track = polygon([765, 704, 835, 704, 1130, height, 470, height], down('#e8dfd4', '#bcc9d2'));
  const drifts = repeat(26, () =>
    ellipse(
      random.between(-50, width + 50),
      random.between(730, 1060),
      random.between(80, 260),
      random.between(6, 22),
      random.pick(['#ffffff', '#cbd8e0', '#f7efe6']),
      { opacity: random.between(0.35, 0.8) },
    ),
  );
  const lightPools =
    glow(205, 880, 300, '#ffca86', 0.5) +
    glow(1420, 880, 300, '#ffca86', 0.5) +
    glow(800, 1010, 420, '#fff0c0', 0.7);
  return (
    rect(0, 696, width, 380, down('#efe2d3', '#dfe5e6', '#b4c6d2')) + drifts + track + rails + lightPools
  );
}

const wires = () =>
  line(800, 250, 800, -10, ink.black, 3) +
  line(800, 330, 560, -10, ink.black, 2, { opacity: 0 }) +
  stroke('M-20 120Q800 200 1620 120M-20 150Q800 214 1620 150', ink.black, 2.4);

/** The tram comes head-on, its number in lamps. */
function tram() {
  const body =
    'M510 930L510 420Q514 340 590 326Q800 300 1010 326Q1086 340 1090 420L1090 930Q1080 960 1040 964L560 964Q520 960 510 930Z';
  const screen =
    'M556 596L556 442Q562 412 600 406Q800 388 1000 406Q1038 412 1044 442L1044 596Q1042 616 1020 618Q800 632 580 618Q558 616 556 596Z';
  const driver =
    path('M620 660Q622 540 690 530Q760 540 764 660Z', ink.navy) +
    circle(691, 494, 34, '#b57a52') +
    path('M654 490Q652 450 691 450Q730 450 728 488L744 494L654 494Z', ink.deep) +
    rect(654, 480, 76, 8, ink.marigold) +
    stroke('M668 512Q691 530 714 512', '#6d3f2a', 4);
  const riders =
    circle(900, 520, 30, '#5f3a28') +
    path('M846 660Q850 562 900 558Q952 562 956 660Z', ink.brick) +
    path('M868 520Q864 484 900 484Q936 484 932 520Z', ink.cream) +
    circle(900, 482, 10, ink.coral) +
    circle(976, 544, 24, '#f0c6a0') +
    path('M938 660Q940 580 976 576Q1014 580 1018 660Z', ink.teal);
  const lampAt = (x) =>
    circle(x, 800, 48, ink.deep) +
    circle(x, 800, 40, '#fff4cf') +
    circle(x - 10, 790, 14, '#ffffff') +
    glow(x, 800, 210, '#fff0bd', 0.85);
  const four = stroke('M812 352L786 384L826 384M814 366L814 400', '#ffd873', 8);
  const wiper = line(800, 618, 720, 470, ink.black, 6) + line(840, 618, 930, 470, ink.black, 6);
  return (
    ellipse(800, 966, 330, 34, '#2a4660', { opacity: 0.55 }) +
    stroke('M700 322L800 250L900 322M740 250L860 250', ink.deep, 9) +
    path(
      body,
      across(darker(ink.coral, 0.18), lighter(ink.coral, 0.08), ink.coral, darker(ink.coral, 0.25)),
    ) +
    clipped(
      path(body, '#fff'),
      rect(500, 640, 620, 92, ink.cream) +
        rect(500, 744, 620, 12, ink.cream) +
        rect(500, 900, 620, 80, ink.deep),
    ) +
    clipped(
      path(screen, '#fff'),
      rect(540, 380, 520, 260, down('#fff3c8', '#ffd890', '#f0a95c')) +
        driver +
        riders +
        polygon([560, 640, 700, 380, 780, 380, 640, 640], ink.white, { opacity: 0.25 }),
    ) +
    path(screen, 'none', { stroke: ink.deep, strokeWidth: 12 }) +
    wiper +
    line(800, 400, 800, 620, ink.deep, 8) +
    rect(650, 334, 300, 76, ink.black, { rx: 12 }) +
    four +
    repeat(3, (index) => rect(680 + index * 30, 366, 18, 12, '#ffd873')) +
    repeat(3, (index) => rect(850 + index * 30, 366, 18, 12, '#ffd873')) +
    circle(800, 688, 46, ink.teal) +
    stroke('M800 662L800 712M782 676L818 676M774 694Q778 714 800 714Q822 714 826 694', ink.cream, 7) +
    circle(800, 656, 8, 'none', { stroke: ink.cream, strokeWidth: 5 }) +
    lampAt(600) +
    lampAt(1000) +
    rect(700, 906, 200, 30, '#51626a', { rx: 10 }) +
    path(
      'M500 344Q560 296 800 284Q1040 296 1100 344Q1080 330 1010 322Q800 296 590 322Q530 330 500 344Z',
      ink.white,
    ) +
    path('M566 940Q680 900 800 938Q920 900 1034 940L1040 984Q800 1000 560 984Z', down('#ffffff', '#cfdbe2'))
  );
}

function people() {
  const muffled = (top, hair, skin) => ({
    skin,
    hair,
    top,
    legs: '#24384a',
    head: /** @type {const} */ ('beanie'),
    cut: /** @type {const} */ ('coat'),
  });
  const dog = at(
    1360,
    1010,
    1.05,
    path('M-44 -22Q-46 -46 -20 -48L24 -48Q40 -62 58 -58L66 -44L50 -36L44 -18L-38 -18Z', '#7a4a2a') +
      path('M38 -60L34 -38L48 -44Z', '#5a331c') +
      stroke('M-34 -22L-36 0M-22 -20L-20 0M28 -20L26 0M40 -22L42 0', '#7a4a2a', 7) +
      stroke('M-44 -42Q-60 -54 -56 -68', '#7a4a2a', 6) +
      circle(58, -50, 2.4, ink.black) +
      rect(-24, -50, 44, 18, ink.coral, { rx: 6 }),
  );
  return (
    person(240, 1010, 330, muffled(ink.teal, ink.coral, '#d9a57c'), { pose: 'wave', shadow: '#2a4660' }) +
    person(360, 1020, 205, muffled(ink.marigold, ink.navy, '#d9a57c'), { pose: 'stand', shadow: '#2a4660' }) +
    person(1270, 1014, 318, muffled(ink.brick, ink.cream, '#8a5638'), {
      pose: 'hold',
      flip: true,
      shadow: '#2a4660',
    }) +
    dog +
    stroke('M1256 850Q1300 940 1384 962', ink.black, 3) +
    mixHidden()
  );
}

const mixHidden = () => rect(0, 0, 0, 0, mix(ink.black, ink.white, 0.5));
