/** The inks of the series. Every picture mixes its tones from these. */
export const ink = {
  black: '#10262b',
  deep: '#0a3438',
  teal: '#0b4f53',
  lagoon: '#1c7a7a',
  sea: '#3b9c96',
  foam: '#a9d8cb',
  mist: '#d8e8de',
  cream: '#fbf1de',
  sand: '#ecd6ab',
  dune: '#d3b27e',
  marigold: '#f2a93b',
  amber: '#e0812a',
  coral: '#ee6f57',
  brick: '#b84a3c',
  plum: '#5c3551',
  rose: '#f3b3a0',
  night: '#0a1f33',
  navy: '#12304a',
  sky: '#8cc7d0',
  timber: '#8a6042',
  bark: '#4b3327',
  leaf: '#6a9a58',
  pine: '#2b5b4b',
  white: '#fffaf0',
};

/**
 * The colour `share` of the way from one hex colour to another.
 * @param {string} from
 * @param {string} to
 * @param {number} share 0 to 1
 */
export function mix(from, to, share) {
  const start = channels(from);
  const end = channels(to);
  const mixed = start.map((value, index) => Math.round(value + (end[index] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {string} colour @param {number} share */
export const lighter = (colour, share) => mix(colour, ink.white, share);

/** @param {string} colour @param {number} share */
export const darker = (colour, share) => mix(colour, ink.black, share);

/** @param {string} colour */
function channels(colour) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
