import { stripVTControlCharacters } from 'node:util';

/** A line cut to the width of a terminal; in a pipe it stays whole. */
export function fitLine(
  line: string,
  { isTTY = false, columns = 80 }: { readonly isTTY?: boolean; readonly columns?: number },
): string {
  const width = stripVTControlCharacters(line).length;
  return isTTY && width > columns ? `${line.slice(0, line.length - (width - columns) - 1)}…` : line;
}
