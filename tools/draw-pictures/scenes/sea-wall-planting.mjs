import { cloud, gulls, skies, sky } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { pavilion } from '../kit/buildings.mjs';
import { darker, ink, mix } from '../kit/colour.mjs';
import { down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { pierSide } from '../kit/pier.mjs';
import { flowers, tuft } from '../kit/plants.mjs';
import { at, circle, ellipse, line, path, polygon, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.morning) +
    cloud(random, { x: 1120, y: 250, width: 620, height: 150, opacity: 0.9 }) +
    gulls(random, { x: 1000, y: 150, spread: 220, count: 6, span: 60 }) +
    pierSide({
      left: 1000,
      right: 1660,
      deck: 440,
      water: 486,
      bay: 44,
      colour: '#6d6a5c',
      light: '#a39a7c',
      rail: 12,
    }) +
    pavilion(1340, 441, 0.44, { wall: '#f6ead0', dome: '#5fa09c' }) +
    haze(width, 380, 130, '#fff0d0', 0.5) +
    sea(random, { width, top: 480, bottom: height, colours: waters.morning, waves: 420, light: '#e9f5ea' }) +
    sailboat(1130, 570, 0.38, { sail: ink.white, hull: ink.coral }) +
    steps(random) +
    volunteers()
  );
}

/** Four terraces going down towards the water on the right. */
function steps(random) {
  const terraces = [
    [420, 470, 760],
    [560, 620, 1010],
    [730, 790, 1250],
    [930, 1000, 1480],
  ];
  return terraces
    .map(([soil, foot, reach], index) => {
      const slope = reach * 0.07;
      const bed = polygon(
        [-20, soil - 30, reach - 60, soil - 30 + slope, reach, soil + slope, -20, soil + 16],
        down('#6d4f38', '#4b3327'),
      );
      const face = polygon(
        [-20, soil + 10, reach, soil + slope - 4, reach - 14, foot + slope + 74, -20, foot + 90],
        down('#d9cbb0', '#b3a285', '#7d735e'),
      );
      const niches = repeat(Math.floor(reach / 150), (niche) => {
        const x = 60 + niche * 150 + (index % 2) * 50;
        const y = soil + 58 + x * 0.066;
        return x > reach - 90
          ? ''
          : ellipse(x, y, 44, 25, '#5f5a4c') +
              ellipse(x, y + 6, 38, 18, '#2f8585') +
              ellipse(x - 8, y + 2, 15, 4, '#cfe9dd', { opacity: 0.8 }) +
              repeat(5, () =>
                circle(
                  x + random.between(-44, 44),
                  y + random.between(16, 30),
                  random.between(2, 5),
                  '#efe6cf',
                ),
              );
      });
      const lip = polygon(
        [-20, soil + 4, reach, soil + slope - 10, reach, soil + slope + 8, -20, soil + 22],
        '#efe4cb',
      );
      const growth = repeat(Math.floor(reach / 30), (plant) => {
        const x = 14 + plant * 30 + random.between(-10, 10);
        if (x > reach - 40) return '';
        const y = soil - 6 + x * 0.066;
        const tall = random.between(44, 80) * (0.75 + index * 0.16);
        return random.chance(0.45)
          ? tuft(random, x, y, tall, random.pick(['#8fa85a', '#5f8f52', '#b3a85f']), 11)
          : tuft(random, x, y, tall * 0.45, '#4f8a58', 10) +
              flowers(
                random,
                x,
                y,
                tall * 0.8,
                random.pick(['#e07a9a', '#f0a0b5', '#d9608a', '#f2c14a', '#efe6f2']),
                7,
              );
      });
      const waterline = surf(
        random,
        [reach - 40, foot + slope + 66, reach + 10, foot + slope + 52, reach + 70, foot + slope + 66],
        14,
      );
      return (
        polygon(
          [-20, foot, reach + 40, foot + slope + 40, reach + 60, foot + slope + 90, -20, foot + 120],
          darker(ink.teal, 0.3),
          { opacity: 0.25 },
        ) +
        face +
        niches +
        bed +
        growth +
        lip +
        waterline
      );
    })
    .join('');
}

function volunteers() {
  const kneeling = (x, y, size, top, skin, hair, flip) =>
    at(
      x,
      y,
      size / 100,
      ellipse(6, 0, 34, 5, ink.black, { opacity: 0.3 }) +
        path('M-18 -2Q-26 -40 -2 -48Q16 -42 14 -16L30 -6L28 0Z', ink.navy) +
        path('M-16 -46Q-14 -82 8 -84Q28 -76 24 -52L8 -38Z', top) +
        stroke('M16 -70Q36 -54 44 -18', mix(top, ink.black, 0.15), 8.5) +
        circle(45, -13, 5, ink.marigold) +
        circle(22, -95, 9.5, skin) +
        ellipse(22, -101, 19, 4.5, ink.sand) +
        path('M12 -102Q12 -113 22 -113Q32 -113 32 -102Z', ink.sand) +
        path('M12 -98Q6 -84 12 -82L17 -90Z', hair),
      { flip },
    );
  const tray = (x, y) =>
    polygon([x, y, x + 110, y + 6, x + 100, y + 40, x + 10, y + 34], ink.coral) +
    repeat(
      5,
      (index) =>
        circle(x + 16 + index * 20, y - 4, 13, index % 2 ? '#5f8f52' : '#7ba35c') +
        circle(x + 16 + index * 20, y - 12, 6, '#e07a9a'),
    );
  const can =
    path('M1010 842L1080 846L1074 910L1016 906Z', ink.teal) +
    stroke('M1076 880L1120 846', ink.teal, 10) +
    stroke('M1020 842Q1040 800 1072 844', ink.teal, 8);
  return (
    kneeling(330, 668, 250, ink.coral, '#d9a57c', '#4b3327', false) +
    kneeling(820, 846, 290, ink.teal, '#8a5638', '#23191a', true) +
    kneeling(480, 1030, 330, ink.marigold, '#f0c6a0', '#c08a4a', false) +
    tray(560, 640) +
    tray(890, 824) +
    can +
    person(
      150,
      500,
      210,
      { skin: '#b57a52', hair: '#23191a', top: ink.cream, legs: ink.teal, head: 'sunhat', cut: 'shirt' },
      { pose: 'reach' },
    ) +
    line(196, 350, 214, 506, ink.bark, 7) +
    path('M200 500L230 500L224 540L206 540Z', '#8fa5a3')
  );
}
