import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { clipped, radial } from '../kit/paint.mjs';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';

const [middleX, middleY] = [800, 533];
const polar = (angle, reach) => [middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    paving(random) +
    circle(middleX + 6, middleY + 10, 486, ink.bark, { opacity: 0.4 }) +
    circle(middleX, middleY, 484, '#3a4a4a') +
    rings(random) +
    waves(random) +
    shoal(random) +
    rose(random) +
    sheen() +
    visitors()
  );
}

function paving(random) {
  const slabs = repeat(12, (row) =>
    repeat(14, (column) =>
      rect(
        column * 124 - (row % 2) * 62 - 30,
        row * 92,
        120,
        88,
        mix('#d9c096', random.pick(['#b3946a', '#efdcb4', '#a8a088']), random.between(0, 0.45)),
        { rx: 3 },
      ),
    ),
  );
  return rect(0, 0, width, height, '#9a8058') + slabs;
}

/** One ring of little stones; `tone` gives each its colour. */
function ring(random, reach, size, tone) {
  const count = Math.round((reach * Math.PI * 2) / (size * 1.12));
  return repeat(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.84;
    const [inner, outer] = [reach - size * 0.44, reach + size * 0.44];
    const colour = mix(tone(angle), random.pick([ink.black, ink.white]), random.between(0, 0.16));
    return polygon(
      [
        ...polar(angle - half, inner),
        ...polar(angle + half, inner),
        ...polar(angle + half, outer),
        ...polar(angle - half, outer),
      ],
      colour,
    );
  });
}

const rings = (random) =>
  repeat(3, (index) =>
    ring(random, 470 - index * 17, 16, (angle) =>
      Math.floor((angle / (Math.PI * 2)) * 48 + 0.01) % 2 === index % 2 ? ink.teal : ink.cream,
    ),
  ) + repeat(2, (index) => ring(random, 418 - index * 17, 16, () => [ink.marigold, ink.coral][index]));

const waves = (random) =>
  repeat(9, (index) => {
    const reach = 384 - index * 16;
    return ring(random, reach, 15.5, (angle) => {
      const crest = 322 + Math.sin(angle * 16) * 46;
      return reach > crest + 22
        ? ink.teal
        : reach > crest
          ? ink.cream
          : mix(ink.sea, ink.foam, (384 - reach) / 190);
    });
  });

/** Fish swimming round, each a mosaic of its own. */
function shoal(random) {
  const one = (angle, colour) => {
    const [x, y] = polar(angle, 300);
    const scales = repeat(7, (column) =>
      repeat(5, (row) =>
        rect(
          -46 + column * 12,
          -26 + row * 11,
          10.5,
          9.5,
          mix(colour, random.pick([ink.white, ink.black, ink.marigold]), random.between(0, 0.3)),
          { rx: 2 },
        ),
      ),
    );
    const fish =
      path('M-62 0Q-30 -36 34 -14L66 -34Q58 0 66 34L34 14Q-30 36 -62 0Z', '#123a3e') +
      clipped(
        path('M-58 0Q-30 -31 34 -11L60 -26Q53 0 60 26L34 11Q-30 31 -58 0Z', '#fff'),
        rect(-70, -40, 140, 80, colour) + scales,
      ) +
      circle(-40, -5, 6.5, ink.white) +
      circle(-41, -5, 3.5, ink.black);
    return at(x, y, 0.92, fish, { rotate: (angle * 180) / Math.PI - 90 });
  };
  return repeat(8, (index) =>
    one((index / 8) * Math.PI * 2 + 0.39, [ink.coral, ink.marigold, ink.cream, ink.brick][index % 4]),
  );
}

