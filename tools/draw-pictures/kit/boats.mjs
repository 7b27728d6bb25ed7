import { darker, ink, lighter, mix } from './colour.mjs';
import { across, down } from './paint.mjs';
import { at, circle, line, path, polygon, rect, repeat, stroke } from './shapes.mjs';

/**
 * A sailing boat; (x, y) is the middle of its waterline. At scale 1 its mast is 300 pixels high.
 * @param {number} x @param {number} y @param {number} scale
 * @param {{ hull?: string, sail?: string, shade?: string, heel?: number, flip?: boolean, spinnaker?: string, furled?: boolean, mast?: string }} [how]
 */
export function sailboat(
  x,
  y,
  scale,
  {
    hull = ink.teal,
    sail = ink.cream,
    shade,
    heel = 0,
    flip = false,
    spinnaker,
    furled = false,
    mast = ink.bark,
  } = {},
) {
  const dark = shade ?? mix(sail, ink.dune, 0.55);
  const sails = furled
    ? path('M2 -58Q60 -66 96 -56Q60 -50 2 -52Z', sail)
    : path('M4 -292Q70 -150 108 -52Q50 -44 4 -50Z', across(sail, mix(sail, dark, 0.5))) +
      path('M4 -292Q50 -170 62 -48Q30 -46 4 -50Z', dark, { opacity: 0.35 }) +
      path('M-6 -270Q-70 -120 -92 -40Q-46 -36 -6 -46Z', across(dark, sail));
  const balloon = spinnaker === undefined ? '' : balloonSail(spinnaker);
  const body =
    path('M-112 -34Q-104 -4 -84 6L84 6Q104 -6 112 -30Q0 -22 -112 -34Z', down(hull, darker(hull, 0.35))) +
    path('M-112 -34Q0 -22 112 -30L110 -25Q0 -16 -110 -28Z', lighter(hull, 0.7)) +
    path('M-20 -30L-10 -44L46 -44L54 -29Z', lighter(hull, 0.55)) +
    repeat(3, (index) => rect(0 + index * 15, -40, 9, 5, ink.deep));
  const rig =
    line(0, -30, 0, -300, mast, 4.5) +
    line(0, -52, 104, -52, mast, 3.5) +
    line(0, -298, -108, -34, mast, 1) +
    line(0, -298, 108, -32, mast, 1);
  const pennant = polygon([1, -300, 26, -307, 1, -314], ink.coral) + line(0, -298, 0, -316, mast, 2);
  return at(x, y, scale, sails + rig + pennant + balloon + body, { flip, rotate: heel });
}

function balloonSail(colour) {
  return (
    path(
      'M-4 -280Q-150 -230 -168 -96Q-120 -60 -34 -66Q-58 -170 -4 -280Z',
      across(colour, lighter(colour, 0.35)),
    ) +
    path('M-4 -280Q-104 -200 -118 -74Q-74 -62 -34 -66Q-58 -170 -4 -280Z', ink.cream, { opacity: 0.55 }) +
    path('M-4 -280Q-150 -230 -168 -96Q-150 -82 -140 -78Q-124 -200 -4 -280Z', darker(colour, 0.2), {
      opacity: 0.7,
    })
  );
}

