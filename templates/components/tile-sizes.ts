/**
 * Returns the `sizes` of a tile's picture by its place in the mosaic (Card.module.css): most are a
 * third or half of a row and higher than wide; a single last one spans the row.
 */
export function tileSizes(index: number, count: number): string {
  const isLast = index === count - 1;
  const inThrees = isLast && count % 3 === 0 ? '80rem' : '40rem';
  const inTwos = isLast && count % 2 === 1 ? '92vw' : '50vw';
  return `(min-width: 64rem) ${inThrees}, (min-width: 44rem) ${inTwos}, max(92vw, 26rem)`;
}
