import {
  across,
  at,
  boardsAcross,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  glints,
  glow,
  haze,
  ink,
  lens,
  lighter,
  line,
  mix,
  path,
  person,
  polygon,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { truss } from './parts/room.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    back(random) +
    door(random) +
    roof() +
    boardsAcross(random, { y: 830, width, height: 240, tone: '#a8774f', rows: 8 }) +
    polygon([560, 830, 1040, 830, 1220, 1067, 380, 1067], '#ffe9bf', { opacity: 0.34 }) +
    glow(800, 520, 620, '#fff0c4', 0.5) +
    rack(random, -1) +
    rack(random, 1) +
    people() +
    near()
  );
}

const back = (random) =>
  rect(0, 0, width, 840, '#6d4a36') +
  repeat(
    20,
    (index) =>
      rect(index * 82, 0, 80, 840, mix('#8a6042', ink.bark, random.between(0.1, 0.55))) +
      line(index * 82, 0, index * 82, 840, '#2a1a13', 3),
  ) +
  rect(0, 0, width, 840, across(['#1c100b', 0.55], ['#1c100b', 0.05], ['#1c100b', 0.55]));

/** The open end of the shed, with the water and the slip. */
function door(random) {
  const view =
    rect(540, 200, 520, 400, down(...skies.morning)) +
    sun(860, 330, 42, '#fff2c8', 6) +
    ridge(random, { width: 1600, y: 480, rise: 50, bottom: 540, fill: '#93c1b9' }) +
    haze(width, 420, 120, '#fff0d0', 0.6) +
    sea(random, { x: 540, width: 520, top: 500, bottom: 840, colours: waters.morning, waves: 150 }) +
    glints(random, { x: 860, top: 504, bottom: 830, colour: '#fff6d8', width: 90, count: 50 }) +
    sailboat(640, 540, 0.26, { sail: ink.white, hull: ink.coral }) +
    at(880, 640, 0.62, paddlers()) +
    polygon([690, 840, 910, 840, 860, 700, 740, 700], across('#b98a5e', '#d9b07c')) +
    repeat(5, (index) =>
      line(730 - index * 8, 720 + index * 28, 870 + index * 8, 720 + index * 28, '#7a5640', 3),
    );
  return (
    clipped(rect(540, 180, 520, 660, '#fff'), view) +
    rect(516, 170, 26, 670, across('#5a3f2e', '#2a1a13')) +
    rect(1058, 170, 26, 670, across('#5a3f2e', '#2a1a13')) +
    rect(506, 150, 588, 34, down('#7a5640', '#33211a'))
  );
}

const paddlers = () =>
  path(
    'M-170 -24Q-150 18 -90 20L90 20Q150 18 170 -24Q110 0 0 0Q-110 0 -170 -24Z',
    down(ink.coral, ink.brick),
  ) +
  repeat(2, (index) =>
    at(
      index ? 54 : -50,
      -2,
      1,
      path('M-22 0Q-24 -62 0 -64Q24 -62 22 0Z', index ? ink.teal : ink.marigold) +
        circle(0, -82, 17, index ? '#b57a52' : '#f0c6a0') +
        path('M-18 -82Q-18 -102 0 -102Q18 -102 18 -82Q8 -90 -18 -82Z', index ? '#2a1d1a' : '#7a4a2a') +
        line(-46, -70, 44, 10, ink.bark, 6) +
        path(lens(50, 16, 44, 9), ink.timber),
    ),
  );

const roof = () =>
  polygon([0, 0, width, 0, width, 60, 800, -220, 0, 60], '#2a1a13') +
  repeat(3, (index) =>
    truss(
      -60 + index * 60,
      1660 - index * 60,
      150 - index * 10,
      -140 + index * 30,
      ['#7a5640', '#5f4230', '#4b3327'][index],
      26 - index * 6,
    ),
  ) +
  repeat(
    2,
    (index) =>
      line(index ? 1290 : 310, 0, index ? 1290 : 310, 70, ink.black, 4) +
      glow(index ? 1290 : 310, 120, 250, '#ffdb94', 0.7) +
      path(
        `M${(index ? 1290 : 310) - 60} 116Q${index ? 1290 : 310} 40 ${(index ? 1290 : 310) + 60} 116Z`,
        ink.teal,
      ) +
      circle(index ? 1290 : 310, 120, 15, '#fff6da'),
  );

