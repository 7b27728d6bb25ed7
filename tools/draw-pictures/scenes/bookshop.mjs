import { skies } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { pendant } from '../kit/lights.mjs';
import { across, clipped, down, glow } from '../kit/paint.mjs';
import { outfit, person } from '../kit/people.mjs';
import { potted } from '../kit/plants.mjs';
import { circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, waters } from '../kit/water.mjs';

const covers = [
  ink.coral,
  ink.teal,
  ink.marigold,
  ink.cream,
  ink.brick,
  ink.lagoon,
  ink.navy,
  ink.sand,
  ink.plum,
  ink.sea,
  '#c98d66',
];

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    rect(0, 0, width, height, down('#2c4a4c', '#1e3a3d')) +
    rect(0, 840, width, 230, down('#9a6a45', '#5f3c28')) +
    repeat(12, (index) =>
      line(800 + (index - 6) * 130, 840, 800 + (index - 6) * 260, 1067, ink.bark, 3, { opacity: 0.5 }),
    ) +
    shelves(random, -20, 520) +
    shelves(random, 1080, 560) +
    portal(random) +
    polygon([620, 640, 1000, 640, 1260, 1067, 360, 1067], '#ffe2a6', { opacity: 0.16 }) +
    rug() +
    ladder() +
    reader(random) +
    armchair() +
    stacks(random) +
    pendant(380, 240, 150, { colour: ink.marigold, halo: 3 }) +
    pendant(1220, 240, 150, { colour: ink.marigold, halo: 3 }) +
    potted(random, 1500, 1030, 260, ink.cream)
  );
}

function shelves(random, left, span) {
  const rows = 6;
  const case_ = rect(left, 40, span, 820, darker(ink.timber, 0.35)) + rect(left, 24, span, 26, ink.timber);
  const shelf = (row) => {
    const [top, board] = [60 + row * 132, 60 + row * 132 + 116];
    let books = rect(left + 18, top, span - 36, 116, darker(ink.bark, 0.35));
    let x = left + 22;
    while (x < left + span - 46) {
      const thick = random.between(15, 34);
      const tall = random.between(72, 106);
      const colour = mix(random.pick(covers), ink.bark, random.between(0, 0.25));
      const lean = random.chance(0.08) ? 8 : 0;
      const book =
        rect(x, board - tall, thick, tall, across(lighter(colour, 0.15), colour, darker(colour, 0.3))) +
        rect(x, board - tall * 0.82, thick, 5, lighter(colour, 0.5), { opacity: 0.7 }) +
        rect(x, board - tall * 0.22, thick, 4, lighter(colour, 0.5), { opacity: 0.7 });
      books += lean > 0 ? group(book, { transform: `rotate(${lean} ${x} ${board})` }) : book;
      x += thick + (random.chance(0.06) ? 34 : 1.5);
    }
    return books + rect(left + 10, board, span - 20, 16, down(lighter(ink.timber, 0.2), ink.timber));
  };
  return case_ + repeat(rows, shelf);
}

function portal(random) {
  const round = circle(800, 400, 215, '#fff');
  const view =
    rect(560, 160, 480, 480, down(...skies.golden)) +
    circle(860, 400, 44, '#fff0bd') +
    sea(random, {
      x: 560,
      width: 480,
      top: 420,
      bottom: 640,
      colours: waters.golden,
      waves: 90,
      light: '#ffe6b0',
    }) +
    sailboat(740, 470, 0.44, { sail: '#fbe1b5', hull: ink.teal });
  return (
    rect(560, 40, 500, 800, '#d9c3a0') +
    rect(560, 40, 500, 800, down(['#8a6042', 0.45], ['#8a6042', 0])) +
    circle(800, 400, 240, ink.teal) +
    clipped(round, view) +
    rect(793, 185, 14, 430, ink.teal) +
    rect(585, 393, 430, 14, ink.teal) +
    circle(800, 400, 215, 'none', { stroke: ink.marigold, strokeWidth: 9 }) +
    glow(830, 420, 420, '#ffdca0', 0.45) +
    repeat(8, (index) =>
      circle(
        800 + Math.cos(index * 0.785 + 0.39) * 228,
        400 + Math.sin(index * 0.785 + 0.39) * 228,
        6,
        ink.marigold,
      ),
    )
  );
}

