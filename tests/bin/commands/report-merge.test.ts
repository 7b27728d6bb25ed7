import { describe, expect, it } from 'vitest';
import {
  joinedLines,
  joinShards,
  type ReadReport,
  readShardReport,
} from '../../../bin/commands/report-merge.ts';
import { faultsOfJoinedReport } from '../../support/report-schema.ts';

function report(index: number, values: Partial<ReadReport> = {}): ReadReport {
  return {
    version: 1,
    outcome: 'stored',
    shard: { index, total: 3 },
    run: null,
    content: 'a'.repeat(64),
    pages: 10,
    parts: { own: 5, made: 5 },
    totalMs: 1000 * (index + 1),
    peakMemory: 100_000_000,
    warnings: [],
    ...values,
  };
}

describe('joinShards', () => {
  it('adds up complete shards in their order', () => {
    const joined = joinShards([report(2), report(0), report(1)]);
    expect(joined).toMatchObject({ outcome: 'stored', total: 3, missing: [], pages: 30, longestMs: 3000 });
    expect(joined.shards.map(({ shard }) => shard.index)).toEqual([0, 1, 2]);
    expect(joinedLines(joined).at(-1)).toBe(
      '3 of 3 shards are stored: 30 pages made, the slowest in 3.0 s, at most 100 MB',
    );
  });

  it('names shards that are missing or have failed', () => {
    const joined = joinShards([report(0), report(2, { outcome: 'failed', message: 'no room\u001b[2J' })]);
    expect(joined).toMatchObject({ outcome: 'incomplete', missing: [1, 2] });
    const lines = joinedLines(joined).join('\n');
    expect(lines).toContain('✖ 2/3  no room');
    expect(lines).toContain('Not complete: 1, 2');
    expect(lines).not.toContain('\u001b');
  });

  it('counts a shard once that failed and was repeated, in any order', () => {
    const failed = report(1, { outcome: 'failed', pages: 0 });
    for (const reports of [
      [report(0), failed, report(1), report(2)],
      [report(2), report(1), failed, report(0)],
    ])
      expect(joinShards(reports)).toMatchObject({ outcome: 'stored', pages: 30 });
  });

  it('shows that shards had different content', () => {
    const joined = joinShards([report(0), report(1), report(2, { content: 'b'.repeat(64) })]);
    expect(joinedLines(joined).join('\n')).toContain(`${'a'.repeat(64)}, ${'b'.repeat(64)}`);
  });
});

describe('readShardReport', () => {
  it('reads no other report', () => {
    expect(readShardReport(report(0))).toEqual(report(0));
    const others = [
      undefined,
      null,
      [],
      {},
      { ...report(0), outcome: 'published' },
      { ...report(0), shard: 1 },
    ];
    for (const other of others) expect(readShardReport(other)).toBeUndefined();
  });
});

describe('the schema of the joined report', () => {
  const stored = joinShards([report(0), report(1), report(2)]);
  const failed = report(2, { outcome: 'failed', content: null, run: 'nightly', message: 'no room' });
  const warned = report(0, { warnings: [{ message: 'A picture is missing' }] });

  it('describes what report merge writes of whole and of incomplete runs', () => {
    expect(faultsOfJoinedReport(stored)).toEqual([]);
    expect(faultsOfJoinedReport(joinShards([warned, failed]))).toEqual([]);
  });

  it.each<readonly [what: string, values: object]>([
    ['of another version', { version: 2 }],
    ['of one shard', { outcome: 'failed' }],
    ['that is stored and lacks a shard', { missing: [1] }],
    ['that is incomplete and lacks no shard', { outcome: 'incomplete' }],
    ['without shards', { shards: [] }],
    ['with half a shard', { shards: [{ version: 1, outcome: 'stored' }] }],
    ['with a field that nobody knows', { colour: 'teal' }],
  ])('refuses a report %s', (_, values) => {
    expect(faultsOfJoinedReport({ ...stored, ...values })).not.toEqual([]);
  });

  it.each(Object.keys(stored))('requires %s', (name) => {
    const { [name as keyof typeof stored]: _, ...others } = stored;
    expect(faultsOfJoinedReport(others)).not.toEqual([]);
  });
});
