/** Phrases that find others, "taproom" and "beer". */
export interface SynonymRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Reads a rule of `search-terms.ts`: "taproom, brewery > beer, pub", or "pram, stroller" for words that find each other. Null for any other text. */
export function readSynonymRule(line: string): SynonymRule | null {
  // As others write it: "taproom => beer".
  const sides = line.split(/=?>/).map(phrasesIn);
  const [from = [], to = from] = sides;
  const isRule =
    sides.length < 3 && from.length > 0 && to.length > 0 && (sides.length === 2 || from.length > 1);
  return isRule ? { from, to } : null;
}

/** Lists phrases with commas between them. */
export function phrasesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Finds a circle of one-way rules, "beer, pub, beer": those words simply find each other. */
export function findCircle(rules: readonly SynonymRule[]): readonly string[] | undefined {
  const oneWay = rules.filter(({ from, to }) => from !== to);
  const next = (phrase: string) => oneWay.flatMap(({ from, to }) => (from.includes(phrase) ? to : []));
  const done = new Set<string>();
  const search = (phrase: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(phrase)) return [...way.slice(way.indexOf(phrase)), phrase];
    if (done.has(phrase)) return undefined;
    done.add(phrase);
    for (const other of next(phrase)) {
      const circle = other === phrase ? undefined : search(other, [...way, phrase]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  for (const phrase of oneWay.flatMap(({ from }) => from)) {
    const circle = search(phrase, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
