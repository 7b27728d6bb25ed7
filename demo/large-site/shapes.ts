/** The share of each kind in a site, by shape. Posts are what the others leave. */
const shares = {
  /** A newsroom. */
  news: {},
  /** A venue: many events at some places. */
  events: { event: 0.7, location: 0.2 },
  /** A directory. */
  places: { location: 0.7, artwork: 0.15, event: 0.05 },
  /** A pier that does all of it. */
  mixed: { event: 0.15, location: 0.1, artwork: 0.045, experience: 0.0025, page: 0.0025 },
} as const satisfies Readonly<Record<string, Partial<Record<GeneratedKind, number>>>>;

/** The kinds that entries are generated of. */
export type GeneratedKind = 'post' | 'page' | 'event' | 'location' | 'artwork' | 'experience';

export type Shape = keyof typeof shares;

export const shapes: readonly Shape[] = ['news', 'events', 'places', 'mixed'];

export function isShape(text: string): text is Shape {
  return text in shares;
}

/** How many entries of each kind a site of so many has. At least one of each kind that the shape names. */
export function countKinds(shape: Shape, count: number): Readonly<Record<GeneratedKind, number>> {
  const named: Partial<Record<GeneratedKind, number>> = shares[shape];
  const kinds = { post: 0, page: 0, event: 0, location: 0, artwork: 0, experience: 0 };
  let rest = count;
  for (const [kind, share] of Object.entries(named)) {
    const some = Math.min(rest, Math.max(1, Math.round(count * share)));
    kinds[kind as GeneratedKind] = some;
    rest -= some;
  }
  return { ...kinds, post: rest };
}
