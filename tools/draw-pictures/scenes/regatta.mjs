import { cloud, gulls, ridge, skies, sky } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { lighthouse } from '../kit/buildings.mjs';
import { ink } from '../kit/colour.mjs';
import { down, haze } from '../kit/paint.mjs';
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const far = [
    [120, 470, 0.2, ink.coral],
    [250, 478, 0.24, ink.marigold],
    [420, 468, 0.2, ink.teal],
    [560, 482, 0.27, ink.brick],
    [760, 472, 0.22, ink.lagoon],
    [1420, 476, 0.24, ink.coral],
    [1530, 470, 0.2, ink.marigold],
  ];
  const middle = [
    [260, 600, 0.72, ink.marigold, -7],
    [660, 580, 0.62, ink.teal, -6],
    [1440, 610, 0.78, ink.brick, -8],
  ];
  return (
    sky(width, height, skies.noon) +
    cloud(random, { x: 300, y: 360, width: 700, height: 200 }) +
    cloud(random, { x: 1250, y: 400, width: 800, height: 230 }) +
    cloud(random, { x: 860, y: 140, width: 300, height: 56, opacity: 0.75 }) +
    ridge(random, { width, y: 450, rise: 70, bottom: 500, fill: '#86bdb2' }) +
    haze(width, 400, 100, ink.cream, 0.5) +
    sea(random, {
      width,
      top: 455,
      bottom: height,
      colours: ['#63b7b1', '#258f92', '#10686d', '#0a474c'],
      waves: 620,
      light: '#c4e9dc',
      strength: 0.6,
    }) +
    rect(1010, 450, 90, 12, '#5d7374') +
    lighthouse(1056, 452, 0.24) +
    far
      .map(([x, y, scale, colour]) => sailboat(x, y, scale, { spinnaker: colour, heel: -6, hull: ink.white }))
      .join('') +
    middle
      .map(
        ([x, y, scale, colour, heel]) =>
          wake(random, x, y, scale) +
          sailboat(x, y, scale, { spinnaker: colour, heel, hull: ink.white, sail: ink.white }),
      )
      .join('') +
    gulls(random, { x: 300, y: 170, spread: 180, count: 5, span: 66 }) +
    leader(random) +
    swell(random) +
    buoy()
  );
}

const wake = (random, x, y, scale) =>
  surf(
    random,
    [
      x - 150 * scale,
      y + 4 * scale,
      x - 60 * scale,
      y - 4 * scale,
      x + 40 * scale,
      y + 4 * scale,
      x + 180 * scale,
      y + 10 * scale,
      x + 320 * scale,
      y + 4 * scale,
    ],
    16 * scale,
    { opacity: 0.85 },
  );

function leader(random) {
  const crew = repeat(5, (index) => {
    const x = 40 + index * 17;
    return (
      circle(x, -62 + index * 0.8, 6.4, ['#d9a57c', '#8a5638', '#f0c6a0', '#b57a52', '#e3ae88'][index]) +
      path(
        `M${x - 8} -34L${x - 7} -52Q${x} -58 ${x + 7} -52L${x + 8} -34Z`,
        [ink.coral, ink.marigold, ink.teal, ink.coral, ink.navy][index],
      ) +
      path(`M${x - 6.5} -63q6.5 -7 13 0Z`, ink.navy)
    );
  });
  const boat = `<g transform="translate(930 830) rotate(-11) scale(2.15)">${sailboat(0, 0, 1, { spinnaker: ink.coral, hull: ink.teal, sail: ink.white })}${crew}</g>`;
  return (
    boat +
    wake(random, 980, 868, 1.3) +
    repeat(70, () =>
      circle(
        680 + random.between(-70, 130),
        850 - random.next() ** 2 * 120,
        random.between(1.5, 6),
        ink.white,
        { opacity: random.between(0.4, 0.95) },
      ),
    )
  );
}

function swell(random) {
  const wave = (y, lift, colours) =>
    path(
      `M-20 ${y}Q180 ${y - lift} 400 ${y}T820 ${y}T1240 ${y}T1660 ${y}L1660 1080L-20 1080Z`,
      down(...colours),
      { opacity: 0.92 },
    ) +
    repeat(4, (index) =>
      stroke(`M${60 + index * 420} ${y - lift * 0.36}q70 ${-lift * 0.4} 160 0`, ink.white, 6, {
        opacity: 0.75,
      }),
    );
  return (
    wave(930, 52, ['#1c8286', '#0b5357']) +
    wave(1000, 58, ['#12686d', '#083a40']) +
    repeat(60, () =>
      ellipse(random.between(0, width), random.between(900, 1060), random.between(10, 50), 2.4, '#c4e9dc', {
        opacity: 0.5,
      }),
    )
  );
}

const buoy = () =>
  polygon([300, 960, 400, 960, 384, 770, 316, 770], down(ink.marigold, ink.amber)) +
  ellipse(350, 770, 34, 9, '#ffd98a') +
  path('M300 960Q350 986 400 960L396 930Q350 950 304 930Z', '#b8651c') +
  rect(346, 690, 8, 80, ink.deep) +
  polygon([354, 692, 410, 708, 354, 726], ink.teal) +
  stroke('M270 968Q350 996 430 966', waters.noon[0], 8) +
  stroke('M286 962Q350 986 414 960', ink.white, 5);
