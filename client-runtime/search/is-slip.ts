/**
 * Returns true when two words differ by one slip of the finger: a letter more, less or another, or
 * two swapped. With `isPrefix`, `word` may go on.
 */
export function isSlip(typed: string, word: string, isPrefix: boolean): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const fits = (rest: string, other: string): boolean => (isPrefix ? other.startsWith(rest) : rest === other);
  const [rest, other] = [typed.slice(at), word.slice(at)];
  return (
    fits(rest.slice(1), other.slice(1)) ||
    fits(rest.slice(1), other) ||
    fits(rest, other.slice(1)) ||
    (rest[0] === other[1] && rest[1] === other[0] && fits(rest.slice(2), other.slice(2)))
  );
}
