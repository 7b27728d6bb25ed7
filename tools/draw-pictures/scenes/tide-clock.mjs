import { cloud, gulls, sky, streaks } from '../kit/air.mjs';
import { houses } from '../kit/buildings.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, clipped, down, glow, radial, sprayed } from '../kit/paint.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { brickwork } from './parts/room.mjs';

const [middleX, middleY, radius] = [860, 510, 350];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#3f8f9d', '#8fc7c2', '#f1e3bf', '#f8cf9c']) +
    cloud(random, { x: 230, y: 460, width: 560, height: 170, light: '#fff3dc', shade: '#e8c9a6' }) +
    cloud(random, { x: 1500, y: 330, width: 420, height: 130, light: '#fff3dc', shade: '#e8c9a6' }) +
    streaks(random, { width, top: 60, bottom: 260, count: 8, colours: [ink.cream], opacity: 0.4 }) +
    houses(random, {
      left: -20,
      right: 420,
      foot: 1080,
      low: 150,
      high: 300,
      shade: '#7fb0a8',
      amount: 0.35,
    }) +
    houses(random, {
      left: 1330,
      right: 1640,
      foot: 1080,
      low: 170,
      high: 330,
      shade: '#7fb0a8',
      amount: 0.3,
    }) +
    tower(random) +
    dial(random) +
    moon() +
    hand() +
    gulls(random, { x: 230, y: 210, spread: 150, count: 5, span: 78 })
  );
}

function tower(random) {
  const shaft = polygon([420, 1067, 436, 130, 1284, 130, 1300, 1067], '#fff');
  const corners = repeat(2, (side) =>
    repeat(13, (row) =>
      rect(
        side ? 1232 : 422,
        150 + row * 74,
        row % 2 ? 66 : 48,
        46,
        across('#f6e6c6', '#d3b98c'),
        side ? { x: row % 2 ? 1232 : 1250 } : {},
      ),
    ),
  );
  const cornice =
    polygon([380, 132, 1340, 132, 1300, 78, 420, 78], down('#f6e6c6', '#c9aa7a')) +
    repeat(22, (index) => rect(404 + index * 42, 132, 22, 26, '#b9976a')) +
    polygon([420, 78, 1300, 78, 1180, -30, 540, -30], down(ink.teal, lighter(ink.teal, 0.1))) +
    repeat(13, (index) => line(430 + index * 72, 78, 548 + index * 52, -30, ink.deep, 3));
  return (
    clipped(
      shaft,
      brickwork(random, { x: 420, y: 130, width: 880, height: 940, colour: '#b8674c', brick: 66 }) +
        rect(420, 130, 880, 940, across([ink.white, 0.12], [ink.black, 0], [ink.black, 0.42])),
    ) +
    corners +
    cornice +
    repeat(
      2,
      (index) =>
        path(
          `M${600 + index * 400} 1067L${600 + index * 400} 980Q${660 + index * 400} 900 ${720 + index * 400} 980L${720 + index * 400} 1067Z`,
          ink.deep,
        ) +
        path(
          `M${612 + index * 400} 1067L${612 + index * 400} 986Q${660 + index * 400} 920 ${708 + index * 400} 986L${708 + index * 400} 1067Z`,
          '#ffdf9a',
        ),
    )
  );
}

function dial(random) {
  const rim =
    circle(middleX + 12, middleY + 20, radius + 46, ink.black, { opacity: 0.35 }) +
    circle(middleX, middleY, radius + 44, across('#ffe6a8', '#d9963f', '#8c5320')) +
    circle(middleX, middleY, radius + 22, ink.deep) +
    circle(middleX, middleY, radius + 14, across('#8c5320', '#f6c976', '#a8692c'));
  const face = circle(middleX, middleY, radius, radial('#2a7d8c', '#145766', '#0a3a48'));
  const starry = repeat(40, () =>
    circle(
      middleX + random.between(-300, 300),
      middleY - random.between(30, 300),
      random.between(1.5, 4),
      ink.cream,
      { opacity: random.between(0.4, 0.95) },
    ),
  );
  const wave = (y, lift, colours, phase) =>
    path(
      `M${middleX - 440 + phase} ${y}${repeat(8, () => `q28 ${-lift} 62 ${-lift * 0.55}q-16 ${lift * 0.35} 8 ${lift * 0.5}q22 6 50 ${lift * 0.05}`)}L${middleX + 460} 900L${middleX - 460} 900Z`,
      down(...colours),
    ) +
    stroke(
      `M${middleX - 440 + phase} ${y}${repeat(8, () => `q28 ${-lift} 62 ${-lift * 0.55}q-16 ${lift * 0.35} 8 ${lift * 0.5}q22 6 50 ${lift * 0.05}`)}`,
      ink.cream,
      5,
    );
  const water =
    wave(560, 62, ['#5fb8ae', '#2f8f90'], 0) +
    wave(630, 66, ['#2f9290', '#146468'], 44) +
    wave(706, 70, ['#167074', '#0a3f46'], 8);
  const marks = repeat(60, (index) => {
    const angle = (index / 60) * Math.PI * 2;
    const long = index % 5 === 0;
    return line(
      middleX + Math.cos(angle) * (radius - 8),
      middleY + Math.sin(angle) * (radius - 8),
      middleX + Math.cos(angle) * (radius - (long ? 40 : 22)),
      middleY + Math.sin(angle) * (radius - (long ? 40 : 22)),
      long ? '#ffe3a0' : '#f3d7a0',
      long ? 9 : 3.5,
    );
  });
  const highLow =
    polygon([middleX, middleY - 296, middleX - 18, middleY - 264, middleX + 18, middleY - 264], ink.coral) +
    polygon([middleX, middleY + 296, middleX - 18, middleY + 264, middleX + 18, middleY + 264], ink.marigold);
  return (
    rim +
    face +
    clipped(
      circle(middleX, middleY, radius, '#fff'),
      starry +
        water +
        sprayed(
          circle(middleX, middleY, radius, radial(['#000', 0], ['#000', 0.05], ['#000', 0.4])),
          '#04222b',
          0.6,
        ),
    ) +
    marks +
    highLow
  );
}

const moon = () =>
  glow(middleX - 120, middleY - 130, 170, '#fff0c0', 0.6) +
  circle(middleX - 120, middleY - 130, 66, across('#fff8e0', '#f3d69a')) +
  path(
    `M${middleX - 104} ${middleY - 194}A66 66 0 1 1 ${middleX - 104} ${middleY - 66}A84 84 0 0 0 ${middleX - 104} ${middleY - 194}Z`,
    mix('#145766', '#f3d69a', 0.12),
  ) +
  circle(middleX - 146, middleY - 148, 9, '#e3bf82', { opacity: 0.6 }) +
  circle(middleX - 156, middleY - 112, 6, '#e3bf82', { opacity: 0.6 });

function hand() {
  const tip = 'M-14 60L-8 -210L-26 -216L0 -300L26 -216L8 -210L14 60Z';
  const weight =
    ellipse(0, 96, 34, 46, across('#ffe6a8', '#d9963f', '#8c5320')) + circle(0, 96, 16, ink.deep);
  const drawing =
    path(tip, ink.black, { opacity: 0.35, transform: 'translate(10 12)' }) +
    path(tip, across('#ffe9b4', '#e0a044', '#9a5d24')) +
    weight +
    circle(0, 0, 34, across('#ffe6a8', '#b9772c')) +
    circle(0, 0, 18, darker(ink.teal, 0.2)) +
    circle(0, 0, 8, ink.marigold);
  return `<g transform="translate(${middleX} ${middleY}) rotate(52)">${drawing}</g>`;
}
