import {
  across,
  at,
  awning,
  blurred,
  circle,
  crowd,
  darker,
  down,
  ellipse,
  glow,
  haze,
  height,
  houses,
  ink,
  lighter,
  line,
  mix,
  outfit,
  path,
  person,
  polygon,
  rect,
  repeat,
  sky,
  stars,
  steam,
  stringLights,
  stroke,
  width,
} from '../kit/all.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#0a1a33', '#1f3357', '#5a4570', '#c56d68', '#f0a070']) +
    stars(random, { width, height: 260, count: 120 }) +
    circle(1390, 130, 40, '#fbeec8') +
    circle(1374, 122, 36, '#152747') +
    houses(random, {
      left: -20,
      right: width,
      foot: 640,
      low: 110,
      high: 250,
      shade: '#1f2f55',
      amount: 0.6,
      lit: 0.5,
      pane: '#2c3f60',
    }) +
    haze(width, 480, 260, '#f2a070', 0.45) +
    floor(random) +
    rows(random) +
    lanterns(random) +
    near(random)
  );
}

const floor = (random) =>
  rect(0, 630, width, 440, down('#c58a5e', '#8a5a4a', '#43304a')) +
  repeat(13, (index) =>
    line(800 + (index - 6) * 40, 632, 800 + (index - 6) * 300, height, '#2c2038', 2.6, { opacity: 0.4 }),
  ) +
  blurred(
    repeat(16, () =>
      ellipse(
        random.between(200, 1400),
        random.between(680, 1050),
        random.between(80, 240),
        random.between(8, 22),
        random.pick(['#ffc46a', '#ff9a6a']),
        { opacity: 0.26 },
      ),
    ),
    8,
  );

/** Stalls on both sides, smaller with the distance. */
function rows(random) {
  const drawn = [];
  for (let row = 3; row >= 0; row -= 1) {
    const scale = [1.25, 0.82, 0.56, 0.4][row];
    for (const side of [-1, 1]) {
      const x = 800 + side * [610, 400, 280, 200][row];
      const y = [990, 846, 764, 714][row];
      drawn.push(at(x, y, scale, stall(random, row * 2 + (side + 1) / 2), { flip: side > 0 }));
    }
    drawn.push(
      crowd(random, {
        left: 800 - [330, 260, 190, 140][row],
        right: 800 + [330, 260, 190, 140][row],
        near: [980, 850, 770, 718][row],
        far: [900, 800, 740, 706][row],
        nearHeight: [300, 205, 142, 100][row],
        farHeight: [250, 178, 124, 92][row],
        count: [3, 7, 8, 9][row],
        light: { shade: '#5a3350', amount: [0.12, 0.26, 0.38, 0.5][row] },
        shadow: '#2c2038',
      }),
    );
  }
  return drawn.join('');
}

