import { cloud, gulls, ridge, skies, sky, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { houses, lighthouse, pavilion } from '../kit/buildings.mjs';
import { ink, lighter } from '../kit/colour.mjs';
import { clipped, down, haze } from '../kit/paint.mjs';
import { person } from '../kit/people.mjs';
import { pierSide, railing } from '../kit/pier.mjs';
import { line, path, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.noon) +
    sun(1260, 150, 74, '#fff3b8', 7) +
    cloud(random, { x: 300, y: 350, width: 620, height: 170 }) +
    cloud(random, { x: 980, y: 270, width: 340, height: 74, opacity: 0.85 }) +
    ridge(random, { width, y: 400, rise: 60, bottom: 460, fill: '#8cc0b4' }) +
    houses(random, { left: -10, right: 420, foot: 440, low: 36, high: 74, shade: '#cfe0d2', amount: 0.35 }) +
    haze(width, 350, 110, ink.cream, 0.5) +
    sea(random, { width, top: 430, bottom: 720, colours: waters.noon, waves: 320, light: '#cdeee0' }) +
    glints(random, { x: 1260, top: 434, bottom: 700, colour: ink.white, width: 180 }) +
    pierSide({
      left: 900,
      right: 1640,
      deck: 436,
      water: 466,
      bay: 34,
      colour: '#5c4a3c',
      light: '#a08460',
      rail: 10,
    }) +
    lighthouse(920, 437, 0.3) +
    sailboat(620, 520, 0.36, { spinnaker: ink.coral }) +
    sailboat(1430, 570, 0.4, { sail: ink.white }) +
    gulls(random, { x: 700, y: 190, spread: 160, count: 5, span: 60 }) +
    pavilion(250, 700, 1) +
    roof() +
    panels() +
    crew()
  );
}

const roof = () =>
  polygon([0, 690, 1600, 610, 1600, 1067, 0, 1067], down('#cfc4a8', '#a89c80', '#7d735e')) +
  polygon([0, 676, 1600, 596, 1600, 616, 0, 698], '#efe4c8') +
  repeat(9, (index) => line(0, 720 + index * 44, 1600, 640 + index * 50, '#8a8068', 2.5, { opacity: 0.5 })) +
  railing({ left: 0, right: width, foot: 670, height: 4, step: 400, colour: '#efe4c8' });

/** Three rows of panels, each panel a sheared quarter of sky. */
function panels() {
  const row = (y, size, count, left, step) =>
    repeat(count, (index) => {
      const x = left + index * step;
      const top = y - index * step * 0.05;
      const corners = [
        x,
        top,
        x + size * 1.2,
        top - size * 0.06,
        x + size * 0.94,
        top + size * 0.72,
        x - size * 0.26,
        top + size * 0.78,
      ];
      const shape = polygon(corners, '#fff');
      const at = (u, v) => [
        corners[0] + (corners[2] - corners[0]) * u + (corners[6] - corners[0]) * v,
        corners[1] + (corners[3] - corners[1]) * u + (corners[7] - corners[1]) * v,
      ];
      const cells =
        repeat(7, (column) =>
          line(...at(column / 6, 0), ...at(column / 6, 1), '#7fb5c4', 2.2, { opacity: 0.8 }),
        ) +
        repeat(5, (line_) =>
          line(...at(0, line_ / 4), ...at(1, line_ / 4), '#7fb5c4', 2.2, { opacity: 0.8 }),
        );
      const shine =
        polygon([...at(0.1, 0), ...at(0.42, 0), ...at(0.2, 1), ...at(-0.12, 1)], ink.white, {
          opacity: 0.28,
        }) +
        polygon([...at(0.5, 0), ...at(0.57, 0), ...at(0.35, 1), ...at(0.28, 1)], ink.white, { opacity: 0.2 });
      const legs =
        line(...at(0.1, 0.02), at(0.1, 0.02)[0], at(0.1, 0.9)[1] + size * 0.05, '#5d6a6a', size * 0.03) +
        line(...at(0.92, 0.02), at(0.92, 0.02)[0], at(0.92, 0.9)[1] + size * 0.05, '#5d6a6a', size * 0.03);
      const shadow = polygon(
        [
          ...at(0, 1),
          ...at(1, 1),
          at(1, 1)[0] + size * 0.24,
          at(1, 1)[1] + size * 0.14,
          at(0, 1)[0] + size * 0.24,
          at(0, 1)[1] + size * 0.16,
        ],
        ink.black,
        { opacity: 0.3 },
      );
      return (
        shadow +
        legs +
        clipped(shape, polygon(corners, down('#2f7f9c', '#145070', '#0b2f4a')) + shine + cells) +
        polygon(corners, 'none', { stroke: '#e3e9e4', strokeWidth: size * 0.03, strokeLinejoin: 'round' })
      );
    });
  return row(700, 150, 7, 480, 180) + row(820, 215, 7, 60, 262) + row(990, 300, 5, -40, 372);
}

function crew() {
  const engineer = (skin, hair) => ({
    skin,
    hair,
    top: ink.marigold,
    legs: ink.navy,
    head: /** @type {const} */ ('bun'),
    cut: /** @type {const} */ ('shirt'),
  });
  const helmet = (x, y, size) =>
    path(
      `M${x - size} ${y}Q${x - size} ${y - size * 1.2} ${x} ${y - size * 1.2}Q${x + size} ${y - size * 1.2} ${x + size} ${y}L${x + size * 1.3} ${y + size * 0.1}L${x - size} ${y + size * 0.1}Z`,
      ink.white,
    ) + line(x, y - size * 1.15, x, y, '#cfd6cd', 3);
  const stripes = (x, y, size) =>
    rect(x - size * 0.11, y, size * 0.22, size * 0.03, '#fff6d8') +
    rect(x - size * 0.11, y + size * 0.07, size * 0.22, size * 0.03, '#fff6d8');
  const one = (x, y, tall, clothes, pose, flip) =>
    person(x, y, tall, clothes, { pose, flip, shadow: ink.black }) +
    helmet(x, y - tall * 0.955, tall * 0.085) +
    stripes(x, y - tall * 0.66, tall);
  return (
    one(470, 940, 320, engineer('#8a5638', '#23191a'), 'reach', false) +
    polygon([566, 680, 628, 672, 636, 716, 574, 724], ink.deep) +
    polygon([572, 686, 622, 679, 629, 711, 580, 718], lighter(ink.foam, 0.4)) +
    one(1330, 900, 300, engineer('#e3ae88', '#7a4a2a'), 'wave', true)
  );
}
