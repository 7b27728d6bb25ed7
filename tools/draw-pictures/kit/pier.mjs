import { darker, ink, lighter, mix } from './colour.mjs';
import { across, clipped, down } from './paint.mjs';
import { circle, line, path, polygon, rect, repeat, stroke } from './shapes.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * A pier seen from the side: deck, railing and piles with cross braces.
 * @param {{ left: number, right: number, deck: number, water: number, bay?: number, colour?: string, light?: string, rail?: number, thickness?: number }} pier
 */
export function pierSide({
  left,
  right,
  deck,
  water,
  bay = 90,
  colour = ink.bark,
  light = ink.timber,
  rail = 26,
  thickness = 16,
}) {
  const bays = Math.round((right - left) / bay);
  const step = (right - left) / bays;
  const pile = bay * 0.11;
  const under = repeat(bays + 1, (index) => {
    const x = left + index * step;
    const brace =
      index < bays
        ? line(x, water - (water - deck) * 0.12, x + step, deck + thickness + 6, colour, pile * 0.35) +
          line(x, deck + thickness + 6, x + step, water - (water - deck) * 0.12, colour, pile * 0.35)
        : '';
    const back = rect(
      x + step * 0.42,
      deck + thickness,
      pile * 0.7,
      water - deck - thickness - 4,
      darker(colour, 0.25),
    );
    return (
      back +
      brace +
      rect(x - pile / 2, deck, pile, water - deck + 5, across(light, colour, darker(colour, 0.4)))
    );
  });
  const shadow = rect(
    left,
    deck + thickness,
    right - left,
    (water - deck) * 0.3,
    down([darker(colour, 0.5), 0.7], [darker(colour, 0.5), 0]),
  );
  const beam = rect(left - 6, deck, right - left + 12, thickness, down(lighter(light, 0.2), light, colour));
  return (
    under + shadow + beam + railing({ left, right, foot: deck, height: rail, step: bay / 3, colour: light })
  );
}

/** @param {{ left: number, right: number, foot: number, height: number, step: number, colour: string, weight?: number }} rail */
export const railing = ({ left, right, foot, height, step, colour, weight = Math.max(1.4, height * 0.08) }) =>
  repeat(Math.max(2, Math.round((right - left) / step) + 1), (_, share) =>
    line(left + share * (right - left), foot, left + share * (right - left), foot - height, colour, weight),
  ) +
  line(left, foot - height, right, foot - height, colour, weight * 1.5) +
  line(left, foot - height * 0.55, right, foot - height * 0.55, colour, weight * 0.8);

/**
 * A timber floor in one-point perspective, from the vanishing point down to the lower edge.
 * @param {Random} random @param {{ vanishing: [number, number], bottom: number, left: number, right: number, far?: number, tone?: string, shade?: string, planks?: number }} deck left and right at the lower edge; far: where it ends, 0 to 1 of the way up
 */
export function deckFloor(
  random,
  { vanishing: [vx, vy], bottom, left, right, far = 0.96, tone = '#c99a6b', shade = ink.bark, planks = 46 },
) {
  const at = (x, share) => [x + (vx - x) * share, bottom + (vy - bottom) * share];
  const corners = [at(left, 0), at(right, 0), at(right, far), at(left, far)].flat();
  const boards = repeat(planks, (index) => {
    // Equal boards look nearer to each other with the square of their distance.
    const distance = (row) => Math.min(far, 1 - 1 / (1 + row * 0.09 + (row * 0.028) ** 2.2));
    const [near, end] = [distance(index), distance(index + 1)];
    const colour = mix(mix(tone, shade, random.between(0, 0.22)), lighter(tone, 0.5), near * 0.55);
    const board = polygon(
      [...at(left, near), ...at(right, near), ...at(right, end), ...at(left, end)],
      colour,
    );
    return (
      board +
      line(...at(left, near), ...at(right, near), shade, Math.max(0.5, 3.4 * (1 - near) ** 1.5), {
        opacity: 0.55,
      })
    );
  });
  const grain = repeat(60, () => {
    const share = random.next() ** 2 * 0.7;
    const [x, y] = at(random.between(left, right), share);
    return line(x, y, x + random.between(20, 130) * (1 - share), y, shade, 1.3 * (1 - share), {
      opacity: 0.22,
    });
  });
  return clipped(polygon(corners, '#fff'), polygon(corners, tone) + boards + grain);
}

/** A timber floor seen level, its boards running across. @param {Random} random @param {{ x?: number, y: number, width: number, height: number, tone?: string, rows?: number }} floor */
export const boardsAcross = (random, { x = 0, y, width, height, tone = '#b98a5e', rows = 9 }) =>
  repeat(rows, (index) => {
    const top = y + height * (index / rows) ** 1.5;
    const bottom = y + height * ((index + 1) / rows) ** 1.5;
    const colour = mix(tone, ink.bark, random.between(0, 0.25));
    return (
      rect(x, top, width, bottom - top + 1, colour) +
      line(x, top, x + width, top, ink.bark, 1 + index * 0.25, { opacity: 0.6 })
    );
  });

/** Bollard with a turn of rope. @param {number} x @param {number} y @param {number} size */
export const bollard = (x, y, size) =>
  path(
    `M${x - size * 0.3} ${y}L${x - size * 0.22} ${y - size * 0.8}L${x + size * 0.22} ${y - size * 0.8}L${x + size * 0.3} ${y}Z`,
    across(lighter(ink.deep, 0.25), ink.black),
  ) +
  rect(x - size * 0.36, y - size, size * 0.72, size * 0.24, across(lighter(ink.deep, 0.3), ink.black), {
    rx: size * 0.1,
  }) +
  repeat(3, (index) =>
    stroke(
      `M${x - size * 0.3} ${y - size * (0.26 + index * 0.12)}q${size * 0.3} ${size * 0.1} ${size * 0.6} 0`,
      ink.dune,
      size * 0.09,
    ),
  );

/** A street lamp. @param {number} x @param {number} foot @param {number} height @param {{ lit?: boolean, colour?: string }} [how] */
export function lamp(x, foot, height, { lit = false, colour = ink.deep } = {}) {
  const size = height / 12;
  const glass = lit ? '#ffe2a0' : lighter(colour, 0.75);
  return (
    rect(x - size * 0.16, foot - height, size * 0.32, height, colour) +
    rect(x - size * 0.42, foot - size * 1.8, size * 0.84, size * 1.8, colour, { rx: size * 0.2 }) +
    stroke(
      `M${x - size} ${foot - height * 0.82}Q${x} ${foot - height * 0.9} ${x + size} ${foot - height * 0.82}`,
      colour,
      size * 0.2,
    ) +
    circle(x, foot - height - size * 0.5, size * 0.72, glass) +
    path(
      `M${x - size * 0.8} ${foot - height - size * 0.8}Q${x} ${foot - height - size * 2.2} ${x + size * 0.8} ${foot - height - size * 0.8}Z`,
      colour,
    )
  );
}
