import { awning } from '../kit/buildings.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { bunting, pendant } from '../kit/lights.mjs';
import { across, clipped, down, glow } from '../kit/paint.mjs';
import { crowd, outfit, person } from '../kit/people.mjs';
import { boardsAcross } from '../kit/pier.mjs';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { width } from '../kit/sheet.mjs';
import { framed, truss } from './parts/room.mjs';

const wools = [ink.coral, ink.marigold, ink.teal, ink.cream, ink.brick, ink.sea, ink.rose, ink.navy];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, 700, down('#24454a', '#3d6466', '#a98f6c')) +
    framed(
      560,
      160,
      480,
      380,
      rect(560, 160, 480, 400, down('#f4a676', '#f8d9a8', '#fbeccb')) +
        rect(560, 440, 480, 120, down('#c99a86', '#5f8f90')),
      { columns: 6, rows: 4, arched: true, frame: '#1a3539' },
    ) +
    repeat(3, (index) =>
      truss(
        -240 + index * 160,
        width + 240 - index * 160,
        170 + index * 60,
        -180 + index * 110,
        ['#2a1c18', '#4b3327', '#6d4a36'][index],
        34 - index * 8,
      ),
    ) +
    glow(800, 400, 520, '#ffd9a0', 0.4) +
    boardsAcross(random, { y: 690, width, height: 390, tone: '#b98a5e', rows: 9 }) +
    crowd(random, {
      left: 520,
      right: 1080,
      near: 770,
      far: 710,
      nearHeight: 210,
      farHeight: 170,
      count: 12,
      light: { shade: '#8a6a52', amount: 0.3 },
    }) +
    bunting([380, 250], [1220, 250], { sag: 60, count: 22, size: 36 }) +
    textiles(random) +
    baskets() +
    table(random) +
    repeat(5, (index) =>
      pendant(160 + index * 320, 260 - (index % 2) * 40, 120, {
        colour: [ink.marigold, ink.coral][index % 2],
        halo: 3,
      }),
    ) +
    visitors(random)
  );
}

function textiles(random) {
  const cloth = (x, y, wide, tall, colour, index) => {
    const stripes = repeat(7, (row) => {
      const tone = random.pick(wools);
      const top = y + 20 + row * (tall / 7);
      return index % 2
        ? rect(x, top, wide, tall / 18, tone)
        : repeat(6, (column) =>
            polygon(
              [
                x + (column + 0.5) * (wide / 6),
                top,
                x + (column + 1) * (wide / 6),
                top + 14,
                x + (column + 0.5) * (wide / 6),
                top + 28,
                x + column * (wide / 6),
                top + 14,
              ],
              tone,
            ),
          );
    });
    return (
      clipped(
        rect(x, y, wide, tall, '#fff'),
        rect(x, y, wide, tall, colour) +
          stripes +
          rect(x, y, wide, tall, across([ink.black, 0], [ink.black, 0.12], [ink.black, 0], [ink.black, 0.2])),
      ) +
      repeat(11, (fringe) =>
        line(
          x + 4 + fringe * ((wide - 8) / 10),
          y + tall,
          x + 4 + fringe * ((wide - 8) / 10),
          y + tall + 20,
          colour,
          4,
        ),
      )
    );
  };
  return (
    rect(0, 330, 16, 500, ink.bark) +
    rect(470, 350, 14, 480, ink.bark) +
    line(0, 380, 480, 380, ink.bark, 12) +
    cloth(26, 384, 130, 330, ink.cream, 0) +
    cloth(176, 384, 130, 290, ink.coral, 1) +
    cloth(326, 384, 130, 340, ink.teal, 0) +
    awning(-60, 270, 570, 110, ink.teal, { stripe: 57, slope: 0.06 })
  );
}

