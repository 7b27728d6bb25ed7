import { describe, expect, it } from 'vitest';
import { findPrunable, noteUnused } from '../../sync/unused.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

describe('unused assets', () => {
  const retention = { keepDeploys: 2, keepDays: 7 };

  it('are noted with the last deploy that used them, and forgotten when they are used again', () => {
    const noted = noteUnused({ before: {}, files: [], held: ['_assets/a.css'], lastSeq: 3, now: day(1) });
    expect(noted).toEqual({ '_assets/a.css': { seq: 3, at: day(1) } });
    const again = noteUnused({ before: noted, files: [], held: [], lastSeq: 4, now: day(2) });
    expect(again).toEqual(noted);
    const headers = { 'content-type': 'text/css', 'cache-control': 'x' };
    const used = { path: '_assets/a.css', sha256: '0', size: 1, class: 'asset' as const, headers };
    expect(noteUnused({ before: noted, files: [used], held: [], lastSeq: 5, now: day(3) })).toEqual({});
  });

  it('stay for seven days, by the records and not by the clock of the store (sync 24 and 25)', () => {
    const unused = { '_assets/a.css': { seq: 1, at: day(1) } };
    expect(findPrunable(unused, { seq: 10, now: day(7) }, retention)).toEqual([]);
    expect(findPrunable(unused, { seq: 10, now: day(8) }, retention)).toEqual(['_assets/a.css']);
  });

  it('stay while one of the newest deploys used them, however long ago', () => {
    const unused = { '_assets/a.css': { seq: 4, at: day(1) } };
    expect(findPrunable(unused, { seq: 5, now: day(30) }, retention)).toEqual([]);
    expect(findPrunable(unused, { seq: 6, now: day(30) }, retention)).toEqual(['_assets/a.css']);
  });
});
