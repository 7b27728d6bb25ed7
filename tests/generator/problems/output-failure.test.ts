import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { asBuildError, toOutputError } from '../../../generator/problems/output-failure.ts';
import { BuildError } from '../../../generator/problems/problem.ts';

describe('toOutputError', () => {
  it('keeps what failed and the system’s own words', async () => {
    const cause = await readFile('/nowhere/at/all').catch((error: unknown) => error);
    const error = toOutputError(cause, 'write index.html');
    expect(error).toMatchObject({ kind: 'output', message: 'Cannot write index.html: ENOENT', cause });
    expect(error.problems[0]?.message).toContain('/nowhere/at/all');
  });

  it.each([
    ['ENOSPC', /Free some disk space/],
    ['EACCES', /right to write/],
    ['EROFS', /read-only/],
    ['EXDEV', /folder inside/],
    ['EMFILE', /ulimit -n/],
    ['EAGAIN', /ulimit -u/],
  ])('says what to do about %s', (code, remedy) => {
    const error = toOutputError(Object.assign(new Error('failed'), { code }), 'write');
    expect(error.problems[0]?.hint).toMatch(remedy);
  });

  it('lets an error of ours through', () => {
    const error = new BuildError('content', 'two files of one name');
    expect(toOutputError(error, 'write')).toBe(error);
  });
});

describe('asBuildError', () => {
  const failed = (code: string) => Object.assign(new Error('failed'), { code });

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE', 'EAGAIN'])(
    'takes %s for the end of a build, wherever it was met (faults 94)',
    (code) => {
      expect(asBuildError(failed(code))).toMatchObject({
        kind: 'output',
        message: `Cannot continue: ${code}`,
      });
    },
  );

  it('leaves bugs to whoever reports them, and errors of ours as they are', () => {
    expect(asBuildError(new TypeError('x is undefined'))).toBeNull();
    expect(asBuildError(failed('ENOENT'))).toBeNull();
    const error = new BuildError('content', 'two files of one name');
    expect(asBuildError(error)).toBe(error);
  });
});
