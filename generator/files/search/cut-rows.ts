/** Rows of a file: about so many, and at most. */
const someRows = 24;
const mostRows = 64;

/**
 * Cuts rows, sorted by id, into files. An id decides alone whether a file ends with it, so that an
 * entry which comes or goes changes only the file of its neighbours.
 */
export function* cutRows<Row extends { readonly id: number }>(
  rows: Iterable<Row>,
): Generator<readonly Row[]> {
  let file: Row[] = [];
  for (const row of rows) {
    file.push(row);
    if (!isEnd(row.id) && file.length < mostRows) continue;
    yield file;
    file = [];
  }
  if (file.length > 0) yield file;
}

/** Returns true where a file always ends. Ids of neighbours differ by few numbers: multiplied by the golden ratio, they are scattered. */
export function isEnd(id: number): boolean {
  return Math.imul(id, 0x9e3779b1) >>> 0 < 2 ** 32 / someRows;
}