function baskets() {
  const basket = (x, y, wide, tall, tone) =>
    stroke(`M${x - wide * 0.4} ${y}Q${x} ${y - tall * 1.3} ${x + wide * 0.4} ${y}`, darker(tone, 0.25), 9) +
    path(
      `M${x - wide / 2} ${y}L${x + wide / 2} ${y}Q${x + wide * 0.46} ${y + tall} ${x + wide * 0.3} ${y + tall}L${x - wide * 0.3} ${y + tall}Q${x - wide * 0.46} ${y + tall} ${x - wide / 2} ${y}Z`,
      across(lighter(tone, 0.2), tone, darker(tone, 0.35)),
    ) +
    repeat(6, (row) =>
      stroke(
        `M${x - wide * (0.48 - row * 0.025)} ${y + 8 + row * tall * 0.16}q${wide * 0.12} 9 ${wide * 0.24} 0t${wide * 0.24} 0t${wide * 0.24} 0t${wide * 0.2} 0`,
        darker(tone, 0.4),
        3.5,
        { opacity: 0.7 },
      ),
    ) +
    ellipse(x, y, wide / 2, 9, darker(tone, 0.5));
  const hook = (x, y) => line(x, 384, x, y, ink.bark, 4);
  return (
    rect(1110, 350, 14, 480, ink.bark) +
    rect(1586, 330, 16, 500, ink.bark) +
    line(1115, 380, 1600, 380, ink.bark, 12) +
    hook(1190, 460) +
    basket(1190, 490, 120, 90, '#d2a25a') +
    hook(1330, 440) +
    basket(1330, 470, 140, 110, '#b9773c') +
    hook(1480, 470) +
    basket(1480, 500, 130, 92, '#e0b873') +
    basket(1250, 690, 170, 120, '#c98f4a') +
    basket(1450, 680, 180, 130, '#a8683a') +
    awning(1090, 270, 570, 110, ink.coral, { stripe: 57, slope: 0.06 })
  );
}

function table(random) {
  const pot = (x, y, size, tone) =>
    path(
      `M${x - size * 0.34} ${y}Q${x - size * 0.62} ${y - size * 0.6} ${x - size * 0.24} ${y - size * 0.9}L${x - size * 0.28} ${y - size * 1.1}L${x + size * 0.28} ${y - size * 1.1}L${x + size * 0.24} ${y - size * 0.9}Q${x + size * 0.62} ${y - size * 0.6} ${x + size * 0.34} ${y}Z`,
      across(lighter(tone, 0.3), tone, darker(tone, 0.35)),
    ) +
    stroke(
      `M${x - size * 0.46} ${y - size * 0.5}Q${x} ${y - size * 0.4} ${x + size * 0.46} ${y - size * 0.5}`,
      ink.cream,
      size * 0.07,
    );
  const ball = (x, y, radius, tone) =>
    circle(x, y, radius, across(lighter(tone, 0.25), tone, darker(tone, 0.3))) +
    repeat(4, (index) =>
      stroke(
        `M${x - radius * 0.8} ${y - radius * 0.3 + index * radius * 0.24}Q${x} ${y - radius + index * radius * 0.34} ${x + radius * 0.84} ${y - radius * 0.1 + index * radius * 0.2}`,
        darker(tone, 0.28),
        2.6,
      ),
    );
  const cloths =
    polygon([-20, 840, 520, 840, 540, 1070, -40, 1070], across(ink.brick, mix(ink.brick, ink.black, 0.25))) +
    polygon([1090, 840, 1640, 840, 1660, 1070, 1070, 1070], across(ink.teal, ink.deep));
  const wool =
    repeat(9, (index) => ball(40 + index * 54, 826 - (index % 2) * 4, 30, random.pick(wools))) +
    repeat(7, (index) => ball(70 + index * 54, 786, 28, random.pick(wools)));
  return (
    ellipse(250, 1060, 320, 18, ink.bark, { opacity: 0.4 }) +
    wool +
    repeat(5, (index) =>
      pot(
        1150 + index * 104,
        846,
        random.between(66, 104),
        random.pick([ink.coral, ink.cream, ink.sea, ink.marigold, ink.navy]),
      ),
    ) +
    rect(-30, 836, 560, 18, ink.timber) +
    rect(1080, 836, 560, 18, ink.timber) +
    cloths +
    repeat(11, (index) =>
      circle(20 + index * 48, 900 + (index % 2) * 60, 9, ink.marigold, { opacity: 0.8 }),
    ) +
    repeat(11, (index) =>
      polygon(
        [1120 + index * 46, 896, 1132 + index * 46, 912, 1120 + index * 46, 928, 1108 + index * 46, 912],
        ink.foam,
        { opacity: 0.8 },
      ),
    )
  );
}

const visitors = (random) =>
  person(
    640,
    1020,
    420,
    { ...outfit(random), top: ink.marigold, head: 'long', cut: 'coat' },
    { pose: 'reach', flip: true, shadow: ink.bark },
  ) +
  person(
    770,
    1040,
    250,
    { ...outfit(random), top: ink.coral, head: 'beanie', cut: 'shirt' },
    { pose: 'stand', shadow: ink.bark },
  ) +
  person(
    980,
    1030,
    430,
    { ...outfit(random), top: ink.cream, legs: ink.navy, head: 'away', cut: 'shirt' },
    { pose: 'reach', shadow: ink.bark },
  );