/** One stall, 420 wide, its foot at the origin. */
function stall(random, index) {
  const colour = [
    ink.coral,
    ink.teal,
    ink.marigold,
    ink.lagoon,
    ink.brick,
    ink.teal,
    ink.coral,
    ink.marigold,
  ][index];
  const cook = person(
    10,
    -4,
    340,
    { ...outfit(random), top: ink.cream, head: index % 2 ? 'cap' : 'bun', cut: 'shirt' },
    { pose: 'hold' },
  );
  const dish = [
    repeat(
      3,
      (pan) =>
        ellipse(-110 + pan * 110, -142, 46, 14, '#22303a') +
        ellipse(-110 + pan * 110, -146, 38, 10, ['#f2a93b', '#d9663d', '#e8c36a'][pan]) +
        repeat(5, (bit) =>
          circle(
            -132 + pan * 110 + bit * 11,
            -148 - (bit % 2) * 5,
            6,
            ['#fff0c8', '#5f9a4a', '#a83f2f'][pan],
          ),
        ),
    ),
    repeat(
      4,
      (bowl) =>
        path(`M${-150 + bowl * 84} -150q30 56 60 0Z`, [ink.cream, ink.coral, ink.foam, ink.marigold][bowl]) +
        ellipse(-120 + bowl * 84, -150, 30, 8, '#8a4a2a') +
        stroke(`M${-116 + bowl * 84} -152l26 -34M${-110 + bowl * 84} -152l28 -30`, ink.bark, 3),
    ),
    repeat(
      5,
      (skewer) =>
        line(-150 + skewer * 68, -130, -120 + skewer * 68, -196, ink.dune, 4) +
        repeat(3, (bit) =>
          circle(-144 + skewer * 68 + bit * 9, -144 - bit * 17, 12, ['#b5532f', '#e8b04a', '#8a3f2a'][bit]),
        ),
    ),
  ][index % 3];
  return (
    ellipse(0, 4, 240, 24, '#1c1428', { opacity: 0.45 }) +
    rect(-206, -390, 12, 392, '#3a2620') +
    rect(194, -390, 12, 392, '#3a2620') +
    rect(-196, -360, 392, 240, down('#ffd98c', '#f2a85a', '#b5633f')) +
    glow(0, -260, 300, '#ffd38a', 0.5) +
    cook +
    rect(-226, -134, 452, 136, across(lighter(colour, 0.06), darker(colour, 0.15), darker(colour, 0.4))) +
    repeat(7, (plank) =>
      line(-200 + plank * 66, -130, -200 + plank * 66, 0, darker(colour, 0.5), 3, { opacity: 0.5 }),
    ) +
    rect(-236, -146, 472, 20, down('#e3b988', '#9a6a42')) +
    dish +
    steam(-70, -170, 120, 0.4) +
    steam(60, -170, 150, 0.35) +
    awning(-250, -452, 500, 112, colour, { stripe: 50, slope: 0.12 }) +
    repeat(
      4,
      (bulb) =>
        glow(-150 + bulb * 100, -330, 60, '#ffdf9a', 0.8) + circle(-150 + bulb * 100, -332, 9, '#fff6d8'),
    )
  );
}

/** Paper lanterns over the lane. */
const lanterns = (random) =>
  [
    [-20, 150, 1620, 130, 120, 0.9],
    [160, 330, 1440, 330, 70, 0.55],
  ]
    .map(
      ([x1, y1, x2, y2, sag, size]) =>
        stringLights([x1, y1], [x2, y2], {
          sag,
          count: Math.round(26 * (size > 0.6 ? 1 : 0.9)),
          size: 6 * size,
        }) +
        repeat(6, (index) => {
          const share = (index + 0.75) / 6.5;
          const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 4 * sag * share * (1 - share)];
          const colour = [ink.coral, ink.marigold, ink.cream, ink.rose, '#f2c46a', ink.foam][
            (index + (size > 0.6 ? 0 : 2)) % 6
          ];
          return at(
            x,
            y + 6,
            size,
            glow(0, 56, 130, mix(colour, '#ffd08a', 0.5), 0.75) +
              line(0, -6, 0, 14, ink.black, 3) +
              ellipse(
                0,
                58,
                52,
                46,
                across(darker(colour, 0.18), lighter(colour, 0.45), darker(colour, 0.12)),
              ) +
              repeat(3, (rib) =>
                ellipse(0, 58, 16 + rib * 16, 46, 'none', {
                  stroke: darker(colour, 0.28),
                  strokeWidth: 2,
                  opacity: 0.6,
                }),
              ) +
              rect(-16, 10, 32, 9, ink.bark) +
              rect(-16, 97, 32, 9, ink.bark) +
              line(0, 106, 0, 136, ink.coral, 4),
            { rotate: random.between(-3, 3) },
          );
        }),
    )
    .join('');

const near = (random) =>
  person(
    700,
    1056,
    430,
    {
      ...outfit(random),
      skin: '#8a5638',
      hair: '#1d1413',
      top: ink.marigold,
      legs: ink.navy,
      head: 'long',
      cut: 'coat',
    },
    { pose: 'walk', shadow: '#1c1428' },
  ) +
  person(
    860,
    1058,
    440,
    {
      ...outfit(random),
      skin: '#e3ae88',
      hair: '#4b3327',
      top: ink.teal,
      legs: '#3b5560',
      head: 'away',
      cut: 'shirt',
    },
    { pose: 'walk', flip: true, shadow: '#1c1428' },
  ) +
  person(
    780,
    1060,
    262,
    {
      ...outfit(random),
      skin: '#b57a52',
      hair: '#2a1d1a',
      top: ink.coral,
      legs: ink.navy,
      head: 'away',
      cut: 'shirt',
    },
    { pose: 'wave', shadow: '#1c1428' },
  ) +
  polygon([0, 0], '#000') +
  path('', '#000');
