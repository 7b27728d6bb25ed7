import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, down, glow, haze } from '../kit/paint.mjs';
import { at, circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea } from '../kit/water.mjs';

const [vanishX, vanishY] = [840, 520];
const air = '#cfe0cf';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const piles = rows(random);
  return (
    rect(0, 0, width, height, down('#dfe9d2', '#f6e6c0')) +
    circle(vanishX, 470, 90, '#fff6d8') +
    sea(random, {
      width,
      top: vanishY,
      bottom: height,
      colours: ['#e6e3c2', '#8fc0b0', '#2f8585', '#0c4a50', '#08343a'],
      waves: 420,
      light: '#e3f2df',
    }) +
    glints(random, {
      x: vanishX,
      top: vanishY + 4,
      bottom: 1040,
      colour: '#fff6d8',
      width: 220,
      count: 130,
    }) +
    glow(vanishX, 490, 560, '#fff3c8', 0.7) +
    reflected(piles, { y: 700, opacity: 0.16, squash: 0.5, strength: 20 }) +
    deck() +
    piles +
    haze(width, 420, 200, '#fff3d0', 0.35) +
    crew() +
    foam(random)
  );
}

/** The underside of the deck: planks, then beams nearer and nearer. */
function deck() {
  const planks =
    polygon(
      [0, 0, width, 0, width, 150, vanishX + 60, vanishY - 52, vanishX - 60, vanishY - 52, 0, 150],
      down('#1a1210', '#4b3327', '#8a6a4c'),
    ) +
    repeat(23, (index) =>
      line(vanishX + (index - 11) * 9, vanishY - 52, vanishX + (index - 11) * 190, -10, '#120c0a', 3, {
        opacity: 0.7,
      }),
    ) +
    repeat(22, (index) =>
      line(
        vanishX + (index - 11) * 9 + 4,
        vanishY - 52,
        vanishX + (index - 11) * 190 + 80,
        -10,
        '#f6d9a0',
        1.6,
        { opacity: 0.35 },
      ),
    );
  return planks;
}

function rows(random) {
  const drawn = [];
  for (let row = 9; row >= 0; row -= 1) {
    const scale = 1 / (0.62 + row * 0.5);
    const tone = mix('#2a1c16', air, Math.min(0.75, row * 0.085));
    const [ceiling, water] = [vanishY - 400 * scale, vanishY + 300 * scale];
    const beam =
      rect(vanishX - 1400 * scale, ceiling, 2800 * scale, 46 * scale, down(lighter(tone, 0.16), tone)) +
      line(
        vanishX - 1400 * scale,
        ceiling + 46 * scale,
        vanishX + 1400 * scale,
        ceiling + 46 * scale,
        darker(tone, 0.4),
        3 * scale,
      );
    const places = [-840, -430, 430, 840];
    const posts = places
      .map((offset, index) =>
        pile(random, {
          x: vanishX + offset * scale,
          top: ceiling + 40 * scale,
          foot: water,
          wide: 62 * scale,
          tone: row === 2 && index === 1 ? '#dba868' : tone,
          fresh: row === 2 && index === 1,
        }),
      )
      .join('');
    const brace =
      line(
        vanishX - 840 * scale,
        ceiling + 70 * scale,
        vanishX - 430 * scale,
        water - 90 * scale,
        tone,
        20 * scale,
      ) +
      line(
        vanishX + 840 * scale,
        ceiling + 70 * scale,
        vanishX + 430 * scale,
        water - 90 * scale,
        tone,
        20 * scale,
      );
    drawn.push(brace + posts + beam);
  }
  return drawn.join('');
}

