import { rainfall, sky } from '../kit/air.mjs';
import { houses } from '../kit/buildings.mjs';
import { darker, ink, lighter } from '../kit/colour.mjs';
import { across, blended, blurred, clipped, down, glow, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { lamp } from '../kit/pier.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { reflected } from '../kit/water.mjs';

const light = { shade: '#24405a', amount: 0.28, winter: true };

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const town = houses(random, {
    left: -20,
    right: width,
    foot: 700,
    low: 220,
    high: 420,
    shade: '#24405a',
    amount: 0.55,
    lit: 0.42,
    pane: '#33566c',
  });
  const tram = coach(random);
  const lamps = repeat(
    3,
    (index) =>
      lamp(140 + index * 640, 790, 430, { lit: true, colour: '#12263a' }) +
      glow(140 + index * 640, 345, 170, '#ffd58a', 0.85),
  );
  return (
    sky(width, height, ['#2c4f66', '#5a7a86', '#a3a89a', '#d9b492']) +
    town +
    haze(width, 420, 340, '#d9b48f', 0.4) +
    street() +
    reflected(tram + lamps, { y: 800, opacity: 0.42, squash: 0.62, strength: 30 }) +
    pools(random) +
    line(0, 206, width, 180, ink.black, 2.5) +
    line(0, 196, width, 172, ink.black, 1.5) +
    lamps +
    tram +
    stop() +
    passengers(random) +
    rainfall(random, { width, height, count: 300, slope: 0.2, opacity: 0.4 })
  );
}

const street = () =>
  rect(0, 690, width, 380, down('#6d7f86', '#3f5664', '#22384a')) +
  rect(0, 780, width, 10, '#8fa0a0') +
  repeat(
    2,
    (index) =>
      line(0, 830 + index * 50, width, 830 + index * 50, '#1a2c3a', 7) +
      line(0, 828 + index * 50, width, 828 + index * 50, '#a3b5b8', 2),
  );

const pools = (random) =>
  blended(
    blurred(
      repeat(14, () =>
        ellipse(
          random.between(0, width),
          random.between(840, 1050),
          random.between(60, 200),
          random.between(5, 13),
          random.pick(['#ffcf8a', '#ff9a76', '#9fc4cc']),
          { opacity: 0.4 },
        ),
      ),
      5,
    ),
    'screen',
  ) +
  repeat(26, () => {
    const [x, y, size] = [random.between(0, width), random.between(840, 1050), random.between(8, 20)];
    return ellipse(x, y, size, size * 0.26, 'none', { stroke: '#cfe0e0', strokeWidth: 1.6, opacity: 0.5 });
  });

function coach(random) {
  const windows = repeat(6, (index) => {
    const x = 420 + index * 150;
    const head = random.chance(0.7)
      ? circle(x + 40 + random.between(0, 40), 520, 24, '#4a2f2a') +
        path(
          `M${x + 16} 590Q${x + 20} 540 ${x + 60} 540Q${x + 104} 540 ${x + 108} 590Z`,
          random.pick([ink.teal, ink.navy, ink.brick]),
        )
      : '';
    return (
      clipped(
        rect(x, 440, 128, 140, '#fff', { rx: 12 }),
        rect(x, 440, 128, 140, down('#fff3c8', '#ffd58a', '#f0a95c')) +
          head +
          polygon([x, 580, x + 60, 440, x + 90, 440, x + 30, 580], ink.white, { opacity: 0.22 }),
      ) + rect(x, 440, 128, 140, 'none', { rx: 12, stroke: ink.deep, strokeWidth: 7 })
    );
  });
  const body = path(
    'M330 800L330 440Q340 380 400 376L1500 376Q1570 380 1600 420L1600 800Z',
    across(lighter(ink.coral, 0.1), ink.coral, ink.coral, darker(ink.coral, 0.12)),
  );
  const front =
    path('M330 620Q300 560 346 430Q356 400 390 400L390 590Z', down('#fff3c8', '#f6c27a')) +
    path('M330 620Q300 560 346 430Q356 400 390 400L390 590Z', 'none', { stroke: ink.deep, strokeWidth: 7 }) +
    circle(350, 700, 20, '#fff6d8') +
    glow(350, 700, 150, '#fff0bd', 0.9);
  const band =
    rect(322, 600, 1290, 26, ink.cream) +
    rect(322, 634, 1290, 8, ink.cream) +
    rect(330, 770, 1280, 34, ink.deep) +
    rect(380, 356, 1230, 26, ink.cream) +
    rect(420, 336, 400, 22, ink.teal) +
    rect(1000, 336, 420, 22, ink.teal);
  const door =
    rect(1326, 430, 130, 350, '#f9dfae') +
    rect(1326, 430, 130, 350, down(['#fff3c8', 0.9], ['#f0a95c', 0.7])) +
    rect(1326, 430, 130, 350, 'none', { stroke: ink.deep, strokeWidth: 8 }) +
    line(1391, 430, 1391, 780, ink.deep, 6);
  const wheels = repeat(
    6,
    (index) =>
      circle([470, 580, 900, 1010, 1230, 1500][index], 806, 34, ink.black) +
      circle([470, 580, 900, 1010, 1230, 1500][index], 806, 15, '#5d7374'),
  );
  const mast =
    stroke('M900 336L1000 262L900 196M860 198L950 192', ink.deep, 7) +
    circle(900, 194, 9, '#fff6d8') +
    glow(900, 194, 70, '#cfe6ff', 0.9);
  return (
    wheels +
    mast +
    body +
    band +
    windows +
    door +
    front +
    rect(356, 420, 26, 6, ink.marigold) +
    rect(400, 396, 260, 30, ink.black, { rx: 6 }) +
    repeat(7, (index) => rect(420 + index * 32, 404, 18, 14, ink.marigold))
  );
}

