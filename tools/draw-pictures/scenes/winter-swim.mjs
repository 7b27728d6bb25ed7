import { gulls, ridge, sky, steam, sun } from '../kit/air.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { across, blurred, down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { at, circle, ellipse, line, path, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const mist = blurred(
    repeat(26, () =>
      ellipse(
        random.between(0, width),
        random.between(470, 720),
        random.between(140, 380),
        random.between(10, 30),
        ink.white,
        { opacity: random.between(0.12, 0.4) },
      ),
    ),
    14,
  );
  return (
    sky(width, height, ['#7fa9b5', '#b9cfcd', '#f0e2cc', '#fbd3ae']) +
    sun(560, 400, 74, '#fff0cf', 7) +
    ridge(random, { width, y: 470, rise: 120, bottom: 540, fill: '#b7c9c6' }) +
    ridge(random, { width, y: 490, rise: 60, bottom: 540, fill: '#96b1b1' }) +
    haze(width, 380, 180, '#fff3dc', 0.75) +
    sea(random, {
      width,
      top: 500,
      bottom: height,
      colours: ['#f1d9bd', '#b4c6c2', '#6fa0a2', '#2c6c74', '#164a54'],
      waves: 420,
      light: '#f4ecd9',
    }) +
    glints(random, { x: 560, top: 505, bottom: 1040, colour: '#fff3d4', width: 230, count: 150 }) +
    gulls(random, { x: 240, y: 210, spread: 150, count: 4, span: 60 }) +
    mist +
    jetty(random) +
    swimmer(260, 700, 0.62, ink.coral, ink.cream, '#d9a57c') +
    swimmer(690, 660, 0.5, ink.marigold, ink.teal, '#8a5638') +
    swimmer(820, 800, 0.98, ink.teal, ink.marigold, '#f0c6a0') +
    swimmer(400, 900, 1.5, ink.brick, ink.cream, '#b57a52')
  );
}

/** A head in a woolly hat above the water, arms under the surface. */
function swimmer(x, y, scale, hat, band, skin) {
  const rings = repeat(3, (index) =>
    stroke(
      `M${-120 - index * 46} ${14 + index * 7}Q0 ${38 + index * 15} ${120 + index * 46} ${14 + index * 7}`,
      ink.white,
      4 - index,
      { opacity: 0.6 - index * 0.15 },
    ),
  );
  const under = ellipse(0, 36, 120, 26, mix(skin, '#2c6c74', 0.6), { opacity: 0.65 });
  const body = path(
    'M-78 22Q-66 -26 -26 -32L26 -32Q66 -26 78 22Q0 40 -78 22Z',
    across(lighter(skin, 0.14), skin, mix(skin, ink.plum, 0.35)),
  );
  const straps = stroke('M-30 -30L-36 24M30 -30L36 24', ink.navy, 10);
  const face =
    path(
      'M-34 -80Q-36 -36 0 -28Q36 -36 34 -80Z',
      across(lighter(skin, 0.1), skin, mix(skin, ink.plum, 0.3)),
    ) +
    rect(-15, -46, 30, 26, mix(skin, ink.plum, 0.22)) +
    path(
      'M-34 -82Q-36 -40 -16 -32Q0 -26 16 -32Q36 -40 34 -82Z',
      across(lighter(skin, 0.1), skin, mix(skin, ink.plum, 0.3)),
    ) +
    stroke('M-17 -66q6 -5 12 0M7 -66q6 -5 12 0', ink.bark, 3) +
    stroke('M-10 -46Q1 -37 12 -46', '#8a3a34', 3.5) +
    circle(-20, -53, 7, ink.coral, { opacity: 0.4 }) +
    circle(21, -53, 7, ink.coral, { opacity: 0.4 });
  const cap =
    path(
      'M-40 -80Q-46 -142 0 -144Q46 -142 40 -80Z',
      across(lighter(hat, 0.2), hat, mix(hat, ink.black, 0.3)),
    ) +
    rect(-43, -92, 86, 22, band, { rx: 10 }) +
    repeat(7, (index) =>
      line(-34 + index * 11.5, -90, -34 + index * 11.5, -74, mix(band, ink.black, 0.25), 3),
    ) +
    stroke('M-36 -112Q0 -122 36 -112', band, 7) +
    circle(0, -150, 17, band);
  return at(x, y, scale, under + body + straps + face + cap + rings + steam(52, -90, 90, 0.5));
}

function jetty(random) {
  const post = (x, top, foot, wide) =>
    rect(x, top, wide, foot - top, across('#a8805c', '#6d4a36', '#3d2a20')) +
    rect(x - 3, top - 8, wide + 6, 14, ink.white, { rx: 6 }) +
    ellipse(x + wide / 2, foot, wide * 1.2, 6, ink.white, { opacity: 0.5 });
  const deck =
    path('M1000 640L1600 620L1600 700L1000 690Z', down('#d8c4a6', '#8f6b4c')) +
    path('M1000 634L1600 612L1600 634L1000 646Z', ink.white) +
    rect(1000, 686, 600, 16, '#4b3327');
  const ladder =
    line(1090, 560, 1068, 960, '#8f6b4c', 16) +
    line(1210, 556, 1196, 960, '#6d4a36', 16) +
    repeat(7, (index) =>
      line(1086 - index * 3, 640 + index * 48, 1206 - index * 2, 638 + index * 48, '#7a5640', 12),
    ) +
    stroke('M1040 950Q1130 976 1230 950', ink.white, 5, { opacity: 0.7 });
  const wrapped = {
    ...outfit(random, { winter: true }),
    top: ink.teal,
    head: /** @type {const} */ ('beanie'),
    hair: ink.coral,
  };
  const bather = {
    skin: '#e3ae88',
    hair: ink.marigold,
    top: ink.navy,
    legs: '#e3ae88',
    head: /** @type {const} */ ('beanie'),
    cut: /** @type {const} */ ('shirt'),
  };
  return (
    post(1040, 470, 860, 34) +
    post(1300, 470, 830, 30) +
    post(1520, 460, 850, 32) +
    deck +
    person(1400, 636, 190, wrapped, { pose: 'hold', flip: true }) +
    person(1470, 632, 180, { ...wrapped, top: ink.brick, hair: ink.cream }, { pose: 'wave' }) +
    person(1140, 800, 200, bather, { pose: 'stand' }) +
    ladder +
    stroke('M1072 480Q1180 520 1300 484T1520 474', ink.dune, 6)
  );
}
