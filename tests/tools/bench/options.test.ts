import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../tools/bench/options.ts';
import { projectRoot } from '../../support/project-root.ts';

describe('the options of the bench', () => {
  it('names the option that it does not understand', () => {
    expect(() => readOptions(['--entries', 'many'], projectRoot)).toThrow('--entries "many" is not a whole');
  });

  it.each([
    [['--shape', 'round'], '--shape "round" is not known'],
    [['--beside', 'eleventy,pencil'], '--beside "pencil" is not known'],
  ])('names the shape or generator that it does not know: %j', (args, message) => {
    expect(() => readOptions(args, projectRoot)).toThrow(message);
  });
});
