import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../tools/soak/options.ts';
import { projectRoot } from '../../support/project-root.ts';

describe('the options of the soak', () => {
  it('names the option that it does not understand', () => {
    expect(() => readOptions(['--builds', 'many'], projectRoot)).toThrow('--builds "many" is not a whole');
  });
});
