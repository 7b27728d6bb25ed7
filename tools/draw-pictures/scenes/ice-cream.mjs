import { cloud, gulls, skies, sky, sun } from '../kit/air.mjs';
import { sailboat } from '../kit/boats.mjs';
import { darker, ink, lighter, mix } from '../kit/colour.mjs';
import { across, blurred, clipped, down, radial, sprayed } from '../kit/paint.mjs';
import { circle, ellipse, line, path, rect, repeat, stroke } from '../kit/shapes.mjs';
import { height, width } from '../kit/sheet.mjs';
import { glints, sea, surf } from '../kit/water.mjs';

/** @param {import('../kit/random.mjs').Random} random */
export function draw(random) {
  return (
    sky(width, height, skies.noon) +
    sun(1320, 190, 66, '#fff1b8', 6) +
    cloud(random, { x: 240, y: 460, width: 640, height: 180 }) +
    cloud(random, { x: 1440, y: 500, width: 480, height: 130 }) +
    sea(random, {
      width,
      top: 520,
      bottom: 960,
      colours: ['#5fc0b8', '#2f9c9b', '#1c8286', '#5fb9b0'],
      waves: 320,
      light: '#c9efe2',
    }) +
    glints(random, { x: 1320, top: 524, bottom: 800, colour: ink.white, width: 170, opacity: 0.6 }) +
    sailboat(300, 580, 0.5, { spinnaker: ink.coral }) +
    sailboat(1270, 556, 0.3, { sail: ink.white }) +
    gulls(random, { x: 460, y: 220, spread: 220, count: 6, span: 70 }) +
    beach(random) +
    hand() +
    cone(random) +
    scoops(random)
  );
}

function beach(random) {
  const shore = Array.from({ length: 12 }, (_, index) => [
    index * 150 - 20,
    900 + random.between(-14, 14),
  ]).flat();
  const parasols = [
    [180, 930, ink.coral],
    [420, 960, ink.marigold],
    [1290, 940, ink.teal],
    [1480, 975, ink.coral],
  ];
  return (
    rect(0, 900, width, 170, down('#e9cf9a', '#f4e2b8')) +
    surf(random, shore, 26) +
    blurred(
      parasols
        .map(
          ([x, y, colour]) =>
            ellipse(x + 40, y + 74, 90, 14, '#b3946a', { opacity: 0.5 }) +
            line(x, y - 60, x + 16, y + 72, ink.bark, 7) +
            path(
              `M${x - 110} ${y - 30}Q${x} ${y - 150} ${x + 110} ${y - 40}Q${x} ${y - 70} ${x - 110} ${y - 30}Z`,
              colour,
            ) +
            path(
              `M${x - 40} ${y - 46}Q${x - 10} ${y - 120} ${x} ${y - 104}Q${x + 24} ${y - 110} ${x + 36} ${y - 48}Q${x} ${y - 60} ${x - 40} ${y - 46}Z`,
              ink.cream,
            ),
        )
        .join(''),
      2.2,
    )
  );
}

function cone(random) {
  const shape = 'M640 610L960 610L812 1030Q800 1050 788 1030Z';
  const lattice = repeat(
    15,
    (index) =>
      line(520 + index * 46, 590, 520 + index * 46 + 260, 1060, '#a8642c', 7) +
      line(1080 - index * 46, 590, 1080 - index * 46 - 260, 1060, '#a8642c', 7),
  );
  const sheen = repeat(15, (index) =>
    line(527 + index * 46, 590, 527 + index * 46 + 260, 1060, '#ffd999', 3, { opacity: 0.7 }),
  );
  return (
    clipped(
      path(shape, '#fff'),
      path(shape, across('#f6c983', '#e0a253', '#b06c30')) +
        lattice +
        sheen +
        path(shape, across([ink.white, 0.18], [ink.black, 0], ['#5a2c14', 0.45])),
    ) +
    path('M628 596Q800 660 972 596L966 636Q800 694 634 636Z', across('#f6cf8c', '#d99a4c', '#a8642c')) +
    repeat(22, () =>
      circle(random.between(640, 960), random.between(626, 648), 2.5, '#8a4f22', { opacity: 0.5 }),
    )
  );
}

