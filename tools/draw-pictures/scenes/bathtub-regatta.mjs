import {
  across,
  at,
  bunting,
  circle,
  clipped,
  cloud,
  crowd,
  darker,
  down,
  ellipse,
  glints,
  gulls,
  haze,
  height,
  ink,
  lens,
  lighter,
  line,
  mix,
  path,
  pierSide,
  polygon,
  rect,
  reflected,
  repeat,
  ridge,
  sea,
  skies,
  sky,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({ left: -40, right: 1660, deck: 440, water: 540, bay: 92, rail: 40, thickness: 18 }) +
    crowd(random, {
      left: 20,
      right: 1580,
      near: 441,
      far: 439,
      nearHeight: 96,
      farHeight: 84,
      count: 44,
      light: { shade: '#cfe6dc', amount: 0.14 },
    });
  return (
    sky(width, height, skies.noon) +
    sun(1330, 130, 58, '#fff2c6', 6) +
    cloud(random, { x: 420, y: 250, width: 620, height: 130 }) +
    cloud(random, { x: 1180, y: 280, width: 460, height: 90, opacity: 0.9 }) +
    ridge(random, { width, y: 440, rise: 80, bottom: 540, fill: '#8cc0ba' }) +
    haze(width, 380, 150, '#eef3dc', 0.6) +
    bunting([-20, 300], [560, 260], { sag: 50, count: 15, size: 36 }) +
    bunting([560, 260], [1120, 262], { sag: 50, count: 15, size: 36 }) +
    bunting([1120, 262], [1640, 300], { sag: 50, count: 14, size: 36 }) +
    [560, 1120].map((x) => rect(x - 6, 250, 12, 192, ink.deep) + circle(x, 246, 11, ink.marigold)).join('') +
    sea(random, { width, top: 520, bottom: height, colours: waters.noon, waves: 480 }) +
    reflected(pier, { y: 540, opacity: 0.34, squash: 0.7 }) +
    pier +
    glints(random, { x: 1330, top: 560, bottom: 1050, colour: '#f6fff0', width: 220, count: 110 }) +
    finish() +
    tub(300, 690, 0.72, {
      enamel: '#f3b3a0',
      suit: ink.navy,
      skin: '#8a5638',
      hair: '#2a1d1a',
      cap: ink.marigold,
      sail: ink.marigold,
      flip: true,
    }) +
    tub(1290, 706, 0.76, {
      enamel: ink.foam,
      suit: ink.coral,
      skin: '#f0c6a0',
      hair: '#c08a4a',
      cap: ink.coral,
      flag: ink.coral,
    }) +
    sinking(1010, 690) +
    tub(760, 880, 1.36, {
      enamel: '#fbf6ea',
      suit: ink.coral,
      skin: '#d9a57c',
      hair: '#7a4a2a',
      cap: ink.teal,
      sail: ink.coral,
      duck: true,
    }) +
    tub(1330, 1010, 1.12, {
      enamel: '#f2c46a',
      suit: ink.teal,
      skin: '#5f3a28',
      hair: '#1d1413',
      cap: ink.cream,
      flag: ink.teal,
      flip: true,
    }) +
    duck(330, 960, 1.3) +
    duck(1060, 1000, 0.7) +
    gulls(random, { x: 760, y: 130, spread: 200, count: 6, span: 62 })
  );
}

