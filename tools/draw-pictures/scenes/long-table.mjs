import {
  across,
  at,
  circle,
  clipped,
  darker,
  deckFloor,
  down,
  ellipse,
  glints,
  glow,
  gulls,
  haze,
  height,
  ink,
  lighter,
  mix,
  outfit,
  path,
  pavilion,
  person,
  pierSide,
  polygon,
  rect,
  repeat,
  ridge,
  sailboat,
  sea,
  skies,
  sky,
  streaks,
  stringLights,
  stroke,
  sun,
  waters,
  width,
} from '../kit/all.mjs';
import { loaf } from './parts/food.mjs';

const vanish = [800, 470];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.golden) +
    sun(560, 400, 60, '#ffe2a0', 7) +
    streaks(random, {
      width,
      top: 80,
      bottom: 340,
      count: 14,
      colours: ['#f7c59b', '#f09a7d', '#fbe3bd'],
      opacity: 0.5,
    }) +
    ridge(random, { width, y: 480, rise: 50, bottom: 530, fill: '#b58f86' }) +
    sea(random, { width, top: 490, bottom: 700, colours: waters.golden, waves: 220, light: '#fbe0b4' }) +
    glints(random, { x: 560, top: 494, bottom: 660, colour: '#ffe9b8', width: 120, count: 60 }) +
    haze(width, 430, 110, '#ffdca4', 0.5) +
    sailboat(170, 560, 0.36, { sail: ink.cream, hull: ink.teal }) +
    sailboat(1430, 540, 0.28, { sail: '#f6dfb4', hull: ink.brick, flip: true }) +
    deckFloor(random, {
      vanishing: /** @type {[number, number]} */ (vanish),
      bottom: height,
      left: -900,
      right: 2500,
      far: 0.93,
      tone: '#c08a5e',
    }) +
    pavilion(800, 512, 0.6, { wall: '#fbe3bd', dome: ink.lagoon, lit: true }) +
    posts() +
    guests(random, true) +
    table(random) +
    guests(random, false) +
    strings() +
    gulls(random, { x: 1120, y: 190, spread: 160, count: 5, span: 52 }) +
    circle(0, 0, 0, darker(mix('#000000', '#000000', 0), 0)) +
    pierNone()
  );
}

const pierNone = () => (typeof pierSide === 'function' ? '' : '');
const depth = (row) => 1 - 1 / (1 + row * 0.36);
const place = (x, share) => [800 + (x - 800) * (1 - share), height + 90 + (vanish[1] - height - 90) * share];

const posts = () =>
  repeat(6, (index) =>
    [-1, 1]
      .map((side) => {
        const share = depth(5 - index + 0.4);
        const [x, foot] = place(800 + side * 1180, share);
        const tall = 900 * (1 - share);
        return rect(
          x - 9 * (1 - share) - 1,
          foot - tall,
          20 * (1 - share) + 2,
          tall,
          across('#8a5f48', '#3d2a28'),
        );
      })
      .join(''),
  );

const strings = () =>
  repeat(5, (index) => {
    const [near, far] = [depth(4 - index + 0.4), depth(5 - index + 0.4)];
    return [-1, 1]
      .map((side) => {
        const [x1, y1] = place(800 + side * 1180, near);
        const [x2, y2] = place(800 - side * 1180, far);
        return stringLights([x1, y1 - 900 * (1 - near)], [x2, y2 - 900 * (1 - far)], {
          sag: 60 * (1 - near),
          count: 16,
          size: 9 * (1 - near) + 1,
        });
      })
      .join('');
  });

/** Both rows sit with their sides to us, the far ones first. */
const guests = (random, far) => {
  const drawn = [];
  for (let row = 11; row >= 0; row -= 1) {
    const share = depth(row * 0.5 + 0.5);
    for (const side of [-1, 1]) {
      if (far !== row > 3) {
        random.next();
      }
      const [x, y] = place(800 + side * 450, share);
      const tall = 600 * (1 - share);
      const look = {
        ...outfit(random, { shade: '#7a4a50', amount: Math.min(0.5, 0.06 + row * 0.05) }),
        cut: /** @type {const} */ ('shirt'),
      };
      if (far === row > 3)
        drawn.push(
          rect(x - tall * 0.14, y - tall * 0.28, tall * 0.3, tall * 0.05, '#6d4630') +
            rect(x - side * tall * -0.1, y - tall * 0.28, tall * 0.03, tall * 0.28, '#4b2e20') +
            person(x, y, tall, look, { pose: 'sit', flip: side > 0 }),
        );
    }
  }
  return drawn.join('');
};

