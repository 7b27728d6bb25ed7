import {
  across,
  at,
  blended,
  circle,
  clipped,
  darker,
  down,
  ellipse,
  gull,
  height,
  ink,
  leaf,
  lighter,
  lighthouse,
  line,
  mix,
  path,
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

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    table(random) + letters() + card(random) + front(random) + envelope() + pen() + cup() + keepsakes(random)
  );
}

const table = (random) =>
  repeat(
    8,
    (index) =>
      rect(0, index * 134, width, 134, mix('#2b6a6c', ink.deep, random.between(0, 0.3))) +
      line(0, index * 134, width, index * 134, '#0a2f33', 5) +
      repeat(6, () => {
        const [x, y] = [random.between(-100, width), index * 134 + random.between(16, 118)];
        return stroke(
          `M${x} ${y}q${random.between(80, 180)} ${random.between(-10, 10)} ${random.between(240, 460)} 0`,
          '#0a2f33',
          2.2,
          { opacity: 0.35 },
        );
      }),
  ) + rect(0, 0, width, height, across(['#fff1cf', 0.22], ['#fff1cf', 0.04], [ink.black, 0.26]));

const sheet = (x, y, turn, wide, tall, inside, paper = across('#fffaf0', '#f3e4c6')) =>
  at(
    x,
    y,
    1,
    rect(-wide / 2 + 12, -tall / 2 + 18, wide, tall, ink.black, { opacity: 0.32, rx: 4 }) +
      rect(-wide / 2, -tall / 2, wide, tall, paper, { rx: 4 }) +
      inside,
    { rotate: turn },
  );

const letters = () =>
  sheet(
    1300,
    250,
    11,
    470,
    620,
    repeat(15, (index) =>
      stroke(
        `M-190 ${-250 + index * 34}${repeat(9, (wave) => `q12 ${wave % 2 ? 7 : -9} ${index === 14 && wave > 3 ? 8 : 41} 0`)}`,
        mix(ink.navy, ink.cream, 0.3),
        3.4,
      ),
    ) + rect(-190, -290, 120, 8, ink.coral),
  );

/** The back of a card: lines, stamp, postmark. */
const card = () =>
  sheet(
    470,
    350,
    -9,
    700,
    450,
    line(20, -180, 20, 180, '#c9b48d', 3) +
      repeat(8, (index) =>
        stroke(
          `M-310 ${-150 + index * 40}${repeat(8, (wave) => `q10 ${wave % 2 ? 7 : -9} ${index === 7 && wave > 2 ? 7 : 36} 0`)}`,
          mix(ink.navy, ink.cream, 0.2),
          3.6,
        ),
      ) +
      repeat(
        4,
        (index) =>
          line(70, 10 + index * 48, 310 - index * 22, 10 + index * 48, '#c9b48d', 3) +
          (index < 3
            ? stroke(
                `M76 ${4 + index * 48}${repeat(5 - index, (wave) => `q10 ${wave % 2 ? 6 : -9} 38 0`)}`,
                ink.navy,
                3.8,
              )
            : ''),
      ) +
      stamp(240, -130) +
      blended(
        circle(120, -130, 66, 'none', { stroke: ink.navy, strokeWidth: 5, opacity: 0.75 }) +
          circle(120, -130, 46, 'none', { stroke: ink.navy, strokeWidth: 3, opacity: 0.75 }) +
          stroke('M96 -130h48M120 -154v48', ink.navy, 4, { opacity: 0.7 }) +
          repeat(4, (index) =>
            stroke(`M178 ${-158 + index * 20}q18 -10 36 0t36 0t36 0t36 0`, ink.navy, 4, { opacity: 0.65 }),
          ),
        'multiply',
      ),
  );

const stamp = (x, y) =>
  rect(x - 62, y - 72, 124, 144, ink.white) +
  repeat(
    7,
    (index) =>
      circle(x - 54 + index * 18, y - 72, 5, '#f3e4c6') + circle(x - 54 + index * 18, y + 72, 5, '#f3e4c6'),
  ) +
  repeat(
    8,
    (index) =>
      circle(x - 62, y - 62 + index * 18, 5, '#f3e4c6') + circle(x + 62, y - 62 + index * 18, 5, '#f3e4c6'),
  ) +
  rect(x - 48, y - 58, 96, 116, down('#f4a45d', ink.coral)) +
  circle(x, y + 4, 30, '#ffd98a') +
  path(`M${x - 48} ${y + 20}q12 -10 24 0t24 0t24 0t24 0V${y + 58}H${x - 48}Z`, ink.lagoon) +
  path(`M${x - 48} ${y + 38}q12 -8 24 0t24 0t24 0t24 0V${y + 58}H${x - 48}Z`, ink.teal) +
  gull(x, y - 26, 44, { lift: 0.5 });

