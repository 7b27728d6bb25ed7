import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../generator/publish/headers-of.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { deployRecord, readDeployRecord } from '../../sync/records/deploy-record.ts';
import { readUnusedRecord, unusedRecord } from '../../sync/records/unused-record.ts';
import type { LastUse } from '../../sync/unused.ts';
import { siteFiles } from '../support/site-files.ts';

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const placed = { path: `${index}/“,\u2028"\n/é.html`, class: 'page' as const };
    return { ...placed, sha256: sha256(`${index}`), size: index, headers: headersOf(placed) };
  });

const last: LastUse = { seq: 3, at: '2026-06-13T14:00:00.000Z' };

describe('the record of a deploy', () => {
  it.each([0, 1, 2, 2_500])('of %i files comes back as it was', async (count) => {
    const { bytes } = deployRecord('000001-abc', siteFiles(filesOf(count)));
    const read = readDeployRecord(Buffer.from(bytes));
    expect(read).toEqual(siteFiles(filesOf(count)));
  });

  it('is JSON that earlier versions read, and theirs is read', async () => {
    const { bytes } = deployRecord('000001-abc', siteFiles(filesOf(3)));
    const value = { version: 1, deploy: '000001-abc', files: filesOf(3) };
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(value);
    const read = readDeployRecord(gzipSync(JSON.stringify(value)));
    expect(read).toEqual(siteFiles(filesOf(3)));
  });

  it.each([
    ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['without its last file', (text: string) => text.slice(0, text.lastIndexOf(',{'))],
    ['without its end', (text: string) => text.slice(0, -2)],
    ['without a comma', (text: string) => text.replace('},{', '}{')],
    ['with half a hash', (text: string) => text.replace(/"sha256":"../, '"sha256":"')],
  ])('is not read %s', async (_, damage) => {
    const { bytes } = deployRecord('000001-abc', siteFiles(filesOf(3)));
    const damaged = damage(gunzipSync(bytes).toString());
    expect(readDeployRecord(gzipSync(damaged))).toBeNull();
    expect(readDeployRecord(Buffer.from(bytes).subarray(0, -12))).toBeNull();
  });
});

describe('the record of what is out of use', () => {
  const keep = (keys: readonly string[]) => new Map(keys.map((key) => [key, last] as const));

  it.each([[[]], [['a']], [['_assets/“".css', 'b', 'c']]])('comes back as it was: %j', async (keys) => {
    const { bytes } = unusedRecord(keep(keys), () => true);
    const noted = Object.fromEntries(keys.map((key) => [key, last]));
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(noted);
    for (const text of [Buffer.from(bytes), Buffer.from(`${JSON.stringify(noted)}\n`)])
      expect(Object.fromEntries(readUnusedRecord(text) ?? [])).toEqual(noted);
  });

  it('lists what is asked for, and is not read when it is damaged', async () => {
    const { bytes } = unusedRecord(keep(['a', 'b']), (key) => key === 'b');
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual({ b: last });
    expect(readUnusedRecord(Buffer.from(bytes).subarray(0, -1))).toBeNull();
  });
});