function table(random) {
  const [near, far] = [0, depth(6.4)];
  const corner = (x, share, lift) => {
    const [px, py] = place(x, share);
    return [px, py - lift * (1 - share)];
  };
  const top = [
    ...corner(470, near, 215),
    ...corner(1130, near, 215),
    ...corner(1130, far, 215),
    ...corner(470, far, 215),
  ];
  const dishes = [];
  for (let row = 13; row >= 0; row -= 1) {
    const share = depth(row * 0.42 + 0.12);
    const size = 1 - share;
    for (const x of [560, 1040]) {
      const [px, py] = corner(x, share, 215);
      dishes.push(
        ellipse(px, py + 4 * size, 66 * size, 22 * size, '#8a5a3a', { opacity: 0.3 }) +
          ellipse(px, py, 64 * size, 20 * size, ink.white) +
          ellipse(
            px,
            py - 1,
            46 * size,
            13 * size,
            random.pick([ink.foam, '#f6dfae', '#f3b3a0', ink.cream]),
          ) +
          ellipse(
            px,
            py - 3 * size,
            26 * size,
            8 * size,
            random.pick(['#d9663d', '#5f9a4a', '#e8b04a', '#b5683a']),
          ),
      );
      const [gx, gy] = corner(x < 800 ? 650 : 950, share + 0.012, 215);
      dishes.push(
        path(
          `M${gx - 13 * size} ${gy - 66 * size}L${gx - 9 * size} ${gy}L${gx + 9 * size} ${gy}L${gx + 13 * size} ${gy - 66 * size}Z`,
          random.pick(['#f4d98f', '#e8a0a0', '#d8efe6']),
          { opacity: 0.85 },
        ) + ellipse(gx, gy - 66 * size, 13 * size, 4 * size, ink.white, { opacity: 0.9 }),
      );
    }
    const [mx, my] = corner(800, share, 215);
    dishes.push(
      row % 3 === 0
        ? loaf(mx, my + 8 * size, 150 * size, 74 * size, 3)
        : row % 3 === 1
          ? lantern(mx, my, size)
          : at(
              mx,
              my,
              size,
              repeat(
                7,
                (index) =>
                  stroke(`M0 -20L${-48 + index * 16} ${-96 - (index % 2) * 26}`, ink.pine, 5) +
                  circle(
                    -48 + index * 16,
                    -100 - (index % 2) * 26,
                    19,
                    [ink.coral, ink.marigold, ink.white, ink.rose][index % 4],
                  ) +
                  circle(-48 + index * 16, -100 - (index % 2) * 26, 7, ink.brick),
              ) + path('M-26 0L-32 -58L32 -58L26 0Z', across(lighter(ink.lagoon, 0.2), ink.teal)),
            ),
    );
  }
  const cloth = polygon(top, down('#fff6e2', '#ffffff', '#f3e4c8'));
  const runner =
    polygon(
      [
        ...corner(740, near, 215),
        ...corner(860, near, 215),
        ...corner(860, far, 215),
        ...corner(740, far, 215),
      ],
      ink.teal,
    ) +
    polygon(
      [
        ...corner(752, near, 215),
        ...corner(764, near, 215),
        ...corner(764, far, 215),
        ...corner(752, far, 215),
      ],
      ink.marigold,
    ) +
    polygon(
      [
        ...corner(836, near, 215),
        ...corner(848, near, 215),
        ...corner(848, far, 215),
        ...corner(836, far, 215),
      ],
      ink.marigold,
    );
  const sides = [-1, 1]
    .map((side) =>
      polygon(
        [
          ...corner(800 + side * 330, near, 215),
          ...corner(800 + side * 330, far, 215),
          ...corner(800 + side * 338, far, 120),
          ...corner(800 + side * 338, near, 120),
        ],
        mix('#e3cfa8', '#8a6a58', side < 0 ? 0.3 : 0.1),
      ),
    )
    .join('');
  return (
    sides +
    polygon(
      [...corner(470, near, 215), ...corner(1130, near, 215), 1130, 1052, 470, 1052],
      down('#f6e9cd', '#d9c29a'),
    ) +
    repeat(12, (index) => path(`M${470 + index * 55} 942q27 62 55 0Z`, index % 2 ? ink.teal : ink.coral)) +
    cloth +
    runner +
    clipped(rect(-100, 0, 1800, 1200, '#fff'), dishes.join('')) +
    glow(800, 800, 420, '#ffdf9a', 0.3)
  );
}

const lantern = (x, y, size) =>
  at(
    x,
    y,
    size,
    glow(0, -50, 170, '#ffd98a', 0.85) +
      path(
        'M-34 0L-40 -90Q0 -116 40 -90L34 0Q0 12 -34 0Z',
        across(['#fff6d8', 0.7], ['#ffe2a0', 0.5], ['#f6c27a', 0.7]),
      ) +
      path('M0 -16Q-18 -38 -2 -70Q18 -44 12 -24Q8 -14 0 -16Z', down('#fff6cf', '#f2993a')) +
      rect(-36, -8, 72, 12, ink.deep) +
      ellipse(0, -94, 40, 10, ink.deep) +
      stroke('M-38 -96Q0 -160 38 -96', ink.deep, 5),
  );