/** A tub on claw feet with its captain, about 300 wide at scale 1; (x, y) is the waterline. */
function tub(
  x,
  y,
  scale,
  { enamel, suit, skin, hair, cap, sail, flag, flip = false, duck: withDuck = false },
) {
  const wash = repeat(3, (index) =>
    stroke(
      `M${-180 - index * 34} ${10 + index * 9}Q0 ${40 + index * 16} ${180 + index * 34} ${10 + index * 9}`,
      ink.white,
      5 - index,
      { opacity: 0.75 - index * 0.18 },
    ),
  );
  const shade = mix(skin, ink.plum, 0.3);
  const arm = (d, hx, hy) => stroke(d, skin, 17) + circle(hx, hy, 11, skin);
  const captain =
    path(
      'M-46 -60Q-44 -156 -14 -164L26 -164Q52 -156 54 -60Z',
      across(lighter(suit, 0.1), suit, darker(suit, 0.25)),
    ) +
    repeat(3, (index) =>
      stroke(`M${-45 + index * 2} ${-92 - index * 22}L${52 - index * 2} ${-92 - index * 22}`, ink.cream, 7),
    ) +
    rect(-4, -182, 22, 26, shade) +
    circle(7, -206, 36, across(lighter(skin, 0.1), skin, shade)) +
    path('M-32 -204Q-36 -250 8 -248Q48 -246 44 -204Q30 -222 6 -222Q-20 -222 -32 -204Z', hair) +
    path('M-34 -216Q-36 -262 8 -262Q52 -262 48 -216L66 -208L-34 -210Z', cap) +
    circle(0, -204, 4, ink.black) +
    circle(26, -204, 4, ink.black) +
    stroke('M2 -188Q14 -178 26 -189', darker(skin, 0.5), 4) +
    circle(-8, -194, 6, ink.coral, { opacity: 0.4 }) +
    circle(34, -194, 6, ink.coral, { opacity: 0.4 });
  const paddle =
    line(-40, -150, 150, 10, ink.bark, 10) + path('M132 -16Q176 0 190 44Q150 40 124 6Z', ink.timber);
  const mast =
    sail === undefined
      ? ''
      : rect(-118, -330, 9, 290, ink.bark) +
        path('M-108 -322Q-30 -280 -16 -150L-108 -120Z', across(sail, lighter(sail, 0.3))) +
        path('M-108 -322Q-66 -290 -56 -208L-108 -190Z', ink.cream, { opacity: 0.7 }) +
        repeat(5, (index) =>
          circle(-104 + index * 0.5, -316 + index * 48, 7, 'none', { stroke: ink.marigold, strokeWidth: 3 }),
        );
  const pennon =
    flag === undefined
      ? ''
      : rect(-122, -250, 8, 200, ink.bark) +
        path(
          'M-114 -248Q-80 -262 -48 -244Q-30 -236 -10 -244L-24 -222L-10 -200Q-40 -196 -60 -206Q-86 -216 -114 -204Z',
          flag,
        );
  const bath =
    path(
      'M-172 -86Q-160 26 -104 34L108 34Q164 24 170 -92Q0 -64 -172 -86Z',
      down(lighter(enamel, 0.35), enamel, darker(enamel, 0.3)),
    ) +
    path(
      'M-186 -96Q-190 -78 -170 -76Q0 -56 172 -80Q192 -84 186 -104Q0 -76 -186 -96Z',
      down(lighter(enamel, 0.6), darker(enamel, 0.12)),
    ) +
    path('M-140 -62Q-132 -10 -112 12', 'none', {
      stroke: ink.white,
      strokeWidth: 9,
      strokeLinecap: 'round',
      opacity: 0.7,
    }) +
    stroke('M150 -100Q152 -142 176 -140Q192 -138 190 -118', '#b98f3c', 11) +
    circle(150, -112, 9, '#e8c368');
  const bubbles =
    repeat(7, (index) =>
      circle(-120 + index * 38, -92 + (index % 3) * 6, 17 - (index % 3) * 4, ink.white, { opacity: 0.92 }),
    ) + repeat(5, (index) => circle(-110 + index * 50, -98, 6, '#d8f0ee'));
  const toy = withDuck ? duck(112, -98, 0.42) : '';
  return at(
    x,
    y,
    scale,
    ellipse(0, 34, 190, 22, '#0b4f53', { opacity: 0.4 }) +
      mast +
      pennon +
      arm('M44 -146Q84 -128 70 -66', 70, -64) +
      captain +
      bubbles +
      toy +
      paddle +
      arm('M-36 -146Q-70 -120 -34 -140Q-10 -132 22 -100', 22, -98) +
      clipped(rect(-260, -200, 520, 228, '#fff'), bath) +
      water() +
      wash,
    { flip, rotate: flip ? 2 : -3 },
  );
}

/** The water that hides the foot of a tub. */
const water = () =>
  path('M-210 20Q-150 6 -100 20T0 22T100 20T210 20L190 52L-190 52Z', '#1c8a8a', { opacity: 0.85 });

/** One that has gone down: a rim, a plug on its chain, a hat. */
const sinking = (x, y) =>
  at(
    x,
    y,
    0.9,
    path('M-92 10L-52 -86Q10 -96 62 -50L30 14Z', down('#fbf6ea', '#bfd8d2')) +
      path('M-62 -92Q10 -112 76 -52L62 -40Q4 -88 -52 -76Z', ink.white) +
      circle(112, -6, 26, '#e3ae88') +
      path('M84 -10Q86 -44 112 -44Q140 -44 140 -8Z', '#4b3327') +
      circle(104, -4, 3, ink.black) +
      circle(120, -4, 3, ink.black) +
      stroke('M106 8Q112 4 118 8', '#8a3a34', 3) +
      stroke('M88 8Q70 -34 62 -58', '#e3ae88', 10) +
      circle(61, -60, 8, '#e3ae88') +
      repeat(9, (index) =>
        circle(-40 + index * 12, 6 + (index % 3) * 6, 5 + (index % 4) * 2, ink.white, { opacity: 0.85 }),
      ) +
      path('M-130 14Q-60 2 0 14T150 14L140 40L-120 40Z', '#2a9796', { opacity: 0.9 }) +
      stroke('M-140 18Q0 46 170 18', ink.white, 4, { opacity: 0.7 }),
  );

const duck = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    path(lens(0, 14, 150, 10), ink.white, { opacity: 0.6 }) +
      path(
        'M-62 -26Q-50 12 0 12Q56 12 62 -34Q40 -22 26 -26Q34 -40 30 -54Q22 -76 -2 -76Q-30 -76 -32 -48Q-32 -36 -24 -28Q-48 -26 -62 -26Z',
        down('#ffe48a', ink.marigold, ink.amber),
        { transform: 'scale(-1 1)' },
      ) +
      path('M28 -56Q50 -58 58 -48Q46 -38 30 -42Z', ink.coral) +
      circle(10, -54, 5, ink.black) +
      stroke('M-34 -18Q-12 -4 16 -14', ink.amber, 6),
  );

const finish = () =>
  repeat(2, (index) =>
    at(
      120 + index * 1380,
      610 - index * 10,
      0.9,
      path('M-26 0L0 -100L26 0Q0 12 -26 0Z', across(lighter(ink.coral, 0.2), ink.coral, ink.brick)) +
        polygon([-15, -40, 15, -40, 10, -62, -10, -62], ink.cream) +
        line(0, -98, 0, -160, ink.bark, 5) +
        repeat(8, (cell) =>
          rect(
            2 + (cell % 4) * 15,
            -160 + Math.floor(cell / 4) * 17,
            15,
            17,
            (cell + Math.floor(cell / 4)) % 2 ? ink.cream : ink.black,
          ),
        ),
    ),
  );
