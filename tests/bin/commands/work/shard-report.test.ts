import { describe, expect, it } from 'vitest';
import { readShardReport } from '../../../../bin/commands/report-merge.ts';
import type { ShardReport } from '../../../../generator/work/shard.ts';
import { faultsOfShardReport } from '../../../support/report-schema.ts';

/** Every field that a report may have. */
function shardReport(values: Partial<ShardReport> = {}): ShardReport {
  return {
    version: 1,
    outcome: 'stored',
    shard: { index: 0, total: 4 },
    run: null,
    content: 'a'.repeat(64),
    now: '2026-06-13T14:00:00.000Z',
    source: 'cms.example',
    pages: 12,
    parts: { own: 5, made: 4 },
    peakMemory: 300_000_000,
    stages: { crawl: 1200, render: 34.5 },
    totalMs: 1210,
    warnings: [{ message: 'A picture is missing', check: 'missingMedia', hint: 'Upload it again.' }],
    problems: [],
    ...values,
  };
}

const failed: Partial<ShardReport> = {
  outcome: 'failed',
  run: 'nightly',
  content: null,
  pages: 0,
  parts: { own: 0, made: 0 },
  message: 'The store /work does not take the work of this shard',
  failure: 'unfinished',
  problems: [{ message: 'there is no room', hint: 'Make room.' }],
};

describe('the schema of the report of a shard', () => {
  it('describes what a shard writes that has stored its work, or has failed', () => {
    expect(faultsOfShardReport(shardReport())).toEqual([]);
    expect(faultsOfShardReport(shardReport(failed))).toEqual([]);
  });

  it.each<readonly [what: string, values: object]>([
    ['of another version', { version: 2 }],
    ['of a build', { outcome: 'published' }],
    ['of a shard from 1', { shard: { index: 1 } }],
    ['with an index that is not a number', { shard: { index: '0', total: 4 } }],
    ['with another digest', { content: 'sha256-x' }],
    ['that has stored its work without content', { content: null }],
    ['that has stored its work with a failure', { failure: 'unfinished', message: 'no' }],
    ['that has failed without a reason', { outcome: 'failed', content: null }],
    ['that has failed as no shard does', { ...failed, failure: 'locked' }],
    ['with half a problem', { warnings: [{ hint: 'Upload it again.' }] }],
    ['with a check that does not exist', { warnings: [{ message: 'x', check: 'colour' }] }],
    ['with a field that nobody knows', { colour: 'teal' }],
  ])('refuses a report %s', (_, values) => {
    expect(faultsOfShardReport({ ...shardReport(), ...values })).not.toEqual([]);
  });

  it.each(Object.keys(shardReport()))('requires %s', (name) => {
    const { [name as keyof ShardReport]: _, ...others } = shardReport();
    expect(faultsOfShardReport(others)).not.toEqual([]);
  });

  it('admits what report merge reads', () => {
    for (const report of [shardReport(), shardReport(failed)])
      expect(readShardReport(JSON.parse(JSON.stringify(report)))).toBeDefined();
  });
});
