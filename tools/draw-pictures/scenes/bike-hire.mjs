import { cloud, gulls, ridge, sky, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { hut, lighthouse } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { down, haze } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { lamp, pierSide, railing } from '../kit/pier.mjs';
import { flowers } from '../kit/plants.mjs';
import { line, polygon, rect, repeat } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, waters } from '../kit/water.mjs';
import { bicycle } from './parts/bicycle.mjs';

const paints = [ink.coral, ink.teal, ink.marigold, ink.cream, ink.lagoon, ink.brick];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  const pier =
    pierSide({
      left: 820,
      right: 1640,
      deck: 540,
      water: 574,
      bay: 36,
      colour: '#7f8f8a',
      light: '#a8a692',
      rail: 12,
    }) + lighthouse(850, 541, 0.3);
  return (
    sky(width, height, ['#7fbfc4', '#bfe0d2', '#f8ecc9', '#fbd9a8']) +
    sun(380, 300, 58, '#fff0bd', 8) +
    cloud(random, { x: 1160, y: 300, width: 620, height: 130, opacity: 0.85 }) +
    ridge(random, { width, y: 540, rise: 80, bottom: 600, fill: '#a5cdc2' }) +
    sea(random, { width, top: 556, bottom: 800, colours: waters.morning, waves: 240 }) +
    glints(random, { x: 380, top: 560, bottom: 790, colour: '#fff3c9', width: 150 }) +
    pier +
    haze(width, 470, 140, '#fff0cf', 0.6) +
    sailboat(600, 620, 0.36, { sail: ink.white, hull: ink.brick }) +
    gulls(random, { x: 800, y: 220, spread: 240, count: 6, span: 58 }) +
    promenade(random) +
    repeat(6, (index) => rack(150 + index * 205, paints[index])) +
    hut(1420, 905, 3.2, { wall: ink.lagoon, roof: ink.brick, stripe: ink.marigold }) +
    hirer(random) +
    rider(random)
  );
}

function promenade(random) {
  const paving = rect(0, 780, width, 290, down('#ddc08f', '#f0dbb0', '#d6b582'));
  const joints =
    repeat(5, (index) =>
      line(0, 800 + index * index * 15, width, 800 + index * index * 15, '#b3946a', 2, { opacity: 0.5 }),
    ) +
    repeat(16, (index) =>
      line(800 + (index - 8) * 110, 780, 800 + (index - 8) * 220, height, '#b3946a', 2, { opacity: 0.4 }),
    );
  return (
    railing({ left: 0, right: width, foot: 790, height: 170, step: 52, colour: ink.teal, weight: 8 }) +
    paving +
    joints +
    lamp(720, 792, 560) +
    repeat(
      3,
      (index) =>
        rect(20 + index * 420, 770, 190, 34, ink.deep) +
        flowers(random, 115 + index * 420, 772, 66, [ink.coral, ink.marigold, ink.rose][index], 16),
    )
  );
}

const rack = (x, colour) =>
  polygon([x - 150, 934, x + 140, 934, x + 250, 962, x - 60, 962], ink.bark, { opacity: 0.25 }) +
  bicycle(x, 940, 1.72, mix(colour, ink.black, 0.05));

const hirer = (random) =>
  person(
    1240,
    985,
    300,
    { ...outfit(random), top: ink.coral, legs: ink.navy, head: 'cap', cut: 'shirt' },
    { pose: 'wave', shadow: ink.bark },
  ) +
  person(
    1330,
    1010,
    310,
    { ...outfit(random), top: ink.cream, legs: ink.teal, head: 'long', cut: 'dress' },
    { pose: 'hold', flip: true, shadow: ink.bark },
  );

function rider(random) {
  const clothes = {
    ...outfit(random),
    top: ink.marigold,
    legs: ink.teal,
    skin: '#b57a52',
    hair: '#2a1d1a',
    head: /** @type {const} */ ('bun'),
    cut: /** @type {const} */ ('shirt'),
  };
  return (
    polygon([330, 1050, 720, 1050, 800, 1066, 400, 1066], ink.bark, { opacity: 0.3 }) +
    person(560, 1046, 380, clothes, { pose: 'hold' }) +
    bicycle(530, 1054, 2.1, ink.brick)
  );
}
