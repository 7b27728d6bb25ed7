/**
 * @typedef {object} Random
 * @property {() => number} next a number from 0 up to 1
 * @property {(low: number, high: number) => number} between
 * @property {<T>(list: readonly T[]) => T} pick
 * @property {(share: number) => boolean} chance
 */

/**
 * The same seed gives the same numbers on every machine, so a picture can be drawn again.
 * @param {string} seed
 * @returns {Random}
 */
export function seeded(seed) {
  let state = hash(seed);
  const next = () => {
    // mulberry32: small, and good enough for the place of a wave
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

/**
 * FNV-1a.
 * @param {string} text
 */
export function hash(text) {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}
