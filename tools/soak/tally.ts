/** The counters of a soak. */
export type Tally = ReturnType<typeof startTally>;

export function startTally() {
  return {
    outcomes: startCount(),
    exitCodes: startCount(),
    faults: startCount(),
    requests: startCount(),
    retries: startCount(),
    edits: startCount(),
    keeps: startCount(),
  };
}

function startCount() {
  const counts = new Map<string, number>();
  return {
    add: (name: string, by = 1): void => void counts.set(name, (counts.get(name) ?? 0) + by),
    count: (name: string): number => counts.get(name) ?? 0,
    all: (): Readonly<Record<string, number>> => Object.fromEntries([...counts].sort()),
  };
}
