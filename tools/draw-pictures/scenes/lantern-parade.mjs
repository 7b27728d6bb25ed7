import { sky, stars } from '../kit/air.mjs';
import { houses } from '../kit/buildings.mjs';
import { ink, lighter, mix } from '../kit/colour.mjs';
import { stringLights } from '../kit/lights.mjs';
import { blended, down, glow, haze, radial } from '../kit/paint.mjs';
import { outfit, person, silhouette } from '../kit/people.mjs';
import { at, circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#071329', '#12284f', '#34406f', '#6b5478']) +
    stars(random, { width, height: 400 }) +
    houses(random, {
      left: -20,
      right: width,
      foot: 720,
      low: 190,
      high: 360,
      shade: '#141f3f',
      amount: 0.72,
      lit: 0.28,
      pane: '#1c2c50',
    }) +
    haze(width, 420, 380, '#ffb070', 0.35) +
    rect(0, 715, width, 360, down('#6a4a5c', '#2c2440', '#151430')) +
    blended(ellipse(800, 850, 900, 120, '#ff9a54', { opacity: 0.35 }), 'screen') +
    stringLights([-20, 200], [800, 160], { sag: 90, count: 24, size: 6 }) +
    stringLights([800, 160], [1620, 220], { sag: 90, count: 24, size: 6 }) +
    procession(random) +
    watchers(random)
  );
}

const paper = (colour) => radial('#fff8dc', lighter(colour, 0.45), colour, mix(colour, ink.brick, 0.35));
const ribs = (count, draw) =>
  repeat(count, (index) => stroke(draw(index), ink.brick, 2.2, { opacity: 0.55 }));

/** A fish of paper over ribs, its middle at the origin, 300 long. */
const fishLantern = (colour) =>
  path('M110 0Q160 -70 190 -64Q170 0 190 64Q160 70 110 0Z', paper(colour)) +
  path('M-150 0Q-80 -92 40 -66Q100 -40 124 0Q100 40 40 66Q-80 92 -150 0Z', paper(colour)) +
  path('M-30 -74Q10 -124 70 -60Z', paper(colour)) +
  path('M-20 72Q10 112 50 62Z', paper(colour)) +
  ribs(6, (index) => `M${-84 + index * 34} ${-62 - (index % 3) * 6}q22 62 0 ${124 + (index % 3) * 10}`) +
  circle(-98, -16, 15, ink.white) +
  circle(-100, -16, 8, ink.black) +
  stroke('M-146 6Q-130 22 -112 20', ink.brick, 4);

const starLantern = (colour) =>
  polygon(
    Array.from({ length: 10 }, (_, index) => [
      Math.sin((index * Math.PI) / 5) * (index % 2 ? 42 : 100),
      -Math.cos((index * Math.PI) / 5) * (index % 2 ? 42 : 100),
    ]).flat(),
    paper(colour),
  ) + ribs(5, (index) => `M0 0L${Math.sin(index * 1.2566) * 96} ${-Math.cos(index * 1.2566) * 96}`);

const moonLantern = (colour) =>
  path('M40 -96A100 100 0 1 0 40 96A78 78 0 1 1 40 -96Z', paper(colour)) +
  ribs(
    5,
    (index) =>
      `M${-94 + index * 4} ${-40 + index * 20}Q${-60} ${-40 + index * 20} ${-36} ${-34 + index * 17}`,
  ) +
  circle(-58, -20, 6, ink.brick);

const globe = (colour) =>
  ellipse(0, 0, 62, 70, paper(colour)) +
  ribs(5, (index) => `M0 -70Q${-80 + index * 40} 0 0 70`) +
  rect(-18, -78, 36, 10, ink.brick) +
  rect(-18, 68, 36, 10, ink.brick);

function procession(random) {
  const light = { shade: '#241a3a', amount: 0.5 };
  const carried = [
    [170, 860, 300, globe(ink.coral), 0.7, 250],
    [330, 820, 240, starLantern(ink.marigold), 0.72, 230],
    [560, 880, 330, fishLantern(ink.coral), 1.25, 320],
    [800, 830, 250, globe(ink.marigold), 0.66, 220],
    [930, 850, 280, moonLantern('#ffdf9a'), 0.95, 300],
    [1150, 840, 270, globe('#7fd0c0'), 0.66, 220],
    [1330, 890, 340, fishLantern('#5fc0b0'), 1.05, 300],
    [1510, 840, 270, starLantern(ink.coral), 0.76, 250],
  ];
  const back = repeat(20, (index) => {
    const x = index * 86 - 20 + random.between(-20, 20);
    return (
      person(x, 770, 150, outfit(random, { shade: '#2c2244', amount: 0.6, winter: true }), {
        pose: 'walk',
        flip: true,
      }) +
      (index % 2
        ? line(x - 16, 690, x - 18, 600, '#2c1c30', 3) +
          glow(x - 18, 580, 70, '#ffb75e', 0.7) +
          at(x - 18, 580, 0.28, globe([ink.coral, ink.marigold, '#7fd0c0'][index % 3]))
        : '')
    );
  });
  const front = carried.map(([x, y, tall, lantern, scale, lift]) => {
    const [lanternX, lanternY] = [x - 30, y - tall * 0.75 - lift];
    return (
      line(x - 14, y - tall * 0.5, lanternX, lanternY, '#3b2436', 6) +
      person(
        x,
        y + 40,
        tall,
        { ...outfit(random, light), cut: 'coat' },
        { pose: 'hold', flip: true, shadow: ink.black },
      ) +
      glow(lanternX, lanternY, 260 * scale, '#ffad55', 0.75) +
      at(lanternX, lanternY, scale, lantern) +
      glow(lanternX, lanternY, 120 * scale, '#fff0c0', 0.5)
    );
  });
  return back + front.join('');
}

function watchers(random) {
  return repeat(15, (index) => {
    const tall = index % 4 === 2 ? 210 : random.between(300, 350);
    return group(
      person(
        20 + index * 112 + random.between(-24, 24),
        1180,
        tall,
        silhouette('#0d0f26', { head: random.pick(['beanie', 'away', 'long', 'bun', 'cap']), cut: 'coat' }),
        { pose: index % 5 === 1 ? 'wave' : 'stand', flip: random.chance(0.5) },
      ),
    );
  });
}