/** Canoes on their arms, bow towards the light. */
function rack(random, side) {
  const hulls = side < 0 ? [ink.coral, ink.lagoon, '#c99a5e'] : [ink.marigold, ink.teal, ink.cream];
  const x = 800 + side * 540;
  const posts = repeat(2, (index) =>
    rect(x - 200 + index * 384 - 12, 220, 26, 660, across('#5a3f2e', '#3d2a20', '#241711')),
  );
  return (
    posts +
    hulls
      .map((hull, row) => {
        const y = 350 + row * 190;
        const body = 'M-300 -46Q-250 38 -150 48L150 48Q252 38 300 -46Q220 -10 0 -8Q-220 -10 -300 -46Z';
        return at(
          x,
          y,
          0.96,
          rect(-230, 50, 460, 16, down('#8a6042', '#4b3327')) +
            rect(-230, 64, 460, 26, down(['#1c100b', 0.5], ['#1c100b', 0])) +
            path('M-300 -46Q-220 -22 0 -20Q220 -22 300 -46Q220 4 0 6Q-220 4 -300 -46Z', '#5a3826') +
            repeat(7, (index) => line(-180 + index * 60, -14, -180 + index * 60, 4, '#8a5a3a', 5)) +
            path(body, down(lighter(hull, 0.22), hull, darker(hull, 0.42))) +
            clipped(
              path(body, '#fff'),
              path('M-300 6Q0 34 300 6L300 22Q0 50 -300 22Z', row % 2 ? ink.coral : ink.cream, {
                opacity: 0.9,
              }) +
                repeat(18, () =>
                  line(
                    random.between(-280, 260),
                    random.between(-10, 40),
                    random.between(-200, 280),
                    random.between(-10, 40),
                    darker(hull, 0.4),
                    1.4,
                    { opacity: 0.16 },
                  ),
                ),
            ) +
            stroke('M-300 -46Q-220 -10 0 -8Q220 -10 300 -46', '#e9c995', 9) +
            circle(-246, -22, 5, ink.deep) +
            circle(246, -22, 5, ink.deep),
        );
      })
      .join('')
  );
}

const people = () =>
  person(
    700,
    930,
    330,
    { skin: '#8a5638', hair: '#2a1d1a', top: ink.marigold, legs: ink.navy, head: 'sunhat', cut: 'shirt' },
    { pose: 'hold', shadow: '#3d2a20' },
  ) +
  line(716, 950, 744, 600, '#c99a6b', 9) +
  path(lens(0, 0, 120, 22), ink.coral, { transform: 'translate(747 560) rotate(-85)' }) +
  person(
    900,
    940,
    236,
    { skin: '#f0c6a0', hair: '#c08a4a', top: ink.teal, legs: ink.coral, head: 'bun', cut: 'shirt' },
    { pose: 'wave', flip: true, shadow: '#3d2a20' },
  );

/** Paddles in a barrel, life jackets on their pegs. */
const near = () =>
  at(
    250,
    1030,
    1,
    repeat(4, (index) =>
      at(
        -40 + index * 28,
        -120,
        1,
        line(0, 0, 0, -220, '#c99a6b', 10) +
          path(lens(-276, 0, 130, 26), [ink.coral, ink.marigold, ink.cream, ink.lagoon][index], {
            transform: 'rotate(90)',
          }),
        { rotate: -14 + index * 10 },
      ),
    ) +
      path('M-92 -160Q-108 -70 -84 10L84 10Q108 -70 92 -160Z', across('#c08a5a', '#8a5a3a', '#4b2e1e')) +
      ellipse(0, -160, 92, 18, '#33201a') +
      rect(-100, -126, 200, 14, '#39484e') +
      rect(-98, -30, 196, 14, '#39484e'),
  ) +
  repeat(2, (index) =>
    at(
      1330 + index * 150,
      1010,
      1.15,
      ellipse(0, 6, 74, 10, ink.black, { opacity: 0.4 }) +
        path(
          'M-58 0L-62 -100Q-50 -140 -20 -144L-10 -100L10 -100L20 -144Q50 -140 62 -100L58 0Z',
          across(
            lighter(index ? ink.coral : ink.marigold, 0.1),
            index ? ink.coral : ink.marigold,
            darker(index ? ink.coral : ink.amber, 0.2),
          ),
        ) +
        repeat(
          2,
          (strap) =>
            rect(-60, -74 + strap * 36, 120, 10, ink.deep) + rect(-12, -77 + strap * 36, 24, 16, ink.cream),
        ) +
        line(0, -98, 0, 0, ink.brick, 3),
    ),
  );
