import { describe, expect, it } from 'vitest';
import { checksSchema } from '../../../config/checks.ts';
import type { Loss } from '../../../generator/checks/census/loss.ts';
import { guardLoss } from '../../../generator/checks/open-checks.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import type { AllowedLoss } from '../../../generator/publish/measures.ts';

const losses: readonly Loss[] = [
  { measure: 'entries', count: 4, problem: { check: 'lostEntries', message: '4 artworks' } },
  { measure: 'entries', count: 10, problem: { check: 'lostEntries', message: '10 events' } },
  { measure: 'pictures', count: 40, problem: { check: 'shrunkContent', message: '40 pictures' } },
  { measure: 'home', count: 6, problem: { check: 'emptyHome', message: '6 blocks' } },
];

/** Returns the problems reported for these losses: refused, or allowed. */
function guard(allowed: AllowedLoss, checks: object = {}) {
  const taken: Problem[] = [];
  const passed: Problem[] = [];
  guardLoss(losses, {
    allowed,
    switches: checksSchema.parse(checks),
    checks: { take: (problem) => void taken.push(problem), allow: (problem) => void passed.push(problem) },
  });
  const told = (problems: readonly Problem[]) => problems.map(({ message }) => message);
  return { taken: told(taken), passed: told(passed), hints: taken.map(({ hint }) => hint) };
}

describe('guardLoss', () => {
  it('tells each loss, with the measure and the number that would allow it (faults 30)', () => {
    const { taken, hints } = guard({});
    expect(taken).toEqual(losses.map(({ problem }) => problem.message));
    expect(hints).toEqual(
      ['entries=14', 'entries=14', 'pictures=40', 'home=6'].map((allowed) =>
        expect.stringMatching(new RegExp(`--allow-loss ${allowed}\\.$`)),
      ),
    );
  });

  it('allows the losses of a measure up to its limit, all together, and no other measure', () => {
    expect(guard({ entries: 13 }).passed).toEqual([]);
    expect(guard({ entries: 14 }).passed).toEqual(['4 artworks', '10 events']);
    expect(guard({ pictures: 40, home: 5 })).toMatchObject({ passed: ['40 pictures'], taken: { length: 3 } });
  });

  it('does not count losses against the limit that a switch allows anyway', () => {
    expect(guard({ home: 6, entries: 99 }, { emptyHome: 'off' }).passed).toEqual(['4 artworks', '10 events']);
    expect(guard({ entries: 1 }, { lostEntries: 'warn' }).taken).toHaveLength(4);
  });
});
