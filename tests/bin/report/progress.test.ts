import { expect, it } from 'vitest';
import { describeBar, fitLine, plainLines } from '../../../bin/report/progress.ts';
import type { CountedStage } from '../../../generator/util/progress.ts';

/** Runs stages in which piece after piece takes `msEach`; what is printed into a pipe. */
function print(
  runs: readonly { stage: CountedStage; total: number; until?: number; msEach: (done: number) => number }[],
): string[] {
  const lines: string[] = [];
  let nowMs = 0;
  const display = plainLines(
    {
      write: (text) => {
        lines.push(String(text).trimEnd());
        return true;
      },
    },
    () => nowMs,
  );
  for (const { stage, total, until = total, msEach } of runs) {
    for (let done = 1; done <= until; done += 1) {
      nowMs += msEach(done);
      display.onProgress({ stage, done, total });
    }
  }
  display.stop();
  return lines;
}

it('tells every ten seconds how long the pictures will still take', () => {
  expect(print([{ stage: 'media', total: 25, msEach: () => 1000 }])).toEqual([
    'Fetched 11 of 25 files, about 15 s left',
    'Fetched 21 of 25 files, about 4 s left',
    'Fetched 25 of 25 files',
  ]);
});

it('judges the rest by what is made now, and not by what the cache had', () => {
  const last = print([
    { stage: 'media', total: 1060, until: 1031, msEach: (done) => (done < 1000 ? 1 : 5000) },
  ]).at(-2);
  expect(last).toBe('Fetched 1031 of 1060 files, about 2 min left');
});

it('makes no guess while a crawl finds more, nor of a stage that ends soon', () => {
  expect(
    print([
      { stage: 'crawl', total: 30, msEach: () => 1000 },
      { stage: 'media', total: 5, msEach: () => 100 },
    ]),
  ).toEqual(['Crawled 30 of 30 entries', 'Fetched 5 of 5 files']);
});

it('says that nothing had to be read, and not that none of no entries was', () => {
  const lines: string[] = [];
  const { onProgress, stop } = plainLines({ write: (text: string) => lines.push(text) > 0 });
  onProgress({ stage: 'crawl', done: 0, total: 0 });
  stop();
  expect(lines).toEqual(['Crawled the lists: no entry is new or changed\n']);
});

it('shows a bar with numbers, rate and time left in a terminal', () => {
  const progress = { stage: 'render', done: 120, total: 200 } as const;
  expect(describeBar(progress)).toBe('Rendered ████████████░░░░░░░░ 120 of 200 pages');
  expect(describeBar(progress, 4000)).toBe(
    'Rendered ████████████░░░░░░░░ 120 of 200 pages, 20/s, about 4 s left',
  );
  expect(describeBar({ stage: 'crawl', done: 0, total: 0 })).toContain('0 of 0 entries');
});

it('cuts a line to the width of a terminal', () => {
  expect(fitLine('Rendered 120 of 200 pages', 12)).toBe('Rendered 12…');
  expect(fitLine('Rendered 120 of 200 pages', 25)).toBe('Rendered 120 of 200 pages');
});
