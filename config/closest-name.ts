/** Returns the known name that has almost the same letters, in any order; undefined without one. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, apart: lettersApart(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, apart }) => apart <= Math.min(2, one.length / 4))
    .sort((a, b) => a.apart - b.apart);
  return best?.one;
}

function lettersApart(name: string, other: string): number {
  const left = [...other];
  let added = 0;
  for (const letter of name) {
    const place = left.indexOf(letter);
    if (place === -1) added += 1;
    else left.splice(place, 1);
  }
  return added + left.length;
}