function pile(random, { x, top, foot, wide, tone, fresh }) {
  const band = fresh
    ? ''
    : rect(
        x - wide * 0.52,
        foot - wide * 2.4,
        wide * 1.04,
        wide * 2.4,
        down(['#3f5a3a', 0], [mix('#3f5a3a', tone, 0.4), 0.9]),
      ) +
      repeat(9, () =>
        circle(
          x + random.between(-0.45, 0.45) * wide,
          foot - random.between(0, 1.9) * wide,
          wide * random.between(0.03, 0.08),
          '#d9d6c4',
          { opacity: 0.7 },
        ),
      );
  const bolts = fresh
    ? repeat(3, (index) =>
        rect(x - wide * 0.56, top + wide * (1.5 + index * 2.2), wide * 1.12, wide * 0.22, '#5d7374'),
      )
    : '';
  return (
    rect(x - wide / 2, top, wide, foot - top, across(lighter(tone, 0.22), tone, darker(tone, 0.45))) +
    repeat(4, () =>
      line(
        x + random.between(-0.4, 0.4) * wide,
        top,
        x + random.between(-0.4, 0.4) * wide,
        foot - wide,
        darker(tone, 0.4),
        wide * 0.025,
        { opacity: 0.5 },
      ),
    ) +
    band +
    bolts +
    ellipse(x, foot, wide * 0.9, wide * 0.1, ink.white, { opacity: 0.45 })
  );
}

function crew() {
  const worker = (x, y, size, flip, skin, raised) =>
    at(
      x,
      y,
      size / 100,
      stroke('M-5 -44L-7 -4M6 -44L9 -4', ink.navy, 10) +
        path('M-14 -80Q0 -86 14 -80L13 -42Q0 -38 -13 -42Z', ink.marigold) +
        rect(-14, -64, 28, 4.5, '#f6f2d8') +
        rect(-14, -54, 28, 4.5, '#f6f2d8') +
        stroke(
          raised
            ? 'M10 -76Q28 -86 34 -104M-8 -76Q14 -84 28 -96'
            : 'M10 -76Q26 -66 36 -70M-10 -76Q0 -58 22 -60',
          ink.amber,
          7,
        ) +
        circle(raised ? 34 : 37, raised ? -106 : -70, 4, skin) +
        circle(0, -93, 8, skin) +
        path('M-10 -94Q-9 -106 1 -106Q11 -106 11 -95L14 -93L-10 -93Z', ink.white),
      { flip },
    );
  const boat =
    path('M380 800L1010 800Q990 880 940 900L440 900Q400 880 380 800Z', down(ink.coral, ink.brick)) +
    path('M374 792L1016 792L1012 812L380 812Z', ink.cream) +
    rect(820, 730, 90, 62, ink.teal) +
    rect(834, 742, 62, 24, '#bfe0dc') +
    repeat(
      5,
      (index) => circle(450 + index * 110, 846, 15, ink.black) + circle(450 + index * 110, 846, 7, '#5d7374'),
    );
  const timber =
    polygon([470, 790, 800, 760, 806, 784, 476, 814], across('#f0c78c', '#c98f4f')) +
    repeat(3, (index) => line(480, 795 + index * 6, 800, 766 + index * 6, '#a8703a', 1.5));
  const chain =
    line(560, 150, 560, 470, '#2a3438', 6) +
    repeat(13, (index) =>
      ellipse(560, 160 + index * 24, 5, 10, 'none', { stroke: '#4a5a60', strokeWidth: 4 }),
    ) +
    polygon([548, 470, 572, 470, 566, 506, 554, 506], '#4a5a60');
  return (
    chain +
    worker(500, 800, 210, false, '#8a5638', true) +
    worker(660, 800, 204, true, '#e3ae88', false) +
    worker(760, 798, 200, false, '#b57a52', false) +
    timber +
    reflected(boat, { y: 902, opacity: 0.4, squash: 0.5 }) +
    boat
  );
}

const foam = (random) =>
  repeat(16, () =>
    stroke(
      `M${random.between(300, 1000)} ${random.between(900, 950)}q40 ${random.between(-8, 8)} ${random.between(60, 160)} 0`,
      ink.white,
      3,
      { opacity: 0.45 },
    ),
  ) +
  rect(0, 0, 190, height, across('#0f0a08', '#2a1c16', '#160f0c')) +
  rect(1490, 0, 120, height, across('#2a1c16', '#0f0a08')) +
  rect(0, 700, 190, 370, down(['#3f5a3a', 0], ['#2f4a34', 0.85])) +
  rect(1490, 700, 120, 370, down(['#3f5a3a', 0], ['#2f4a34', 0.85]));
