import { gulls, rainfall, skies, sky } from '../kit/air.mjs';
import { lighthouse, pavilion } from '../kit/buildings.mjs';
import { ink, mix } from '../kit/colour.mjs';
import { blended, blurred, clipped, down, glow, sprayed } from '../kit/paint.mjs';
import { pierSide } from '../kit/pier.mjs';
import { circle, ellipse, group, path, polygon, rect, repeat, smooth, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { sea, surf, waters } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.storm) +
    light() +
    clouds(random) +
    sea(random, { width, top: 600, bottom: height, colours: waters.storm, waves: 300, light: '#b5cabf' }) +
    ranks(random) +
    pierSide({
      left: 520,
      right: 1680,
      deck: 560,
      water: 760,
      bay: 112,
      colour: '#1d2426',
      light: '#4a4f48',
      rail: 38,
      thickness: 24,
    }) +
    pavilion(1280, 562, 0.92, { wall: '#8f9a8c', dome: '#2c4a4c', lit: true, pane: '#e8b45c' }) +
    glow(1280, 500, 260, '#f6b85c', 0.4) +
    lighthouse(610, 562, 0.66, { wall: '#c3c9b8', band: '#8f4a40', lit: true }) +
    glow(610, 340, 200, '#ffe6a8', 0.9) +
    breaker(random) +
    gulls(random, { x: 1080, y: 250, spread: 200, count: 5, span: 62, body: '#dfe6da', tip: '#2b464c' }) +
    fore(random) +
    rainfall(random, { width, height, count: 240, slope: 0.5, opacity: 0.28 })
  );
}

const light = () =>
  blended(
    polygon([980, 0, 1180, 0, 1560, 640, 1060, 640], down(['#fff0c0', 0.62], ['#fff0c0', 0.1])) +
      polygon([860, 0, 920, 0, 900, 620, 760, 620], down(['#fff0c0', 0.42], ['#fff0c0', 0.04])),
    'screen',
  ) + glow(1100, 80, 420, '#fff0c4', 0.7);

function clouds(random) {
  const bank = (y, tone, count) =>
    repeat(count, () =>
      ellipse(
        random.between(-80, width + 80),
        y + random.between(-60, 60),
        random.between(90, 260),
        random.between(40, 90),
        mix(tone, random.pick(['#0c181c', '#6d8684']), random.between(0, 0.3)),
        { opacity: 0.75 },
      ),
    );
  return (
    blurred(bank(60, '#22383f', 16) + bank(170, '#304c52', 12), 9) +
    group(
      repeat(9, () => {
        const [x, y] = [random.between(0, 800), random.between(220, 420)];
        return ellipse(x, y, random.between(120, 280), random.between(10, 26), '#1c3036', { opacity: 0.5 });
      }),
    )
  );
}

const ranks = (random) =>
  repeat(4, (index) =>
    surf(
      random,
      Array.from({ length: 15 }, (_, place) => [
        place * 120 - 40,
        640 + index * 36 + random.between(-15, 15),
      ]).flat(),
      8 + index * 5,
      { colour: '#c9d6c8', opacity: 0.6 },
    ),
  );

/** The great wave that comes over the deck. */
function breaker(random) {
  const body =
    'M0 900C120 760 200 560 330 440C420 356 560 330 660 400C620 396 560 420 540 480C520 560 600 640 760 700C900 744 1100 780 1300 800L1600 900Z';
  const veins = repeat(10, (index) =>
    stroke(
      `M${40 + index * 34} ${880}C${160 + index * 34} ${740 + index * 4} ${230 + index * 26} ${600 + index * 12} ${360 + index * 18} ${480 + index * 20}`,
      index % 2 ? '#8fb0a8' : '#1d4248',
      7,
      { opacity: 0.45 },
    ),
  );
  const crest = smooth(
    [
      300, 480, 350, 400, 430, 330, 520, 300, 620, 310, 700, 370, 730, 440, 690, 420, 660, 450, 630, 410, 590,
      440, 560, 420, 540, 470, 500, 440, 470, 480, 420, 450, 390, 500,
    ],
    true,
  );
  const burstFoam = repeat(230, () => {
    const angle = random.between(-Math.PI * 0.95, 0.1);
    const reach = random.next() ** 0.6 * 380;
    return circle(
      600 + Math.cos(angle) * reach * 1.05,
      500 + Math.sin(angle) * reach,
      random.between(1.5, 13) * (1 - reach / 520),
      ink.white,
      { opacity: random.between(0.4, 0.95) },
    );
  });
  const plume = blurred(
    path(
      smooth(
        [
          480, 560, 440, 360, 520, 210, 560, 130, 620, 230, 660, 110, 710, 250, 800, 190, 780, 330, 860, 400,
          800, 560,
        ],
        true,
      ),
      '#dfe8e0',
      { opacity: 0.55 },
    ),
    10,
  );
  return (
    plume +
    path(body, down('#7fa39c', '#2f5a5e', '#12303a')) +
    clipped(
      path(body, '#fff'),
      veins + sprayed(rect(0, 400, 700, 500, down(['#000', 0], ['#000', 0.4])), '#0a2028', 0.6),
    ) +
    path(crest, ink.white) +
    path(
      smooth([540, 480, 600, 470, 690, 520, 760, 600, 880, 660, 760, 690, 640, 640, 560, 560], true),
      '#e6ede4',
      { opacity: 0.9 },
    ) +
    burstFoam
  );
}

function fore(random) {
  const roll = (y, lift, colours) =>
    path(
      `M-40 ${y}Q160 ${y - lift} 360 ${y - 6}T780 ${y}T1200 ${y - 10}T1660 ${y}L1660 1080L-40 1080Z`,
      down(...colours),
    );
  return (
    roll(880, 90, ['#4a7476', '#1d4248']) +
    surf(
      random,
      Array.from({ length: 15 }, (_, place) => [
        place * 120 - 40,
        850 + Math.sin(place * 1.5) * 28 + random.between(-10, 10),
      ]).flat(),
      20,
      { colour: '#dfe8e0', opacity: 0.85 },
    ) +
    roll(980, 80, ['#2f5a5e', '#0c1f27']) +
    surf(
      random,
      Array.from({ length: 15 }, (_, place) => [
        place * 120 - 40,
        956 + Math.cos(place * 1.4) * 24 + random.between(-10, 10),
      ]).flat(),
      15,
      { colour: '#b5cabf', opacity: 0.75 },
    ) +
    repeat(80, () =>
      circle(random.between(0, width), random.between(820, 1040), random.between(1.5, 5), ink.white, {
        opacity: 0.6,
      }),
    )
  );
}
