import { describe, expect, it } from 'vitest';
import type { ManifestFile } from '../../generator/publish/manifest.ts';
import { bodyKey } from '../../sync/keys.ts';
import { findPrunable, type LastUse, noteUnused, type Retention } from '../../sync/unused.ts';
import { siteFiles } from '../support/site-files.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const headers = { 'content-type': 'text/css', 'cache-control': 'x' };
const style = {
  ...{ path: '_assets/a.css', sha256: 'a'.repeat(64), size: 1 },
  ...{ class: 'asset' as const, headers },
};
const page = { ...style, path: 'index.html', class: 'page' as const, sha256: 'b'.repeat(64) };

type Noted = Readonly<Record<string, LastUse>>;

interface Given {
  readonly before?: Noted;
  readonly files?: readonly ManifestFile[];
  readonly former?: readonly ManifestFile[];
  readonly bodies?: readonly string[];
  readonly lastSeq: number;
  readonly now: string;
}

const unusedOf = (noted: Noted) => new Map(Object.entries(noted));

function note({ before = {}, files = [], former = [], bodies = [], lastSeq, now }: Given): Noted {
  const sites = { files: siteFiles(files), former: [siteFiles(former)] };
  return Object.fromEntries(noteUnused({ before: unusedOf(before), ...sites, bodies, lastSeq, now }));
}

function prunable(
  noted: Noted,
  moment: { readonly seq: number; readonly now: string },
  retention: Retention,
) {
  return [...findPrunable(unusedOf(noted), moment, retention)];
}

describe('unused assets', () => {
  const retention = { keepDeploys: 2, keepDays: 7 };

  it('are noted with the last deploy that used them, and forgotten when they are used again', () => {
    const noted = note({ former: [style], lastSeq: 3, now: day(1) });
    expect(noted).toEqual({ '_assets/a.css': { seq: 3, at: day(1) } });
    expect(note({ before: noted, lastSeq: 4, now: day(2) })).toEqual(noted);
    expect(note({ before: noted, files: [style], lastSeq: 5, now: day(3) })).toEqual({});
    expect(note({ former: [style], files: [style], lastSeq: 5, now: day(3) })).toEqual({});
  });

  it('are noted with the last deploy, also where an attempt that never went live had noted them', () => {
    const before = note({ former: [style], lastSeq: 3, now: day(1) });
    expect(note({ before, former: [style], lastSeq: 3, now: day(90) })).toEqual({
      '_assets/a.css': { seq: 3, at: day(90) },
    });
  });

  it('are the bodies of pages, too, unless another page has the same bytes', () => {
    const body = bodyKey(page.sha256);
    const noted = { [body]: { seq: 3, at: day(1) } };
    const other = { ...page, sha256: 'c'.repeat(64) };
    expect(note({ former: [page], files: [other], lastSeq: 3, now: day(1) })).toEqual(noted);
    expect(note({ bodies: [body], files: [other], lastSeq: 3, now: day(1) })).toEqual(noted);
    expect(note({ former: [page], files: [page], lastSeq: 3, now: day(1) })).toEqual({});
    const moved = { ...page, path: 'moved/index.html' };
    expect(note({ former: [page], files: [other, moved], lastSeq: 3, now: day(1) })).toEqual({});
  });

  it('stay for seven days, by the records and not by the clock of the store (sync 24 and 25)', () => {
    const unused = { '_assets/a.css': { seq: 1, at: day(1) } };
    expect(prunable(unused, { seq: 10, now: day(7) }, retention)).toEqual([]);
    expect(prunable(unused, { seq: 10, now: day(8) }, retention)).toEqual(['_assets/a.css']);
  });

  it('stay while one of the newest deploys used them, however long ago', () => {
    const unused = { '_assets/a.css': { seq: 4, at: day(1) } };
    expect(prunable(unused, { seq: 5, now: day(30) }, retention)).toEqual([]);
    expect(prunable(unused, { seq: 6, now: day(30) }, retention)).toEqual(['_assets/a.css']);
  });
});
