import {
  across,
  at,
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
  ink,
  lens,
  lighter,
  lighthouse,
  line,
  mix,
  path,
  pavilion,
  pierSide,
  polygon,
  rect,
  reflected,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  stroke,
  sun,
  waters,
} from '../kit/all.mjs';

const [width, height] = [2000, 1125];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({ left: -40, right: 2040, deck: 480, water: 610, bay: 96, rail: 34, thickness: 18 }) +
    pavilion(1420, 482, 0.84, { wall: ink.cream, dome: ink.lagoon }) +
    lighthouse(420, 482, 0.66) +
    crowd(random, {
      left: 520,
      right: 1180,
      near: 481,
      far: 479,
      nearHeight: 60,
      farHeight: 52,
      count: 22,
      light: { shade: '#cfe6dc', amount: 0.14 },
    });
  return (
    sky(width, height, skies.noon) +
    sun(960, 180, 60, '#fff2c6', 6.5) +
    cloud(random, { x: 300, y: 340, width: 760, height: 150 }) +
    cloud(random, { x: 1700, y: 360, width: 640, height: 130 }) +
    cloud(random, { x: 1080, y: 330, width: 320, height: 60, opacity: 0.8 }) +
    ridge(random, { width, y: 520, rise: 80, bottom: 600, fill: '#8cc0ba' }) +
    haze(width, 460, 130, '#eef3dc', 0.6) +
    sea(random, { width, top: 570, bottom: height, colours: waters.noon, waves: 620 }) +
    reflected(pier, { y: 612, opacity: 0.36, squash: 0.75, strength: 22 }) +
    pier +
    glints(random, { x: 960, top: 616, bottom: 1110, colour: '#f6fff0', width: 300, count: 170 }) +
    sailboat(150, 660, 0.3, { sail: ink.white, hull: ink.coral }) +
    kayak(620, 730, 0.62, ink.brick, '#8a5638', ink.teal, true) +
    kayak(1460, 760, 0.68, ink.lagoon, '#f0c6a0', ink.coral, false) +
    kayak(360, 880, 0.95, ink.marigold, '#d9a57c', ink.navy, false) +
    kayak(1800, 900, 0.98, ink.cream, '#5f3a28', ink.marigold, true) +
    kayak(960, 960, 1.5, ink.coral, '#b57a52', ink.marigold, false) +
    gulls(random, { x: 560, y: 210, spread: 200, count: 7, span: 64 }) +
    foam(random)
  );
}

/** A sea kayak from the side with its paddler, 620 long at scale 1; (x, y) is the waterline. */
function kayak(x, y, scale, hull, skin, vest, flip) {
  const shade = mix(skin, ink.plum, 0.3);
  const body = 'M-310 -52Q-280 -6 -200 14L190 16Q276 0 324 -66Q230 -36 120 -36L-120 -34Q-230 -34 -310 -52Z';
  const paddle =
    line(-120, -176, 150, -36, '#d9b07c', 10) +
    path(lens(0, 0, 120, 25), ink.cream, { transform: 'translate(-166 -200) rotate(27)' }) +
    path(lens(0, 0, 120, 25), ink.marigold, { transform: 'translate(196 -12) rotate(27)' });
  const drops = repeat(7, (index) =>
    circle(214 + index * 9, 14 - (index % 3) * 13, 4.5 - (index % 3), ink.white, { opacity: 0.85 }),
  );
  const wash =
    stroke('M-330 10Q-200 30 0 28T340 6', ink.white, 5, { opacity: 0.75 }) +
    stroke('M-370 28Q-160 56 40 52T400 22', ink.white, 3.5, { opacity: 0.5 }) +
    stroke('M316 -8Q350 6 396 2', ink.white, 6, { opacity: 0.7 });
  const paddler =
    path(
      'M-52 -34Q-56 -128 -26 -138L26 -138Q56 -130 52 -34Z',
      across(lighter(vest, 0.14), vest, darker(vest, 0.22)),
    ) +
    rect(-54, -98, 108, 9, ink.cream, { opacity: 0.9 }) +
    rect(-53, -70, 106, 9, ink.deep, { opacity: 0.8 }) +
    line(0, -136, 0, -36, darker(vest, 0.35), 4) +
    rect(-11, -154, 22, 22, shade) +
    circle(0, -176, 32, across(lighter(skin, 0.1), skin, shade)) +
    path(
      'M-36 -182Q-38 -218 0 -220Q38 -218 38 -184L62 -176L-36 -174Z',
      vest === ink.navy ? ink.coral : ink.teal,
    ) +
    rect(-37, -190, 75, 8, ink.cream) +
    circle(8, -168, 3.6, ink.black) +
    circle(26, -168, 3.6, ink.black) +
    stroke('M8 -156Q17 -149 26 -157', darker(skin, 0.5), 3.6);
  const arms =
    stroke('M-40 -120Q-84 -110 -74 -154', darker(vest, 0.1), 19) +
    circle(-74, -156, 12, skin) +
    stroke('M40 -120Q88 -100 74 -76', darker(vest, 0.1), 19) +
    circle(74, -76, 12, skin);
  return at(
    x,
    y,
    scale,
    ellipse(0, 26, 320, 20, '#0b4f53', { opacity: 0.4 }) +
      paddler +
      path(body, down(lighter(hull, 0.25), hull, darker(hull, 0.35))) +
      clipped(
        path(body, '#fff'),
        rect(-340, -12, 700, 9, hull === ink.cream ? ink.coral : ink.cream, { opacity: 0.9 }) +
          path('M-340 10Q0 0 340 6L340 40L-340 40Z', '#0b4f53', { opacity: 0.35 }),
      ) +
      ellipse(0, -36, 76, 13, darker(hull, 0.55)) +
      path('M-54 -38Q0 -22 54 -38L50 -30Q0 -18 -50 -30Z', ink.black) +
      ellipse(-180, -40, 34, 6, darker(hull, 0.3)) +
      ellipse(180, -42, 34, 6, darker(hull, 0.3)) +
      stroke('M100 -37Q200 -40 310 -60M-100 -35Q-200 -38 -296 -50', darker(hull, 0.4), 3) +
      paddle +
      arms +
      drops +
      wash,
    { flip, rotate: flip ? 2 : -2 },
  );
}

const foam = (random) =>
  repeat(20, () =>
    path(lens(random.between(0, width), random.between(1000, 1110), random.between(120, 340), 6), ink.white, {
      opacity: 0.3,
    }),
  ) + polygon([0, 0], '#000');
