import { darker, ink, lighter } from '../../kit/colour.mjs';
import { circle, line, polygon, repeat } from '../../kit/shapes.mjs';

/** @typedef {import('../../kit/random.mjs').Random} Random */

/** The decks of the pier in metres, shore to head, with the ferry's landing. */
const decks = [
  { x: 330, y: -44, wide: 84, deep: 88 },
  { x: 0, y: -15, wide: 340, deep: 30 },
  { x: 150, y: -38, wide: 96, deep: 76 },
  { x: 262, y: -15, wide: 26, deep: 62 },
];

/**
 * The pier with all its houses, the far ones first.
 * @param {ReturnType<typeof import('./axonometry.mjs').axonometric>} view @param {Random} random
 * @param {{ wood?: string, pile?: string, people?: boolean }} [how]
 */
export function pierModel(view, random, { wood = '#dcb27c', pile = ink.bark } = {}) {
  return (
    decks.map((deck) => view.shadow(view.square(deck), 9)).join('') +
    decks.map((deck) => underside(view, deck, pile)).join('') +
    decks.map((deck) => planks(view, deck, wood)).join('') +
    head(view) +
    hall(view) +
    sheds(view) +
    strollers(view, random)
  );
}

function underside(view, { x, y, wide, deep }, pile) {
  const along = repeat(Math.round(wide / 9), (index) =>
    line(
      ...view.point(x + index * 9 + 2, y + deep, 0),
      ...view.point(x + index * 9 + 2, y + deep, -7),
      pile,
      3.4,
    ),
  );
  const end = repeat(Math.round(deep / 9), (index) =>
    line(...view.point(x, y + index * 9 + 4, 0), ...view.point(x, y + index * 9 + 4, -7), pile, 3.4),
  );
  const front = polygon(
    [
      ...view.point(x, y + deep, 0),
      ...view.point(x + wide, y + deep, 0),
      ...view.point(x + wide, y + deep, -2.4),
      ...view.point(x, y + deep, -2.4),
    ],
    darker(pile, 0.1),
  );
  const side = polygon(
    [
      ...view.point(x, y, 0),
      ...view.point(x, y + deep, 0),
      ...view.point(x, y + deep, -2.4),
      ...view.point(x, y, -2.4),
    ],
    darker(pile, 0.35),
  );
  return along + end + front + side;
}

function planks(view, { x, y, wide, deep }, wood) {
  const seams = repeat(Math.round(wide / 4), (index) =>
    line(...view.point(x + index * 4, y), ...view.point(x + index * 4, y + deep), darker(wood, 0.4), 1, {
      opacity: 0.3,
    }),
  );
  const rails = [
    [x, y, x + wide, y],
    [x, y + deep, x + wide, y + deep],
  ]
    .map(([x1, y1, x2, y2]) => line(...view.point(x1, y1, 1.8), ...view.point(x2, y2, 1.8), ink.cream, 2))
    .join('');
  return view.floor(view.square({ x, y, wide, deep }), wood) + seams + rails;
}

/** The pavilion and the lighthouse at the end. */
const head = (view) =>
  view.round({ x: 398, y: 22, radius: 6.5, top: 4.4, high: 34, cone: 5, wall: ink.cream, roof: ink.coral }) +
  view.box({ x: 346, y: -34, wide: 40, deep: 54, high: 9, wall: ink.cream, roof: ink.lagoon }) +
  view.round({ x: 366, y: -7, radius: 13, z: 9, high: 8, dome: 13, wall: ink.cream, roof: ink.teal }) +
  view.round({ x: 350, y: -30, radius: 5, z: 9, high: 3, dome: 5, wall: ink.cream, roof: ink.teal }) +
  view.round({ x: 350, y: 15, radius: 5, z: 9, high: 3, dome: 5, wall: ink.cream, roof: ink.teal });

/** The middle of the pier: gallery hall, market roofs, carousel, ferry house. */
function hall(view) {
  const carousel =
    view.round({ x: 172, y: 20, radius: 11, high: 6, cone: 9, wall: '#e9d3ae', roof: ink.coral }) +
    repeat(6, (index) =>
      polygon(
        [
          ...view.point(172, 20, 15),
          ...view.point(172 + Math.cos(index * 1.047) * 13, 20 + Math.sin(index * 1.047) * 13, 6),
          ...view.point(
            172 + Math.cos(index * 1.047 + 0.52) * 13,
            20 + Math.sin(index * 1.047 + 0.52) * 13,
            6,
          ),
        ],
        ink.cream,
      ),
    );
  const market = repeat(5, (index) =>
    view.gabled({
      x: 226 - index * 9,
      y: 12,
      wide: 7.5,
      deep: 18,
      high: 4,
      rise: 3,
      wall: ink.sand,
      roof: [ink.coral, ink.marigold, ink.teal, ink.cream, ink.brick][index],
    }),
  );
  return (
    view.gabled({ x: 264, y: 18, wide: 20, deep: 16, high: 6, rise: 4, wall: ink.white, roof: ink.brick }) +
    view.gabled({ x: 296, y: -10, wide: 26, deep: 18, high: 6, rise: 5, wall: ink.rose, roof: ink.deep }) +
    view.gabled({
      x: 160,
      y: -34,
      wide: 76,
      deep: 24,
      high: 10,
      rise: 8,
      wall: ink.cream,
      roof: ink.lagoon,
    }) +
    repeat(9, (index) =>
      polygon(
        [
          ...view.point(164 + index * 8, -12, 13),
          ...view.point(168 + index * 8, -12, 13),
          ...view.point(168 + index * 8, -18, 16.5),
          ...view.point(164 + index * 8, -18, 16.5),
        ],
        '#bfe0dc',
      ),
    ) +
    market +
    carousel
  );
}

/** Small houses either side of the walk, nearer the shore. */
const sheds = (view) =>
  repeat(5, (index) =>
    view.gabled({
      x: 128 - index * 24,
      y: -13,
      wide: 15,
      deep: 8,
      high: 4.5,
      rise: 3.5,
      wall: [ink.teal, ink.cream, ink.coral, ink.marigold, ink.foam][index],
      roof: [ink.brick, ink.lagoon, ink.deep, ink.brick, ink.coral][index],
    }),
  ) +
  repeat(4, (index) =>
    view.round({
      x: 116 - index * 26,
      y: 9,
      radius: 3.4,
      z: 4,
      high: 0.4,
      cone: 2.4,
      wall: ink.cream,
      roof: [ink.coral, ink.marigold, ink.lagoon, ink.coral][index],
    }),
  );

const strollers = (view, random) =>
  repeat(120, () => {
    const deck = random.pick(decks);
    const [x, y] = view.point(
      deck.x + random.next() * deck.wide,
      deck.y + 2 + random.next() * (deck.deep - 4),
    );
    return (
      polygon([x, y, x + 7, y + 2.5, x + 1, y + 2], ink.black, { opacity: 0.3 }) +
      line(x, y, x, y - 5, random.pick([ink.coral, ink.teal, ink.navy, ink.cream, ink.brick]), 3) +
      circle(x, y - 7, 1.8, lighter(ink.timber, 0.3))
    );
  });
