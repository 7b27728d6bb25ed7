import {
  across,
  at,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glow,
  height,
  ink,
  lighter,
  line,
  mix,
  path,
  polygon,
  radial,
  rainfall,
  rect,
  repeat,
  ridge,
  sea,
  skies,
  stroke,
  surf,
  waters,
  width,
} from '../kit/all.mjs';
import { framed } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 800, across('#3d2a20', '#6d4a36', '#3d2a20')) +
    repeat(
      12,
      (index) =>
        rect(index * 134, 0, 132, 800, mix('#7a5640', ink.bark, random.between(0.15, 0.55))) +
        line(index * 134, 0, index * 134, 800, '#1c100b', 3),
    ) +
    framed(250, 50, 1100, 640, view(random), { columns: 4, rows: 2, frame: '#2a1a13' }) +
    sill(random) +
    glow(800, 560, 640, '#ffd08a', 0.38) +
    glass(random) +
    barometer() +
    book() +
    candle()
  );
}

const view = (random) =>
  rect(250, 50, 1100, 460, down(...skies.storm)) +
  path('M900 50L850 170L892 170L820 330L862 330L800 470', 'none', {
    stroke: '#fff6d8',
    strokeWidth: 6,
    strokeLinejoin: 'round',
    opacity: 0.9,
  }) +
  glow(850, 200, 330, '#dfeee6', 0.6) +
  ridge(random, { width, y: 470, rise: 40, bottom: 520, fill: '#2b444b' }) +
  sea(random, {
    x: 250,
    width: 1100,
    top: 460,
    bottom: 700,
    colours: waters.storm,
    waves: 150,
    light: '#a9c4bd',
    strength: 0.7,
  }) +
  surf(random, [240, 600, 420, 560, 600, 612, 800, 566, 1000, 610, 1180, 562, 1370, 606], 16, {
    opacity: 0.75,
  }) +
  surf(random, [240, 660, 460, 636, 720, 668, 980, 630, 1370, 664], 20, { opacity: 0.85 }) +
  rainfall(random, { width, height: 700, count: 260, slope: 0.35, opacity: 0.5 }) +
  repeat(24, () => {
    const [x, y] = [random.between(260, 1340), random.between(70, 660)];
    return path(
      `M${x} ${y}q-7 ${random.between(12, 22)} 0 ${random.between(22, 34)}q7 -12 0 -28Z`,
      ink.mist,
      { opacity: 0.6 },
    );
  });

const sill = (random) =>
  rect(0, 750, width, 320, down('#b5793f', '#8a5530', '#4b2e1e')) +
  rect(0, 734, width, 24, '#e3b070') +
  repeat(34, () => {
    const [x, y] = [random.between(0, width), random.between(770, 1050)];
    return stroke(`M${x} ${y}q90 ${random.between(-6, 6)} ${random.between(140, 320)} 0`, '#3f2617', 2.4, {
      opacity: 0.3,
    });
  });

/** The tube of the storm glass in its frame of oak: crystals rise before a gale. */
function glass(random) {
  const tube = 'M736 300Q736 250 800 250Q864 250 864 300L864 860Q864 906 800 908Q736 906 736 860Z';
  const crystals = repeat(120, () => {
    const share = random.next() ** 1.6;
    const [x, y] = [random.between(740, 860), 898 - share * 520];
    const size = random.between(8, 30) * (1.1 - share * 0.6);
    const angle = random.between(0, Math.PI);
    return repeat(3, (arm) => {
      const turn = angle + (arm * Math.PI) / 3;
      return line(
        x - Math.cos(turn) * size,
        y - Math.sin(turn) * size,
        x + Math.cos(turn) * size,
        y + Math.sin(turn) * size,
        ink.white,
        2.2,
        { opacity: 0.85 },
      );
    });
  });
  return (
    ellipse(806, 1000, 270, 36, ink.black, { opacity: 0.45 }) +
    path('M560 990L1040 990L1010 930L590 930Z', across('#d9a066', '#a06a3c', '#5a3420')) +
    rect(540, 984, 520, 28, down('#c58a50', '#6d4026'), { rx: 6 }) +
    rect(640, 190, 34, 750, across('#d9a066', '#8a5530', '#4b2e1e')) +
    rect(926, 190, 34, 750, across('#c58a50', '#7a4827', '#3f2617')) +
    path('M610 200Q800 90 990 200L990 232L610 232Z', across('#d9a066', '#a06a3c', '#5a3420')) +
    circle(800, 170, 24, '#e8c068') +
    circle(800, 170, 13, '#8a5530') +
    circle(657, 182, 20, '#e8c068') +
    circle(943, 182, 20, '#b5792a') +
    path(tube, across(['#dff4ee', 0.7], ['#ffffff', 0.5], ['#8fc4bf', 0.72])) +
    clipped(
      path(tube, '#fff'),
      rect(730, 340, 140, 580, down(['#bfe6df', 0.6], ['#8fd0c6', 0.85], ['#e9f8f2', 0.95])) +
        crystals +
        ellipse(800, 340, 64, 12, '#f4fcf8', { opacity: 0.9 }),
    ) +
    stroke('M754 300L754 850', ink.white, 10, { opacity: 0.75 }) +
    path(tube, 'none', { stroke: '#e9f6f0', strokeWidth: 5, opacity: 0.9 }) +
    rect(716, 300, 168, 28, across('#f2d48a', '#c98f34', '#7a4f1c'), { rx: 8 }) +
    rect(716, 830, 168, 28, across('#f2d48a', '#c98f34', '#7a4f1c'), { rx: 8 }) +
    repeat(
      2,
      (side) =>
        rect(side ? 880 : 670, 308, 50, 12, '#c98f34') + rect(side ? 880 : 670, 838, 50, 12, '#c98f34'),
    )
  );
}