function scoops(random) {
  const scoop = (x, y, radius, colour) => {
    const skirt = repeat(11, (index, share) =>
      circle(
        x - radius * 0.92 + share * radius * 1.84,
        y + radius * (0.48 + 0.14 * Math.sin(share * Math.PI)),
        radius * (0.15 + (index % 3) * 0.022),
        mix(colour, darker(colour, 0.3), share),
      ),
    );
    const ripples = repeat(9, () =>
      stroke(
        `M${x - radius * random.between(0.1, 0.7)} ${y - radius * random.between(-0.3, 0.7)}q${radius * 0.3} ${radius * random.between(-0.1, 0.1)} ${radius * random.between(0.3, 0.6)} ${radius * 0.08}`,
        lighter(colour, 0.45),
        5,
        { opacity: 0.55 },
      ),
    );
    const ball = circle(x, y, radius, radial(lighter(colour, 0.35), colour, colour, darker(colour, 0.22)));
    return (
      ball +
      clipped(
        circle(x, y, radius, '#fff'),
        circle(x + radius * 0.5, y + radius * 0.45, radius, darker(colour, 0.3), { opacity: 0.22 }) + ripples,
      ) +
      skirt +
      sprayed(
        clipped(
          circle(x, y, radius, '#fff'),
          circle(
            x + radius * 0.7,
            y + radius * 0.6,
            radius,
            radial(['#000', 0.5], ['#000', 0.36], ['#000', 0]),
          ),
        ),
        darker(colour, 0.45),
        0.5,
      ) +
      ellipse(x - radius * 0.4, y - radius * 0.46, radius * 0.22, radius * 0.12, ink.white, {
        opacity: 0.6,
        transform: `rotate(-35 ${x - radius * 0.4} ${y - radius * 0.46})`,
      })
    );
  };
  const seeds = repeat(26, () =>
    ellipse(800 + random.between(-110, 110), 250 + random.between(-90, 70), 3.6, 5.5, '#7c2f3a', {
      opacity: 0.7,
    }),
  );
  const chips = repeat(20, () =>
    rect(910 + random.between(-110, 110), 480 + random.between(-90, 80), 13, 9, '#4b2c1e', {
      transform: `rotate(${Math.round(random.between(0, 90))} 910 480)`,
      rx: 2,
    }),
  );
  const wafer =
    path('M886 250L1010 40L1056 66L950 290Z', across('#f0bf78', '#c98645')) +
    stroke('M912 206L976 240M936 164L1000 198M960 122L1022 156M984 82L1042 112', '#9a5d2c', 5);
  return (
    scoop(690, 488, 158, '#f7dfae') +
    scoop(910, 488, 158, '#8fc9ae') +
    chips +
    wafer +
    scoop(800, 268, 164, '#f08a80') +
    seeds +
    path('M660 600Q668 690 682 600Z', '#f0d39a') +
    path('M900 610Q912 720 926 606Z', '#7dbb9f')
  );
}

function hand() {
  const skin = '#c98d66';
  const shade = darker(skin, 0.25);
  const finger = (y, left, length) =>
    stroke(`M${left} ${y}Q${left - 40} ${y - 4} ${left - length} ${y + 16}`, shade, 66) +
    stroke(`M${left} ${y - 3}Q${left - 40} ${y - 8} ${left - length} ${y + 11}`, skin, 58) +
    ellipse(left - length + 6, y + 2, 17, 12, lighter(skin, 0.4));
  const arm =
    path('M1130 1090Q1090 960 990 850Q930 790 880 820L850 1000Q900 1080 960 1090Z', across(skin, shade)) +
    path('M1100 1090L1040 1000Q1110 960 1150 960L1260 1090Z', ink.coral);
  return arm + finger(850, 930, 190) + finger(912, 930, 176) + finger(972, 935, 156);
}