/** The picture side: a light on its rock, as they print it in the twin town. */
function front(random) {
  const [wide, tall] = [660, 440];
  const view =
    rect(0, 0, wide, tall, down(...skies.golden)) +
    sun(470, 190, 44, '#ffe0a0', 6) +
    ridge(random, { width: wide, y: 250, rise: 110, bottom: 300, fill: '#8c7f8a' }) +
    ridge(random, { width: wide, y: 262, rise: 60, bottom: 300, fill: '#5f6f7c' }) +
    sea(random, {
      width: wide,
      top: 270,
      bottom: tall,
      colours: waters.golden,
      waves: 130,
      light: '#f8d9a8',
    }) +
    path('M40 330Q90 270 150 276L240 268Q310 280 350 336Z', down('#5a4a48', '#2a2a30')) +
    lighthouse(190, 284, 0.52, { lit: true }) +
    sailboat(470, 330, 0.32, { sail: ink.cream, hull: ink.teal });
  const placed = `<g transform="translate(${-wide / 2} ${-tall / 2})">${clipped(rect(0, 0, wide, tall, '#fff'), view)}</g>`;
  return sheet(860, 690, 6, wide + 56, tall + 56, placed);
}

const envelope = () =>
  at(
    250,
    850,
    1,
    rect(-250, -140, 520, 320, ink.black, { opacity: 0.3, transform: 'translate(12 18)' }) +
      rect(-250, -140, 520, 320, across('#f6e6c6', '#e3c99a'), { rx: 6 }) +
      repeat(22, (index) =>
        polygon(
          [
            -250 + index * 24,
            -140,
            -238 + index * 24,
            -140,
            -246 + index * 24,
            -122,
            -258 + index * 24,
            -122,
          ],
          index % 2 ? ink.coral : ink.lagoon,
        ),
      ) +
      repeat(22, (index) =>
        polygon(
          [-244 + index * 24, 162, -232 + index * 24, 162, -240 + index * 24, 180, -252 + index * 24, 180],
          index % 2 ? ink.coral : ink.lagoon,
        ),
      ) +
      path('M-250 -122L10 50L270 -122', 'none', { stroke: '#b5966a', strokeWidth: 4 }) +
      circle(10, 44, 44, darker(ink.brick, 0.15)) +
      circle(10, 42, 38, ink.brick) +
      stroke('M10 20V62M-6 30H26M-14 48Q-10 66 10 66Q30 66 34 48', lighter(ink.brick, 0.3), 5),
    { rotate: -14 },
  );

const pen = () =>
  at(
    1290,
    800,
    1,
    rect(-8, -226, 30, 440, ink.black, { opacity: 0.3, rx: 14, transform: 'translate(12 14)' }) +
      rect(-15, -230, 30, 300, across(lighter(ink.coral, 0.2), ink.coral, ink.brick), { rx: 13 }) +
      rect(-16, 60, 32, 18, ink.marigold) +
      rect(-14, 78, 28, 90, across('#24484d', ink.black)) +
      path('M-14 168L14 168L4 222L0 238L-4 222Z', across('#f6d98a', '#b98f3c')) +
      line(0, 190, 0, 234, ink.black, 2),
    { rotate: 40 },
  );

const cup = () =>
  circle(1474, 874, 172, ink.black, { opacity: 0.3, transform: 'translate(12 16)' }) +
  circle(1470, 870, 170, across('#fffaf0', '#dccbaa')) +
  circle(1470, 870, 128, 'none', { stroke: ink.teal, strokeWidth: 6 }) +
  circle(1470, 870, 98, across(lighter(ink.lagoon, 0.3), ink.lagoon, ink.teal)) +
  stroke('M1384 810Q1330 780 1350 740Q1380 716 1414 776', ink.lagoon, 24) +
  circle(1470, 870, 82, '#5a331c') +
  ellipse(1470, 870, 74, 74, '#8a5a3a') +
  path('M1412 846Q1430 808 1470 804Q1436 822 1424 858Z', '#c99a6b');

function keepsakes(random) {
  const shell = (x, y, scale, turn, tone) =>
    at(
      x,
      y,
      scale,
      path('M0 46Q-70 30 -64 -20Q-40 -66 0 -66Q40 -66 64 -20Q70 30 0 46Z', down(lighter(tone, 0.4), tone)) +
        repeat(7, (index) =>
          line(0, 44, -54 + index * 18, -46 + Math.abs(index - 3) * 9, darker(tone, 0.2), 4),
        ) +
        path('M-20 48Q0 30 20 48Q0 60 -20 48Z', darker(tone, 0.1)),
      { rotate: turn },
    );
  return (
    shell(110, 110, 1, -20, ink.rose) +
    shell(900, 110, 0.8, 16, ink.marigold) +
    shell(1010, 150, 0.5, 60, ink.foam) +
    leaf(700, 60, 130, 24, '#5b8a5a') +
    leaf(704, 64, 110, 60, '#477a52') +
    repeat(5, (index) =>
      ellipse(
        560 + index * 40,
        1010 - (index % 2) * 18,
        random.between(10, 20),
        random.between(8, 13),
        random.pick(['#8fc9b4', '#5fa39c', '#d9efe4']),
        { opacity: 0.9 },
      ),
    )
  );
}