function stop() {
  const frame =
    rect(20, 470, 14, 430, ink.deep) +
    rect(286, 470, 14, 430, ink.deep) +
    path('M-20 480L330 450L330 430L-20 452Z', ink.teal) +
    rect(34, 520, 252, 330, '#bfd9d6', { opacity: 0.3 }) +
    polygon([60, 850, 150, 520, 200, 520, 110, 850], ink.white, { opacity: 0.2 }) +
    rect(44, 780, 230, 14, ink.timber) +
    rect(54, 794, 12, 80, ink.deep) +
    rect(250, 794, 12, 80, ink.deep) +
    rect(34, 456, 252, 8, '#ffe6a8') +
    glow(160, 500, 230, '#ffe0a0', 0.6);
  const sign =
    rect(1180, 480, 10, 430, ink.deep) +
    circle(1185, 470, 44, ink.teal) +
    circle(1185, 470, 36, ink.cream) +
    path('M1163 456Q1163 446 1173 446L1197 446Q1207 446 1207 456L1207 484L1163 484Z', ink.coral) +
    rect(1168, 454, 34, 15, ink.cream) +
    circle(1173, 488, 4.5, ink.deep) +
    circle(1197, 488, 4.5, ink.deep);
  return (
    rect(0, 896, width, 172, down('#7d8a8c', '#3f5060', '#24384a')) +
    rect(0, 890, width, 12, '#b5c0bc') +
    repeat(9, (index) =>
      line(index * 190 - 40, 902, index * 230 - 200, 1067, '#24384a', 2.5, { opacity: 0.6 }),
    ) +
    frame +
    sign
  );
}

function passengers(random) {
  const umbrella = (x, y, size, colour) =>
    line(x, y, x, y - size * 0.62, ink.bark, size * 0.02) +
    path(
      `M${x - size * 0.4} ${y - size * 0.5}Q${x - size * 0.36} ${y - size * 0.86} ${x} ${y - size * 0.88}Q${x + size * 0.36} ${y - size * 0.86} ${x + size * 0.4} ${y - size * 0.5}Q${x + size * 0.3} ${y - size * 0.56} ${x + size * 0.2} ${y - size * 0.5}Q${x + size * 0.1} ${y - size * 0.56} ${x} ${y - size * 0.5}Q${x - size * 0.1} ${y - size * 0.56} ${x - size * 0.2} ${y - size * 0.5}Q${x - size * 0.3} ${y - size * 0.56} ${x - size * 0.4} ${y - size * 0.5}Z`,
      across(lighter(colour, 0.2), colour, darker(colour, 0.3)),
    );
  const one = (x, y, tall, more, pose, flip, colour) =>
    person(x, y, tall, { ...outfit(random, light), ...more }, { pose, flip, shadow: ink.black }) +
    (colour ? umbrella(x + (flip ? -10 : 10), y - tall * 0.56, tall * 0.9, colour) : '');
  return (
    one(110, 940, 280, { top: ink.cream, cut: 'coat' }, 'stand', false) +
    one(220, 944, 268, { top: ink.brick, head: 'long' }, 'hold', true) +
    one(560, 980, 300, { top: ink.navy, cut: 'coat' }, 'hold', false, ink.marigold) +
    one(760, 1000, 312, { top: ink.teal, cut: 'coat', head: 'long' }, 'hold', true, ink.coral) +
    one(850, 1004, 190, { top: ink.marigold, cut: 'coat', head: 'beanie' }, 'stand', true) +
    one(1420, 990, 306, { top: '#3b5560', cut: 'coat' }, 'walk', false, ink.teal)
  );
}
