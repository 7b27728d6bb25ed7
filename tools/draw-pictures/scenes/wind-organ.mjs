import { gulls, sky, streaks } from '../kit/air.mjs';
import { darker, ink, mix } from '../kit/colour.mjs';
import { across, down, glow, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { tuft } from '../kit/plants.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#1f4a58', '#4f7f82', '#b9b08c', '#f3c380', '#f6a867']) +
    glow(240, 600, 620, '#ffd28a', 0.6) +
    streaks(random, {
      width,
      top: 40,
      bottom: 560,
      count: 30,
      colours: ['#14343f', '#6d8f88', '#f6cf94', '#e89a6a'],
      opacity: 0.5,
    }) +
    haze(width, 520, 160, '#ffd9a0', 0.5) +
    sea(random, {
      width,
      top: 620,
      bottom: 900,
      colours: ['#d9a774', '#7d8f80', '#2f6a70', '#0f474f'],
      waves: 420,
      light: '#ffe3b0',
      strength: 0.6,
    }) +
    breakers(random) +
    wall(random) +
    pipes(random) +
    wind(random) +
    gulls(random, { x: 420, y: 260, spread: 240, count: 7, span: 64, body: '#fdeccf', tip: '#33484c' }) +
    people(random) +
    repeat(22, (index) => tuft(random, 20 + index * 76, 1075, random.between(70, 130), '#9a8a4a', 15))
  );
}

const breakers = (random) =>
  repeat(3, (index) =>
    surf(
      random,
      Array.from({ length: 15 }, (_, place) => [
        place * 120 - 40,
        740 + index * 48 + random.between(-14, 14),
      ]).flat(),
      12 + index * 7,
      { colour: '#f6e6c8', opacity: 0.7 },
    ),
  ) +
  repeat(90, () =>
    circle(random.between(0, width), random.between(700, 850), random.between(1.5, 5), ink.white, {
      opacity: 0.7,
    }),
  );

const wall = (random) =>
  polygon([0, 870, 1600, 830, 1600, 1067, 0, 1067], down('#c9a67c', '#8a6a52', '#5a4640')) +
  repeat(70, () => {
    const row = Math.floor(random.between(0, 6));
    const x = random.between(-40, width);
    return polygon(
      [
        x,
        884 + row * 32 - x * 0.025,
        x + random.between(60, 120),
        882 + row * 32 - x * 0.025,
        x + 90,
        908 + row * 32 - x * 0.025,
        x,
        910 + row * 32 - x * 0.025,
      ],
      mix('#a8855f', random.pick([ink.bark, ink.sand]), random.between(0.1, 0.4)),
      { opacity: 0.6 },
    );
  }) +
  polygon([0, 858, 1600, 818, 1600, 838, 0, 880], '#ecd2a4');

function pipes(random) {
  const count = 17;
  return repeat(count, (index) => {
    const share = index / (count - 1);
    const x = 430 + index * 62;
    const foot = 872 - x * 0.025;
    const tall = 270 + Math.sin(share * Math.PI * 0.92 + 0.25) * 420 + random.between(-18, 18);
    const wide = 40 + Math.sin(share * Math.PI) * 6;
    const copper =
      index % 5 === 2
        ? across('#9fd0be', '#4f9a8c', '#1f5f5c')
        : across('#ffcf94', '#d9803f', '#8a4522', '#5a2a18');
    const top = foot - tall;
    const mouth = path(
      `M${x - wide * 0.3} ${foot - tall * 0.2}L${x + wide * 0.3} ${foot - tall * 0.2}L${x + wide * 0.3} ${foot - tall * 0.2 - wide * 0.5}Q${x} ${foot - tall * 0.2 - wide * 1.3} ${x - wide * 0.3} ${foot - tall * 0.2 - wide * 0.5}Z`,
      '#2a130c',
    );
    const slits = repeat(3, (slit) =>
      rect(x - wide * 0.16, top + 60 + slit * 30, wide * 0.32, 15, '#2a130c', { rx: 7 }),
    );
    return (
      polygon(
        [x + wide / 2, foot, x + wide * 1.4, foot + 10, x + wide * 1.6, foot + 30, x, foot + 20],
        ink.black,
        { opacity: 0.3 },
      ) +
      path(
        `M${x - wide / 2} ${foot}L${x - wide / 2} ${top + 10}L${x + wide / 2} ${top - 14}L${x + wide / 2} ${foot}Z`,
        copper,
      ) +
      ellipse(x, top - 2, wide / 2, 12, '#3a1a10', { transform: `rotate(-27 ${x} ${top - 2})` }) +
      mouth +
      slits +
      rect(x - wide / 2 - 4, foot - 30, wide + 8, 14, darker('#8a4522', 0.2)) +
      line(x - wide * 0.28, top + 30, x - wide * 0.28, foot - 40, '#fff0cf', 3, { opacity: 0.55 })
    );
  });
}

const wind = (random) =>
  repeat(11, (index) => {
    const y = 170 + index * 62 + random.between(-18, 18);
    const x = random.between(-60, 500);
    return stroke(
      `M${x} ${y}C${x + 200} ${y - 60} ${x + 380} ${y + 50} ${x + 620} ${y - 10}${index % 3 === 0 ? `C${x + 740} ${y - 44} ${x + 760} ${y - 110} ${x + 700} ${y - 110}C${x + 656} ${y - 108} ${x + 664} ${y - 58} ${x + 706} ${y - 66}` : `S${x + 900} ${y - 40} ${x + 1040} ${y - 6}`}`,
      '#fff3dc',
      3.6,
      { opacity: random.between(0.3, 0.6) },
    );
  });

const people = (random) =>
  person(
    250,
    1000,
    250,
    { ...outfit(random), top: ink.teal, head: 'long', cut: 'coat', hair: '#5a2e1e' },
    { pose: 'stand', shadow: ink.black },
  ) +
  path('M232 812Q180 796 150 826Q190 826 232 840Z', ink.coral) +
  person(
    340,
    1010,
    160,
    { ...outfit(random), top: ink.marigold, head: 'beanie', cut: 'coat' },
    { pose: 'wave', shadow: ink.black },
  );
