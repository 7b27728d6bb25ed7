import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../../bin/report/failure.ts';
import { BuildError } from '../../../generator/problems/problem.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: open 'generate.js'`), { code });

describe('describeFailure', () => {
  it('names the limit when the files of a command cannot be opened (faults 94)', () => {
    const { exitCode, lines } = describeFailure(failed('EMFILE'));
    expect(exitCode).toBe(6);
    expect(lines.join('\n')).toContain('ulimit -n');
    expect(lines.join('\n')).not.toContain('bug in Boardwalk');
  });

  it('says a sentence once that is title and problem, and keeps its hint', () => {
    const message = 'AWS_SECRET_ACCESS_KEY is not set';
    const error = new BuildError('refused', message, [{ message, hint: 'Set it.' }]);
    expect(describeFailure(error).lines).toEqual([
      message,
      '    → Set it.',
      'Nothing was published: the previous site is unchanged.',
    ]);
  });

  it('speaks of no previous site where the command was wrong', () => {
    const error = new BuildError('usage', 'Port 80 cannot be opened', [{ message: 'EACCES' }]);
    expect(describeFailure(error).lines).toEqual(['Port 80 cannot be opened', '  • EACCES']);
  });

  it('shows the stack of anything else', () => {
    const error = failed('ENOENT');
    const { exitCode, lines } = describeFailure(error);
    expect(exitCode).toBe(1);
    expect(lines).toContain(error.stack);
  });
});
