const longest = 6000;

/** Cuts html at its tags and removes, doubles or swaps some of them, as an editor in the html view does. */
export function damage(html: string, random: () => number): string {
  const pieces = html.split(/(<[^<>]*>)/);
  const from = Math.floor(random() * Math.max(1, pieces.length - 200));
  const part = pieces.slice(from, from + 200);
  for (let times = 0; times < 4; times++) {
    const tags = part.flatMap((piece, index) =>
      /^<\/?(?!script|style|!|svg|noscript|textarea|select|title)[a-z]/i.test(piece) ? [index] : [],
    );
    const [one, other] = [tags[Math.floor(random() * tags.length)], tags[Math.floor(random() * tags.length)]];
    if (one === undefined || other === undefined) return part.join('');
    const kind = Math.floor(random() * 3);
    const [first = '', second = ''] = [part[one], part[other]];
    if (kind === 0) part[one] = '';
    else if (kind === 1) part[one] = first + first;
    else [part[one], part[other]] = [second, first];
  }
  return part.join('').slice(0, longest);
}