const rug = () =>
  ellipse(800, 985, 560, 74, ink.brick) +
  ellipse(800, 985, 520, 66, 'none', { stroke: ink.sand, strokeWidth: 7 }) +
  ellipse(800, 985, 430, 52, ink.teal) +
  ellipse(800, 985, 300, 34, ink.marigold) +
  ellipse(800, 985, 250, 27, ink.brick);

const ladder = () =>
  line(170, 860, 300, 90, '#d2a674', 14) +
  line(270, 860, 390, 90, '#b98a5e', 14) +
  repeat(8, (index) =>
    line(183 + index * 15, 786 - index * 88, 281 + index * 14, 786 - index * 88, '#d2a674', 11),
  );

const reader = (random) =>
  person(
    1260,
    990,
    470,
    { ...outfit(random), top: ink.lagoon, legs: ink.sand, head: 'long', cut: 'dress', hair: '#4b2a1c' },
    { pose: 'hold', shadow: ink.black },
  ) + polygon([1262, 700, 1310, 690, 1316, 744, 1268, 756], ink.coral);

function armchair() {
  const cloth = across(lighter(ink.coral, 0.12), ink.coral, ink.brick);
  const chair =
    rect(560, 960, 18, 60, ink.bark) +
    rect(880, 960, 18, 60, ink.bark) +
    path('M570 890Q540 600 640 580L820 580Q920 600 890 890Z', cloth) +
    repeat(6, (index) => circle(630 + (index % 3) * 100, 660 + Math.floor(index / 3) * 76, 7, ink.brick)) +
    path(
      'M530 980L530 780Q540 730 590 740Q610 760 612 860L850 860Q852 760 872 740Q922 730 930 780L930 980Z',
      cloth,
    ) +
    path('M606 860Q730 826 856 860L856 906Q730 920 606 906Z', lighter(ink.coral, 0.2)) +
    path('M530 980L530 940L930 940L930 980Z', darker(ink.brick, 0.2));
  const fur = '#e8a04a';
  const cat =
    ellipse(735, 838, 100, 46, fur) +
    repeat(5, (index) => stroke(`M${690 + index * 28} 800q10 18 2 40`, '#b86a24', 7)) +
    circle(646, 832, 36, fur) +
    path('M618 812L616 778L642 800ZM656 798L680 780L676 814Z', fur) +
    stroke('M628 836q8 7 15 0M652 836q8 7 15 0', ink.bark, 3.5) +
    path('M642 846l10 0l-5 6Z', ink.coral) +
    stroke('M826 850Q850 890 780 884Q700 886 680 868', fur, 18) +
    path('M618 856Q640 874 672 862Q660 880 630 874Z', ink.cream);
  return ellipse(730, 1014, 240, 24, ink.black, { opacity: 0.35 }) + chair + cat;
}

function stacks(random) {
  const pile = (x, y, count) =>
    repeat(count, (index) => {
      const colour = random.pick(covers);
      const wide = random.between(120, 165);
      return (
        rect(
          x - wide / 2 + random.between(-8, 8),
          y - (index + 1) * 25,
          wide,
          24,
          across(lighter(colour, 0.2), colour, darker(colour, 0.25)),
          { rx: 3 },
        ) + rect(x + wide / 2 - 20, y - (index + 1) * 25 + 4, 18, 16, ink.cream)
      );
    });
  return (
    pile(430, 1010, 5) +
    pile(1070, 1030, 3) +
    path('M1046 955L1094 955L1090 905Q1070 898 1050 905Z', ink.cream) +
    stroke('M1092 915q22 4 14 24l-16 2', ink.cream, 6) +
    pile(110, 1040, 7)
  );
}
