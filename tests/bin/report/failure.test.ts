import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../../bin/report/failure.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: open 'generate.js'`), { code });

describe('describeFailure', () => {
  it('names the limit when the files of a command cannot be opened (faults 94)', () => {
    const { exitCode, lines } = describeFailure(failed('EMFILE'));
    expect(exitCode).toBe(6);
    expect(lines.join('\n')).toContain('ulimit -n');
    expect(lines.join('\n')).not.toContain('bug in Boardwalk');
  });

  it('shows the stack of anything else', () => {
    const error = failed('ENOENT');
    const { exitCode, lines } = describeFailure(error);
    expect(exitCode).toBe(1);
    expect(lines).toContain(error.stack);
  });
});
