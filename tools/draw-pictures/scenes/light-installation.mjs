import { sky, stars } from '../kit/air.mjs';
import { ink, lighter } from '../kit/colour.mjs';
import { blended, blurred, down, glow } from '../kit/paint.mjs';
import { person, silhouette } from '../kit/people.mjs';
import { deckFloor } from '../kit/pier.mjs';
import { line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, reflected, sea, waters } from '../kit/water.mjs';

const vanishing = /** @type {[number, number]} */ ([800, 590]);
const tubes = [
  '#ff6f61',
  '#ff9d5c',
  '#ffd166',
  '#9be08a',
  '#5fd4c4',
  '#5fb0f0',
  '#a78bf0',
  '#f07fc0',
  '#ff6f61',
  '#ffd166',
];
const scaleAt = (index) => 1 / (1 + index * 0.52);

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, ['#050d20', '#0a1f3c', '#133a5a', '#2a5a70']) +
    stars(random, { width, height: 560, count: 220 }) +
    sea(random, { width, top: 590, bottom: height, colours: waters.night, waves: 320, light: '#5f9ab0' }) +
    repeat(10, (index) =>
      glints(random, {
        x: 120 + (index % 2) * 1360 + (index % 2 ? -1 : 1) * index * 40,
        top: 600,
        bottom: 1000,
        colour: tubes[index],
        width: 90,
        count: 26,
        opacity: 0.7,
      }),
    ) +
    deckFloor(random, {
      vanishing,
      bottom: 1067,
      left: 40,
      right: 1560,
      far: 0.95,
      tone: '#4a4560',
      shade: '#0d1226',
      planks: 50,
    }) +
    sheen() +
    arches(random) +
    distant()
  );
}

/** The arches' light on the boards, one band of colour after another. */
const sheen = () =>
  blended(
    blurred(
      repeat(9, (index) => {
        const scale = scaleAt(index);
        const y = 590 + 477 * scale;
        const half = 620 * scale;
        return polygon(
          [
            800 - half,
            y,
            800 + half,
            y,
            800 + half * 0.86,
            y - 40 * scale,
            800 - half * 0.86,
            y - 40 * scale,
          ],
          tubes[index],
          { opacity: 0.75 },
        );
      }),
      7,
    ),
    'screen',
  );

function arches(random) {
  const drawn = [];
  for (let index = 9; index >= 0; index -= 1) {
    const scale = scaleAt(index);
    const [half, foot, crown] = [610 * scale, 590 + 470 * scale, 590 - 560 * scale];
    const arch = `M${800 - half} ${foot}L${800 - half} ${590 - 120 * scale}C${800 - half} ${crown - 40 * scale} ${800 + half} ${crown - 40 * scale} ${800 + half} ${590 - 120 * scale}L${800 + half} ${foot}`;
    const colour = tubes[index];
    drawn.push(
      stroke(arch, '#0b1428', 40 * scale) +
        blended(
          blurred(stroke(arch, colour, 74 * scale, { opacity: 0.7 }), Math.max(2, 20 * scale)) +
            blurred(stroke(arch, colour, 30 * scale, { opacity: 0.9 }), Math.max(1, 6 * scale)),
          'screen',
        ) +
        stroke(arch, lighter(colour, 0.55), 11 * scale) +
        stroke(arch, '#ffffff', 4.5 * scale),
    );
    drawn.push(walkers(random, index, scale));
  }
  return drawn.join('');
}

function walkers(random, index, scale) {
  const dark = '#0a0f22';
  const place =
    {
      1: [
        [-330, 400],
        [-232, 385],
      ],
      2: [
        [250, 390],
        [350, 250],
      ],
      4: [[-250, 400]],
      5: [
        [300, 400],
        [180, 390],
      ],
      7: [[-120, 390]],
    }[index] ?? [];
  const near = scale * 0.86;
  return place
    .map(([x, tall]) => {
      const [px, py] = [800 + x * near, 590 + 460 * near];
      const rim = tubes[Math.max(0, index - 1)];
      const look = silhouette(dark, {
        head: random.pick(['away', 'bun', 'long', 'beanie']),
        cut: random.pick(['coat', 'shirt']),
      });
      return (
        polygon(
          [
            px - 16 * near,
            py,
            px + 16 * near,
            py,
            px + 40 * near,
            py + 120 * near,
            px - 20 * near,
            py + 120 * near,
          ],
          '#05081a',
          { opacity: 0.5 },
        ) +
        person(px + 3, py, tall * near, silhouette(rim, { head: look.head, cut: look.cut }), {
          pose: 'walk',
        }) +
        person(px, py, tall * near, look, { pose: 'walk' })
      );
    })
    .join('');
}

const distant = () =>
  glow(800, 580, 210, '#ffe7b0', 0.75) +
  reflected(rect(780, 540, 40, 40, ink.cream), { y: 590, opacity: 0 }) +
  path('M792 590L794 548L806 548L808 590Z', ink.cream) +
  rect(795, 538, 10, 10, '#fff6d8') +
  line(800, 538, 800, 530, ink.cream, 2) +
  rect(0, 588, width, 4, down(['#9be0d2', 0.3], ['#9be0d2', 0]));