/** A trawler with wheelhouse and gallows; 260 wide at scale 1. @param {number} x @param {number} y @param {number} scale @param {{ hull?: string, house?: string, flip?: boolean, lit?: boolean }} [how] */
export function trawler(
  x,
  y,
  scale,
  { hull = ink.brick, house = ink.cream, flip = false, lit = false } = {},
) {
  const pane = lit ? ink.marigold : ink.lagoon;
  const drawing =
    line(54, -40, 54, -170, ink.bark, 5) +
    line(54, -160, 122, -60, ink.bark, 3) +
    line(54, -165, -20, -120, ink.bark, 1.5) +
    line(-50, -110, -50, -190, ink.bark, 4) +
    line(-50, -186, 54, -168, ink.bark, 1.2) +
    line(-50, -186, -128, -58, ink.bark, 1.2) +
    polygon([-50, -190, -78, -182, -50, -174], ink.coral) +
    rect(-78, -112, 76, 74, across(house, mix(house, ink.dune, 0.6))) +
    rect(-84, -120, 88, 10, hull) +
    repeat(3, (index) => rect(-70 + index * 23, -98, 17, 20, pane)) +
    path(
      'M-132 -62Q-124 -8 -104 8L108 8Q122 -10 126 -40Q20 -28 -30 -40Q-90 -50 -132 -62Z',
      down(lighter(hull, 0.08), darker(hull, 0.4)),
    ) +
    path('M-132 -62Q-90 -50 -30 -40Q20 -28 126 -40L125 -33Q20 -20 -30 -32Q-90 -42 -131 -55Z', ink.cream) +
    repeat(
      4,
      (index) =>
        circle(-70 + index * 44, -12, 9, darker(ink.black, 0.2)) +
        circle(-70 + index * 44, -12, 4.5, mix(hull, ink.black, 0.5)),
    );
  return at(x, y, scale, drawing, { flip });
}

/** An open rowing boat; 120 wide at scale 1. @param {number} x @param {number} y @param {number} scale @param {string} [colour] @param {{ flip?: boolean }} [how] */
export const rowboat = (x, y, scale, colour = ink.coral, how = {}) =>
  at(
    x,
    y,
    scale,
    path('M-62 -20Q0 -10 62 -22L60 -16Q0 -4 -60 -14Z', darker(colour, 0.5)) +
      path('M-62 -20Q-54 4 -38 7L40 7Q56 2 62 -22Q0 -8 -62 -20Z', down(colour, darker(colour, 0.4))) +
      stroke('M-62 -20Q0 -8 62 -22', ink.cream, 3.5),
    how,
  );

/** A passenger ferry; 900 wide at scale 1, bow to the right. @param {number} x @param {number} y @param {number} scale @param {{ lit?: boolean, flip?: boolean }} [how] */
export function ferry(x, y, scale, { lit = false, flip = false } = {}) {
  const pane = lit ? ink.marigold : '#2d6f78';
  const deck = (left, right, top, height, count) =>
    path(
      `M${left} ${top}L${right - 10} ${top}L${right} ${top + height}L${left} ${top + height}Z`,
      down(ink.white, mix(ink.cream, ink.dune, 0.3)),
    ) +
    repeat(count, (_index, share) =>
      rect(left + 22 + share * (right - left - 84), top + height * 0.28, 30, height * 0.4, pane, { rx: 4 }),
    );
  const drawing =
    rect(-196, -262, 74, 84, across(ink.coral, ink.brick)) +
    rect(-200, -268, 82, 14, ink.deep) +
    rect(-196, -232, 74, 12, ink.cream) +
    line(190, -246, 190, -330, ink.deep, 5) +
    line(190, -320, 60, -246, ink.deep, 1.4) +
    polygon([190, -330, 150, -320, 190, -308], ink.marigold) +
    deck(90, 260, -248, 60, 4) +
    deck(-330, 300, -188, 62, 14) +
    rect(-350, -192, 670, 6, ink.teal) +
    deck(-400, 350, -126, 66, 17) +
    rect(-420, -130, 790, 6, ink.teal) +
    path('M-452 -62L452 -74Q420 -14 380 10L-420 10Q-446 -20 -452 -62Z', down(ink.lagoon, ink.deep)) +
    path('M-452 -62L452 -74L446 -60L-451 -48Z', ink.cream) +
    path('M-436 -14L398 -14L380 10L-420 10Z', ink.brick) +
    repeat(30, (index) => rect(-410 + index * 26, -150, 2.4, 22, ink.cream)) +
    rect(-412, -151, 768, 3, ink.cream) +
    repeat(
      5,
      (index) =>
        circle(-330 + index * 150, -36, 9, ink.cream) + circle(-330 + index * 150, -36, 5.5, ink.deep),
    );
  return at(x, y, scale, drawing, { flip });
}
