import { expect } from 'vitest';

/** Counts how often a property meets its rare cases: one that meets none of them proves nothing. */
export interface CaseCount {
  /** Counts the cases, by their names, that are true. */
  readonly saw: (cases: Readonly<Record<string, boolean>>) => void;
  /** Fails where a case was met less often, and names it. */
  readonly expectSeen: (least?: number) => void;
}

export function countCases(): CaseCount {
  const counts = new Map<string, number>();
  return {
    saw: (cases) => {
      for (const [name, isMet] of Object.entries(cases))
        counts.set(name, (counts.get(name) ?? 0) + Number(isMet));
    },
    expectSeen: (least = 3) => {
      expect(counts.size, 'cases').toBeGreaterThan(0);
      const rare = [...counts].filter(([, count]) => count < least);
      expect(Object.fromEntries(rare), `cases met less than ${least} times`).toEqual({});
    },
  };
}