function rose(random) {
  const field = repeat(15, (index) =>
    ring(random, 248 - index * 16.5, 15.5, (angle) =>
      mix(index < 2 ? ink.marigold : '#f3e6c8', ink.dune, Math.abs(Math.sin(angle * 4)) * 0.35),
    ),
  );
  const point = (angle, reach, wide, light, dark) => {
    const tip = polar(angle, reach);
    return (
      polygon([middleX, middleY, ...polar(angle - wide, reach * 0.28), ...tip], light) +
      polygon([middleX, middleY, ...polar(angle + wide, reach * 0.28), ...tip], dark)
    );
  };
  const small = repeat(8, (index) =>
    point((index / 8) * Math.PI * 2 + Math.PI / 8, 150, 0.3, ink.sea, darker(ink.lagoon, 0.1)),
  );
  const diagonal = repeat(4, (index) =>
    point((index / 4) * Math.PI * 2 + Math.PI / 4, 190, 0.48, ink.coral, ink.brick),
  );
  const main = repeat(4, (index) =>
    point((index / 4) * Math.PI * 2 - Math.PI / 2, 240, 0.62, lighter(ink.teal, 0.16), ink.deep),
  );
  const joints =
    repeat(13, (index) =>
      circle(middleX, middleY, 28 + index * 16, 'none', {
        stroke: '#efe2c4',
        strokeWidth: 1.6,
        opacity: 0.5,
      }),
    ) +
    repeat(48, (index) =>
      stroke(
        `M${polar((index / 48) * 6.283, 30).join(' ')}L${polar((index / 48) * 6.283, 236).join(' ')}`,
        '#efe2c4',
        1.2,
        { opacity: 0.35 },
      ),
    );
  return (
    circle(middleX, middleY, 256, '#3a4a4a') +
    field +
    small +
    diagonal +
    main +
    joints +
    circle(middleX, middleY, 30, ink.marigold) +
    circle(middleX, middleY, 18, ink.cream) +
    circle(middleX, middleY, 9, ink.coral)
  );
}

const sheen = () =>
  polygon([0, 0, 520, 0, 1300, 1067, 700, 1067], ink.white, { opacity: 0.09 }) +
  rect(0, 0, width, height, radial([ink.white, 0.1], [ink.white, 0], [ink.bark, 0.3]));

/** People from straight above: hair, shoulders, a foot, and a long shadow. */
function visitors() {
  const one = (x, y, turn, top, hair, hat) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const shadow =
      polygon([x - 40, y - 20, x + 30, y - 42, x + 250, y + 96, x + 190, y + 150], ink.black, {
        opacity: 0.24,
      }) + ellipse(x + 226, y + 126, 44, 32, ink.black, { opacity: 0.24 });
    const figure =
      ellipse(-18, 34, 13, 24, ink.navy) +
      ellipse(18, 42, 13, 24, ink.navy) +
      path(
        'M-62 8Q-66 -30 -30 -30L30 -30Q66 -30 62 8Q58 34 40 30L-40 30Q-58 34 -62 8Z',
        radial(lighter(top, 0.15), top, darker(top, 0.25)),
      ) +
      (hat
        ? circle(0, 0, 42, ink.sand) +
          circle(0, 0, 25, darker(ink.sand, 0.12)) +
          circle(0, 0, 25, 'none', { stroke: ink.brick, strokeWidth: 5 })
        : circle(0, 0, 28, hair) + stroke('M-4 -26Q6 -6 0 22', lighter(hair, 0.2), 3));
    return `${shadow}<g transform="matrix(${cos} ${sin} ${-sin} ${cos} ${x} ${y})">${figure}</g>`;
  };
  return (
    one(360, 250, 40, ink.coral, '#2a1d1a', false) +
    one(290, 350, 70, ink.marigold, '#4b3327', true) +
    one(1270, 220, -60, ink.teal, '#7a4a2a', false) +
    one(1330, 830, 150, ink.cream, '#2a1d1a', false) +
    one(1240, 900, 190, ink.rose, '#c08a4a', true) +
    one(240, 860, 250, ink.lagoon, '#23191a', false)
  );
}