const barometer = () =>
  at(
    380,
    800,
    1.1,
    ellipse(8, 134, 150, 20, ink.black, { opacity: 0.4 }) +
      path('M-120 130L120 130L80 70L-80 70Z', across('#a06a3c', '#5a3420')) +
      circle(0, 0, 150, across('#f2d48a', '#c98f34', '#6d4416')) +
      circle(0, 0, 124, radial('#fffaf0', '#f6ecd2', '#dcc79a')) +
      repeat(31, (index) => {
        const a = ((-210 + index * 8) * Math.PI) / 180;
        const inner = index % 5 ? 104 : 94;
        return line(
          Math.cos(a) * 114,
          Math.sin(a) * 114,
          Math.cos(a) * inner,
          Math.sin(a) * inner,
          ink.deep,
          index % 5 ? 2 : 5,
        );
      }) +
      stroke('M-64 40A76 76 0 0 1 -60 -46', ink.coral, 12) +
      stroke('M64 40A76 76 0 0 0 60 -46', ink.lagoon, 12) +
      polygon([0, -9, -96, 34, 0, 9], ink.coral) +
      polygon([0, -7, 60, -62, 6, 6], ink.deep) +
      circle(0, 0, 14, '#c98f34') +
      path('M-96 -40Q-70 -100 0 -106Q-56 -82 -76 -26Z', ink.white, { opacity: 0.6 }),
  );

/** The barometer book, open at a falling line. */
const book = () =>
  at(
    1230,
    930,
    1,
    path('M-210 20Q-100 -24 0 16Q100 -24 210 20L240 120Q110 76 0 116Q-110 76 -240 120Z', ink.black, {
      opacity: 0.4,
      transform: 'translate(6 14)',
    }) +
      path('M-214 22Q-100 -26 0 14Q100 -26 214 22L244 116Q110 70 0 112Q-110 70 -244 116Z', ink.teal) +
      path('M-204 14Q-100 -30 0 8L0 100Q-110 60 -228 100Z', across('#f3e2bb', '#fdf3d9', '#dcc08c')) +
      path('M204 14Q100 -30 0 8L0 100Q110 60 228 100Z', across('#dcc08c', '#fdf3d9', '#efdcb0')) +
      repeat(3, (index) =>
        stroke(
          `M${-180 - index * 6} ${22 + index * 22}q40 -16 80 -8t80 14`,
          mix(ink.navy, ink.cream, 0.3),
          3,
        ),
      ) +
      stroke('M26 22L70 16L104 34L140 30L170 66L200 78', ink.coral, 6) +
      repeat(3, (index) =>
        stroke(`M${20} ${30 + index * 22}q90 -34 ${186 + index * 8} ${8}`, '#b5966a', 1.6, { opacity: 0.6 }),
      ) +
      line(0, 10, 0, 104, '#a88558', 3),
  );

const candle = () =>
  at(
    1210,
    800,
    1,
    glow(0, -150, 230, '#ffd98a', 0.9) +
      ellipse(0, 4, 90, 16, across('#f2d48a', '#b5792a')) +
      rect(-26, -110, 52, 112, across('#fffaf0', '#f3e4c6', '#cbb487'), { rx: 5 }) +
      path('M-26 -104Q-10 -84 -16 -60L-26 -50Z', '#fffaf0') +
      line(0, -110, 0, -126, ink.bark, 4) +
      path(
        'M0 -118Q-22 -142 -4 -172Q2 -182 2 -196Q20 -164 18 -144Q14 -122 0 -118Z',
        down('#fff6cf', '#ffd060', '#f08a2c'),
      ) +
      circle(0, 0, 0, lighter(darker(ink.black, 0), 0)) +
      rect(0, 0, 0, 0, height === 0 ? '#000' : '#fff'),
  );
